//! The shops that show an event.

use crate::api::shop;
use crate::components::{EmptyState, Icon, PlainTable, Shape, TableColumn};
use crate::features::context::{href, use_i18n};
use crate::features::query_view::ReadingNotice;
use crate::features::shops::LiveLink;
use crate::models::value::{EventId, ShopId};
use crate::models::{Event, Shop};
use crate::query::{PagedResult, UseQuery, use_query};
use crate::routes::Route;
use leptos::prelude::*;

/// What shops are called: by their subdomain, as far as read.
#[derive(Clone, Copy)]
pub(crate) struct ShopNames(UseQuery<PagedResult<Shop>>);

impl ShopNames {
    /// Reads all shops while the view exists.
    pub(crate) fn read() -> Self {
        Self(use_query(shop::list()))
    }

    fn find(self, id: &ShopId) -> Option<Shop> {
        let walk = self.0.value.get()?;
        walk.record(id.as_str()).cloned()
    }

    /// The name of a shop, else its id.
    pub(crate) fn name(self, id: &ShopId) -> String {
        self.find(id).map_or_else(|| format!("#{id}"), |shop| shop.url)
    }

    /// Its name, and whether it is closed.
    pub(crate) fn name_and_state(self, id: &ShopId) -> String {
        let is_closed = self.find(id).is_some_and(|shop| shop.is_available == Some(false));
        let name = self.name(id);
        if is_closed { format!("{name} · {}", use_i18n().shop.closed) } else { name }
    }
}

/// The shops that show an event.
#[component]
pub(crate) fn EventShops<'a>(
    /// The event.
    event: &'a Event,
) -> impl IntoView + use<> {
    let words = use_i18n();
    let names = ShopNames::read();
    let add = view! { <AddToShop event=event.id.clone() shown_by=event.shops.clone() names /> };
    if event.shops.is_empty() {
        return view! {
            <EmptyState title=words.event.no_shops advice=words.event.no_shops_advice />
            <ReadingNotice query=names.0 />
            {add}
        }
        .into_any();
    }
    let ids = event.shops.clone();
    let row = move |id: &ShopId| {
        // Read here: a component does not follow what it reads.
        let shop = names.find(id);
        view! { <EventShopRow id shop /> }
    };
    let rows = move || ids.iter().map(row).collect_view();
    let columns = [
        TableColumn::Text(words.shop.url.label),
        TableColumn::Text(words.shop.address),
        TableColumn::Text(words.shop.is_available),
        TableColumn::Text(words.shop.change),
    ];
    let rows = view! { <tbody>{rows}</tbody> };
    view! {
        <ReadingNotice query=names.0 />
        <PlainTable name=words.event.shops columns=&columns is_stacked=true>
            {rows}
        </PlainTable>
        <p class="hint">{words.event.leave_shop}</p>
        {add}
    }
    .into_any()
}

/// The ways to put an event in another shop: an edit of the shop with the event added, or a new shop.
#[component]
fn AddToShop(
    /// The id of the event.
    event: EventId,
    /// The shops that show it.
    shown_by: Vec<ShopId>,
    /// All shops.
    names: ShopNames,
) -> impl IntoView {
    let words = use_i18n();
    let new = href(&Route::NewShopOf(event.clone()));
    let others = move || {
        let link = |shop: &Shop| {
            let place = href(&Route::AddToShop(shop.id.clone(), event.clone()));
            let closed = (shop.is_available == Some(false))
                .then(|| view! { <span class="hint">" " {words.shop.closed}</span> });
            view! {
                <li>
                    <a class="button" href=place>
                        <Icon shape=Shape::Plus />
                        <span>{(words.event.add_to)(&shop.url)}</span>
                    </a>
                    {closed}
                </li>
            }
        };
        let list = names.0.value.get()?;
        let others = list.records().filter(|shop| !shown_by.contains(&shop.id)).map(link);
        Some(others.collect_view())
    };
    view! {
        <section class="figure">
            <h2>{words.event.add_to_shop}</h2>
            <ul class="actions add-to">
                {others}
                <li>
                    <a class="button" href=new>
                        <Icon shape=Shape::Plus />
                        <span>{words.event.new_shop}</span>
                    </a>
                </li>
            </ul>
        </section>
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
            <td data-label=words.shop.address>
                <LiveLink address />
            </td>
            <td data-label=words.shop.is_available>{is_available}</td>
            <td>
                <a href=href(&Route::EditShop(id.clone()))>{words.shop.edit}</a>
            </td>
        </tr>
    }
}
