//! How many visitors each time slot expects, and how many came.

use std::collections::BTreeMap;

use super::sold_ticket::SoldTicket;
use super::visitors::Visitors;
use super::visits::{door_day, slot_of};
use crate::models::EventDate;
use crate::models::value::Timestamp;

/// The visitors of a time slot on one day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlotFigures {
    /// The day on local clocks, counted from 1970.
    pub day: i64,
    /// What the slot is called.
    pub slot: String,
    /// When it begins, as its first visitor has it.
    pub begins_at: Timestamp,
    /// How many visitors it has.
    pub visitors: Visitors,
}

/// The visitors of an event by their time slots.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BySlot {
    /// Each slot of each day that has visitors, in their order.
    pub slots: Vec<SlotFigures>,
    /// Those whose day or time slot is not known.
    pub without: Visitors,
}

impl BySlot {
    /// The visitors of each day.
    pub fn days(&self) -> BTreeMap<i64, Visitors> {
        let mut days = BTreeMap::<i64, Visitors>::new();
        for slot in &self.slots {
            let visitors = days.entry(slot.day).or_default();
            *visitors = *visitors + slot.visitors;
        }
        days
    }

    /// The slots of a day.
    pub fn on(&self, day: i64) -> impl Iterator<Item = &SlotFigures> {
        self.slots.iter().filter(move |slot| slot.day == day)
    }
}

/// Counts the visitors of each time slot.
pub(super) struct SlotCount {
    dates: Vec<EventDate>,
    slots: BTreeMap<(i64, String), (Timestamp, Visitors)>,
    without: Visitors,
}

impl SlotCount {
    /// Nothing is counted yet; with the dates of the event.
    pub(super) fn new(dates: &[EventDate]) -> Self {
        Self { dates: dates.to_vec(), slots: BTreeMap::new(), without: Visitors::default() }
    }

    /// Counts an entry ticket of a paid order; `day` tells the day since 1970 that the clocks show at a moment.
    pub(super) fn add(&mut self, sold: &SoldTicket, day: impl FnMut(Timestamp) -> i64) {
        let Some((at, slot)) = slot_of(sold).zip(sold.slot().and_then(|slot| slot.said())) else {
            return self.without.add(sold);
        };
        let day = door_day(&self.dates, at, day);
        let (begins_at, visitors) = self.slots.entry((day, slot)).or_insert((at, Visitors::default()));
        *begins_at = at.min(*begins_at);
        visitors.add(sold);
    }

    /// What is counted; empty where no visitor has a time slot.
    pub(super) fn figures(&self) -> BySlot {
        if self.slots.is_empty() {
            return BySlot::default();
        }
        let slot = |((day, slot), (begins_at, visitors)): (&(i64, String), &(Timestamp, Visitors))| {
            SlotFigures { day: *day, slot: slot.clone(), begins_at: *begins_at, visitors: *visitors }
        };
        let mut slots: Vec<_> = self.slots.iter().map(slot).collect();
        slots.sort_by_key(|slot| (slot.day, slot.begins_at));
        BySlot { slots, without: self.without }
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample::{joined, read_order, record};
    use super::*;

    const DAY: i64 = 86_400_000_000;

    fn day(moment: Timestamp) -> i64 {
        moment.microseconds().div_euclid(DAY)
    }

    /// What is counted of purchases: the ticket, the slot, its moment, and whether it was scanned.
    fn counted(purchases: &[(&str, &str, &str, bool)], dates: &[EventDate]) -> BySlot {
        let purchases = purchases.iter().enumerate().map(|(id, (ticket, slot, at, is_scanned))| {
            let scanned = if *is_scanned { r#","scanned_at":"2026-07-04T09:00:00Z""# } else { "" };
            let quoted = |text: &str| if text.is_empty() { "null".to_owned() } else { format!("{text:?}") };
            format!(
                r#"{{"id":"{id}","ticket":{{"id":"{ticket}"}},"timeslot":{},"available_at":{}{scanned}}}"#,
                quoted(slot),
                quoted(at)
            )
        });
        let purchases = purchases.collect::<Vec<_>>().join(",");
        let order = read_order(&format!(r#"{{"id":"1","status":{{"code":190}},"purchases":[{purchases}]}}"#));
        let mut count = SlotCount::new(dates);
        joined(&[order], &[]).iter().for_each(|sold| count.add(sold, day));
        count.figures()
    }

    fn lines(of: &BySlot) -> Vec<(i64, &str, u64, u64)> {
        let line = |slot: &SlotFigures| (slot.day, slot.visitors.expected, slot.visitors.checked_in);
        let lines = of.slots.iter().map(|slot| (line(slot), slot.slot.as_str()));
        lines.map(|((day, expected, checked_in), slot)| (day - 20_638, slot, expected, checked_in)).collect()
    }

    #[test]
    fn each_slot_of_a_day_expects_its_tickets_in_the_order_of_the_clocks() {
        let by_slot = counted(
            &[
                ("7", "13:00", "2026-07-05T13:00:00Z", false),
                ("7", "9:30", "2026-07-05T09:30:00Z", true),
                ("7", "13:00", "2026-07-04T13:00:00Z", false),
                ("7", "13:00", "2026-07-05T13:00:00Z", true),
                ("7", "13:00", "5 July", true),
                ("7", "", "2026-07-05T13:00:00Z", true),
                ("7", "", "", false),
            ],
            &[],
        );
        assert_eq!(lines(&by_slot), [(0, "13:00", 1, 0), (1, "9:30", 1, 1), (1, "13:00", 2, 1)]);
        assert_eq!(by_slot.without, Visitors { expected: 3, checked_in: 2 });
        let days = by_slot.days().into_iter().map(|(day, visitors)| (day - 20_638, visitors));
        let expected = [(0, 1, 0), (1, 3, 2)]
            .map(|(day, expected, checked_in)| (day, Visitors { expected, checked_in }));
        assert_eq!(days.collect::<Vec<_>>(), expected);
        assert_eq!(by_slot.on(20_639).map(|slot| slot.slot.as_str()).collect::<Vec<_>>(), ["9:30", "13:00"]);
    }

    #[test]
    fn a_slot_past_midnight_is_of_its_night() {
        let night: EventDate =
            record(r#"{"id":"0","starts_at":"2026-07-04T22:00:00Z","ends_at":"2026-07-05T05:00:00Z"}"#);
        let by_slot = counted(&[("7", "00:30", "2026-07-05T00:30:00Z", false)], &[night]);
        assert_eq!(lines(&by_slot), [(0, "00:30", 1, 0)]);
    }

    #[test]
    fn an_event_without_time_slots_has_no_such_figures() {
        assert_eq!(counted(&[("7", "", "", true)], &[]), BySlot::default());
    }
}
