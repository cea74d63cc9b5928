use super::*;
use crate::api::{IdForm, ticket};
use crate::domain::TicketId;
use crate::form::{Problem, ProblemKind};
use crate::wire::read_record;

/// Clocks an hour ahead of UTC all year.
struct Winter;

impl Clocks for Winter {
    fn minutes_ahead(&self, _: Timestamp) -> i32 {
        60
    }

    fn typed(&self, moment: Timestamp) -> String {
        crate::domain::zone::LocalTime::at(moment, 60).map(|local| local.to_string()).unwrap_or_default()
    }
}

fn full_draft() -> TicketDraft {
    TicketDraft {
        name: " Day pass ".into(),
        event_id: "7".into(),
        dates: vec!["31".into(), "32".into()],
        price: "12,5".into(),
        max_capacity: "250".into(),
        min_order_amount: "1".into(),
        max_order_amount: "8".into(),
        template_id: "4".into(),
        mobile_template_id: "5".into(),
        availability: vec![("2026-01-01T10:00".into(), "2026-02-01T10:00".into())],
        related_tickets: vec!["2".into()],
        excluded_tickets: vec!["3".into()],
        on_fire: true,
        sales_percentage_active: true,
        sales_percentage: "40".into(),
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

fn update_body(change: impl Fn(&mut TicketDraft)) -> Result<String, Vec<Problem>> {
    let mut draft = TicketDraft::of(&stored(), &Winter);
    change(&mut draft);
    let changes = update(&stored(), &draft, &Winter)?;
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
    let draft = TicketDraft { name: "Pass".into(), price: "0".into(), ..TicketDraft::default() };
    let request =
        create(&draft, &Winter).map(|request| compact(&ticket::create(request).body().to_json(IdForm::Auto)));
    let expected = r#"{"name":"Pass","price":"0.00","on_fire":false,"is_hidden":false,"is_entry":false}"#;
    assert_eq!(request.as_deref(), Ok(expected));
}

#[test]
fn an_update_sends_only_what_was_changed() {
    assert_eq!(update_body(|_| {}).as_deref(), Ok("{}"));
    assert_eq!(update_body(|draft| draft.price = "€ 12,5".into()).as_deref(), Ok("{}"));
    assert_eq!(update_body(|draft| draft.name = "Day pass".into()).as_deref(), Ok("{}"));
    assert_eq!(update_body(|draft| draft.price = "13".into()).as_deref(), Ok(r#"{"price":"13.00"}"#));
    assert_eq!(update_body(|draft| draft.is_hidden = true).as_deref(), Ok(r#"{"is_hidden":true}"#));
    assert_eq!(
        update_body(|draft| draft.sales_percentage = "50".into()).as_deref(),
        Ok(r#"{"sales_percentage":{"active":true,"percentage":50}}"#)
    );
}

#[test]
fn the_nine_nullable_fields_are_cleared_with_null() {
    let body = update_body(|draft| {
        draft.event_id.clear();
        draft.dates.clear();
        draft.max_capacity.clear();
        draft.min_order_amount.clear();
        draft.max_order_amount.clear();
        draft.template_id.clear();
        draft.mobile_template_id.clear();
        draft.availability.clear();
        draft.related_tickets.clear();
    });
    let expected = r#"{"event_id":null,"dates":null,"max_capacity":null,"min_order_amount":null,
        "max_order_amount":null,"template_id":null,"mobile_template_id":null,"availability":null,
        "related_tickets":null}"#;
    assert_eq!(body.as_deref().map(str::to_owned), Ok(compact(expected)));
}

#[test]
fn what_the_interface_shows_no_clearing_for_is_refused() {
    let refused = |field: &str, kind| Err(vec![Problem::new(field, kind)]);
    assert_eq!(update_body(|draft| draft.name = " ".into()), refused("name", ProblemKind::Missing));
    assert_eq!(update_body(|draft| draft.price.clear()), refused("price", ProblemKind::Missing));
    assert_eq!(
        update_body(|draft| draft.excluded_tickets.clear()),
        refused("excluded_tickets", ProblemKind::CannotBeCleared)
    );
}

#[test]
fn a_ticket_that_is_odd_already_can_be_edited_elsewhere() {
    // The stored ticket has a minimum above its maximum and a name that ends in a blank.
    assert_eq!(update_body(|draft| draft.is_entry = false).as_deref(), Ok(r#"{"is_entry":false}"#));
    assert_eq!(
        update_body(|draft| draft.max_order_amount = "7".into()),
        Err(vec![Problem::new("min_order_amount", ProblemKind::LeastAboveMost)])
    );
}

#[test]
fn a_period_left_alone_keeps_its_microseconds() {
    let body = update_body(|draft| {
        draft.availability.push(("2026-03-01T10:00".into(), "2026-03-02T10:00".into()));
    });
    assert!(body.as_deref().is_ok_and(|body| body.contains("2026-01-01T09:00:00.123456Z")), "{body:?}");
}

#[test]
fn a_percentage_that_is_shown_has_to_be_there() {
    let draft = TicketDraft {
        name: "Pass".into(),
        price: "0".into(),
        sales_percentage_active: true,
        ..TicketDraft::default()
    };
    let missing = Problem::new("sales_percentage.percentage", ProblemKind::Missing);
    assert_eq!(create(&draft, &Winter), Err(vec![missing]));
}

#[test]
fn each_problem_stands_at_its_control() {
    let draft = TicketDraft {
        price: "1.2345".into(),
        max_capacity: "many".into(),
        min_order_amount: "-1".into(),
        sales_percentage: "101".into(),
        sales_percentage_active: false,
        availability: vec![
            (String::new(), "2026-02-30T10:00".into()),
            ("2026-02-01T10:00".into(), "2026-02-01T10:00".into()),
        ],
        ..TicketDraft::default()
    };
    let expected = [
        ("name", ProblemKind::Missing),
        ("price", ProblemKind::TooPrecise),
        ("max_capacity", ProblemKind::NotWhole),
        ("min_order_amount", ProblemKind::NotWhole),
        ("sales_percentage.percentage", ProblemKind::NotAPercentage),
        ("availability.0.opens_at", ProblemKind::NotATime),
        ("availability.0.closes_at", ProblemKind::NotATime),
        ("availability.1.closes_at", ProblemKind::EndsBeforeStart),
    ];
    let expected = expected.map(|(field, kind)| Problem::new(field, kind)).to_vec();
    assert_eq!(create(&draft, &Winter), Err(expected));
}
