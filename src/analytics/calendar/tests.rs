//! Days and what is on them.

use super::*;
use crate::models::value::Month;
use crate::models::{FromJson, read_record};

fn read<T: FromJson>(text: &str) -> T {
    match read_record(text) {
        Ok(received) => received.record,
        Err(problem) => panic!("{problem}: {text}"),
    }
}

fn event(id: &str, starts_at: &str, ends_at: &str) -> Event {
    let date = format!(r#"{{"id":"1","starts_at":"{starts_at}","ends_at":"{ends_at}"}}"#);
    read(&format!(r#"{{"id":"{id}","name":"{id}","dates":[{date}]}}"#))
}

fn period(opens_at: &str, closes_at: &str) -> String {
    format!(r#""availability":[{{"opens_at":"{opens_at}","closes_at":"{closes_at}"}}]"#)
}

fn ticket(name: &str, event: &str, is_hidden: bool, period: &str) -> Ticket {
    read(&format!(
        r#"{{"id":"{name}","name":"{name}","event_id":{event},"price":"9.00","is_hidden":{is_hidden},{period}}}"#
    ))
}

fn parse(month: &str) -> Month {
    Month::parse(month).unwrap_or_else(|| panic!("a month"))
}

/// What is on each day of a month, on clocks that are two hours ahead of UTC.
fn month(month: &str, events: &[Event], tickets: &[Ticket], shops: &[Shop]) -> Vec<String> {
    let days = parse(month).days();
    let names =
        |tickets: &[&Ticket]| tickets.iter().map(|ticket| ticket.name.as_str()).collect::<Vec<_>>().join("+");
    let written = |entry: &CalendarEntry<'_>| match &entry.happening {
        Happening::Event { event, part, .. } => format!("{} {part:?}", event.name),
        Happening::TicketsOpen(tickets) => format!("{} open", names(tickets)),
        Happening::TicketsClose(tickets) => format!("{} close", names(tickets)),
        Happening::ShopOpens(shop) => format!("{} opens", shop.url),
        Happening::ShopCloses(shop) => format!("{} closes", shop.url),
    };
    let mut hours = LocalHours::new(|_| 120);
    let found = calendar(&days, &days, &mut hours, events.iter(), tickets.iter(), shops.iter());
    let running = found.running.iter().map(|event| format!("{} runs", event.name));
    let days = found.days.iter().map(|(day, entries)| {
        let texts: Vec<String> = entries.iter().map(written).collect();
        format!("{}: {}", day - days.start + 1, texts.join(", "))
    });
    running.chain(days).collect()
}

#[test]
fn a_night_is_on_the_day_on_which_it_starts_and_a_weekend_on_all_of_its_days() {
    let events = [
        // 22:00 to 06:00 on these clocks.
        event("night", "2026-07-03T20:00:00Z", "2026-07-04T04:00:00Z"),
        event("weekend", "2026-07-03T14:00:00Z", "2026-07-05T20:00:00Z"),
        // From midnight to midnight: one day, not two.
        event("day", "2026-07-06T22:00:00Z", "2026-07-07T22:00:00Z"),
    ];
    let expected = ["3: weekend First, night Whole", "4: weekend Between", "5: weekend Last", "7: day Whole"];
    assert_eq!(month("2026-07", &events, &[], &[]), expected);
}

#[test]
fn days_are_those_of_the_local_clocks_also_at_the_ends_of_a_month() {
    let events = [
        event("last of June", "2026-06-30T21:59:00Z", "2026-06-30T21:59:30Z"),
        event("first of July", "2026-06-30T22:00:00Z", "2026-06-30T23:00:00Z"),
    ];
    assert_eq!(month("2026-06", &events, &[], &[]), ["30: last of June Whole"]);
    assert_eq!(month("2026-07", &events, &[], &[]), ["1: first of July Whole"]);
}

#[test]
fn what_runs_on_for_weeks_is_not_on_every_day() {
    let museum = [
        event("week", "2026-07-01T10:00:00Z", "2026-07-07T10:00:00Z"),
        event("museum", "2026-06-01T10:00:00Z", "2026-08-03T10:00:00Z"),
    ];
    assert_eq!(month("2026-06", &museum[1..], &[], &[]), ["museum runs", "1: museum First"]);
    assert_eq!(month("2026-07", &museum[1..], &[], &[]), ["museum runs"]);
    assert_eq!(month("2026-08", &museum[1..], &[], &[]), ["museum runs", "3: museum Last"]);
    assert!(month("2026-09", &museum, &[], &[]).is_empty());
    assert_eq!(month("2026-07", &museum[..1], &[], &[]).len(), 7);
}

#[test]
fn what_runs_on_beside_a_month_is_not_of_it() {
    // The weeks of July begin in June.
    let events = [event("June", "2026-06-01T10:00:00Z", "2026-06-30T10:00:00Z")];
    let (weeks, july) = (parse("2026-07").days_of_weeks(), parse("2026-07").days());
    let mut hours = LocalHours::new(|_| 120);
    let found = calendar(&weeks, &july, &mut hours, events.iter(), [].iter(), [].iter());
    assert!(found.running.is_empty());
    assert_eq!(found.days.len(), 1, "its last day is in the weeks");
}

#[test]
fn tickets_of_one_event_that_open_together_are_one_entry() {
    let sale = period("2026-07-01T08:00:00Z", "2026-07-09T08:00:00Z");
    let tickets = [
        ticket("day", r#""1""#, false, &sale),
        ticket("weekend", r#""1""#, false, &sale),
        ticket("guide", "null", false, &sale),
        ticket("crew", r#""1""#, true, &sale),
        ticket("early", r#""1""#, false, &period("2026-07-01T08:00:00Z", "2026-07-02T08:00:00Z")),
    ];
    let expected =
        ["1: guide open, day+weekend+early open", "2: early close", "9: guide close, day+weekend close"];
    assert_eq!(month("2026-07", &[], &tickets, &[]), expected);
}

#[test]
fn of_one_moment_what_opens_comes_before_what_closes() {
    let moment = "2026-07-01T08:00:00Z";
    let events = [event("fair", moment, "2026-07-01T18:00:00Z")];
    let tickets = [ticket("early", r#""1""#, false, &period("2026-06-01T08:00:00Z", moment))];
    let shops = [read::<Shop>(&format!(
        r#"{{"id":"1","url":"fair","name":"Fair",{}}}"#,
        period(moment, "2026-08-01T08:00:00Z")
    ))];
    assert_eq!(month("2026-07", &events, &tickets, &shops), ["1: fair Whole, fair opens, early close"]);
}

#[test]
fn what_can_not_be_read_as_a_period_is_left_out() {
    let tickets = [ticket("odd", "null", false, r#""availability":["always"]"#)];
    assert!(month("2026-07", &[], &tickets, &[]).is_empty());
}
