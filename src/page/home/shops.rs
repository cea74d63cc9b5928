//! The shops, and whether each sells right now.

use super::events::as_far_as;
use crate::page::context::{href, use_words};
use crate::page::shop::live_link;
use crate::route::Route;
use crate::store::{Reading, Walk};
use crate::ui::live;
use crate::view::{View, view};
use crate::wire::Shop;
use leptos::prelude::*;

/// The shops, each with the ways there.
pub(super) fn shops(shops: Signal<Reading<Walk<Shop>>>) -> View {
    let words = use_words();
    let list = live(move || {
        let reading = shops.get();
        let walk = reading.value.as_ref()?;
        let items: Vec<View> = walk.records().map(item).collect();
        let list = if items.is_empty() {
            view! { <p class="hint">{words.shop.empty}</p> }
        } else {
            view! { <ul class="occasions">{items}</ul> }
        };
        Some(view! { {list} {as_far_as(&reading)} })
    });
    view! {
        <section class="group">
            <h2>{words.shop.title}</h2>
            {list}
        </section>
    }
}

fn item(shop: &Shop) -> View {
    let words = use_words();
    let (class, state) = match shop.is_available {
        Some(true) => ("badge accent", words.shop.is_available),
        Some(false) => ("badge warning", words.home.is_closed),
        None => ("", ""),
    };
    view! {
        <li>
            <a class="record-link" href=href(&Route::Shop(shop.id.clone()))><bdi>{shop.url.clone()}</bdi></a>
            <span class="hint facts">
                <span class=class>{state}</span>
                {live_link(shop.full_url.as_deref())}
            </span>
        </li>
    }
}
