//! What services send, in every shape they send it in: nothing panics, the rest of a page shows, the message names
//! the place.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use loket::wire::{Availability, Event, Page, Received, Row, Ticket, Unreadable, read_record};

const TICKET: &str = r#"{"id":"3021","name":"Balkon","event_id":"1004",
    "dates":[{"id":"71","starts_at":"2026-11-26T21:00:00.000000Z","ends_at":"2026-11-27T06:00:00.000000Z"}],
    "price":"59.00","capacity":59,"min_order_amount":2,"max_order_amount":6,"template_id":"801",
    "mobile_template_id":"851","service_fee":2.35,
    "availability":[{"id":"9","opens_at":"2026-10-01T08:00:00.000000Z","closes_at":"2026-11-26T21:00:00.000000Z"}],
    "fields":["6005"],"related_tickets":["3022"],"excluded_tickets":[],
    "sale_percentage":{"active":true,"percentage":100},"on_fire":false,"is_hidden":false,"is_entry":true,
    "tags":["vip"]}"#;

fn ticket(text: &str) -> Result<Received<Ticket>, Unreadable> {
    read_record(text)
}

/// The sample ticket with one member replaced by other JSON.
fn with(member: &str, json: &str) -> String {
    let mut record: serde_json::Value = serde_json::from_str(TICKET).unwrap();
    let members = record.as_object_mut().unwrap();
    members.insert(member.to_owned(), serde_json::from_str(json).unwrap());
    record.to_string()
}

fn without(member: &str) -> String {
    let mut record: serde_json::Value = serde_json::from_str(TICKET).unwrap();
    record.as_object_mut().unwrap().remove(member);
    record.to_string()
}

#[test]
fn a_ticket_as_the_interface_shows_it() {
    let ticket = ticket(TICKET).unwrap().record;
    assert_eq!(ticket.id.as_str(), "3021");
    assert_eq!(ticket.price.to_string(), "59.00");
    assert_eq!(ticket.capacity, Some(59));
    assert_eq!(ticket.service_fee.unwrap().to_string(), "2.35");
    assert_eq!(ticket.dates[0].starts_at.to_string(), "2026-11-26T21:00:00.000000Z");
    assert!(matches!(ticket.availability.as_slice(), [Availability::Period(_)]));
    assert_eq!(ticket.fields[0].text(), "\"6005\"");
    assert_eq!(ticket.sale_percentage.unwrap().percentage.unwrap().hundredths(), 100);
    assert_eq!(ticket.tags, Some(vec!["vip".to_owned()]));
}

#[test]
fn sloppy_answers_are_read_all_the_same() {
    let read = |text: String| ticket(&text).unwrap_or_else(|problem| panic!("{text}: {problem}")).record;
    assert_eq!(read(format!(r#"{{"data":{TICKET}}}"#)).id.as_str(), "3021");
    assert_eq!(read(with("id", "3021")).id.as_str(), "3021");
    assert_eq!(read(with("price", "59.5")).price.to_string(), "59.50");
    assert_eq!(read(with("capacity", "\"59\"")).capacity, Some(59));
    assert_eq!(read(with("capacity", "59.0")).capacity, Some(59));
    assert_eq!(read(with("capacity", "null")).capacity, None);
    assert_eq!(read(with("capacity", "18446744073709551615")).capacity, Some(u64::MAX));
    assert_eq!(read(with("related_tickets", "null")).related_tickets, []);
    assert_eq!(read(with("related_tickets", r#"{"1":"8","0":7}"#)).related_tickets[0].as_str(), "7");
    assert_eq!(read(with("sale_percentage", "[]")).sale_percentage, None);
    assert_eq!(read(with("sale_percentage", "null")).sale_percentage, None);
    assert_eq!(read(with("is_hidden", "1")).is_hidden, Some(true));
    assert_eq!(read(with("is_hidden", "\"0\"")).is_hidden, Some(false));
    assert_eq!(read(with("new_member", r#"{"deep":[1,2]}"#)).id.as_str(), "3021");
    for optional in
        ["event_id", "dates", "capacity", "template_id", "service_fee", "availability", "on_fire", "tags"]
    {
        assert_eq!(read(without(optional)).name, "Balkon", "without {optional}");
    }
}

#[test]
fn an_availability_of_another_shape_is_kept_as_received() {
    let ticket = ticket(&with("availability", r#"[{"from":"now"},"always"]"#)).unwrap().record;
    let kept: Vec<_> = ticket
        .availability
        .iter()
        .map(|availability| match availability {
            Availability::Unshown(unshown) => unshown.text(),
            Availability::Period(_) => "a period",
        })
        .collect();
    assert_eq!(kept, [r#"{"from":"now"}"#, "\"always\""]);
}

#[test]
fn what_can_not_be_read_is_named_with_its_place() {
    for (text, place, reason) in [
        (with("name", "12"), "name", "expected a string, found integer"),
        (with("name", "null"), "name", "expected a string, found null"),
        (without("name"), ".", "missing field `name`"),
        (without("price"), ".", "missing field `price`"),
        (with("id", "{}"), "id", "expected a number or a text"),
        (with("price", "\"free\""), "price", "expected an amount with two fractional digits"),
        (with("price", "\"1.005\""), "price", "expected an amount with two fractional digits"),
        (with("price", "-1"), "price", "expected an amount with two fractional digits"),
        (with("capacity", "-1"), "capacity", "expected a whole number, found integer"),
        (with("capacity", "1.5"), "capacity", "expected a whole number, found floating"),
        (with("capacity", "\"many\""), "capacity", "expected a whole number, found string"),
        (with("capacity", "[]"), "capacity", "expected a whole number, found sequence"),
        (with("on_fire", "\"maybe\""), "on_fire", "expected true or false, found string"),
        (with("on_fire", "2"), "on_fire", "expected true or false, found integer"),
        (with("dates", "\"today\""), "dates", "expected a list, found string"),
        (with("dates", r#"{"id":"1"}"#), "dates", "expected a list, found an object"),
        (with("dates", r#"[{"id":"1","starts_at":"soon"}]"#), "dates[0].starts_at", "expected a timestamp"),
        (
            with(
                "dates",
                r#"[{"id":"1","starts_at":"2026-02-30T00:00:00Z","ends_at":"2026-03-01T00:00:00Z"}]"#,
            ),
            "dates[0].starts_at",
            "expected a timestamp",
        ),
        (with("dates", r#"[{"starts_at":"2026-02-03T00:00:00Z"}]"#), "dates[0]", "missing field"),
        (with("sale_percentage", "[1]"), "sale_percentage", "expected an object, found a list"),
        (
            with("sale_percentage", r#"{"percentage":101}"#),
            "sale_percentage.percentage",
            "expected a percentage up to 100",
        ),
        (with("related_tickets", "[true]"), "related_tickets[0]", "expected a number or a text"),
        (with("tags", "\"vip\""), "tags", "expected a list, found string"),
        ("[]".to_owned(), ".", "expected struct Ticket"),
        ("null".to_owned(), ".", "expected struct Ticket, found null"),
        (String::new(), ".", "the text ends too early"),
        (TICKET[..200].to_owned(), ".", "the text ends too early"),
        (format!("{TICKET}}}"), ".", "not JSON"),
        ("<!doctype html><title>502</title>".to_owned(), ".", "not JSON"),
        (r#"{"id":"1","id":"2"}"#.to_owned(), ".", "duplicate field `id`"),
    ] {
        let problem = ticket(&text).expect_err(&text);
        assert_eq!(problem.place, place, "{text}: {problem}");
        assert!(problem.reason.starts_with(reason), "{text}: {problem}");
    }
}

#[test]
fn no_message_carries_a_value() {
    for text in [
        with("name", "[\"Jan Jansen\"]"),
        with("capacity", "\"jan@example.org\""),
        with("on_fire", "\"0612345678\""),
    ] {
        let problem = ticket(&text).expect_err(&text).to_string();
        assert!(
            !problem.contains("Jan") && !problem.contains("jan@") && !problem.contains("0612"),
            "{problem}"
        );
    }
}

#[test]
fn one_bad_record_hides_no_other() {
    let page = format!(
        r#"{{"data":[{TICKET},{},null,{TICKET}],
            "links":{{"first":"http://evil.example","last":null,"prev":null,"next":"http://evil.example"}},
            "meta":{{"current_page":2,"from":21,"last_page":3,"path":"x","per_page":20,"to":24,"total":60}}}}"#,
        with("price", "\"free\"")
    );
    let page: Page<Ticket> = Page::read(&page).unwrap();
    let states: Vec<_> = page
        .rows
        .iter()
        .map(|row| match row {
            Row::Read(received) => received.name.clone(),
            Row::Unreadable { problem, .. } => problem.place.clone(),
        })
        .collect();
    assert_eq!(states, ["Balkon", "price", ".", "Balkon"]);
    let place = page.place;
    assert_eq!((place.page, place.last_page, place.from, place.to, place.total), (2, 3, 21, 24, 60));
}

#[test]
fn pages_of_every_shape() {
    let read = |text: &str| Page::<Event>::read(text);
    let empty =
        read(r#"{"data":[],"meta":{"current_page":1,"from":null,"last_page":1,"to":null,"total":0}}"#)
            .unwrap();
    assert_eq!((empty.rows.len(), empty.place.from, empty.place.to, empty.place.total), (0, 0, 0, 0));
    let numbered = read(r#"{"data":{"0":{"id":"1","name":"A"},"1":{"id":"2","name":"B"}}}"#).unwrap();
    assert_eq!((numbered.rows.len(), numbered.place.total, numbered.place.last_page), (2, 2, 1));
    let texts = read(r#"{"data":[],"meta":{"current_page":"3","last_page":"9","total":"170"}}"#).unwrap();
    assert_eq!((texts.place.page, texts.place.last_page, texts.place.total), (3, 9, 170));
    let no_meta = read(r#"{"data":[],"meta":[]}"#).unwrap();
    assert_eq!((no_meta.place.page, no_meta.place.last_page), (1, 1));
    for unreadable in
        ["", "{}", "[]", "null", r#"{"data":"none"}"#, r#"{"data":[}"#, "<html></html>", r#"{"data":[]"#]
    {
        assert!(read(unreadable).is_err(), "{unreadable}");
    }
}

#[test]
fn ten_megabytes_are_read() {
    let rows = vec![TICKET; 20_000].join(",");
    let text = format!(r#"{{"data":[{rows}]}}"#);
    assert!(text.len() > 10_000_000);
    assert_eq!(Page::<Ticket>::read(&text).unwrap().rows.len(), 20_000);
}

#[test]
fn a_deep_answer_is_refused_rather_than_fatal() {
    let deep = format!(r#"{{"data":[{}]}}"#, "[".repeat(100_000));
    assert!(Page::<Ticket>::read(&deep).is_err());
}

#[test]
fn an_event_may_lack_nearly_everything() {
    let event: Received<Event> = read_record(r#"{"id":7,"name":"Museum","venue":[],"dates":null}"#).unwrap();
    assert_eq!((event.id.as_str(), event.venue.is_none(), event.dates.len()), ("7", true, 0));
}
