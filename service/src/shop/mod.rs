//! Shops: where events are presented and sold.

mod change;
mod offer;
mod record;
mod shop_event;
mod view;

pub(crate) use change::{create, update};
pub(crate) use record::Shop;
use rusqlite::Connection;
use serde::Serialize;
use shop_event::ShopEvent;
use view::ShopView;

use crate::availability::{Owner, Period};
use crate::event::Event;
use crate::page::Page;
use crate::refusal::Refusal;
use crate::request::Call;

/// Shop view: a shop as its customers get it.
#[derive(Debug, Serialize)]
pub(crate) struct ShopFront {
    id: String,
    url: String,
    full_url: String,
    availability: Vec<Period>,
    events: Vec<ShopEvent>,
}

/// Get shop.
pub(crate) fn get(connection: &Connection, call: &Call) -> Result<ShopFront, Refusal> {
    let shop = Shop::find(connection, call.id("shop")?)?;
    let full_url = shop.full_url();
    let events = Event::of_shop(connection, shop.id)?.into_iter();
    Ok(ShopFront {
        id: shop.id.to_string(),
        availability: Period::of(connection, Owner::Shop(shop.id))?,
        events: events
            .map(|event| ShopEvent::of(connection, event, &full_url))
            .collect::<rusqlite::Result<_>>()?,
        url: shop.url,
        full_url,
    })
}

/// List shops.
pub(crate) fn list(connection: &Connection, call: &Call) -> Result<Page<ShopView>, Refusal> {
    Page::of_table(connection, call, "shop", |row| ShopView::of(connection, Shop::from_row(row)?, call.now))
}
