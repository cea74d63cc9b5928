//! The shops, and whether each sells right now.

use leptos::prelude::*;

use crate::features::context::{href, use_i18n};
use crate::features::query_view::ReadProgress;
use crate::features::shops::LiveLink;
use crate::models::Shop;
use crate::query::{PagedResult, QueryValue};
use crate::routes::Route;

/// The shops, each with the ways there.
#[component]
pub(crate) fn Shops(
    /// The shops, as far as read.
    shops: QueryValue<PagedResult<Shop>>,
) -> impl IntoView {
    let words = use_i18n();
    let list = move || {
        let list = shops.get()?;
        let items = list.records().map(|shop| view! { <ShopItem shop /> }).collect_view();
        let items = if items.is_empty() {
            view! { <p class="hint">{words.shop.empty}</p> }.into_any()
        } else {
            view! { <ul class="event-links">{items}</ul> }.into_any()
        };
        Some(view! {
            {items}
            <ReadProgress list=Some(&*list) />
        })
    };
    view! {
        <section class="group">
            <h2>{words.shop.title}</h2>
            {list}
        </section>
    }
}

#[component]
fn ShopItem<'a>(
    /// The shop.
    shop: &'a Shop,
) -> impl IntoView + use<> {
    let words = use_i18n();
    let (class, state) = match shop.is_available {
        Some(true) => ("badge good", words.shop.is_available),
        Some(false) => ("badge", words.shop.closed),
        None => ("", ""),
    };
    view! {
        <li>
            <a class="record-link" href=href(&Route::Shop(shop.id.clone()))>
                <bdi>{shop.url.clone()}</bdi>
            </a>
            <span class="hint facts">
                <span class=class>{state}</span>
                <LiveLink address=shop.full_url.clone() />
            </span>
        </li>
    }
}
