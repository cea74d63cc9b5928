//! The list of shops.

use super::link::{LiveLink, is_web_address};
use crate::api::shop;
use crate::components::{Icon, Shape};
use crate::data_grid::Column;
use crate::features::context::{href, use_formats, use_i18n};
use crate::features::heading::PageHeader;
use crate::features::listing::{Format, ListColumn, ListExtent, ListPage, Listing, RowAction};
use crate::features::record_text::period_texts;
use crate::models::value::ShopId;
use crate::models::{Row, Shop};
use crate::routes::Route;
use leptos::prelude::*;

/// A shop in the list.
struct ShopRow {
    row: Row<Shop>,
    availability: Option<String>,
}

impl ShopRow {
    fn shop(&self) -> Option<&Shop> {
        self.row.record()
    }
}

static LISTING: Listing<ShopRow> = Listing {
    id: |row| row.shop().map_or("", |shop| shop.id.as_str()),
    columns: &[
        ListColumn::new(
            Column::searched("url", |row| row.shop().map(|shop| shop.url.as_str()).into()),
            |words| words.shop.url.label,
            Format::Text,
        ),
        ListColumn::with_view(
            Column::searched("full_url", |row| row.shop().and_then(|shop| shop.full_url.as_deref()).into()),
            |words| words.shop.address,
            Format::Text,
            |row| {
                let address = row.shop()?.full_url.clone().filter(|address| is_web_address(address));
                address.map(|address| view! { <LiveLink address=Some(address) /> }.into_any())
            },
        ),
        ListColumn::new(
            Column::new("language", |row| row.shop().and_then(|shop| shop.language.as_deref()).into()),
            |words| words.shop.language.label,
            Format::Text,
        ),
        ListColumn::new(
            Column::new("is_available", |row| row.shop().and_then(|shop| shop.is_available).into()),
            |words| words.shop.is_available,
            Format::Flag,
        ),
        ListColumn::new(
            Column::new("protected", |row| row.shop().and_then(|shop| shop.protected).into()),
            |words| words.shop.protected.label,
            Format::Flag,
        ),
        ListColumn::new(
            Column::new("availability", |row| row.availability.as_deref().into()),
            |words| words.shop.availability.label,
            Format::Text,
        ),
        ListColumn::new(
            Column::new("invoicing", |row| row.shop().and_then(|shop| shop.invoicing).into()),
            |words| words.shop.invoicing,
            Format::Flag,
        ),
        ListColumn::new(
            Column::searched("id", |row| row.shop().map(|shop| shop.id.as_str()).into()),
            |words| words.shop.id,
            Format::Code,
        ),
    ],
    from_start: &["url", "full_url", "language", "is_available", "protected", "availability", "invoicing"],
    facets: &["is_available", "protected", "language"],
    rare_facets: &[],
    name: "shops",
    route: |row| row.row.id().and_then(ShopId::new).map(Route::Shop),
    actions: &[
        RowAction {
            label: |words| words.shop.edit,
            route: |row| row.shop().map(|shop| Route::EditShop(shop.id.clone())),
        },
        RowAction {
            label: |words| words.shop.duplicate,
            route: |row| row.shop().map(|shop| Route::NewShop { from: Some(shop.id.clone()) }),
        },
    ],
    problem: |row| row.row.problem(),
    received: |row| Some(row.row.text()),
    class: |row| {
        let is_closed = row.shop().is_some_and(|shop| shop.is_available == Some(false));
        if is_closed { "muted" } else { "" }
    },
};

/// The list of shops.
#[component]
pub(crate) fn ShopListPage() -> impl IntoView {
    let words = &use_i18n().shop;
    let formats = use_formats();
    let always = words.always;
    let row = move |row: &Row<Shop>| {
        let availability = row.record().map(|shop| period_texts(&shop.availability, &formats).join("; "));
        let availability = availability.map(|text| if text.is_empty() { always.to_owned() } else { text });
        ShopRow { row: row.clone(), availability }
    };
    view! {
        <PageHeader title=words.title>
            <a class="button primary" href=href(&Route::NewShop { from: None })>
                <Icon shape=Shape::Plus />
                <span>{words.new}</span>
            </a>
        </PageHeader>
        <ListPage
            listing=&LISTING
            title=words.title
            list=shop::list()
            extent=ListExtent::Page
            row
            route=Route::Shops
            empty=[words.empty, words.empty_advice]
        />
        <p class="hint">{words.no_deletion}</p>
    }
}
