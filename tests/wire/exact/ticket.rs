use loket::models::value::{EventDateId, EventId, Percentage, TemplateId, TicketId};
use loket::models::{Availability, EventDate, SalePercentage, Ticket};

use super::{fee, moment, period, price, reads_as, unshown};

#[test]
fn a_ticket_with_every_member() {
    let expected = Ticket {
        id: TicketId::new("3021").unwrap(),
        name: "Balkon".to_owned(),
        event_id: EventId::new("1004"),
        dates: vec![EventDate {
            id: EventDateId::new("71").unwrap(),
            starts_at: moment("2026-11-26T21:00:00Z"),
            ends_at: moment("2026-11-27T06:00:00Z"),
        }],
        price: price("59.00"),
        capacity: Some(59),
        min_order_amount: Some(2),
        max_order_amount: Some(6),
        template_id: TemplateId::new("801"),
        mobile_template_id: TemplateId::new("851"),
        service_fee: fee("2.35"),
        availability: vec![Availability::Period(period("9", "2026-10-01T08:00:00Z", "2026-11-26T21:00:00Z"))],
        fields: vec![unshown("\"6005\"")],
        related_tickets: vec![TicketId::new("3022").unwrap()],
        excluded_tickets: vec![TicketId::new("3023").unwrap(), TicketId::new("3024").unwrap()],
        sale_percentage: Some(SalePercentage { active: Some(true), percentage: Percentage::new(100) }),
        on_fire: Some(false),
        is_hidden: Some(false),
        is_entry: Some(true),
        tags: Some(vec!["vip".to_owned()]),
    };
    reads_as(include_str!("../samples/ticket.json"), expected);
}
