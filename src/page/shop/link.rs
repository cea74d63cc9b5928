//! The way out to a shop as its customers see it.

use crate::page::context::use_words;
use crate::ui::{Shape, icon};
use crate::view::{View, view};

/// A link to a shop in another tab; `None` where the service names no address that a browser opens.
pub fn live_link(address: Option<&str>) -> Option<View> {
    let address = address?.trim();
    // Any other kind of address could make the app do something.
    let (_, shown) =
        ["https://", "http://"].iter().find_map(|scheme| Some((scheme, address.strip_prefix(scheme)?)))?;
    let hint = use_words().shop.opens_tab;
    let shown = shown.trim_end_matches('/').to_owned();
    let link = view! {
        <a class="live-link" href=address.to_owned() target="_blank" rel="noopener noreferrer" title=hint>
            <bdi>{shown}</bdi>
            {icon(Shape::Outward)}
        </a>
    };
    Some(link)
}
