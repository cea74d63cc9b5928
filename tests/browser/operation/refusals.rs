//! What the stand-in itself finds wrong, by field.

use loket::api::event::{self, CreateEvent, NewEventDate};
use loket::api::shop::{self, ShopBody};
use loket::api::ticket::{self, TicketBody};
use loket::api::{Client, Encoding, Failure, Mutation, NullablePatch, Patch, RequestSettings};
use loket::models::value::{EventId, Subdomain};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::shops::new_shop;
use crate::setup::stage::begin;
use crate::setup::stand_in::{client, client_with};
use crate::setup::tickets::{created, draft, list, new_ticket};
use crate::setup::{events, sample, shops};

/// The fields that the service finds fault with.
async fn fields<T>(client: &Client, write: Mutation<T>) -> Vec<String> {
    match client.write(&write).await {
        Err(Failure::Invalid(refusal)) => refusal.fields.into_iter().map(|(field, _)| field).collect(),
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("nothing was wrong"),
    }
}

#[wasm_bindgen_test]
async fn each_write_says_which_fields_are_wrong_in_both_encodings() {
    begin().await;
    let ticket = created().await;
    let taken = client().write(&new_shop(shops::draft())).await.unwrap();
    for encoding in [Encoding::Json, Encoding::Form] {
        let client = &client_with(RequestSettings { encoding, ..RequestSettings::default() });
        let backwards = shops::period("2027-01-02T09:00:00Z", "2026-01-02T09:00:00Z");
        let elsewhere = TicketBody {
            dates: NullablePatch::Set(list(sample::dates())),
            availability: NullablePatch::Set(list([backwards.clone()])),
            ..draft("Pass")
        };
        let itself = TicketBody {
            related_tickets: NullablePatch::Set(list([ticket.id.clone()])),
            ..TicketBody::default()
        };
        let twice =
            ShopBody { url: Patch::Set(Subdomain::parse(&taken.url).unwrap()), ..ShopBody::default() };
        let over = NewEventDate { starts_at: backwards.opens_at, ends_at: backwards.closes_at };
        let offline = CreateEvent { is_online: false, dates: vec![over], ..events::draft("Avond") };
        let unknown =
            ShopBody { events: NullablePatch::Set(list([EventId::new("7").unwrap()])), ..shops::draft() };
        for (found, expected) in [
            (
                fields(client, new_ticket(elsewhere)).await,
                &["availability.0.closes_at", "dates.0", "dates.1"][..],
            ),
            (fields(client, ticket::update(&ticket.id, itself)).await, &["related_tickets.0"]),
            (fields(client, event::create(offline)).await, &["dates.0.ends_at", "venue"]),
            (fields(client, new_shop(unknown)).await, &["events.0"]),
            (fields(client, shop::update(&sample::shop(), twice)).await, &["url"]),
        ] {
            assert_eq!(found, expected);
        }
    }
}
