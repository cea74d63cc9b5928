//! When the holder of a ticket comes.

use std::time::Duration;

use fastrand::Rng;
use time::Duration as Days;

use super::amsterdam;
use super::design::TicketDesign;
use super::events::LaidOut;
use crate::event::CONTINUOUS;
use crate::timestamp::Timestamp;

/// How long after the doors people keep coming, in seconds.
const ARRIVALS: u64 = 150 * 60;
const MICROSECONDS: u64 = 1_000_000;

/// When one ticket will be, or was, at the door.
#[derive(Default)]
pub(super) struct Visit {
    /// The moment; absent for an online event, or when every date was over already.
    pub(super) at: Option<Timestamp>,
    /// The moment that was chosen when ordering, where one is.
    pub(super) available_at: Option<Timestamp>,
    /// The same as the customer saw it.
    pub(super) timeslot: Option<String>,
}

impl Visit {
    /// Plans the visit of a ticket that was ordered at `ordered_at`.
    pub(super) fn plan(rng: &mut Rng, event: &LaidOut, ticket: &TicketDesign, ordered_at: Timestamp) -> Self {
        if event.design.kind == CONTINUOUS {
            return Self::in_timeslot(rng, ordered_at);
        }
        if event.design.place.is_none() {
            return Self::default();
        }
        let is_valid = |place: usize| ticket.dates.is_none_or(|dates| dates.contains(&place));
        let dates = event.dates.iter().enumerate();
        let open = dates.filter(|(place, (_, ends_at))| is_valid(*place) && *ends_at > ordered_at);
        let open: Vec<Timestamp> = open.map(|(_, (starts_at, _))| *starts_at).collect();
        let at = rng.choice(open).map(|starts_at| arrival(rng, starts_at.max(ordered_at)));
        Self { at, ..Self::default() }
    }

    /// A visit to an event that is open all the time, on one of the days after the order.
    fn in_timeslot(rng: &mut Rng, ordered_at: Timestamp) -> Self {
        let day = ordered_at.date() + Days::days(rng.i64(1..15));
        let hour = rng.u8(10..17);
        let slot = amsterdam::moment(day, hour, 0);
        Self {
            at: Some(slot.after(Duration::from_micros(rng.u64(..900 * MICROSECONDS)))),
            available_at: Some(slot),
            timeslot: Some(format!("{hour:02}:00 - {:02}:00", hour + 1)),
        }
    }
}

fn arrival(rng: &mut Rng, starts_at: Timestamp) -> Timestamp {
    starts_at.after(Duration::from_micros(rng.u64(..ARRIVALS * MICROSECONDS)))
}
