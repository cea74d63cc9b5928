//! A shop as Create shop, Update shop and List shops show it ("Shop").

use rusqlite::Connection;
use serde::Serialize;

use super::record::Shop;
use crate::availability::{Owner, Period};
use crate::timestamp::Timestamp;

/// Shop.
#[derive(Debug, Serialize)]
pub(crate) struct ShopView {
    id: String,
    url: String,
    full_url: String,
    banner: Option<String>,
    language: String,
    html: Option<String>,
    css: Option<String>,
    custom_color: Option<String>,
    text: Option<String>,
    protected: bool,
    invoicing: bool,
    availability: Vec<Period>,
    socials: Vec<Social>,
    is_available: bool,
}

/// One of the organisation's places on social media.
#[derive(Debug, Serialize)]
struct Social {
    name: String,
    url: String,
}

impl ShopView {
    /// The view of a shop. Without periods, a shop is always available.
    pub(crate) fn of(connection: &Connection, shop: Shop, now: Timestamp) -> rusqlite::Result<Self> {
        let availability = Period::of(connection, Owner::Shop(shop.id))?;
        Ok(Self {
            is_available: availability.is_empty() || availability.iter().any(|period| period.contains(now)),
            availability,
            id: shop.id.to_string(),
            full_url: shop.full_url(),
            url: shop.url,
            banner: shop.banner,
            language: shop.language,
            html: shop.html,
            css: shop.css,
            custom_color: shop.custom_color,
            text: shop.text,
            protected: shop.protected,
            invoicing: shop.invoicing,
            socials: shop.social.as_object().into_iter().flatten().filter_map(Social::of).collect(),
        })
    }
}

impl Social {
    fn of((name, url): (&String, &serde_json::Value)) -> Option<Self> {
        Some(Self { name: name.clone(), url: url.as_str()?.to_owned() })
    }
}
