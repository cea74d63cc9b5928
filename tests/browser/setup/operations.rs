//! The nineteen operations, each ready to be carried out on a record that the stand-in has.

use std::future::Future;
use std::pin::Pin;

use loket::api::order::OrderFilter;
use loket::api::shop::ShopBody;
use loket::api::ticket::TicketBody;
use loket::api::{Client, Failure, Mutation, Patch, Query, checkout, event, order, reference, shop, ticket};

use super::shops::new_shop;
use super::tickets::new_ticket;
use super::{events, sample, shops, tickets};

/// How an operation ends.
pub type Outcome = Pin<Box<dyn Future<Output = Result<(), Failure>>>>;

/// One operation of the interface.
pub struct Operation {
    /// Its name in snake case.
    pub name: &'static str,
    carry_out: Box<dyn Fn(Client, bool) -> Outcome>,
}

impl Operation {
    /// Carries it out as the app does: a read that may yet succeed is tried again.
    pub fn carried_out(&self, client: &Client) -> Outcome {
        (self.carry_out)(client.clone(), true)
    }

    /// Carries it out with a single try.
    pub fn tried(&self, client: &Client) -> Outcome {
        (self.carry_out)(client.clone(), false)
    }
}

/// The operations that read.
pub fn reads() -> [Operation; 14] {
    let event = sample::event();
    [
        reading("list_tickets", ticket::list().page(1)),
        reading("get_ticket", ticket::get(&sample::ticket())),
        reading("list_events", event::list().page(1)),
        reading("get_event", event::get(&event)),
        reading("list_orders", order::list(&event, OrderFilter::default()).page(1)),
        reading("list_purchases", order::purchases(&event).page(1)),
        reading("get_order", order::get(&sample::order())),
        reading("list_shops", shop::list().page(1)),
        reading("get_shop", shop::get(&sample::shop())),
        reading("get_fields", checkout::fields(&sample::session(), &event)),
        reading("list_fields", reference::fields().page(1)),
        reading("list_billing_information", reference::billing_information().page(1)),
        reading("list_terms_and_conditions", reference::terms_and_conditions().page(1)),
        reading("list_privacy_statements", reference::privacy_statements().page(1)),
    ]
}

/// The operations that write; what they change of the sample, they leave as it is.
pub fn writes() -> [Operation; 5] {
    let shown = TicketBody { is_hidden: Patch::Set(false), ..TicketBody::default() };
    let dutch = ShopBody { language: Patch::Set("nl".to_owned()), ..ShopBody::default() };
    [
        writing("create_ticket", new_ticket(tickets::draft(&tickets::unique_name()))),
        writing("update_ticket", ticket::update(&sample::ticket(), shown)),
        writing("create_event", event::create(events::draft("Avond"))),
        writing("create_shop", new_shop(shops::draft())),
        writing("update_shop", shop::update(&sample::shop(), dutch)),
    ]
}

fn reading<T: 'static>(name: &'static str, read: Query<T>) -> Operation {
    let carry_out = move |client: Client, again| -> Outcome {
        let read = read.clone();
        Box::pin(async move {
            let answer = if again { client.read(&read).await } else { client.read_once(&read).await };
            answer.map(drop)
        })
    };
    Operation { name, carry_out: Box::new(carry_out) }
}

fn writing<T: 'static>(name: &'static str, write: Mutation<T>) -> Operation {
    let carry_out = move |client: Client, _| -> Outcome {
        let write = write.clone();
        Box::pin(async move { client.write(&write).await.map(drop) })
    };
    Operation { name, carry_out: Box::new(carry_out) }
}
