//! What the form of a ticket sends, and what it refuses.

use super::*;
use crate::api::{IdForm, ticket};
use crate::forms::Typed;
use crate::forms::time_zone::Winter;
use crate::models::read_record;

fn text(text: &str) -> Typed {
    Typed::Text(text.into())
}

fn chosen(ids: &[&str]) -> Typed {
    Typed::Chosen(ids.iter().map(ToString::to_string).collect())
}

fn spans(spans: &[(&str, &str)]) -> Typed {
    Typed::Spans(spans.iter().map(|(from, to)| (from.to_string(), to.to_string())).collect())
}

/// An empty form in which this was typed.
fn typed<const N: usize>(controls: [(&str, Typed); N]) -> Draft {
    let mut draft = draft(None, &Winter);
    controls.into_iter().for_each(|(name, typed)| draft.set(name, typed));
    draft
}

fn full_draft() -> Draft {
    typed([
        ("name", text(" Day pass ")),
        ("event_id", text("7")),
        ("dates", chosen(&["31", "32"])),
        ("price", text("12,5")),
        ("max_capacity", text("250")),
        ("min_order_amount", text("1")),
        ("max_order_amount", text("8")),
        ("template_id", text("4")),
        ("mobile_template_id", text("5")),
        ("availability", spans(&[("2026-01-01T10:00", "2026-02-01T10:00")])),
        ("related_tickets", chosen(&["2"])),
        ("excluded_tickets", chosen(&["3"])),
        ("on_fire", Typed::Flag(true)),
        ("sales_percentage.active", Typed::Flag(true)),
        ("sales_percentage.percentage", text("40")),
        ("is_entry", Typed::Flag(true)),
    ])
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

fn update_body<const N: usize>(controls: [(&str, Typed); N]) -> Result<String, Vec<Problem>> {
    let before = draft(Some(&stored()), &Winter);
    let mut after = before.clone();
    controls.into_iter().for_each(|(name, typed)| after.set(name, typed));
    let changes = update(&before, &after, &Winter)?;
    let id = TicketId::new("1").unwrap_or_else(|| unreachable!());
    Ok(compact(&ticket::update(&id, changes).body().to_json(IdForm::Auto)))
}

#[test]
fn every_field_of_create_ticket_body_is_sent_as_the_interface_spells_it() {
    let request =
        create(&full_draft(), &Winter).map(|request| ticket::create(request).body().to_json(IdForm::Auto));
    let expected = r#"{"name":"Day pass","event_id":7,"dates":[31,32],"price":"12.50","max_capacity":250,
        "min_order_amount":1,"max_order_amount":8,"template_id":4,"mobile_template_id":5,
        "availability":[{"opens_at":"2026-01-01T09:00:00.000000Z","closes_at":"2026-02-01T09:00:00.000000Z"}],
        "related_tickets":[2],"excluded_tickets":[3],"on_fire":true,
        "sales_percentage":{"active":true,"percentage":40},"is_hidden":false,"is_entry":true}"#;
    assert_eq!(request.as_deref().map(compact), Ok(compact(expected)));
}

#[test]
fn what_is_left_empty_is_left_out() {
    let draft = typed([("name", text("Pass")), ("price", text("0"))]);
    let request =
        create(&draft, &Winter).map(|request| compact(&ticket::create(request).body().to_json(IdForm::Auto)));
    let expected = r#"{"name":"Pass","price":"0.00","on_fire":false,"is_hidden":false,"is_entry":true}"#;
    assert_eq!(request.as_deref(), Ok(expected));
}

#[test]
fn an_update_sends_only_what_was_changed() {
    assert_eq!(update_body([]).as_deref(), Ok("{}"));
    assert_eq!(update_body([("price", text("€ 12,5"))]).as_deref(), Ok("{}"));
    assert_eq!(update_body([("name", text("Day pass"))]).as_deref(), Ok("{}"));
    assert_eq!(update_body([("price", text("13"))]).as_deref(), Ok(r#"{"price":"13.00"}"#));
    assert_eq!(update_body([("is_hidden", Typed::Flag(true))]).as_deref(), Ok(r#"{"is_hidden":true}"#));
    assert_eq!(
        update_body([("sales_percentage.percentage", text("50"))]).as_deref(),
        Ok(r#"{"sales_percentage":{"active":true,"percentage":50}}"#)
    );
}

#[test]
fn the_nine_nullable_fields_are_cleared_with_null() {
    let body = update_body([
        ("event_id", text("")),
        ("dates", chosen(&[])),
        ("max_capacity", text("")),
        ("min_order_amount", text("")),
        ("max_order_amount", text(" ")),
        ("template_id", text("")),
        ("mobile_template_id", text("")),
        ("availability", spans(&[])),
        ("related_tickets", chosen(&[])),
    ]);
    let expected = r#"{"event_id":null,"dates":null,"max_capacity":null,"min_order_amount":null,
        "max_order_amount":null,"template_id":null,"mobile_template_id":null,"availability":null,
        "related_tickets":null}"#;
    assert_eq!(body.as_deref().map(str::to_owned), Ok(compact(expected)));
}

#[test]
fn what_the_interface_shows_no_clearing_for_is_refused() {
    let refused = |field: &str, kind| Err(vec![Problem::new(field, kind)]);
    assert_eq!(update_body([("name", text(" "))]), refused("name", ProblemKind::Missing));
    assert_eq!(update_body([("price", text(""))]), refused("price", ProblemKind::Missing));
    assert_eq!(
        update_body([("excluded_tickets", chosen(&[]))]),
        refused("excluded_tickets", ProblemKind::CannotBeCleared)
    );
}

#[test]
fn a_ticket_that_is_odd_already_can_be_edited_elsewhere() {
    // The stored ticket has a minimum above its maximum and a name that ends in a blank.
    assert_eq!(update_body([("is_entry", Typed::Flag(false))]).as_deref(), Ok(r#"{"is_entry":false}"#));
    assert_eq!(
        update_body([("max_order_amount", text("7"))]),
        Err(vec![Problem::new("min_order_amount", ProblemKind::LeastAboveMost)])
    );
}

#[test]
fn a_period_left_alone_keeps_its_microseconds() {
    let periods = [("2026-01-01T10:00", "2026-02-01T10:00"), ("2026-03-01T10:00", "2026-03-02T10:00")];
    let body = update_body([("availability", spans(&periods))]);
    assert!(body.as_deref().is_ok_and(|body| body.contains("2026-01-01T09:00:00.123456Z")), "{body:?}");
}

#[test]
fn a_percentage_that_is_shown_has_to_be_there() {
    let active = ("sales_percentage.active", Typed::Flag(true));
    let draft = typed([("name", text("Pass")), ("price", text("0")), active]);
    let missing = Problem::new("sales_percentage.percentage", ProblemKind::Missing);
    assert_eq!(create(&draft, &Winter), Err(vec![missing]));
}

#[test]
fn each_problem_stands_at_its_control() {
    let periods = [("", "2026-02-30T10:00"), ("2026-02-01T10:00", "2026-02-01T10:00")];
    let draft = typed([
        ("price", text("1.2345")),
        ("max_capacity", text("many")),
        ("min_order_amount", text("-1")),
        ("sales_percentage.percentage", text("101")),
        ("availability", spans(&periods)),
    ]);
    let expected = [
        ("name", ProblemKind::Missing),
        ("price", ProblemKind::TooPrecise),
        ("max_capacity", ProblemKind::NotWhole),
        ("min_order_amount", ProblemKind::NotWhole),
        ("availability.0.opens_at", ProblemKind::NotATime),
        ("availability.0.closes_at", ProblemKind::NotATime),
        ("availability.1.closes_at", ProblemKind::EndsBeforeStart),
        ("sales_percentage.percentage", ProblemKind::NotAPercentage),
    ];
    let expected = expected.map(|(field, kind)| Problem::new(field, kind)).to_vec();
    assert_eq!(create(&draft, &Winter), Err(expected));
}
