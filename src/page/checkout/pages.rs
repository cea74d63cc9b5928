//! Checkout fields: the pages.

use leptos::prelude::*;

use crate::page::context::use_words;
use crate::page::heading::page_header;

/// The fields of a checkout session.
pub fn checkout_fields_page() -> AnyView {
    page_header(use_words().checkout.title, ().into_any())
}
