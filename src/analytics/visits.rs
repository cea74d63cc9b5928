//! Who is expected when: what a list for the door is of, and the day that the door works on.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::admission::Rules;
use super::sold_ticket::SoldTicket;
use crate::models::EventDate;
use crate::models::value::Timestamp;

/// The visits that a list is of.
#[derive(Clone, Debug, PartialEq)]
pub enum Visits {
    /// All of them, whenever they are.
    Any,
    /// Those on a date of the event.
    OnDate(EventDate),
    /// Those on the day of a moment, at an event whose time slots say when visitors come.
    OnDay(Timestamp),
}

impl Visits {
    /// Whether a sold ticket may come in then. `day` tells the day since 1970 that the clocks of the event show at a moment.
    pub fn may_be(&self, sold: &SoldTicket, rules: Rules<'_>, mut day: impl FnMut(Timestamp) -> i64) -> bool {
        match self {
            Self::Any => true,
            Self::OnDate(date) => {
                let days = days_of(date, &mut day);
                rules.may_admit_on(date.id.as_str()) && may_come_on(sold, rules.dates, &days, day)
            }
            Self::OnDay(at) => {
                let it = day(*at);
                let is_on = |date: &EventDate| days_of(date, &mut day).contains(&it);
                rules.may_admit_where(is_on) && may_come_on(sold, rules.dates, &(it..=it), day)
            }
        }
    }

    /// Whether a sold ticket was checked in then.
    pub fn is_checked_in(
        &self,
        sold: &SoldTicket,
        rules: Rules<'_>,
        mut day: impl FnMut(Timestamp) -> i64,
    ) -> bool {
        sold.scanned_at().is_some_and(|scanned_at| match self {
            Self::Any => true,
            Self::OnDate(date) => rules.is_scanned_for(date, scanned_at, day),
            Self::OnDay(at) => door_day(rules.dates, scanned_at, &mut day) == day(*at),
        })
    }
}

/// When the time slot of a sold ticket begins, if it has one.
pub fn slot_of(sold: &SoldTicket) -> Option<Timestamp> {
    available_at(sold).filter(|_| sold.slot().is_some())
}

fn available_at(sold: &SoldTicket) -> Option<Timestamp> {
    Timestamp::parse(&sold.available_at()?.said()?)
}

/// The days on which time slots of paid tickets are, from a day on: the first moment of each.
pub fn days_of_slots(
    sold: &[SoldTicket],
    from: i64,
    mut day: impl FnMut(Timestamp) -> i64,
) -> Vec<Timestamp> {
    let mut days = BTreeMap::<i64, Timestamp>::new();
    for at in sold.iter().filter(|sold| sold.is_paid()).filter_map(slot_of) {
        let first = days.entry(day(at)).or_insert(at);
        *first = at.min(*first);
    }
    days.into_iter().filter(|(day, _)| *day >= from).map(|(_, at)| at).collect()
}

/// The days of a date: one of a night is of the day on which it begins.
fn days_of(date: &EventDate, mut day: impl FnMut(Timestamp) -> i64) -> RangeInclusive<i64> {
    let first = day(date.starts_at);
    if is_of_one_day(date) { first..=first } else { first..=day(date.ends_at) }
}

/// Whether nothing rules a visit on one of some days out: a time slot on another day, or else a moment after these days from
/// which the ticket can be used. Past midnight, a moment is of the night that is on then.
fn may_come_on(
    sold: &SoldTicket,
    dates: &[EventDate],
    days: &RangeInclusive<i64>,
    mut day: impl FnMut(Timestamp) -> i64,
) -> bool {
    let Some(at) = available_at(sold) else { return true };
    let from = door_day(dates, at, &mut day);
    if sold.slot().is_some() { days.contains(&from) } else { from <= *days.end() }
}

/// How long a date of one day lasts at most, in microseconds: what is longer, such as the days on a camping site, says
/// nothing of single days.
const LONGEST: i64 = 24 * 3_600_000_000;

/// Whether a date is of one day or night.
pub fn is_of_one_day(date: &EventDate) -> bool {
    date.ends_at.microseconds() - date.starts_at.microseconds() <= LONGEST
}

/// The date of one day or night that is on at a moment; of several, the one that began last.
pub fn date_on(dates: &[EventDate], moment: Timestamp) -> Option<&EventDate> {
    dates
        .iter()
        .filter(|date| date.starts_at <= moment && moment <= date.ends_at)
        .filter(|date| is_of_one_day(date))
        .max_by_key(|date| date.starts_at)
}

/// Whether one of the dates is on at a moment, or begins within a day of it.
pub fn is_soon(dates: &[EventDate], moment: Timestamp) -> bool {
    const DAY: i64 = 24 * 60 * 60 * 1_000_000;
    let until_start = |date: &EventDate| date.starts_at.microseconds() - moment.microseconds();
    dates.iter().any(|date| until_start(date) <= DAY && moment <= date.ends_at)
}

/// The day that the door works on at a moment: the one on which the date began that is on then, else that of the
/// clocks, which `day` tells.
pub fn door_day(dates: &[EventDate], moment: Timestamp, day: impl FnOnce(Timestamp) -> i64) -> i64 {
    day(date_on(dates, moment).map_or(moment, |date| date.starts_at))
}

#[cfg(test)]
mod tests {
    use super::super::sample::{joined, read_order, record};
    use super::*;
    use crate::models::Ticket;

    const DAY: i64 = 86_400_000_000;

    fn day(moment: Timestamp) -> i64 {
        moment.microseconds().div_euclid(DAY)
    }

    fn at(text: &str) -> Timestamp {
        Timestamp::parse(text).unwrap_or_else(|| panic!("{text}"))
    }

    fn date(id: &str, starts_at: &str, ends_at: &str) -> EventDate {
        record(&format!(r#"{{"id":"{id}","starts_at":"{starts_at}","ends_at":"{ends_at}"}}"#))
    }

    /// Tickets: with a slot on the fourth, with one on the fifth, without one, and one that can be used from the fifth on.
    fn sold() -> Vec<SoldTicket> {
        let purchase = |id: &str, slot: &str, available_at: &str| {
            format!(
                r#"{{"id":"{id}","ticket":{{"id":"7"}},"timeslot":{slot},"available_at":{available_at}}}"#
            )
        };
        let purchases = [
            purchase("1", r#""10:00""#, r#""2026-07-04T10:00:00Z""#),
            purchase("2", r#""10:00""#, r#""2026-07-05T10:00:00Z""#),
            purchase("3", "null", "null"),
            purchase("4", "null", r#""2026-07-05T00:00:00Z""#),
        ];
        let text = format!(r#"{{"id":"1","status":{{"code":190}},"purchases":[{}]}}"#, purchases.join(","));
        joined(&[read_order(&text)], &[])
    }

    fn listed(visits: &Visits, ticket: &Ticket, is_continuous: bool) -> Vec<String> {
        let rules =
            Rules { ticket: Some(ticket), has_failed: false, is_continuous: Some(is_continuous), dates: &[] };
        let sold = sold();
        let listed = sold.iter().filter(|sold| visits.may_be(sold, rules, day));
        listed.map(|sold| sold.id().to_owned()).collect()
    }

    #[test]
    fn a_slot_on_another_day_is_on_no_list_of_this_one() {
        let always: Ticket = record(r#"{"id":"7","name":"Museum","price":"17.50"}"#);
        let on = |text: &str| Visits::OnDay(at(text));
        assert_eq!(listed(&on("2026-07-04T08:00:00Z"), &always, true), ["1", "3"]);
        assert_eq!(listed(&on("2026-07-05T08:00:00Z"), &always, true), ["2", "3", "4"]);
        assert_eq!(listed(&Visits::Any, &always, true), ["1", "2", "3", "4"]);
        let parking = Ticket { is_entry: Some(false), ..always };
        assert!(listed(&on("2026-07-04T08:00:00Z"), &parking, true).is_empty());
    }

    #[test]
    fn a_date_of_an_event_lists_its_slots_and_a_long_one_all_of_its_days() {
        let ticket: Ticket = record(
            r#"{"id":"7","name":"Dag","price":"1.00","dates":[
                {"id":"0","starts_at":"2026-07-04T09:00:00Z","ends_at":"2026-07-05T02:00:00Z"},
                {"id":"1","starts_at":"2026-07-04T09:00:00Z","ends_at":"2026-07-06T02:00:00Z"}]}"#,
        );
        let night = date("0", "2026-07-04T09:00:00Z", "2026-07-05T02:00:00Z");
        assert_eq!(listed(&Visits::OnDate(night), &ticket, false), ["1", "3"]);
        let weekend = date("1", "2026-07-04T09:00:00Z", "2026-07-06T02:00:00Z");
        assert_eq!(listed(&Visits::OnDate(weekend), &ticket, false), ["1", "2", "3", "4"]);
        let other = date("2", "2026-07-04T09:00:00Z", "2026-07-06T02:00:00Z");
        assert!(listed(&Visits::OnDate(other), &ticket, false).is_empty());
    }

    #[test]
    fn past_midnight_a_slot_is_of_its_night_alone() {
        let nights = [
            date("0", "2026-07-04T22:00:00Z", "2026-07-05T05:00:00Z"),
            date("1", "2026-07-05T22:00:00Z", "2026-07-06T05:00:00Z"),
        ];
        let ticket: Ticket = record(
            r#"{"id":"7","name":"Nacht","price":"1.00","dates":[
                {"id":"0","starts_at":"2026-07-04T22:00:00Z","ends_at":"2026-07-05T05:00:00Z"},
                {"id":"1","starts_at":"2026-07-05T22:00:00Z","ends_at":"2026-07-06T05:00:00Z"}]}"#,
        );
        let rules =
            Rules { ticket: Some(&ticket), has_failed: false, is_continuous: Some(false), dates: &nights };
        let listed = |slot: &str| {
            let text = format!(
                r#"{{"id":"1","status":{{"code":190}},"purchases":[{{"id":"1","ticket":{{"id":"7"}},"timeslot":{slot},
                    "available_at":"2026-07-05T00:30:00Z"}}]}}"#
            );
            let sold = joined(&[read_order(&text)], &[]);
            nights.clone().map(|night| Visits::OnDate(night).may_be(&sold[0], rules, day))
        };
        assert_eq!(listed(r#""00:30""#), [true, false]);
        assert_eq!(listed("null"), [true, true], "from then on, it can be used on the next night, too");
    }

    #[test]
    fn a_ticket_of_other_dates_is_on_no_list_of_a_day() {
        let autumn: Ticket = record(
            r#"{"id":"7","name":"Herfst","price":"1.00","dates":[
                {"id":"1","starts_at":"2026-09-01T09:00:00Z","ends_at":"2026-11-30T18:00:00Z"}]}"#,
        );
        let on = |text: &str| Visits::OnDay(at(text));
        assert!(listed(&on("2026-07-04T08:00:00Z"), &autumn, false).is_empty());
        assert_eq!(listed(&on("2026-10-04T08:00:00Z"), &autumn, false), ["3", "4"]);
    }

    #[test]
    fn the_days_of_slots_are_listed_once_from_a_day_on() {
        let days = |from: &str| days_of_slots(&sold(), day(at(from)), day);
        assert_eq!(days("2026-07-04T00:00:00Z"), [at("2026-07-04T10:00:00Z"), at("2026-07-05T10:00:00Z")]);
        assert_eq!(days("2026-07-05T00:00:00Z"), [at("2026-07-05T10:00:00Z")]);
    }
}
