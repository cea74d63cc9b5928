//! Tickets to test with.

use loket::api::ticket::{self, CreateTicket};
use loket::domain::Price;
use loket::wire::Ticket;

use super::stand_in;

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
        let page = client.read(&ticket::list(number)).await.unwrap();
        count +=
            page.rows.iter().filter(|row| row.record().is_some_and(|ticket| ticket.name == name)).count();
        if number >= page.place.last_page {
            break;
        }
    }
    count
}
