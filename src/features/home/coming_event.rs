//! A current or upcoming event as the start page shows it.

use crate::analytics::ScheduledEvent;
use crate::models::value::{EventId, ShopId, Timestamp};

/// What a row of the start page is made of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct ComingEvent {
    pub(super) id: EventId,
    pub(super) name: String,
    pub(super) starts_at: Option<Timestamp>,
    pub(super) is_running: bool,
    /// When its dates start and end.
    pub(super) dates: Vec<(Timestamp, Timestamp)>,
    /// How many of its kinds of ticket are sold out, and how many it has.
    pub(super) sold_out: (usize, usize),
    /// The shops that show it.
    pub(super) shops: Vec<ShopId>,
}

impl ComingEvent {
    pub(super) fn new(scheduled: &ScheduledEvent<'_>) -> Self {
        let event = scheduled.event;
        Self {
            id: event.id.clone(),
            name: event.name.clone(),
            starts_at: scheduled.starts_at,
            is_running: scheduled.is_running,
            dates: event.dates.iter().map(|date| (date.starts_at, date.ends_at)).collect(),
            sold_out: scheduled.sold_out(),
            shops: event.shops.clone(),
        }
    }
}
