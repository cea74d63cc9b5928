//! `Create ticket body`

use loket::api::ticket::{CreateTicket, create};
use loket::api::{IdForm, Mutation};
use loket::models::value::{EventDateId, EventId, Percentage, Price, TemplateId, TicketId};
use loket::models::{Received, SalePercentage, Ticket};

use super::{period, sends_json, sends_parts};

fn with_all() -> Mutation<Received<Ticket>> {
    create(CreateTicket {
        name: "Balkon \"links\" é".to_owned(),
        event_id: EventId::new("1004"),
        dates: vec![EventDateId::new("71").unwrap(), EventDateId::new("a-72").unwrap()],
        price: Price::parse("59,5").unwrap(),
        max_capacity: Some(u64::MAX),
        min_order_amount: Some(0),
        max_order_amount: Some(6),
        template_id: TemplateId::new("0801"),
        mobile_template_id: TemplateId::new("9223372036854775808"),
        availability: vec![period()],
        related_tickets: vec![TicketId::new("3022").unwrap()],
        excluded_tickets: vec![TicketId::new("3023").unwrap(), TicketId::new("3024").unwrap()],
        on_fire: true,
        sales_percentage: Some(SalePercentage { active: Some(false), percentage: Percentage::new(85) }),
        is_hidden: false,
        is_entry: true,
    })
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
    let write = create(CreateTicket {
        name: "Staan".to_owned(),
        event_id: None,
        dates: Vec::new(),
        price: Price::parse("0").unwrap(),
        max_capacity: None,
        min_order_amount: None,
        max_order_amount: None,
        template_id: None,
        mobile_template_id: None,
        availability: Vec::new(),
        related_tickets: Vec::new(),
        excluded_tickets: Vec::new(),
        on_fire: false,
        sales_percentage: None,
        is_hidden: false,
        is_entry: false,
    });
    let expected = r#"{"name":"Staan","price":"0.00","on_fire":false,"is_hidden":false,"is_entry":false}"#;
    sends_json(&write, IdForm::Auto, expected);
    sends_parts(
        &write,
        &[("name", "Staan"), ("price", "0.00"), ("on_fire", "0"), ("is_hidden", "0"), ("is_entry", "0")],
    );
}
