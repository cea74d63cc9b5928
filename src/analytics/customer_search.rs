//! Finds orders by their customers: by name, e-mail, phone number, order id or barcode.

use std::sync::Arc;

use super::filled_in::filled_in_text;
use super::sold_ticket::{company, name, person};
use crate::data_grid::{Cell, Column, NameFit, NameQuery, Search, Table, folded, name_words};
use crate::models::{Order, OrderPurchase, Received, Row};

/// What an order is found by. Names of tickets are not among them: they would find nearly all orders.
static TABLE: Table<Row<Order>> = Table {
    id: |row| row.record().map_or("", |order| order.id.as_str()),
    columns: &[
        Column::searched("id", |row| row.record().map(|order| order.id.as_str()).into()),
        Column::searched("first_name", |row| {
            row.record().and_then(person).and_then(|person| person.first_name.as_deref()).into()
        }),
        Column::searched("last_name", |row| {
            row.record().and_then(person).and_then(|person| person.last_name.as_deref()).into()
        }),
        Column::searched("email", |row| {
            row.record().and_then(person).and_then(|person| person.email.as_deref()).into()
        }),
        Column::searched(PHONE, |row| {
            row.record().and_then(person).and_then(|person| person.phone.as_deref()).into()
        }),
        Column::searched("company", |row| row.record().and_then(company).into()),
        Column::searched(FILLED_IN, |row| {
            of_purchases(row, |order| {
                order.purchases.iter().map(|purchase| filled_in_text(&purchase.values)).collect()
            })
        }),
        Column::searched(BARCODES, |row| {
            of_purchases(row, |order| {
                let codes = order.purchases.iter().filter_map(|purchase| purchase.barcode.as_ref());
                codes.map(|code| code.as_str().to_owned()).collect()
            })
        }),
    ],
};

fn of_purchases(row: &Row<Order>, texts: fn(&Order) -> Vec<String>) -> Cell<'_> {
    row.record().map(|order| texts(order).join(", ")).into()
}

/// The columns that are not shown of each order that is found.
const FILLED_IN: &str = "filled_in";
const PHONE: &str = "phone";
const BARCODES: &str = "barcodes";

/// The orders that have what is asked for.
#[derive(Clone, Debug, Default)]
pub struct CustomersFound {
    /// The best of them.
    pub first: Vec<FoundOrder>,
    /// How many there are.
    pub count: usize,
}

/// An order that has what is asked for.
#[derive(Clone, Debug)]
pub struct FoundOrder {
    /// The order.
    pub order: Arc<Received<Order>>,
    /// How well it fits; the least fits best.
    pub rank: FoundRank,
    /// What it is found by, where that is neither its id nor the name, the company or the e-mail address of its customer: a
    /// telephone number, a barcode with its ticket, or what was filled in.
    pub found_by: Option<String>,
}

/// Of the same reading.
impl PartialEq for FoundOrder {
    fn eq(&self, other: &Self) -> bool {
        let Self { order, rank, found_by } = self;
        Arc::ptr_eq(order, &other.order) && *rank == other.rank && *found_by == other.found_by
    }
}

/// How well an order fits what is asked for: those found by what was filled in come last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FoundRank {
    is_filled_in: bool,
    name: NameFit,
}

/// The orders of an event, as they are searched.
#[derive(Default)]
pub struct CustomerSearch {
    orders: Arc<Vec<Row<Order>>>,
    search: Search,
    /// What was looked for last, and the rows that have it, the best first.
    ranked: Option<(String, Vec<(FoundRank, usize)>)>,
}

impl CustomerSearch {
    /// Searches these orders from now on.
    pub fn load(&mut self, orders: &Arc<Vec<Row<Order>>>) {
        if !Arc::ptr_eq(&self.orders, orders) {
            *self = Self { orders: Arc::clone(orders), ..Self::default() };
        }
    }

    /// Takes in at most so many orders; whether there are more to take in.
    pub fn prepare(&mut self, at_most: usize) -> bool {
        !self.search.extend(&TABLE.sheet(&self.orders), at_most)
    }

    /// The orders that have each word typed, and of these the best, at most so many: first those whose customer has such a name,
    /// then those of which something else is known that fits, and last those found by what was filled in. None where nothing is
    /// typed.
    pub fn find(&mut self, typed: &str, most: usize) -> CustomersFound {
        if typed.trim().is_empty() {
            return CustomersFound::default();
        }
        if self.ranked.as_ref().is_none_or(|(of, _)| of != typed) {
            self.ranked = Some((typed.to_owned(), self.ranked(typed)));
        }
        let ranked = self.ranked.as_ref().map(|(_, ranked)| ranked.as_slice()).unwrap_or_default();
        let is_shown = self.found_in(|key| ![FILLED_IN, PHONE, BARCODES].contains(&key));
        let (has_phone, has_barcode) =
            (self.found_in(|key| key == PHONE), self.found_in(|key| key == BARCODES));
        let found_by = |rank: FoundRank, row: usize, order: &Order| match () {
            () if rank.is_filled_in => Some(answers_with(order, typed)),
            () if is_shown(row) => None,
            () if has_phone(row) => person(order).and_then(|person| person.phone.clone()),
            () if has_barcode(row) => Some(tickets_with(order, &self.search)).filter(|it| !it.is_empty()),
            () => None,
        };
        let first = ranked.iter().take(most).filter_map(|(rank, row)| {
            let order = Arc::clone(self.orders.get(*row).and_then(Row::received)?);
            Some(FoundOrder { rank: *rank, found_by: found_by(*rank, *row, &order), order })
        });
        CustomersFound { first: first.collect(), count: ranked.len() }
    }

    /// The rows that have each word typed, the best first.
    fn ranked(&mut self, typed: &str) -> Vec<(FoundRank, usize)> {
        let found = self.search.find(typed).to_vec();
        let is_known = self.found_in(|key| key != FILLED_IN);
        let query = NameQuery::new(typed);
        let order = |row: usize| self.orders.get(row).and_then(Row::received);
        let fit = |row: usize| query.fit(&order(row).and_then(|order| name(order)).unwrap_or_default());
        let rank = |row: usize| FoundRank { is_filled_in: !is_known(row), name: fit(row) };
        let mut ranked: Vec<_> = found.into_iter().map(|row| (rank(row), row)).collect();
        ranked.sort_by_key(|(rank, _)| *rank);
        ranked
    }

    /// A test of rows: are they found in these columns alone?
    fn found_in(&self, is_one: impl Fn(&str) -> bool) -> impl Fn(usize) -> bool {
        let columns = TABLE.columns.iter().enumerate().filter(|(_, column)| is_one(column.key()));
        let columns: Vec<usize> = columns.map(|(at, _)| at).collect();
        self.search.is_found_in(&TABLE.sheet(&self.orders), &columns)
    }
}

/// The tickets of an order whose barcodes have what was looked for.
fn tickets_with(order: &Order, search: &Search) -> String {
    let ticket = |purchase: &OrderPurchase| {
        let barcode = purchase.barcode.as_ref()?.as_str();
        let name = purchase.ticket.as_ref().and_then(|ticket| ticket.name.as_deref()).unwrap_or_default();
        search.has_any_word(barcode).then(|| format!("{name} {barcode}").trim().to_owned())
    };
    order.purchases.iter().filter_map(ticket).collect::<Vec<_>>().join(", ")
}

/// What was filled in with the tickets of an order that has a word of what is asked for; all of it where that is written otherwise,
/// as telephone numbers are.
fn answers_with(order: &Order, typed: &str) -> String {
    let typed = folded(typed);
    let has_word = |text: &str| {
        let text = folded(text);
        name_words(&typed).any(|word| text.contains(word))
    };
    let texts = order.purchases.iter().map(|purchase| filled_in_text(&purchase.values));
    let texts: Vec<String> = texts.filter(|text| !text.is_empty()).collect();
    let fitting: Vec<String> = texts.iter().filter(|text| has_word(text)).cloned().collect();
    if fitting.is_empty() { texts } else { fitting }.join("; ")
}

#[cfg(test)]
mod tests {
    use super::super::sample::{leaf, order, read_order};
    use super::*;

    fn found(typed: &str) -> String {
        let orders = [
            order("501", 190, &[("871234", "Jansen-dag", None), ("871235", "Dag 2", None)]),
            order("502", 200, &[("871236", "Dag 1", None)]),
        ];
        let mut search = CustomerSearch::default();
        search.load(&Arc::new(leaf(&orders).to_vec()));
        while search.prepare(1) {}
        search.find(typed, 9).first.iter().map(|found| found.order.id.as_str()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn an_order_is_found_by_its_customer_and_its_numbers() {
        for (typed, expected) in [
            ("jansen zoe", "501 502"),
            ("ZOE502@mail", "502"),
            ("0612345675", "501 502"),
            ("0612345670502", ""),
            ("501", "501"),
            ("00871236", "502"),
            ("dag", ""),
            ("", ""),
            ("  ", ""),
        ] {
            assert_eq!(found(typed), expected, "{typed}");
        }
    }

    #[test]
    fn the_customer_of_that_name_comes_before_a_ticket_with_it() {
        let sold = |first: &str, answer: &str, barcode: u32| {
            read_order(&format!(
                r#"{{"id":"{first}","status":{{"code":200,"text":"Paid"}},"orderer":{{"type":"customer","data":
                {{"first_name":"{first}","last_name":"Jansen"}}}},"purchases":[{{"id":"1","ticket":{{"id":"7","name":"Dag"}},"barcode":"{barcode}","values":
                [{{"id":"1","value":"{answer}"}}]}}]}}"#
            ))
        };
        let orders = [
            sold("Bart", "J. Bos", 1),
            sold("Janneke", "", 2),
            sold("Jan", "", 3),
            sold("Ko", "Piet", 871_234),
            sold("Bo", "0612345678", 5),
        ];
        let mut search = CustomerSearch::default();
        search.load(&Arc::new(leaf(&orders).to_vec()));
        while search.prepare(1) {}
        let mut found = |typed: &str| {
            let found = search.find(typed, 9).first;
            let text =
                |found: &FoundOrder| format!("{}{}", found.order.id, found.found_by.as_deref().unwrap_or(""));
            found.iter().map(text).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(found("Jan Jansen"), "Jan Janneke Bart Ko Bo");
        assert_eq!(found("J. Jansen"), "Janneke Jan Bart Ko Bo");
        assert_eq!(found("jansen bos"), "BartJ. Bos");
        assert_eq!(found("Piet"), "KoPiet");
        assert_eq!(found("0871234"), "KoDag 871234", "the ticket that has it");
        assert_eq!(found("+31612345678"), "Bo0612345678");
    }

    #[test]
    fn orders_that_arrive_later_are_found_too() {
        let (one, other) = (order("501", 190, &[]), order("502", 190, &[]));
        let mut search = CustomerSearch::default();
        for orders in [vec![Arc::clone(&one)], vec![one, other]] {
            search.load(&Arc::new(leaf(&orders).to_vec()));
            while search.prepare(10) {}
            assert_eq!(search.find("jansen", 1).count, orders.len());
        }
    }
}
