//! What a form can't say is refused before anything is sent.

use loket::api::event::{self, CreateEvent};
use loket::api::form_data::{Emptiness, UnencodableBody};
use loket::api::shop::ShopBody;
use loket::api::ticket::{self, TicketBody};
use loket::api::{Client, Encoding, Failure, FreeList, FreeObject, Mutation, Patch, RequestSettings};
use loket::models::{SalePercentage, Venue};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::image::picture;
use crate::setup::shops::new_shop;
use crate::setup::stage::begin;
use crate::setup::stand_in::{client, client_with, requests};
use crate::setup::tickets::new_ticket;
use crate::setup::{events, sample, shops, tickets};

/// Why a write fails before it is sent.
async fn refusal<T>(client: &Client, write: Mutation<T>) -> (String, Emptiness) {
    match client.write(&write).await {
        Err(Failure::UnencodableBody(UnencodableBody { name, reason })) => (name, reason),
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("it was sent"),
    }
}

fn object(typed: &str) -> FreeObject {
    FreeObject::parse(typed).unwrap()
}

#[wasm_bindgen_test]
async fn an_empty_value_anywhere_in_a_body_is_not_sent_as_a_form() {
    begin().await;
    let client = client_with(RequestSettings { encoding: Encoding::Form, ..RequestSettings::default() });
    let client = &client;
    let (event, shop, ticket) = (events::draft("Avond"), shops::draft(), tickets::draft("Pass"));
    let nothing_shown = Patch::Set(SalePercentage { active: None, percentage: None });
    let emptied =
        ticket::update(&sample::ticket(), TicketBody::default()).edited(object(r#"{"excluded_tickets":[]}"#));
    let refusals = [
        refusal(client, event::create(CreateEvent { description: Some(String::new()), ..event.clone() }))
            .await,
        refusal(client, event::create(CreateEvent { dates: Vec::new(), ..event.clone() })).await,
        refusal(client, event::create(CreateEvent { venue: Some(Venue::default()), ..event.clone() })).await,
        refusal(
            client,
            event::create(CreateEvent { mail_moments: FreeList::parse("[]").ok(), ..event.clone() }),
        )
        .await,
        refusal(client, event::create(CreateEvent { legal: Some(object(r#"{"a":{"b":[]}}"#)), ..event }))
            .await,
        refusal(client, new_shop(ShopBody { social: Patch::Set(object("{}")), ..shop.clone() })).await,
        refusal(client, new_shop(ShopBody { queue: Patch::Set(object(r#"{"name":""}"#)), ..shop })).await,
        refusal(client, new_ticket(TicketBody { name: Patch::Set(String::new()), ..ticket.clone() })).await,
        refusal(client, new_ticket(TicketBody { sales_percentage: nothing_shown, ..ticket })).await,
        refusal(client, emptied).await,
    ];
    let expected = [
        ("description", Emptiness::Text),
        ("dates", Emptiness::List),
        ("venue", Emptiness::Object),
        ("mail_moments", Emptiness::List),
        ("legal[a][b]", Emptiness::List),
        ("social", Emptiness::Object),
        ("queue[name]", Emptiness::Text),
        ("name", Emptiness::Text),
        ("sales_percentage", Emptiness::Object),
        ("excluded_tickets", Emptiness::List),
    ];
    assert_eq!(refusals, expected.map(|(name, reason)| (name.to_owned(), reason)));
    assert_eq!(requests().await.len(), 0, "nothing was sent");
}

#[wasm_bindgen_test]
async fn a_file_makes_a_form_of_what_would_travel_as_json() {
    begin().await;
    let shop = ShopBody { social: Patch::Set(object("{}")), ..shops::draft() };
    let with_file = ShopBody { header_image: Patch::Set(picture()), ..shop.clone() };
    assert_eq!(refusal(&client(), new_shop(with_file)).await, ("social".to_owned(), Emptiness::Object));
    assert_eq!(requests().await.len(), 0, "nothing was sent");
    client().write(&new_shop(shop)).await.unwrap();
}
