//! An event of the start page, and its figures.

use std::collections::HashMap;

use leptos::prelude::*;

use crate::analytics::{RecentSales, ScheduledEvent};
use crate::api::Failure;
use crate::i18n::Formats;
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

/// The figures of the events whose sales are read, with what reads them again.
pub(super) type FiguresByEvent = HashMap<EventId, (EventFigures, Callback<()>)>;

/// The figures of an event, as far as they are read.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct EventFigures {
    /// What was sold lately.
    pub(super) sales: Option<RecentSales>,
    /// Whether these are all.
    pub(super) is_complete: bool,
    /// How many places are left, as its shop counts them.
    pub(super) places: Option<EventCapacity>,
    /// Who came in today.
    pub(super) checked_in: CheckIns,
    /// Why something could not be read.
    pub(super) failure: Option<Failure>,
    /// Whether something is being read.
    pub(super) under_way: bool,
}

/// How many purchases of an event were scanned today.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum CheckIns {
    /// It is not on today.
    #[default]
    NotToday,
    /// It is, but nothing is read yet.
    Unread,
    /// So many as far as the purchases are read, and whether they all are.
    Counted { count: u64, is_complete: bool },
}

/// The places of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EventCapacity {
    /// A ticket of it is sold without a limit, and of the others no number is known.
    Unlimited,
    /// Some of it is sold without a limit. Of the rest, so many are left of all.
    PartlyLimited { left: u64, total: u64 },
    /// So many are left of all.
    Limited { left: u64, total: u64 },
}

/// A count that may be too low, because not everything is read. None that are read may be any number.
pub(super) fn at_least(count: u64, is_complete: bool, formats: &Formats) -> Option<String> {
    let number = formats.integer(count);
    match (is_complete, count) {
        (true, _) => Some(number),
        (false, 0) => None,
        (false, _) => Some(format!("{number}+")),
    }
}
