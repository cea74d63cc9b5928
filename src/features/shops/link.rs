//! The way out to a shop as its customers see it.

use leptos::prelude::*;

use crate::components::{Icon, Shape};
use crate::features::context::use_i18n;

/// A link to a shop in another tab; nothing where the service names no address that a browser opens.
#[component]
pub(crate) fn LiveLink(
    /// The address that the service names.
    address: Option<String>,
) -> impl IntoView {
    let address = address.filter(|address| is_web_address(address))?;
    let hint = use_i18n().shop.opens_tab;
    let href = address.trim().to_owned();
    let shown =
        href.trim_start_matches("https://").trim_start_matches("http://").trim_end_matches('/').to_owned();
    Some(view! {
        <a class="live-link" href=href target="_blank" rel="noopener noreferrer" title=hint>
            <bdi>{shown}</bdi>
            <Icon shape=Shape::Outward />
        </a>
    })
}

/// Whether an address is one of the web: any other kind could make the app do something.
pub(crate) fn is_web_address(address: &str) -> bool {
    ["https://", "http://"].iter().any(|scheme| address.trim().starts_with(scheme))
}
