use loket::models::value::{FieldId, TicketId};
use loket::models::{CheckoutField, CheckoutFields, FieldName, GeneralFields, TicketFields};

use super::{reads_as, text, unshown};

#[test]
fn checkout_fields_with_every_member() {
    let telephone = CheckoutField {
        id: FieldId::new("6001").unwrap(),
        name: Some(FieldName { clean: text("Telefoon"), slug: text("telefoon") }),
        r#type: text("text"),
        is_required: Some(true),
        ask_individually: Some(false),
        ask_order: Some(true),
    };
    let visitor = CheckoutField {
        id: FieldId::new("6005").unwrap(),
        name: Some(FieldName { clean: text("Naam van de bezoeker"), slug: text("naam_bezoeker") }),
        r#type: text("text"),
        is_required: Some(false),
        ask_individually: Some(true),
        ask_order: Some(false),
    };
    let expected = CheckoutFields {
        general: Some(GeneralFields { fields: vec![telephone] }),
        tickets: Some(unshown(r#"{ "ticket_name": "Balkon", "amount": 1, "fields": [] }"#)),
        per_ticket: vec![TicketFields {
            ticket_id: TicketId::new("3021").unwrap(),
            ticket_name: text("Balkon"),
            amount: Some(2),
            fields: vec![visitor],
        }],
    };
    reads_as(include_str!("../samples/checkout_fields.json"), expected);
}
