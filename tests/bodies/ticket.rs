//! `Create ticket body`

use loket::api::ticket::{TicketBody, create};
use loket::api::{IdForm, Mutation, NonEmpty, NullablePatch, Patch};
use loket::models::value::{EventDateId, EventId, Percentage, Price, TemplateId, TicketId};
use loket::models::{Received, SalePercentage, Ticket};

use super::{period, sends_json, sends_parts};

fn with_all() -> Mutation<Received<Ticket>> {
    let ticket = TicketBody {
        name: Patch::Set("Balkon \"links\" é".to_owned()),
        event_id: NullablePatch::Set(EventId::new("1004").unwrap()),
        dates: NullablePatch::Set(list([EventDateId::new("71"), EventDateId::new("a-72")])),
        price: Patch::Set(Price::parse("59,5").unwrap()),
        max_capacity: NullablePatch::Set(u64::MAX),
        min_order_amount: NullablePatch::Set(0),
        max_order_amount: NullablePatch::Set(6),
        template_id: NullablePatch::Set(TemplateId::new("0801").unwrap()),
        mobile_template_id: NullablePatch::Set(TemplateId::new("9223372036854775808").unwrap()),
        availability: NullablePatch::Set(list([Some(period())])),
        related_tickets: NullablePatch::Set(list([TicketId::new("3022")])),
        excluded_tickets: Patch::Set(list([TicketId::new("3023"), TicketId::new("3024")])),
        on_fire: Patch::Set(true),
        sales_percentage: Patch::Set(SalePercentage { active: Some(false), percentage: Percentage::new(85) }),
        is_hidden: Patch::Set(false),
        is_entry: Patch::Set(true),
    };
    create(ticket).unwrap()
}

fn list<T, const N: usize>(values: [Option<T>; N]) -> NonEmpty<T> {
    NonEmpty::new(values.into_iter().flatten().collect()).unwrap()
}

#[test]
fn all_members_as_json() {
    let write = with_all();
    assert_eq!(write.endpoint().to_string(), "/v1/tickets");
    let expected = r#"{
        "name": "Balkon \"links\" é",
        "event_id": 1004,
        "dates": [71, "a-72"],
        "price": "59.50",
        "max_capacity": 18446744073709551615,
        "min_order_amount": 0,
        "max_order_amount": 6,
        "template_id": "0801",
        "mobile_template_id": "9223372036854775808",
        "availability": [{"opens_at": "2026-10-01T08:00:00.000000Z", "closes_at": "2026-10-01T10:00:00.000001Z"}],
        "related_tickets": [3022],
        "excluded_tickets": [3023, 3024],
        "on_fire": true,
        "sales_percentage": {"active": false, "percentage": 85},
        "is_hidden": false,
        "is_entry": true
    }"#;
    sends_json(&write, IdForm::Auto, expected);
    let integers = expected.replace("\"9223372036854775808\"", "9223372036854775808");
    sends_json(&write, IdForm::Integer, &integers);
    let texts = expected
        .replace(": 1004", ": \"1004\"")
        .replace("[71, ", "[\"71\", ")
        .replace("[3022]", "[\"3022\"]")
        .replace("[3023, 3024]", "[\"3023\", \"3024\"]");
    sends_json(&write, IdForm::Text, &texts);
}

#[test]
fn all_members_as_parts() {
    sends_parts(
        &with_all(),
        &[
            ("name", "Balkon \"links\" é"),
            ("event_id", "1004"),
            ("dates[0]", "71"),
            ("dates[1]", "a-72"),
            ("price", "59.50"),
            ("max_capacity", "18446744073709551615"),
            ("min_order_amount", "0"),
            ("max_order_amount", "6"),
            ("template_id", "0801"),
            ("mobile_template_id", "9223372036854775808"),
            ("availability[0][opens_at]", "2026-10-01T08:00:00.000000Z"),
            ("availability[0][closes_at]", "2026-10-01T10:00:00.000001Z"),
            ("related_tickets[0]", "3022"),
            ("excluded_tickets[0]", "3023"),
            ("excluded_tickets[1]", "3024"),
            ("on_fire", "1"),
            ("sales_percentage[active]", "0"),
            ("sales_percentage[percentage]", "85"),
            ("is_hidden", "0"),
            ("is_entry", "1"),
        ],
    );
}

#[test]
fn no_more_than_is_needed() {
    let ticket = TicketBody {
        name: Patch::Set("Staan".to_owned()),
        price: Patch::Set(Price::parse("0").unwrap()),
        ..TicketBody::default()
    };
    let write = create(ticket).unwrap();
    sends_json(&write, IdForm::Auto, r#"{"name":"Staan","price":"0.00"}"#);
    sends_parts(&write, &[("name", "Staan"), ("price", "0.00")]);
}

#[test]
fn none_without_what_is_required() {
    let price = Patch::Set(Price::parse("0").unwrap());
    assert!(create(TicketBody { price, ..TicketBody::default() }).is_none());
    let name = Patch::Set("Staan".to_owned());
    assert!(create(TicketBody { name, ..TicketBody::default() }).is_none());
}

#[test]
fn a_new_ticket_has_nothing_to_clear() {
    let ticket = TicketBody {
        name: Patch::Set("Staan".to_owned()),
        price: Patch::Set(Price::parse("0").unwrap()),
        event_id: NullablePatch::Clear,
        ..TicketBody::default()
    };
    sends_json(&create(ticket).unwrap(), IdForm::Auto, r#"{"name":"Staan","price":"0.00"}"#);
}
