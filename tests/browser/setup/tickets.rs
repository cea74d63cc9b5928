//! Tickets to test with.

use loket::api::ticket::{self, CreateTicket};
use loket::models::value::{Percentage, Price, TemplateId};
use loket::models::{SalePercentage, Ticket};

use super::shops::period;
use super::{sample, stand_in};

/// What a ticket of a name and a price needs.
pub fn draft(name: &str) -> CreateTicket {
    CreateTicket {
        name: name.to_owned(),
        event_id: None,
        dates: Vec::new(),
        price: Price::parse("12,5").unwrap(),
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
        is_entry: true,
    }
}

/// A ticket with every member.
pub fn complete(name: &str) -> CreateTicket {
    CreateTicket {
        event_id: Some(sample::event()),
        dates: sample::dates().to_vec(),
        max_capacity: Some(250),
        min_order_amount: Some(2),
        max_order_amount: Some(8),
        template_id: TemplateId::new("802"),
        mobile_template_id: TemplateId::new("852"),
        availability: vec![
            period("2026-01-02T09:00:00Z", "2026-03-04T10:30:00.5Z"),
            period("2026-05-06T09:00:00Z", "2026-07-08T09:00:00Z"),
        ],
        related_tickets: vec![sample::ticket_of("3006")],
        excluded_tickets: ["3001", "3002"].map(sample::ticket_of).to_vec(),
        on_fire: true,
        sales_percentage: Some(SalePercentage { active: Some(true), percentage: Percentage::new(60) }),
        is_hidden: true,
        ..draft(name)
    }
}

/// A name that no other ticket has.
pub fn unique_name() -> String {
    format!("Ticket {} {}", js_sys::Date::now(), js_sys::Math::random())
}

/// A new ticket of the stand-in.
pub async fn created() -> Ticket {
    stand_in::client().write(&ticket::create(draft(&unique_name()))).await.unwrap().record
}

/// How many tickets of the stand-in have a name.
pub async fn count_named(name: &str) -> usize {
    let client = stand_in::client();
    let mut count = 0;
    for number in 1.. {
        let page = client.read(&ticket::list().page(number)).await.unwrap();
        count +=
            page.rows.iter().filter(|row| row.record().is_some_and(|ticket| ticket.name == name)).count();
        if number >= page.place.last_page {
            break;
        }
    }
    count
}
