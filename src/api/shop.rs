//! The operations on shops.

use super::attachment::Attachment;
use super::body::Body;
use super::endpoint::{Area, Endpoint};
use super::operation::{Mutation, PagedQuery, Query};
use super::patch::{NonEmpty, NullablePatch, Patch};
use super::raw_json::FreeObject;
use crate::models::value::{Color, EventId, ShopId};
use crate::models::{Period, Received, Shop, ShopView};

/// `Create shop body`.
#[derive(Clone, Debug, PartialEq)]
pub struct CreateShop {
    /// Its subdomain, unlike that of any other shop.
    pub url: String,
    /// The events to attach.
    pub events: Vec<EventId>,
    /// Its default language; the allowed values are not shown.
    pub language: Option<String>,
    /// The image that it shows.
    pub header_image: Option<Attachment>,
    /// When it is public.
    pub availability: Vec<Period>,
    /// How customers can pay; the supported values are not shown.
    pub payment_methods: Vec<String>,
    /// The analytics tag for tracking.
    pub analytics_tag: Option<String>,
    /// The advertising pixel's identifier for tracking.
    pub social_pixel_id: Option<String>,
    /// Its links to social media; the members are not shown.
    pub social: Option<FreeObject>,
    /// Whether it is protected.
    pub protected: Option<bool>,
    /// How its queue is set up; the members are not shown.
    pub queue: Option<FreeObject>,
    /// Its colour.
    pub custom_color: Option<Color>,
}

/// `Update shop body`: every field may be left out, only `events` may be cleared.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct UpdateShop {
    /// Its subdomain.
    pub url: Patch<String>,
    /// The events to attach, instead of those that are.
    pub events: NullablePatch<NonEmpty<EventId>>,
    /// Its default language.
    pub language: Patch<String>,
    /// The image that it shows. How to clear it is not shown.
    pub header_image: Patch<Attachment>,
    /// When it is public, instead of what holds now. How to clear it is not shown.
    pub availability: Patch<NonEmpty<Period>>,
    /// How customers can pay, instead of what holds now. How to clear them is not shown.
    pub payment_methods: Patch<NonEmpty<String>>,
    /// The analytics tag. How to clear it is not shown.
    pub analytics_tag: Patch<String>,
    /// The advertising pixel's identifier. How to clear it is not shown.
    pub social_pixel_id: Patch<String>,
    /// Its links to social media.
    pub social: Patch<FreeObject>,
    /// Whether it is protected.
    pub protected: Patch<bool>,
    /// How its queue is set up. How to clear it is not shown.
    pub queue: Patch<FreeObject>,
    /// Its colour. How to clear it is not shown.
    pub custom_color: Patch<Color>,
}

/// Create shop.
pub fn create(shop: CreateShop) -> Mutation<Received<Shop>> {
    let body = Body::new()
        .set("url", shop.url)
        .list("events", shop.events)
        .optional("language", shop.language)
        .optional("header_image", shop.header_image)
        .list("availability", shop.availability)
        .list("payment_methods", shop.payment_methods)
        .optional("analytics_tag", shop.analytics_tag)
        .optional("social_pixel_id", shop.social_pixel_id)
        .optional("social", shop.social)
        .optional("protected", shop.protected)
        .optional("queue", shop.queue)
        .optional("custom_color", shop.custom_color);
    Mutation::record(Endpoint::list(Area::Shops), body)
}

/// List shops.
pub fn list() -> PagedQuery<Shop> {
    PagedQuery::new(Endpoint::list(Area::Shops))
}

/// Get shop: the shop as its customers get it.
pub fn get(id: &ShopId) -> Query<Received<ShopView>> {
    Query::record(Endpoint::record(Area::Shops, id.as_str()))
}

/// Update shop.
pub fn update(id: &ShopId, changes: UpdateShop) -> Mutation<Received<Shop>> {
    let body = Body::new()
        .patch("url", changes.url)
        .nullable("events", changes.events)
        .patch("language", changes.language)
        .patch("header_image", changes.header_image)
        .patch("availability", changes.availability)
        .patch("payment_methods", changes.payment_methods)
        .patch("analytics_tag", changes.analytics_tag)
        .patch("social_pixel_id", changes.social_pixel_id)
        .patch("social", changes.social)
        .patch("protected", changes.protected)
        .patch("queue", changes.queue)
        .patch("custom_color", changes.custom_color);
    Mutation::record(Endpoint::record(Area::Shops, id.as_str()), body)
}
