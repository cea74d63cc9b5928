//! What the form of a ticket sends, and what it refuses.

use super::*;
use crate::api::{IdForm, ticket};
use crate::forms::Input;
use crate::forms::time_zone::Winter;
use crate::models::read_record;

fn periods(spans: &[(&str, &str)]) -> Option<Spans<Period>> {
    let typed = spans.iter().map(|(from, to)| (from.to_string(), to.to_string())).collect();
    Some(Spans::typed(typed))
}

fn full_draft() -> TicketDraft {
    TicketDraft {
        name: Text::new(" Day pass "),
        event_id: Text::new("7"),
        dates: Choices::new(["31", "32"]),
        price: Text::new("12,5"),
        max_capacity: Text::new("250"),
        min_order_amount: Text::new("1"),
        max_order_amount: Text::new("8"),
        template_id: Text::new("4"),
        mobile_template_id: Text::new("5"),
        availability: periods(&[("2026-01-01T10:00", "2026-02-01T10:00")]),
        related_tickets: Choices::new(["2"]),
        excluded_tickets: Choices::new(["3"]),
        on_fire: true,
        sales_percentage_active: true,
        sales_percentage: Text::new("40"),
        is_hidden: false,
        is_entry: true,
    }
}

fn stored() -> Ticket {
    let json = r#"{"id":"1","name":"Day pass ","event_id":"7",
        "dates":[{"id":"31","starts_at":"2026-07-04T18:00:00.000000Z","ends_at":"2026-07-04T22:00:00.000000Z"}],
        "price":"12.50","capacity":250,"min_order_amount":9,"max_order_amount":8,"template_id":"4",
        "mobile_template_id":"5","service_fee":1.25,
        "availability":[{"id":"1","opens_at":"2026-01-01T09:00:00.123456Z","closes_at":"2026-02-01T09:00:00.000000Z"}],
        "fields":[],"related_tickets":["2"],"excluded_tickets":["3"],
        "sale_percentage":{"active":true,"percentage":40},"on_fire":true,"is_hidden":false,"is_entry":true,"tags":[]}"#;
    match read_record(json) {
        Ok(received) => received.record,
        Err(problem) => panic!("{problem}"),
    }
}

fn compact(json: &str) -> String {
    json.split_whitespace().collect()
}

fn create_body(draft: &TicketDraft) -> Result<String, Vec<Problem>> {
    let write = ticket::create(draft.body(None, &Winter)?).unwrap_or_else(|| unreachable!());
    Ok(compact(&write.body().to_json(IdForm::Auto)))
}

fn update_body(change: impl FnOnce(&mut TicketDraft)) -> Result<String, Vec<Problem>> {
    let before = TicketDraft::of(&stored(), &Winter);
    let mut after = before.clone();
    change(&mut after);
    let changes = after.body(Some(&before), &Winter)?;
    let id = TicketId::new("1").unwrap_or_else(|| unreachable!());
    Ok(compact(&ticket::update(&id, changes).body().to_json(IdForm::Auto)))
}

#[test]
fn every_field_of_create_ticket_body_is_sent_as_the_interface_spells_it() {
    let expected = r#"{"name":"Day pass","event_id":7,"dates":[31,32],"price":"12.50","max_capacity":250,
        "min_order_amount":1,"max_order_amount":8,"template_id":4,"mobile_template_id":5,
        "availability":[{"opens_at":"2026-01-01T09:00:00.000000Z","closes_at":"2026-02-01T09:00:00.000000Z"}],
        "related_tickets":[2],"excluded_tickets":[3],"on_fire":true,
        "sales_percentage":{"active":true,"percentage":40},"is_hidden":false,"is_entry":true}"#;
    assert_eq!(create_body(&full_draft()), Ok(compact(expected)));
}

#[test]
fn what_is_left_empty_is_left_out() {
    let draft = TicketDraft { name: Text::new("Pass"), price: Text::new("0"), ..TicketDraft::new() };
    let expected = r#"{"name":"Pass","price":"0.00","on_fire":false,"is_hidden":false,"is_entry":true}"#;
    assert_eq!(create_body(&draft).as_deref(), Ok(expected));
}

#[test]
fn an_update_sends_only_what_was_changed() {
    assert_eq!(update_body(|_| {}).as_deref(), Ok("{}"));
    assert_eq!(update_body(|form| form.price = Text::new("€ 12,5")).as_deref(), Ok("{}"));
    assert_eq!(update_body(|form| form.name = Text::new("Day pass")).as_deref(), Ok("{}"));
    let price = update_body(|form| form.price = Text::new("13"));
    assert_eq!(price.as_deref(), Ok(r#"{"price":"13.00"}"#));
    assert_eq!(update_body(|form| form.is_hidden = true).as_deref(), Ok(r#"{"is_hidden":true}"#));
    let percentage = update_body(|form| form.sales_percentage = Text::new("50"));
    assert_eq!(percentage.as_deref(), Ok(r#"{"sales_percentage":{"active":true,"percentage":50}}"#));
}

#[test]
fn the_nine_nullable_fields_are_cleared_with_null() {
    let body = update_body(|form| {
        form.event_id = Text::default();
        form.dates = Choices::default();
        form.max_capacity = Text::default();
        form.min_order_amount = Text::default();
        form.max_order_amount = Text::new(" ");
        form.template_id = Text::default();
        form.mobile_template_id = Text::default();
        form.availability = periods(&[]);
        form.related_tickets = Choices::default();
    });
    let expected = r#"{"event_id":null,"dates":null,"max_capacity":null,"min_order_amount":null,
        "max_order_amount":null,"template_id":null,"mobile_template_id":null,"availability":null,
        "related_tickets":null}"#;
    assert_eq!(body, Ok(compact(expected)));
}

#[test]
fn what_the_interface_shows_no_clearing_for_is_refused() {
    let refused = |field: &str, kind| Err(vec![Problem::new(field, kind)]);
    assert_eq!(update_body(|form| form.name = Text::new(" ")), refused("name", ProblemKind::Missing));
    assert_eq!(update_body(|form| form.price = Text::new("")), refused("price", ProblemKind::Missing));
    let excluded = update_body(|form| form.excluded_tickets = Choices::default());
    assert_eq!(excluded, refused("excluded_tickets", ProblemKind::CannotBeCleared));
}

#[test]
fn a_ticket_that_is_odd_already_can_be_edited_elsewhere() {
    // The stored ticket has a minimum above its maximum and a name that ends in a blank.
    assert_eq!(update_body(|form| form.is_entry = false).as_deref(), Ok(r#"{"is_entry":false}"#));
    assert_eq!(
        update_body(|form| form.max_order_amount = Text::new("7")),
        Err(vec![Problem::new("min_order_amount", ProblemKind::LeastAboveMost)])
    );
}

#[test]
fn a_period_left_alone_keeps_its_microseconds() {
    let body = update_body(|form| {
        let mut typed = form.availability.as_ref().map(Input::held);
        typed.get_or_insert_default().push(("2026-03-01T10:00".to_owned(), "2026-03-02T10:00".to_owned()));
        TicketDraft::FIELDS.availability.set(form, typed.unwrap_or_default());
    });
    assert!(body.as_deref().is_ok_and(|body| body.contains("2026-01-01T09:00:00.123456Z")), "{body:?}");
}

#[test]
fn a_percentage_that_is_shown_has_to_be_there() {
    let draft = TicketDraft {
        name: Text::new("Pass"),
        price: Text::new("0"),
        sales_percentage_active: true,
        ..TicketDraft::new()
    };
    let missing = Problem::new("sales_percentage.percentage", ProblemKind::Missing);
    assert_eq!(create_body(&draft), Err(vec![missing]));
}

#[test]
fn each_problem_is_shown_at_its_control() {
    let draft = TicketDraft {
        price: Text::new("1.2345"),
        max_capacity: Text::new("many"),
        min_order_amount: Text::new("-1"),
        max_order_amount: Text::new("+5"),
        sales_percentage: Text::new("101"),
        availability: periods(&[("", "2026-02-30T10:00"), ("2026-02-01T10:00", "2026-02-01T10:00")]),
        ..TicketDraft::new()
    };
    let expected = [
        ("name", ProblemKind::Missing),
        ("price", ProblemKind::TooPrecise),
        ("max_capacity", ProblemKind::NotWhole),
        ("min_order_amount", ProblemKind::NotWhole),
        ("max_order_amount", ProblemKind::NotWhole),
        ("availability.0.opens_at", ProblemKind::NotATime),
        ("availability.0.closes_at", ProblemKind::NotATime),
        ("availability.1.closes_at", ProblemKind::EndsBeforeStart),
        ("sales_percentage.percentage", ProblemKind::NotAPercentage),
    ];
    let expected = expected.map(|(field, kind)| Problem::new(field, kind)).to_vec();
    assert_eq!(create_body(&draft), Err(expected));
}

#[test]
fn dates_of_another_event_do_not_stay() {
    let moved = update_body(|draft| draft.event_id = Text::new("8"));
    assert_eq!(moved, Err(vec![Problem::new("dates", ProblemKind::OfAnotherEvent)]));
    let with_dates = update_body(|draft| {
        draft.event_id = Text::new("8");
        draft.dates = Choices::new(["41"]);
    });
    assert_eq!(with_dates.as_deref(), Ok(r#"{"event_id":8,"dates":[41]}"#));
}
