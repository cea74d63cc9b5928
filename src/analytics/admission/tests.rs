use super::*;
use crate::analytics::sample::{joined, order, read_order, ticket};
use crate::models::value::EventDateId;

const MICROSECONDS_OF_HOUR: i64 = 3_600_000_000;

fn at(text: &str) -> Timestamp {
    Timestamp::parse(text).unwrap_or_else(|| panic!("no moment: {text}"))
}

/// What is decided of a ticket on clocks that are two hours ahead of UTC, at an event that has the dates of the ticket.
fn decided(status: u64, scanned_at: Option<&str>, ticket: Option<&Ticket>, now: &str) -> Admission {
    let dates = ticket.map(|ticket| ticket.dates.clone()).unwrap_or_default();
    decided_at(&dates, status, scanned_at, ticket, now)
}

/// The same at an event with other dates.
fn decided_at(
    dates: &[EventDate],
    status: u64,
    scanned_at: Option<&str>,
    ticket: Option<&Ticket>,
    now: &str,
) -> Admission {
    let sold = joined(&[order("1", status, &[("11", "Dag 1", scanned_at)])], &[]);
    let hour = |moment: Timestamp| moment.microseconds().div_euclid(MICROSECONDS_OF_HOUR) + 2;
    admission(&sold[0], Rules { ticket, has_failed: false, is_continuous: Some(false), dates }, at(now), hour)
}

fn valid_on(dates: &[(&str, &str)]) -> Ticket {
    let date = |(number, (starts_at, ends_at)): (usize, &(&str, &str))| EventDate {
        id: EventDateId::new(number.to_string()).unwrap_or_else(|| panic!("an id")),
        starts_at: at(starts_at),
        ends_at: at(ends_at),
    };
    Ticket {
        dates: dates.iter().enumerate().map(date).collect(),
        is_entry: Some(true),
        ..ticket("Dag 1", "49.50", 100)
    }
}

const FIRST: (&str, &str) = ("2026-07-04T10:00:00Z", "2026-07-04T21:00:00Z");
const SECOND: (&str, &str) = ("2026-07-05T10:00:00Z", "2026-07-05T21:00:00Z");

#[test]
fn only_a_paid_entry_ticket_of_today_is_valid() {
    let first = valid_on(&[FIRST]);
    let noon = "2026-07-04T12:00:00Z";
    assert_eq!(decided(190, None, Some(&first), noon), Admission::Valid);
    assert_eq!(decided(200, None, Some(&first), noon), Admission::NotPaid);
    assert_eq!(decided(190, None, None, noon), Admission::Unknown { has_failed: false });
    let camping = Ticket { is_entry: Some(false), ..first.clone() };
    assert_eq!(decided(190, None, Some(&camping), noon), Admission::NotEntry);
    for other_day in ["2026-07-03T21:59:59Z", "2026-07-04T22:00:00Z"] {
        let expected = Admission::NotToday(first.dates.clone());
        assert_eq!(decided(190, None, Some(&first), other_day), expected, "{other_day}");
    }
    assert_eq!(decided(190, None, Some(&valid_on(&[])), noon), Admission::NotToday(Vec::new()));
}

#[test]
fn a_date_lasts_all_of_its_day_and_past_midnight() {
    let night = valid_on(&[("2026-07-04T20:00:00Z", "2026-07-05T03:00:00Z")]);
    for (now, is_valid) in [
        ("2026-07-04T08:00:00Z", true),
        ("2026-07-05T02:59:00Z", true),
        ("2026-07-05T03:01:00Z", false),
        ("2026-07-03T20:00:00Z", false),
    ] {
        assert_eq!(decided(190, None, Some(&night), now) == Admission::Valid, is_valid, "{now}");
    }
}

#[test]
fn one_night_is_checked_in_once() {
    let night = valid_on(&[("2026-07-04T18:00:00Z", "2026-07-05T03:00:00Z")]);
    let scan = "2026-07-04T19:00:00Z";
    let after_midnight = decided(190, Some(scan), Some(&night), "2026-07-04T23:00:00Z");
    assert_eq!(after_midnight, Admission::CheckedIn { at: at(scan), is_today: false });
}

const FRIDAY_NIGHT: (&str, &str) = ("2026-07-03T20:00:00Z", "2026-07-04T02:00:00Z");
const SATURDAY_NIGHT: (&str, &str) = ("2026-07-04T20:00:00Z", "2026-07-05T02:00:00Z");

#[test]
fn a_night_is_one_day_at_the_door() {
    let pass = valid_on(&[FRIDAY_NIGHT, SATURDAY_NIGHT]);
    let on_friday = "2026-07-03T20:15:00Z";
    let past_midnight = decided(190, Some(on_friday), Some(&pass), "2026-07-03T22:30:00Z");
    assert_eq!(past_midnight, Admission::CheckedIn { at: at(on_friday), is_today: false });
    let late_on_friday = "2026-07-03T22:40:00Z";
    let next_night = decided(190, Some(late_on_friday), Some(&pass), "2026-07-04T20:30:00Z");
    assert_eq!(next_night, Admission::CheckedInEarlier { at: at(late_on_friday), dates: 2 });
}

#[test]
fn a_ticket_of_the_next_night_is_not_valid_past_midnight() {
    let (pass, saturday) = (valid_on(&[FRIDAY_NIGHT, SATURDAY_NIGHT]), valid_on(&[SATURDAY_NIGHT]));
    let decided = |now| decided_at(&pass.dates, 190, None, Some(&saturday), now);
    assert_eq!(decided("2026-07-03T22:30:00Z"), Admission::NotToday(saturday.dates.clone()));
    assert_eq!(decided("2026-07-04T02:01:00Z"), Admission::Valid, "the first night is over");
    assert_eq!(decided("2026-07-04T20:30:00Z"), Admission::Valid);
}

#[test]
fn a_date_of_many_days_says_nothing_of_the_single_ones() {
    let (all_days, first) = (("2026-07-02T10:00:00Z", "2026-07-06T10:00:00Z"), valid_on(&[FIRST]));
    let dates = valid_on(&[all_days, FIRST, SECOND]).dates;
    // Before the gates open, only the camping site is on.
    assert_eq!(decided_at(&dates, 190, None, Some(&first), "2026-07-04T08:00:00Z"), Admission::Valid);
}

#[test]
fn a_scan_of_another_day_counts_for_no_date_of_a_pass() {
    let dates = valid_on(&[FRIDAY_NIGHT, SATURDAY_NIGHT]).dates;
    let day = |moment: Timestamp| (moment.microseconds().div_euclid(MICROSECONDS_OF_HOUR) + 2).div_euclid(24);
    let is_scanned = |ticket: &Ticket, date: usize, scan| {
        let rules =
            Rules { ticket: Some(ticket), has_failed: false, is_continuous: Some(false), dates: &dates };
        rules.is_scanned_for(&dates[date], at(scan), day)
    };
    let pass = valid_on(&[FRIDAY_NIGHT, SATURDAY_NIGHT]);
    let late_on_friday = "2026-07-03T22:40:00Z";
    assert!(is_scanned(&pass, 0, late_on_friday));
    assert!(!is_scanned(&pass, 1, late_on_friday));
    assert!(is_scanned(&valid_on(&[SATURDAY_NIGHT]), 1, late_on_friday), "it is used");
}

#[test]
fn a_time_slot_of_another_day_is_not_now() {
    let order = r#"{"id":"1","status":{"code":190,"text":"paid"},"purchases":[{"id":"11","ticket":{"id":"Dag 1","name":"Dag 1"},
        "barcode":11,"available_at":"2026-07-07T08:00:00.000000Z","timeslot":"10:00 - 11:00","values":[]}]}"#;
    let sold = joined(&[read_order(order)], &[]);
    let ticket = valid_on(&[]);
    let rules = Rules { ticket: Some(&ticket), has_failed: false, is_continuous: Some(true), dates: &[] };
    let hour = |moment: Timestamp| moment.microseconds().div_euclid(MICROSECONDS_OF_HOUR) + 2;
    let slot = at("2026-07-07T08:00:00Z");
    assert_eq!(admission(&sold[0], rules, at("2026-07-04T12:00:00Z"), hour), Admission::OtherSlot(slot));
    assert_eq!(admission(&sold[0], rules, at("2026-10-04T12:00:00Z"), hour), Admission::OtherSlot(slot));
    // A moment without a slot is that from which the ticket can be used.
    let open = joined(&[read_order(&order.replace("\"10:00 - 11:00\"", "null"))], &[]);
    assert_eq!(admission(&open[0], rules, at("2026-10-04T12:00:00Z"), hour), Admission::Valid);
    assert_eq!(admission(&open[0], rules, at("2026-07-04T12:00:00Z"), hour), Admission::OtherSlot(slot));
    assert_eq!(admission(&sold[0], rules, at("2026-07-07T07:00:00Z"), hour), Admission::Valid);
}

#[test]
fn a_scan_counts_for_its_day() {
    let (first, both) = (valid_on(&[FIRST]), valid_on(&[FIRST, SECOND]));
    let scan = "2026-07-04T11:00:00Z";
    let same_day = "2026-07-04T12:00:00Z";
    let checked_in = Admission::CheckedIn { at: at(scan), is_today: true };
    assert_eq!(decided(190, Some(scan), Some(&first), same_day), checked_in);
    assert_eq!(decided(190, Some(scan), Some(&both), same_day), checked_in);
    let next_day = "2026-07-05T12:00:00Z";
    let earlier = Admission::CheckedInEarlier { at: at(scan), dates: 2 };
    assert_eq!(decided(190, Some(scan), Some(&both), next_day), earlier);
    let unread = Admission::CheckedIn { at: at(scan), is_today: false };
    assert_eq!(decided(190, Some(scan), None, next_day), unread);
}

#[test]
fn a_ticket_without_dates_is_valid_where_the_event_is_always_open() {
    let sold = joined(&[order("1", 190, &[("11", "Dag 1", None)])], &[]);
    let ticket = valid_on(&[]);
    let rules = Rules { ticket: Some(&ticket), has_failed: false, is_continuous: Some(true), dates: &[] };
    let now = at("2026-07-04T12:00:00Z");
    assert_eq!(admission(&sold[0], rules, now, |_| 0), Admission::Valid);
    let unread = Rules { is_continuous: None, ..rules };
    assert_eq!(admission(&sold[0], unread, now, |_| 0), Admission::Unknown { has_failed: false });
    assert!(rules.may_admit_on("7"));
    assert!(!unread.may_admit_on("7"));
}

#[test]
fn a_list_for_a_date_leaves_out_what_can_not_come_in_then() {
    let first = valid_on(&[FIRST]);
    fn rules(ticket: Option<&Ticket>) -> Rules<'_> {
        Rules { ticket, has_failed: false, is_continuous: Some(false), dates: &[] }
    }
    assert!(rules(Some(&first)).may_admit_on("0"));
    assert!(!rules(Some(&first)).may_admit_on("1"));
    let camping = Ticket { is_entry: Some(false), ..first.clone() };
    assert!(!rules(Some(&camping)).may_admit_on("0"));
    let undated = valid_on(&[]);
    assert!(!rules(Some(&undated)).may_admit_on("0"));
    assert!(rules(None).may_admit_on("0"), "what is not known is not left out");
}
