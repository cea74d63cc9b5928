//! Who or what is looked up at the door: the answer to a barcode, a name, an address or a number.

use super::filled_in::filled_in_text;
use super::search_term::{order_number, search_term};
use super::sold_ticket::SoldTicket;
use crate::data_grid::{Column, Search, Table};

/// The fewest digits that a telephone number is known by: its end is the same with and without a country.
const PHONE_DIGITS: usize = 8;

/// The answer to what was typed or scanned.
#[derive(Clone, Debug)]
pub enum Answer<'a> {
    /// The ticket with this barcode.
    Ticket(&'a SoldTicket),
    /// What one order holds: only one fits.
    Order(Vec<&'a SoldTicket>),
    /// So many orders fit.
    Several(usize),
    /// Nothing fits, as far as read.
    Nothing,
}

/// What a person can be found by.
static TABLE: Table<SoldTicket> = Table {
    id: SoldTicket::id,
    columns: &[
        Column::searched("first_name", |sold| {
            sold.person().and_then(|person| person.first_name.as_deref()).into()
        }),
        Column::searched("last_name", |sold| {
            sold.person().and_then(|person| person.last_name.as_deref()).into()
        }),
        Column::searched("email", |sold| sold.person().and_then(|person| person.email.as_deref()).into()),
        Column::searched("company", |sold| sold.company().into()),
        Column::searched("filled_in", |sold| filled_in_text(sold.values()).into()),
        Column::searched("ticket", |sold| sold.ticket_name().into()),
    ],
};

/// What was sold, as it is looked up in.
#[derive(Default)]
pub struct PersonIndex {
    names: Search,
}

impl PersonIndex {
    /// Makes ready for a question in steps; whether there is more to do. Only names need it, of which at most so many
    /// are taken in at once.
    pub fn prepare(&mut self, sold: &[SoldTicket], asked: &str, at_most: usize) -> bool {
        number(search_term(asked)).is_none() && !self.names.extend(&TABLE.sheet(sold), at_most)
    }

    /// Answers, once it is ready. A number has to be a barcode, the id of an order or a telephone number as a whole,
    /// though leading zeros don't matter: a code that was misread must not be answered with another customer's ticket.
    /// With `#` or "Order" before it, only the id of an order is meant.
    pub fn answer<'a>(&mut self, sold: &'a [SoldTicket], asked: &str) -> Answer<'a> {
        if let Some(id) = order_number(asked) {
            return by_order(sold, of_order(sold, id));
        }
        let asked = search_term(asked);
        if asked.is_empty() {
            return Answer::Nothing;
        }
        match number(asked) {
            Some(number) => by_number(sold, &number),
            None => self.by_text(sold, asked),
        }
    }

    fn by_text<'a>(&mut self, sold: &'a [SoldTicket], asked: &str) -> Answer<'a> {
        let of_order = of_order(sold, asked);
        let found = self.names.find(asked).iter().filter_map(|row| sold.get(*row));
        by_order(sold, if of_order.is_empty() { found.collect() } else { of_order })
    }
}

fn by_number<'a>(sold: &'a [SoldTicket], number: &str) -> Answer<'a> {
    let has_barcode = |sold: &SoldTicket| {
        sold.barcode().is_some_and(|barcode| barcode.as_str().trim_start_matches('0') == number)
    };
    match matching(sold, has_barcode)[..] {
        [] => {}
        [only] => return Answer::Ticket(only),
        ref several => return by_order(sold, several.to_vec()),
    }
    let found = of_order(sold, number);
    by_order(sold, if found.is_empty() { matching(sold, |sold| has_phone(sold, number)) } else { found })
}

/// What an order holds, by its id, however its digits are grouped.
fn of_order<'a>(sold: &'a [SoldTicket], asked: &str) -> Vec<&'a SoldTicket> {
    let wanted = number(asked);
    let is_meant = |id: &str| id == asked || (wanted.is_some() && number(id) == wanted);
    matching(sold, |sold| sold.order_id().is_some_and(|id| is_meant(id.as_str())))
}

/// The significant digits of a text that is only a number, in any grouping.
fn number(asked: &str) -> Option<String> {
    let digits: String = asked.chars().filter(|character| !" -+.()/#".contains(*character)).collect();
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.trim_start_matches('0').to_owned())
}

fn has_phone(sold: &SoldTicket, number: &str) -> bool {
    let phone = sold.person().and_then(|person| person.phone.as_deref()).unwrap_or_default();
    // Most differ in their last digit.
    if phone.bytes().rfind(u8::is_ascii_digit) != number.bytes().last() {
        return false;
    }
    let digits: String = phone.chars().filter(char::is_ascii_digit).collect();
    number.len() >= PHONE_DIGITS
        && (digits.ends_with(number) || number.ends_with(digits.trim_start_matches('0')))
        && digits.len() >= PHONE_DIGITS
}

fn matching(sold: &[SoldTicket], is_one: impl Fn(&SoldTicket) -> bool) -> Vec<&SoldTicket> {
    sold.iter().filter(|sold| is_one(sold)).collect()
}

/// The order that all of these belong to, with everything in it; else how many there are.
fn by_order<'a>(sold: &'a [SoldTicket], found: Vec<&'a SoldTicket>) -> Answer<'a> {
    let key = |sold: &'a SoldTicket| sold.order_id().map_or(sold.id(), |id| id.as_str());
    let mut orders: Vec<&str> = found.into_iter().map(key).collect();
    orders.sort_unstable();
    orders.dedup();
    match &orders[..] {
        [] => Answer::Nothing,
        [only] => Answer::Order(sold.iter().filter(|sold| key(sold) == *only).collect()),
        several => Answer::Several(several.len()),
    }
}

/// All tickets of the order that a ticket belongs to, itself among them.
pub fn same_order<'a>(sold: &'a [SoldTicket], ticket: &'a SoldTicket) -> Vec<&'a SoldTicket> {
    match ticket.order_id() {
        Some(id) => matching(sold, |other| other.order_id() == Some(id)),
        None => vec![ticket],
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample::{joined, order, purchase};
    use super::*;

    fn sold() -> Vec<SoldTicket> {
        let orders = [
            order("501", 190, &[("871234", "Dag 1", None), ("871235", "Dag 2", None)]),
            order("502", 200, &[("871236", "Dag 1", None)]),
        ];
        joined(&orders, &[purchase("871237", None)])
    }

    /// An answer in short: the ids of tickets, or how many orders.
    fn said(asked: &str) -> String {
        let ids = |sold: &[&SoldTicket]| sold.iter().map(|sold| sold.id()).collect::<Vec<_>>().join(" ");
        let (sold, mut register) = (sold(), PersonIndex::default());
        while register.prepare(&sold, asked, 1) {}
        match register.answer(&sold, asked) {
            Answer::Ticket(ticket) => format!("ticket {}", ticket.id()),
            Answer::Order(tickets) => format!("order {}", ids(&tickets)),
            Answer::Several(count) => format!("{count} orders"),
            Answer::Nothing => "nothing".to_owned(),
        }
    }

    #[test]
    fn a_person_or_number_is_looked_up() {
        for (asked, expected) in [
            ("871234", "ticket 871234"),
            (" 0000871234 ", "ticket 871234"),
            ("871237", "ticket 871237"),
            ("501", "order 871234 871235"),
            ("#501", "order 871234 871235"),
            ("Bestelling 501", "order 871234 871235"),
            ("#", "nothing"),
            ("#871234", "nothing"),
            ("zoe501@", "order 871234 871235"),
            ("ZOE502@MAIL.example", "order 871236"),
            ("dag 2, jansen, 501", "order 871234 871235"),
            ("Jansen, Zoë", "2 orders"),
            ("061234567502", "order 871236"),
            ("+31 6 1234567502", "order 871236"),
            ("0031 6 1234567502", "order 871236"),
            ("missing", "nothing"),
            ("", "nothing"),
        ] {
            assert_eq!(said(asked), expected, "{asked}");
        }
    }

    #[test]
    fn the_digits_of_an_order_id_may_be_in_groups() {
        let sold = joined(&[order("2026-0042", 200, &[("871238", "Dag 1", None)])], &[]);
        for asked in ["2026-0042", "#2026-0042", "20260042"] {
            let answer = PersonIndex::default().answer(&sold, asked);
            assert!(matches!(&answer, Answer::Order(tickets) if tickets.len() == 1), "{asked}: {answer:?}");
        }
    }

    #[test]
    fn a_hash_selects_the_order_over_a_barcode() {
        let sold = joined(
            &[order("501", 200, &[("9", "Dag 1", None), ("8", "Dag 1", None)])],
            &[purchase("501", None)],
        );
        let answer = |asked| format!("{:?}", PersonIndex::default().answer(&sold, asked));
        assert!(answer("501").starts_with("Ticket"), "{}", answer("501"));
        assert!(answer("#501").starts_with("Order"), "{}", answer("#501"));
    }

    #[test]
    fn a_part_of_a_number_finds_no_ticket() {
        for asked in ["87123", "71234", "8712340", "50", "567502", "0"] {
            assert_eq!(said(asked), "nothing", "{asked}");
        }
    }

    #[test]
    fn the_others_of_an_order_are_found_from_one_of_them() {
        let sold = sold();
        let ids: Vec<&str> = same_order(&sold, &sold[1]).into_iter().map(SoldTicket::id).collect();
        assert_eq!(ids, ["871234", "871235"]);
        assert_eq!(same_order(&sold, &sold[3]).len(), 1);
    }
}
