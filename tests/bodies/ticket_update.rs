//! `Update ticket body`

use loket::api::ticket::{TicketBody, update};
use loket::api::{IdForm, Mutation, NonEmpty, NullablePatch, Patch};
use loket::models::value::{EventDateId, EventId, Percentage, Price, TemplateId, TicketId};
use loket::models::{Received, SalePercentage, Ticket};

use super::{period, sends_json, sends_parts};

fn of(changes: TicketBody) -> Mutation<Received<Ticket>> {
    update(&TicketId::new("30/21").unwrap(), changes)
}

#[test]
fn keeping_everything_sends_nothing() {
    let write = of(TicketBody::default());
    assert_eq!(write.endpoint().to_string(), "/v1/tickets/30%2F21");
    sends_json(&write, IdForm::Auto, "{}");
    sends_parts(&write, &[]);
}

#[test]
fn setting_everything() {
    let ticket = |id| TicketId::new(id).unwrap();
    let write = of(TicketBody {
        name: Patch::Set("Balkon".to_owned()),
        event_id: NullablePatch::Set(EventId::new("1004").unwrap()),
        dates: NullablePatch::Set(NonEmpty::new(vec![EventDateId::new("71").unwrap()]).unwrap()),
        price: Patch::Set(Price::parse("1.234,50").unwrap()),
        max_capacity: NullablePatch::Set(59),
        min_order_amount: NullablePatch::Set(2),
        max_order_amount: NullablePatch::Set(6),
        template_id: NullablePatch::Set(TemplateId::new("801").unwrap()),
        mobile_template_id: NullablePatch::Set(TemplateId::new("851").unwrap()),
        availability: NullablePatch::Set(NonEmpty::new(vec![period()]).unwrap()),
        related_tickets: NullablePatch::Set(NonEmpty::new(vec![ticket("3022")]).unwrap()),
        excluded_tickets: Patch::Set(NonEmpty::new(vec![ticket("3023"), ticket("3024")]).unwrap()),
        on_fire: Patch::Set(false),
        sales_percentage: Patch::Set(SalePercentage { active: Some(true), percentage: Percentage::new(0) }),
        is_hidden: Patch::Set(true),
        is_entry: Patch::Set(false),
    });
    sends_json(
        &write,
        IdForm::Auto,
        r#"{
            "name": "Balkon",
            "event_id": 1004,
            "dates": [71],
            "price": "1234.50",
            "max_capacity": 59,
            "min_order_amount": 2,
            "max_order_amount": 6,
            "template_id": 801,
            "mobile_template_id": 851,
            "availability": [{"opens_at": "2026-10-01T08:00:00.000000Z", "closes_at": "2026-10-01T10:00:00.000001Z"}],
            "related_tickets": [3022],
            "excluded_tickets": [3023, 3024],
            "on_fire": false,
            "sales_percentage": {"active": true, "percentage": 0},
            "is_hidden": true,
            "is_entry": false
        }"#,
    );
    sends_parts(
        &write,
        &[
            ("name", "Balkon"),
            ("event_id", "1004"),
            ("dates[0]", "71"),
            ("price", "1234.50"),
            ("max_capacity", "59"),
            ("min_order_amount", "2"),
            ("max_order_amount", "6"),
            ("template_id", "801"),
            ("mobile_template_id", "851"),
            ("availability[0][opens_at]", "2026-10-01T08:00:00.000000Z"),
            ("availability[0][closes_at]", "2026-10-01T10:00:00.000001Z"),
            ("related_tickets[0]", "3022"),
            ("excluded_tickets[0]", "3023"),
            ("excluded_tickets[1]", "3024"),
            ("on_fire", "0"),
            ("sales_percentage[active]", "1"),
            ("sales_percentage[percentage]", "0"),
            ("is_hidden", "1"),
            ("is_entry", "0"),
        ],
    );
}

/// The nine fields of a ticket for which the interface accepts null.
#[test]
fn clearing_all_that_can_be_cleared() {
    let write = of(TicketBody {
        event_id: NullablePatch::Clear,
        dates: NullablePatch::Clear,
        max_capacity: NullablePatch::Clear,
        min_order_amount: NullablePatch::Clear,
        max_order_amount: NullablePatch::Clear,
        template_id: NullablePatch::Clear,
        mobile_template_id: NullablePatch::Clear,
        availability: NullablePatch::Clear,
        related_tickets: NullablePatch::Clear,
        ..TicketBody::default()
    });
    const CLEARED: [&str; 9] = [
        "event_id",
        "dates",
        "max_capacity",
        "min_order_amount",
        "max_order_amount",
        "template_id",
        "mobile_template_id",
        "availability",
        "related_tickets",
    ];
    let expected = CLEARED.map(|name| format!("{name:?}:null")).join(",");
    sends_json(&write, IdForm::Auto, &format!("{{{expected}}}"));
    sends_parts(&write, &CLEARED.map(|name| (name, "")));
}
