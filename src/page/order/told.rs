//! What is answered, from what is known.

use std::sync::Arc;

use super::reading::Known;
use crate::domain::{OrderId, Timestamp};
use crate::insight::question::same_order;
use crate::insight::{Answer, Bought, answer, bought};

/// The answers to all that was asked, the latest first.
#[derive(Clone)]
pub(super) struct Answers {
    known: Known,
    /// One for each question.
    pub(super) told: Vec<Told>,
}

impl PartialEq for Answers {
    fn eq(&self, other: &Self) -> bool {
        self.told == other.told
    }
}

impl Answers {
    /// Answers what was not asked before, and everything once more is known.
    pub(super) fn to(asked: &[Arc<str>], known: &Known, before: Option<&Self>) -> Self {
        let before = before.filter(|before| before.known == *known);
        let told = |asked: &Arc<str>| {
            let same = |told: &&Told| Arc::ptr_eq(&told.asked, asked);
            let before = before.and_then(|before| before.told.iter().find(same));
            before.cloned().unwrap_or_else(|| Told::about(asked, known))
        };
        Self { known: known.clone(), told: asked.iter().map(told).collect() }
    }
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
    fn about(asked: &Arc<str>, known: &Known) -> Self {
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
        match answer(all, asked) {
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
