//! The operations on shops.

use loket_derive::IntoBody;

use super::attachment::Attachment;
use super::endpoint::{Endpoint, Resource};
use super::operation::{Mutation, PagedQuery, Query};
use super::patch::{NonEmpty, NullablePatch, Patch};
use super::raw_json::FreeObject;
use loket_models::value::{Color, EventId, ShopId, Subdomain};
use loket_models::{Period, Received, Shop, ShopView};

/// `Create shop body` and `Update shop body`: every field may be left out of an update, only `events` may be cleared by it.
#[derive(Clone, Debug, Default, PartialEq, IntoBody)]
pub struct ShopBody {
    /// Its subdomain, unlike that of any other shop.
    pub url: Patch<Subdomain>,
    /// The events to attach, instead of those that are.
    pub events: NullablePatch<NonEmpty<EventId>>,
    /// Its default language; the allowed values are not shown.
    pub language: Patch<String>,
    /// The image that it shows. How to clear it is not shown.
    pub header_image: Patch<Attachment>,
    /// When it is public, instead of what holds now. How to clear it is not shown.
    pub availability: Patch<NonEmpty<Period>>,
    /// How customers can pay, instead of what holds now; the supported values are not shown. How to clear them is not shown.
    pub payment_methods: Patch<NonEmpty<String>>,
    /// The analytics tag. How to clear it is not shown.
    pub analytics_tag: Patch<String>,
    /// The advertising pixel's identifier. How to clear it is not shown.
    pub social_pixel_id: Patch<String>,
    /// Its links to social media; the members are not shown.
    pub social: Patch<FreeObject>,
    /// Whether it is protected.
    pub protected: Patch<bool>,
    /// How its queue is set up; the members are not shown. How to clear it is not shown.
    pub queue: Patch<FreeObject>,
    /// Its colour. How to clear it is not shown.
    pub custom_color: Patch<Color>,
}

/// Create shop; `None` without a subdomain.
pub fn create(shop: ShopBody) -> Option<Mutation<Received<Shop>>> {
    Mutation::create(Endpoint::list(Resource::Shops), shop.into(), &["url"])
}

/// List shops.
pub fn list() -> PagedQuery<Shop> {
    PagedQuery::new(Endpoint::list(Resource::Shops))
}

/// Get shop: the shop as its customers get it.
pub fn get(id: &ShopId) -> Query<Received<ShopView>> {
    Query::record(Endpoint::record(Resource::Shops, id.as_str()))
}

/// Update shop.
pub fn update(id: &ShopId, changes: ShopBody) -> Mutation<Received<Shop>> {
    Mutation::record(Endpoint::record(Resource::Shops, id.as_str()), changes.into())
}
