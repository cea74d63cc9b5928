//! The shops that show an event.

use crate::api::shop;
use crate::components::{Column, EmptyState, PlainTable};
use crate::features::context::{href, use_i18n};
use crate::features::shops::LiveLink;
use crate::models::value::ShopId;
use crate::models::{Event, Shop};
use crate::query::{PagedResult, Reading, use_list};
use crate::routes::Route;
use leptos::prelude::*;

/// What shops are called: by their subdomain, as far as read.
#[derive(Clone, Copy)]
pub(crate) struct ShopNames(Signal<Reading<PagedResult<Shop>>>);

impl ShopNames {
    /// Reads all shops while the view exists.
    pub(crate) fn read() -> Self {
        Self(use_list(shop::list()).reading)
    }

    fn find(self, id: &ShopId) -> Option<Shop> {
        let walk = self.0.with(|reading| reading.value.clone())?;
        walk.records().find(|shop| shop.id == *id).cloned()
    }

    /// The name of a shop, else its id.
    pub(crate) fn name(self, id: &ShopId) -> String {
        self.find(id).map_or_else(|| format!("#{id}"), |shop| shop.url)
    }
}

/// The shops that show an event.
#[component]
pub(crate) fn EventShops<'a>(
    /// The event.
    event: &'a Event,
) -> impl IntoView + use<> {
    let words = use_i18n();
    if event.shops.is_empty() {
        return view! { <InNoShop /> }.into_any();
    }
    let names = ShopNames::read();
    let ids = event.shops.clone();
    let row = move |id: &ShopId| {
        // Read here: a component does not follow what it reads.
        let shop = names.find(id);
        view! { <EventShopRow id shop /> }
    };
    let rows = move || ids.iter().map(row).collect_view();
    let columns = [
        Column::Text(words.shop.url.label),
        Column::Text(words.shop.address),
        Column::Text(words.shop.is_available),
        Column::Text(words.shop.change),
    ];
    let rows = view! { <tbody>{rows}</tbody> };
    view! {
        <PlainTable name=words.event.shops columns=&columns>
            {rows}
        </PlainTable>
        <p class="hint">{words.event.leave_shop}</p>
    }
    .into_any()
}

/// Shown of an event that no shop shows.
#[component]
pub(super) fn InNoShop() -> impl IntoView {
    let words = use_i18n();
    view! {
        <EmptyState title=words.event.no_shops advice=words.event.no_shops_advice>
            <p>
                <a class="button" href=href(&Route::SHOPS)>
                    {words.shop.title}
                </a>
            </p>
        </EmptyState>
    }
}

/// A shop that shows the event.
#[component]
fn EventShopRow<'a>(
    /// The id.
    id: &'a ShopId,
    /// The shop, once it is read.
    shop: Option<Shop>,
) -> impl IntoView + use<> {
    let words = use_i18n();
    let name = shop.as_ref().map_or_else(|| format!("#{id}"), |shop| shop.url.clone());
    let address = shop.as_ref().and_then(|shop| shop.full_url.clone());
    let is_available = match shop.and_then(|shop| shop.is_available) {
        Some(true) => words.common.yes,
        Some(false) => words.common.no,
        None => words.common.none,
    };
    view! {
        <tr>
            <th scope="row">
                <a class="record-link" href=href(&Route::Shop(id.clone()))>
                    <bdi>{name}</bdi>
                </a>
            </th>
            <td>
                <LiveLink address />
            </td>
            <td>{is_available}</td>
            <td>
                <a href=href(&Route::EditShop(id.clone()))>{words.shop.edit}</a>
            </td>
        </tr>
    }
}
