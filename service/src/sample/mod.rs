//! The sample organisation: a Dutch organiser with twelve events, sixty tickets and five shops.

mod amsterdam;
mod answers;
mod checkouts;
mod design;
mod events;
mod large;
mod people;
mod program;
mod reference;
mod sales;
mod shops;
mod visit;

use fastrand::Rng;
pub(crate) use people::orderer;
use rusqlite::Transaction;

use crate::timestamp::Timestamp;

/// What the organisation is drawn from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    /// The same seed gives the same organisation.
    pub(crate) seed: u64,
    /// The number of purchases of the big event.
    pub(crate) purchases: u32,
    /// Whether there are many records of every kind.
    pub(crate) is_large: bool,
    /// The moment to lay it out around; absent for the present.
    pub(crate) today: Option<Timestamp>,
}

impl Sample {
    /// Fills the empty tables.
    pub(crate) fn lay_out(self, transaction: &Transaction<'_>) -> rusqlite::Result<()> {
        let now = self.today.unwrap_or_else(Timestamp::now);
        let today = amsterdam::day(now);
        let mut rng = Rng::with_seed(self.seed);
        reference::lay_out(transaction)?;
        let events = program::EVENTS
            .into_iter()
            .map(|design| events::lay_out(transaction, design, today))
            .collect::<rusqlite::Result<Vec<_>>>()?;
        let event_ids: Vec<i64> = events.iter().map(|event| event.id).collect();
        shops::lay_out(transaction, &event_ids, today)?;
        checkouts::lay_out(transaction, &mut rng, &events, now)?;
        sales::lay_out(transaction, &mut rng, &events, self.purchases, now)?;
        match event_ids.first() {
            Some(event) if self.is_large => large::lay_out(transaction, *event, today),
            _ => Ok(()),
        }
    }
}
