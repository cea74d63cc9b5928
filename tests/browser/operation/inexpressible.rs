//! What a form can't say is refused before anything is sent.

use loket::api::event::{self, CreateEvent};
use loket::api::form_data::{Emptiness, UnencodableBody};
use loket::api::shop::{self, CreateShop};
use loket::api::ticket::{self, CreateTicket, UpdateTicket};
use loket::api::{Client, Encoding, Failure, FreeList, FreeObject, Mutation, RequestSettings};
use loket::models::{SalePercentage, Venue};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::image::picture;
use crate::setup::stage::begin;
use crate::setup::stand_in::{client, client_with, requests};
use crate::setup::{events, sample, shops, tickets};

/// Why a write fails before it is sent.
async fn refusal<T>(client: &Client, write: Mutation<T>) -> (String, Emptiness) {
    match client.write(&write).await {
        Err(Failure::UnencodableBody(UnencodableBody { name, reason })) => (name, reason),
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("it was sent"),
    }
}

fn object(typed: &str) -> Option<FreeObject> {
    FreeObject::parse(typed).ok()
}

#[wasm_bindgen_test]
async fn an_empty_value_anywhere_in_a_body_is_not_sent_as_a_form() {
    begin().await;
    let client = client_with(RequestSettings { encoding: Encoding::Form, ..RequestSettings::default() });
    let client = &client;
    let (event, shop, ticket) = (events::draft("Avond"), shops::draft(), tickets::draft("Pass"));
    let nothing_shown = Some(SalePercentage { active: None, percentage: None });
    let emptied = ticket::update(&sample::ticket(), UpdateTicket::default())
        .edited(object(r#"{"excluded_tickets":[]}"#).unwrap());
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
        refusal(client, event::create(CreateEvent { legal: object(r#"{"a":{"b":[]}}"#), ..event })).await,
        refusal(client, shop::create(CreateShop { social: object("{}"), ..shop.clone() })).await,
        refusal(client, shop::create(CreateShop { queue: object(r#"{"name":""}"#), ..shop })).await,
        refusal(client, ticket::create(CreateTicket { name: String::new(), ..ticket.clone() })).await,
        refusal(client, ticket::create(CreateTicket { sales_percentage: nothing_shown, ..ticket })).await,
        refusal(client, emptied).await,
    ];
    let expected = [
        ("description", Emptiness::Text),
        ("dates", Emptiness::PagedQuery),
        ("venue", Emptiness::Object),
        ("mail_moments", Emptiness::PagedQuery),
        ("legal[a][b]", Emptiness::PagedQuery),
        ("social", Emptiness::Object),
        ("queue[name]", Emptiness::Text),
        ("name", Emptiness::Text),
        ("sales_percentage", Emptiness::Object),
        ("excluded_tickets", Emptiness::PagedQuery),
    ];
    assert_eq!(refusals, expected.map(|(name, reason)| (name.to_owned(), reason)));
    assert_eq!(requests().await.len(), 0, "nothing was sent");
}

#[wasm_bindgen_test]
async fn a_file_makes_a_form_of_what_would_travel_as_json() {
    begin().await;
    let shop = CreateShop { social: object("{}"), ..shops::draft() };
    let with_file = CreateShop { header_image: Some(picture()), ..shop.clone() };
    assert_eq!(refusal(&client(), shop::create(with_file)).await, ("social".to_owned(), Emptiness::Object));
    assert_eq!(requests().await.len(), 0, "nothing was sent");
    client().write(&shop::create(shop)).await.unwrap();
}
