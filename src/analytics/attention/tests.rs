use super::*;
use crate::analytics::sample::ticket;
use crate::models::{Availability, Event, EventDate, Period, read_record};

fn moment(text: &str) -> Timestamp {
    Timestamp::parse(text).unwrap_or_else(|| panic!("a moment"))
}

fn now() -> Timestamp {
    moment("2026-07-04T12:00:00Z")
}

fn event(id: &str, day: &str, shops: &str) -> Event {
    let text = format!(
        r#"{{"id":"{id}","name":"Event {id}","dates":[{{"id":"1","starts_at":"{day}T10:00:00Z","ends_at":"{day}T12:00:00Z"}}],
        "tickets":[{{"id":"5","name":"Zaal","price":"1.00","sold_out":true}},{{"id":"6","name":"Balkon","price":"1.00","sold_out":false}}],
        "shops":[{shops}]}}"#
    );
    match read_record::<Event>(&text) {
        Ok(event) => event.record,
        Err(problem) => panic!("{problem}"),
    }
}

fn hidden(name: &str, event: Option<&str>) -> Ticket {
    Ticket { is_hidden: Some(true), event_id: event.and_then(EventId::new), ..ticket(name, "0.00", 0) }
}

/// A ticket of the coming event that is on sale in these periods.
fn on_sale(name: &str, periods: &[(&str, &str)]) -> Ticket {
    let period = |(opens_at, closes_at): &(&str, &str)| {
        Availability::Period(Period { id: None, opens_at: moment(opens_at), closes_at: moment(closes_at) })
    };
    let availability = periods.iter().map(period).collect();
    Ticket { availability, event_id: EventId::new("1"), ..ticket(name, "1.00", 1) }
}

#[test]
fn only_what_can_still_be_sold_matters() {
    let events = [event("1", "2026-09-01", "\"9\""), event("2", "2026-01-01", "")];
    let schedule = Schedule::at(now(), events.iter());
    let tickets = [
        hidden("Crew", Some("1")),
        hidden("Old", Some("2")),
        hidden("Loose", None),
        ticket("Dag", "1.00", 1),
    ];
    let found: Vec<_> = attention(now(), &schedule, tickets.iter(), &[])
        .into_iter()
        .map(|found| (shown(&found.subject), found.reason))
        .collect();
    assert_eq!(
        found,
        [
            ("Event 1: Zaal".to_owned(), Reason::SoldOut),
            ("Event 1: Crew".to_owned(), Reason::Hidden),
            ("Loose".to_owned(), Reason::Hidden),
        ]
    );
}

/// The names of what something is about.
fn shown(subject: &Subject) -> String {
    match subject {
        Subject::Event(_, name) | Subject::Ticket(_, name) => name.clone(),
        Subject::EventTickets { event, tickets } => {
            let names: Vec<&str> = tickets.iter().map(|(_, name)| name.as_str()).collect();
            format!("{}: {}", event.1, names.join(", "))
        }
    }
}

/// The names of what needs attention for a reason.
fn names(found: &[Attention], is_reason: impl Fn(Reason) -> bool) -> Vec<String> {
    found.iter().filter(|found| is_reason(found.reason)).map(|found| shown(&found.subject)).collect()
}

#[test]
fn tickets_of_one_event_that_need_it_for_the_same_reason_are_one_thing() {
    let events = [event("1", "2026-09-01", "\"9\""), event("2", "2026-09-02", "\"9\"")];
    let schedule = Schedule::at(now(), events.iter());
    let tickets = [
        hidden("Crew", Some("1")),
        hidden("Loose", None),
        hidden("Press", Some("2")),
        hidden("Guests", Some("1")),
        hidden("Spare", None),
    ];
    let found = attention(now(), &schedule, tickets.iter(), &[]);
    let names = names(&found, |reason| reason == Reason::Hidden);
    assert_eq!(names, ["Event 1: Crew, Guests", "Loose", "Event 2: Press", "Spare"]);
}

#[test]
fn sales_that_end_at_other_moments_are_several_things() {
    let events = [event("1", "2026-09-01", "\"9\"")];
    let schedule = Schedule::at(now(), events.iter());
    let (past, soon, later) = ("2026-07-01T12:00:00Z", "2026-07-05T10:00:00Z", "2026-07-05T11:00:00Z");
    let tickets = [
        on_sale("Dag", &[(past, soon)]),
        on_sale("Weekend", &[(past, later)]),
        on_sale("Camping", &[(past, soon)]),
    ];
    let ends = |reason| matches!(reason, Reason::SalesEnd(_));
    let found = attention(now(), &schedule, tickets.iter(), &[]);
    assert_eq!(names(&found, ends), ["Event 1: Dag, Camping", "Event 1: Weekend"]);
    let other = [on_sale("Weekend", &[(past, later)]), on_sale("Dag", &[(past, soon)])];
    let found = attention(now(), &schedule, other.iter(), &[]);
    assert_eq!(
        names(&found, ends),
        ["Event 1: Dag", "Event 1: Weekend"],
        "the one that ends first comes first"
    );
}

#[test]
fn an_event_is_sold_out_once_all_its_tickets_are() {
    let sold_out = |id: &str| {
        let mut event = event(id, "2026-09-01", "\"9\"");
        for ticket in &mut event.tickets {
            ticket.sold_out = Some(true);
        }
        event
    };
    let (mut other, whole) = (sold_out("2"), sold_out("1"));
    // It may still be sold, for all that is known.
    other.tickets[1].sold_out = None;
    let events = [whole, other];
    let schedule = Schedule::at(now(), events.iter());
    let found = attention(now(), &schedule, [].iter(), &[]);
    assert_eq!(names(&found, |reason| reason == Reason::SoldOut), ["Event 1", "Event 2: Zaal"]);
    // A ticket that the event itself does not list may still be sold.
    let unlisted = Ticket { event_id: EventId::new("1"), ..ticket("Dag", "1.00", 1) };
    let found = attention(now(), &schedule, [unlisted].iter(), &[]);
    assert_eq!(shown(&found[0].subject), "Event 1: Zaal, Balkon");
}

#[test]
fn a_coming_event_in_no_shop_comes_first() {
    let events = [event("1", "2026-09-01", "")];
    let schedule = Schedule::at(now(), events.iter());
    let found = attention(now(), &schedule, [].iter(), &[]);
    let reasons: Vec<_> = found.iter().map(|found| found.reason).collect();
    assert_eq!(reasons, [Reason::InNoShop, Reason::SoldOut]);
    assert!(matches!(&found[0].subject, Subject::Event(id, _) if id.as_str() == "1"));
}

#[test]
fn a_coming_event_without_tickets_needs_some() {
    let empty = |id: &str, day: &str| Event { tickets: Vec::new(), ..event(id, day, "") };
    let events = [empty("1", "2026-09-01"), empty("2", "2026-09-02"), empty("3", "2026-01-01")];
    let schedule = Schedule::at(now(), events.iter());
    // The second one has a ticket that its own list lacks; the third is over.
    let listed = Ticket { event_id: EventId::new("2"), ..ticket("Dag", "1.00", 1) };
    let found = attention(now(), &schedule, [listed].iter(), &[]);
    let subjects: Vec<_> = found.iter().map(|found| (&found.subject, found.reason)).collect();
    assert!(
        matches!(&subjects[..], [(Subject::Event(id, _), Reason::NoTickets)] if id.as_str() == "1"),
        "{subjects:?}"
    );
}

#[test]
fn a_sale_that_ended_ends_or_starts_is_said_with_its_moment() {
    let events = [event("1", "2026-09-01", "\"9\"")];
    let schedule = Schedule::at(now(), events.iter());
    let (past, soon, late) = ("2026-07-01T12:00:00Z", "2026-07-05T11:00:00Z", "2026-08-31T12:00:00Z");
    for (periods, expected) in [
        (&[("2026-06-01T12:00:00Z", past)][..], Some(Reason::SalesEnded(moment(past)))),
        (&[(past, soon)], Some(Reason::SalesEnd(moment(soon)))),
        (&[(soon, late)], Some(Reason::SalesStart(moment(soon)))),
        // Another period goes on.
        (&[(past, soon), (soon, late)], None),
        (&[(past, late)], None),
        (&[(late, "2026-09-01T10:00:00Z")], None),
        (&[], None),
    ] {
        let tickets = [on_sale("Dag", periods)];
        let found = attention(now(), &schedule, tickets.iter(), &[]);
        let reason = found.iter().map(|found| found.reason).find(|reason| *reason != Reason::SoldOut);
        assert_eq!(reason, expected, "{periods:?}");
    }
}

#[test]
fn a_sale_that_ended_matters_only_where_no_other_ticket_of_the_event_can_be_bought() {
    let events = [event("1", "2026-09-01", "\"9\"")];
    let schedule = Schedule::at(now(), events.iter());
    let ended = on_sale("Early bird", &[("2026-06-01T12:00:00Z", "2026-07-01T12:00:00Z")]);
    let regular = on_sale("Regular", &[("2026-07-01T12:00:00Z", "2026-08-31T12:00:00Z")]);
    let count = |tickets: &[Ticket]| {
        let found = attention(now(), &schedule, tickets.iter(), &[]);
        found.iter().filter(|found| matches!(found.reason, Reason::SalesEnded(_))).count()
    };
    assert_eq!(count(&[ended.clone(), regular]), 0);
    let of_no_event = Ticket { event_id: None, ..ended.clone() };
    assert_eq!(count(&[of_no_event]), 0);
    assert_eq!(count(&[ended]), 1);
}

/// A shop with these opening periods.
fn shop(id: &str, periods: &[(&str, &str)]) -> Shop {
    let text = format!(r#"{{"id":"{id}","url":"shop{id}"}}"#);
    match read_record::<Shop>(&text) {
        Ok(shop) => Shop { availability: on_sale("Dag", periods).availability, ..shop.record },
        Err(problem) => panic!("{problem}"),
    }
}

/// A shop without periods that is closed.
fn shut(id: &str) -> Shop {
    Shop { is_available: Some(false), ..shop(id, &[]) }
}

#[test]
fn a_ticket_whose_last_date_is_over_needs_nothing_and_replaces_none() {
    let events = [event("1", "2026-07-05", "\"9\"")];
    let schedule = Schedule::at(now(), events.iter());
    let ended = on_sale("Sunday", &[("2026-06-01T12:00:00Z", "2026-07-01T12:00:00Z")]);
    let yesterday = events[0].dates.iter().cloned().map(|date| EventDate {
        starts_at: moment("2026-07-03T10:00:00Z"),
        ends_at: moment("2026-07-03T12:00:00Z"),
        ..date
    });
    let over = Ticket { dates: yesterday.collect(), ..on_sale("Friday", &[]) };
    let hidden = Ticket { is_hidden: Some(true), ..over.clone() };
    let found = attention(now(), &schedule, [ended, over, hidden].iter(), &[]);
    let reasons: Vec<_> =
        found.iter().map(|found| found.reason).filter(|reason| *reason != Reason::SoldOut).collect();
    assert_eq!(reasons, [Reason::SalesEnded(moment("2026-07-01T12:00:00Z"))]);
}

#[test]
fn shops_that_close_too_early_are_named_once_all_are_read() {
    let events = [event("1", "2026-09-01", r#""8","9""#)];
    let schedule = Schedule::at(now(), events.iter());
    let (past, early, late) = ("2026-07-01T12:00:00Z", "2026-08-20T12:00:00Z", "2026-08-31T12:00:00Z");
    let closing = |id: &str, at: &str| shop(id, &[("2026-06-01T12:00:00Z", at)]);
    for (shops, expected) in [
        (vec![closing("8", past), closing("9", past)], Some(Reason::ShopsClosed(moment(past)))),
        (vec![closing("8", past), closing("9", early)], Some(Reason::ShopsClose(moment(early)))),
        // Sales that end the day before are usual.
        (vec![closing("8", early), closing("9", late)], None),
        (vec![closing("8", past), shop("9", &[])], None),
        // A shop without periods says whether it is open.
        (vec![closing("8", past), shut("9")], Some(Reason::ShopsClosed(moment(past)))),
        (vec![shut("8"), shut("9")], Some(Reason::ShopsShut)),
        (vec![closing("8", past)], None),
    ] {
        let found = attention(now(), &schedule, [].iter(), &shops.iter().collect::<Vec<_>>());
        let reason = found.iter().map(|found| found.reason).find(|reason| *reason != Reason::SoldOut);
        assert_eq!(reason, expected, "{shops:?}");
    }
}
