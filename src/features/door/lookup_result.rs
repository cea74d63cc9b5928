//! What is answered, from what is known.

use std::sync::Arc;

use super::ticket_rules::TicketRules;
use crate::analytics::door_search::same_order;
use crate::analytics::local_hours::LocalHours;
use crate::analytics::similar_names::similar_names;
use crate::analytics::status::Status;
use crate::analytics::{Admission, Answer, PersonIndex, SoldTicket, admission, search_term, sold_ticket};
use crate::components::ReadCount;
use crate::features::context::now;
use crate::features::sales::{SalesData, unshown_text};
use crate::i18n::Formats;
use crate::models::value::Timestamp;
use crate::models::{Order, RawJson, Received, Row};

/// How many tickets are processed before other work gets a turn.
const STEP: usize = 500;

/// The answers to all that was asked, the latest first.
pub(crate) struct LookupSession {
    data: SalesData,
    rules: TicketRules,
    formats: Formats,
    people: PersonIndex,
    asked: Vec<Arc<str>>,
    /// The answers from what is known.
    results: Vec<LookupResult>,
    /// Those from what was known before.
    before: Vec<LookupResult>,
}

impl LookupSession {
    /// No answers yet.
    pub(crate) fn new(formats: Formats) -> Self {
        Self {
            data: SalesData::default(),
            rules: TicketRules::default(),
            formats,
            people: PersonIndex::default(),
            asked: Vec::new(),
            results: Vec::new(),
            before: Vec::new(),
        }
    }

    /// Asks for the answers from what has loaded: those to new questions, or all of them if more has loaded.
    pub(crate) fn ask(&mut self, asked: &[Arc<str>], data: &SalesData, rules: TicketRules) {
        let has_more = !Arc::ptr_eq(&self.data.sold_tickets, &data.sold_tickets);
        // Read again without a change, the same answer is newer.
        let is_newer = self.data.orders_read_at != data.orders_read_at;
        if has_more || is_newer || !self.rules.is_same(&rules) {
            self.before.splice(..0, std::mem::take(&mut self.results));
        }
        if has_more {
            self.people = PersonIndex::default();
        }
        self.rules = rules;
        self.data = data.clone();
        self.asked = asked.to_vec();
        self.results.retain(|result| asked.iter().any(|asked| Arc::ptr_eq(&result.asked, asked)));
        self.before.retain(|result| asked.iter().any(|asked| Arc::ptr_eq(&result.asked, asked)));
    }

    /// Goes a step on, with the latest question first; whether there is more to do.
    pub(crate) fn step(&mut self) -> bool {
        let is_open = |asked: &&Arc<str>| of(&self.results, asked).is_none();
        let Some(asked) = self.asked.iter().find(is_open).cloned() else {
            self.before.clear();
            return false;
        };
        if !self.people.prepare(&self.data.sold_tickets, &asked, STEP) {
            let formats = &self.formats;
            let mut hours = LocalHours::new(|moment| formats.minutes_ahead(moment));
            let mut decide =
                |sold: &SoldTicket| admission(sold, self.rules.of_sold(sold), now(), |at| hours.of(at));
            let mut result = LookupResult::about(&asked, &self.data, &mut self.people, &mut decide, formats);
            // Only the latest answer offers other names.
            let is_latest = self.asked.first().is_some_and(|latest| Arc::ptr_eq(latest, &asked));
            if is_latest && result.verdict == Verdict::Nothing {
                let people = self.data.sold_tickets.iter().filter_map(SoldTicket::person);
                let similar = similar_names(people, search_term(&asked));
                result.similar = similar.into_iter().map(|(_, name)| name).collect();
            }
            self.results.push(result);
        }
        true
    }

    /// The answers as far as there are any, the latest question first.
    pub(crate) fn results(&self) -> Vec<LookupResult> {
        let result = |asked: &Arc<str>| of(&self.results, asked).or_else(|| of(&self.before, asked)).cloned();
        self.asked.iter().filter_map(result).collect()
    }
}

/// The order of an id that holds no tickets: nothing else is known by it.
fn order_without_tickets<'a>(data: &'a SalesData, asked: &str) -> Option<&'a Arc<Received<Order>>> {
    let asked = search_term(asked);
    let orders = data.orders.iter().filter_map(Row::received);
    orders.into_iter().filter(|order| order.purchases.is_empty()).find(|order| order.id.as_str() == asked)
}

/// The time slot of a ticket with its moment, as far as there is one.
fn slot(sold: &SoldTicket, formats: &Formats) -> Option<String> {
    let texts = [sold.slot(), sold.available_at()].into_iter().flatten();
    let texts: Vec<_> = texts.map(|text| unshown_text(text, formats)).collect();
    (!texts.is_empty()).then(|| texts.join(" · "))
}

/// The answer to a question.
fn of<'a>(results: &'a [LookupResult], asked: &Arc<str>) -> Option<&'a LookupResult> {
    results.iter().find(|result| Arc::ptr_eq(&result.asked, asked))
}

/// What the service calls a status that is not paid.
fn unpaid(status: Option<Status>) -> Option<String> {
    match status? {
        Status::Paid => None,
        Status::Other(text) => Some(text),
    }
}

/// An answer in words.
#[derive(Clone, PartialEq)]
pub(crate) struct LookupResult {
    /// What was typed or scanned.
    pub(crate) asked: Arc<str>,
    /// What matters most.
    pub(crate) verdict: Verdict,
    /// Who ordered.
    pub(crate) name: String,
    /// The order.
    pub(crate) order: Option<Arc<Received<Order>>>,
    /// When the orders were read that it is from, in milliseconds since 1970.
    pub(crate) read_at: Option<f64>,
    /// What the service calls its status, unless that is paid.
    pub(crate) status: Option<String>,
    /// Its tickets.
    pub(crate) tickets: Vec<LookupTicket>,
    /// Where nothing fits: names or addresses that are nearly as was asked.
    pub(crate) similar: Vec<String>,
}

/// A ticket of an answer.
#[derive(Clone, PartialEq)]
pub(crate) struct LookupTicket {
    pub(crate) name: String,
    pub(crate) barcode: String,
    pub(crate) slot: Option<String>,
    /// What was filled in for it.
    pub(crate) values: Vec<RawJson>,
    /// Whether it admits its holder.
    pub(crate) admission: Admission,
    /// When it was checked in.
    pub(crate) scanned_at: Option<Timestamp>,
    /// Whether it is the one that was asked for.
    pub(crate) is_asked: bool,
}

/// What matters most.
#[derive(Clone, PartialEq)]
pub(crate) enum Verdict {
    /// One ticket: whether it admits its holder.
    Ticket(Admission),
    /// One ticket, whose order is not read: only so many records are.
    WithoutOrder(ReadCount),
    /// One order fits.
    Order,
    /// So many orders fit.
    Several(usize),
    /// Nothing fits.
    Nothing,
    /// Nothing fits of the orders that were updated since a day; others are not read.
    NothingSince,
    /// Nothing fits so far: only so many records are read.
    NothingYet(ReadCount),
    /// Nothing fits as a whole, but so many rows of the list have it as a part.
    InPart(usize),
}

impl Verdict {
    /// Whether nothing was found as a whole: of what may be read further, a part may be found.
    pub(crate) fn is_nothing(&self) -> bool {
        matches!(self, Self::Nothing | Self::NothingSince | Self::NothingYet(..) | Self::InPart(_))
    }
}

impl LookupResult {
    /// Whether something was filled in for one of its tickets.
    pub(crate) fn has_values(&self) -> bool {
        self.tickets.iter().any(|ticket| !ticket.values.is_empty())
    }

    /// The barcode of the one ticket that was asked for, if it admits its holder now.
    pub(crate) fn valid_code(&self) -> Option<&str> {
        let is_valid =
            matches!(self.verdict, Verdict::Ticket(Admission::Valid | Admission::CheckedInEarlier { .. }));
        let asked = self.tickets.iter().find(|ticket| ticket.is_asked).filter(|_| is_valid);
        asked.map(|ticket| ticket.barcode.as_str())
    }

    /// The same where nothing fits as a whole, and so many rows of the list have it as a part.
    pub(crate) fn or_in_part(self, rows: usize) -> Self {
        match self.verdict == Verdict::Nothing && rows > 0 {
            true => Self { verdict: Verdict::InPart(rows), ..self },
            false => self,
        }
    }

    fn about(
        asked: &Arc<str>,
        data: &SalesData,
        people: &mut PersonIndex,
        decide: &mut dyn FnMut(&SoldTicket) -> Admission,
        formats: &Formats,
    ) -> Self {
        let all = data.sold_tickets.as_slice();
        let nothing = |verdict| Self {
            asked: Arc::clone(asked),
            verdict,
            name: String::new(),
            order: None,
            read_at: None,
            status: None,
            tickets: Vec::new(),
            similar: Vec::new(),
        };
        let result = match people.answer(all, asked) {
            Answer::Ticket(ticket) => {
                // Whose it is, and whether it is paid, its order will tell.
                let verdict = match ticket.order() {
                    None => Verdict::WithoutOrder(data.progress),
                    Some(_) => Verdict::Ticket(decide(ticket)),
                };
                Self::of(asked, verdict, ticket, &same_order(all, ticket), Some(ticket.id()), decide, formats)
            }
            Answer::Order(tickets) => match tickets.first() {
                Some(first) => Self::of(asked, Verdict::Order, first, &tickets, None, decide, formats),
                None => nothing(Verdict::Nothing),
            },
            Answer::Several(count) => nothing(Verdict::Several(count)),
            Answer::Nothing => match order_without_tickets(data, asked) {
                Some(order) => Self {
                    name: sold_ticket::name(order).unwrap_or_default(),
                    order: Some(Arc::clone(order)),
                    status: unpaid(Status::of(order)),
                    ..nothing(Verdict::Order)
                },
                None if data.is_complete() && data.is_part => nothing(Verdict::NothingSince),
                None if data.is_complete() => nothing(Verdict::Nothing),
                None => nothing(Verdict::NothingYet(data.progress)),
            },
        };
        Self { read_at: data.orders_read_at, ..result }
    }

    fn of(
        asked: &Arc<str>,
        verdict: Verdict,
        one: &SoldTicket,
        all: &[&SoldTicket],
        id: Option<&str>,
        decide: &mut dyn FnMut(&SoldTicket) -> Admission,
        formats: &Formats,
    ) -> Self {
        let ticket = |sold: &&SoldTicket| LookupTicket {
            name: sold.ticket_name().unwrap_or_default().to_owned(),
            barcode: sold.barcode().map(ToString::to_string).unwrap_or_default(),
            slot: slot(sold, formats),
            values: sold.values().to_vec(),
            admission: decide(sold),
            scanned_at: sold.scanned_at(),
            is_asked: Some(sold.id()) == id,
        };
        Self {
            asked: Arc::clone(asked),
            verdict,
            name: one.order().and_then(sold_ticket::name).unwrap_or_default(),
            order: one.received_order().cloned(),
            read_at: None,
            status: unpaid(one.status()),
            tickets: all.iter().map(ticket).collect(),
            similar: Vec::new(),
        }
    }
}
