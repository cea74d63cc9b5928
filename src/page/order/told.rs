//! What is answered, from what is known.

use std::sync::Arc;

use super::known::Known;
use crate::domain::{OrderId, Timestamp};
use crate::insight::question::same_order;
use crate::insight::{Answer, Bought, Register, bought};

/// How many tickets are taken in before somebody else may have a turn.
const STEP: usize = 500;

/// The answers to all that was asked, the latest first.
#[derive(Default)]
pub(super) struct Answers {
    known: Known,
    register: Register,
    asked: Vec<Arc<str>>,
    /// The answers from what is known.
    told: Vec<Told>,
    /// Those from what was known before.
    before: Vec<Told>,
}

impl Answers {
    /// Asks for the answers from what is known: those to what was not asked before, and all once more is known.
    pub(super) fn ask(&mut self, asked: &[Arc<str>], known: &Known) {
        if !Arc::ptr_eq(&self.known.bought, &known.bought) {
            self.before.splice(..0, std::mem::take(&mut self.told));
            self.register = Register::default();
        }
        self.known = known.clone();
        self.asked = asked.to_vec();
        self.told.retain(|told| asked.iter().any(|asked| Arc::ptr_eq(&told.asked, asked)));
        self.before.retain(|told| asked.iter().any(|asked| Arc::ptr_eq(&told.asked, asked)));
    }

    /// Goes a step on, with the latest question first; whether there is more to do.
    pub(super) fn step(&mut self) -> bool {
        let is_open = |asked: &&Arc<str>| of(&self.told, asked).is_none();
        let Some(asked) = self.asked.iter().find(is_open).cloned() else {
            self.before.clear();
            return false;
        };
        if !self.register.prepare(&self.known.bought, &asked, STEP) {
            self.told.push(Told::about(&asked, &self.known, &mut self.register));
        }
        true
    }

    /// The answers as far as there are any, the latest question first.
    pub(super) fn told(&self) -> Vec<Told> {
        let told = |asked: &Arc<str>| of(&self.told, asked).or_else(|| of(&self.before, asked)).cloned();
        self.asked.iter().filter_map(told).collect()
    }
}

/// The answer to a question.
fn of<'a>(told: &'a [Told], asked: &Arc<str>) -> Option<&'a Told> {
    told.iter().find(|told| Arc::ptr_eq(&told.asked, asked))
}

/// An answer in words.
#[derive(Clone, PartialEq)]
pub(super) struct Told {
    /// What was typed or scanned.
    pub(super) asked: Arc<str>,
    /// What matters most.
    pub(super) verdict: Verdict,
    /// Who ordered.
    pub(super) name: String,
    /// The order.
    pub(super) order: Option<OrderId>,
    /// Its status, where that is not known to mean paid.
    pub(super) status: Option<String>,
    /// Its tickets.
    pub(super) tickets: Vec<ToldTicket>,
}

/// A ticket of an answer.
#[derive(Clone, PartialEq)]
pub(super) struct ToldTicket {
    pub(super) name: String,
    pub(super) barcode: String,
    pub(super) slot: Option<String>,
    pub(super) scanned_at: Option<Timestamp>,
    /// Whether it is the one that was asked for.
    pub(super) is_asked: bool,
}

/// What matters most.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Verdict {
    /// It is there, is paid and was not scanned.
    NotScanned,
    /// It was scanned already.
    Scanned(Timestamp),
    /// It is there, but its order is not known to be paid.
    NotPaid,
    /// One order fits.
    Order,
    /// So many orders fit.
    Several(usize),
    /// Nothing fits.
    Nothing,
    /// Nothing fits so far: so many records of so many are read.
    NothingYet(u64, u64),
}

impl Told {
    fn about(asked: &Arc<str>, known: &Known, register: &mut Register) -> Self {
        let all = known.bought.as_slice();
        let nothing = |verdict| Self {
            asked: Arc::clone(asked),
            verdict,
            name: String::new(),
            order: None,
            status: None,
            tickets: Vec::new(),
        };
        let not_yet = Verdict::NothingYet(known.progress.0, known.progress.1);
        match register.answer(all, asked) {
            // Whose it is, and whether it is paid, its order will tell.
            Answer::Ticket(ticket) if ticket.order().is_none() && !known.is_whole => nothing(not_yet),
            Answer::Ticket(ticket) => {
                let verdict = match ticket.scanned_at() {
                    Some(at) => Verdict::Scanned(at),
                    None if ticket.is_paid() => Verdict::NotScanned,
                    None => Verdict::NotPaid,
                };
                Self::of(asked, verdict, ticket, &same_order(all, ticket), Some(ticket.id()))
            }
            Answer::Order(tickets) => match tickets.first() {
                Some(first) => Self::of(asked, Verdict::Order, first, &tickets, None),
                None => nothing(Verdict::Nothing),
            },
            Answer::Several(count) => nothing(Verdict::Several(count)),
            Answer::Nothing if known.is_whole => nothing(Verdict::Nothing),
            Answer::Nothing => nothing(not_yet),
        }
    }

    fn of(asked: &Arc<str>, verdict: Verdict, one: &Bought, all: &[&Bought], id: Option<&str>) -> Self {
        let ticket = |bought: &&Bought| ToldTicket {
            name: bought.ticket_name().unwrap_or_default().to_owned(),
            barcode: bought.barcode().map(ToString::to_string).unwrap_or_default(),
            slot: bought.slot().map(|slot| slot.said().unwrap_or_else(|| slot.text().to_owned())),
            scanned_at: bought.scanned_at(),
            is_asked: Some(bought.id()) == id,
        };
        Self {
            asked: Arc::clone(asked),
            verdict,
            name: one.person().map(bought::full_name).unwrap_or_default(),
            order: one.order_id().cloned(),
            status: one.status().filter(|_| !one.is_paid()),
            tickets: all.iter().map(ticket).collect(),
        }
    }
}
