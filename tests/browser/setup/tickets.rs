//! Tickets to test with.

use loket::api::ticket::{self, TicketBody};
use loket::api::{Mutation, NonEmpty, NullablePatch, Patch};
use loket::models::value::{Percentage, Price, TemplateId};
use loket::models::{Received, SalePercentage, Ticket};

use super::shops::period;
use super::{sample, stand_in};

/// What a ticket of a name and a price needs.
pub fn draft(name: &str) -> TicketBody {
    TicketBody {
        name: Patch::Set(name.to_owned()),
        price: Patch::Set(Price::parse("12,5").unwrap()),
        on_fire: Patch::Set(false),
        is_hidden: Patch::Set(false),
        is_entry: Patch::Set(true),
        ..TicketBody::default()
    }
}

/// A ticket with every member.
pub fn complete(name: &str) -> TicketBody {
    let periods = [
        period("2026-01-02T09:00:00Z", "2026-03-04T10:30:00.5Z"),
        period("2026-05-06T09:00:00Z", "2026-07-08T09:00:00Z"),
    ];
    TicketBody {
        event_id: NullablePatch::Set(sample::event()),
        dates: NullablePatch::Set(list(sample::dates())),
        max_capacity: NullablePatch::Set(250),
        min_order_amount: NullablePatch::Set(2),
        max_order_amount: NullablePatch::Set(8),
        template_id: NullablePatch::Set(TemplateId::new("802").unwrap()),
        mobile_template_id: NullablePatch::Set(TemplateId::new("852").unwrap()),
        availability: NullablePatch::Set(list(periods)),
        related_tickets: NullablePatch::Set(list([sample::ticket_of("3006")])),
        excluded_tickets: Patch::Set(list(["3001", "3002"].map(sample::ticket_of))),
        on_fire: Patch::Set(true),
        sales_percentage: Patch::Set(SalePercentage { active: Some(true), percentage: Percentage::new(60) }),
        is_hidden: Patch::Set(true),
        ..draft(name)
    }
}

/// A list with something in it.
pub fn list<T>(values: impl Into<Vec<T>>) -> NonEmpty<T> {
    NonEmpty::new(values.into()).unwrap()
}

/// Creates a ticket.
pub fn new_ticket(ticket: TicketBody) -> Mutation<Received<Ticket>> {
    ticket::create(ticket).unwrap()
}

/// A name that no other ticket has.
pub fn unique_name() -> String {
    format!("Ticket {} {}", js_sys::Date::now(), js_sys::Math::random())
}

/// A new ticket of the stand-in.
pub async fn created() -> Ticket {
    stand_in::client().write(&new_ticket(draft(&unique_name()))).await.unwrap().record
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
