//! The record of the section `Shop`.

use super::availability::Availability;
use super::json::FromJson;
use super::raw_json::RawJson;
use crate::value::ShopId;

/// A shop, as returned by Create shop, Update shop and List shops.
#[derive(Clone, Debug, PartialEq, FromJson)]
pub struct Shop {
    /// Its id.
    pub id: ShopId,
    /// Its subdomain.
    pub url: String,
    /// Its whole address.
    pub full_url: Option<String>,
    /// Its image; of a type that is not shown.
    pub banner: Option<RawJson>,
    /// Its default language.
    pub language: Option<String>,
    /// Its own markup; of a type that is not shown.
    pub html: Option<RawJson>,
    /// Its own style; of a type that is not shown.
    pub css: Option<RawJson>,
    /// Its colour; of a type that is not shown.
    pub custom_color: Option<RawJson>,
    /// Its text; of a type that is not shown.
    pub text: Option<RawJson>,
    /// Whether it is protected.
    pub protected: Option<bool>,
    /// Whether it sells on invoice.
    pub invoicing: Option<bool>,
    /// When it is public.
    pub availability: Vec<Availability>,
    /// Its links to social media; their structure is not shown.
    pub socials: Vec<RawJson>,
    /// Whether it is available.
    pub is_available: Option<bool>,
}
