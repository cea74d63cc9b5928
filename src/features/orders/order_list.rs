//! The orders of an event.

use leptos::prelude::*;

use super::prices::Prices;
use super::sales_toolbar::{SalesBar, SinceField, updated_since};
use super::status::StatusBadge;
use crate::analytics::status::{Status, is_paid};
use crate::analytics::{filled_in_parts, filled_in_text, sold_ticket};
use crate::data_grid::{Cell, Column};
use crate::features::context::{use_formats, use_i18n};
use crate::features::door::{DoorLookup, MatchColumns};
use crate::features::listing::{Format, ListColumn, Listing, RowsPage, Source};
use crate::features::sales::{SalesData, SalesExtent, SalesQueries};
use crate::models::value::{EventId, OrderId};
use crate::models::{Event, Order, Person, Received, Row};
use crate::query::QueryValue;
use crate::routes::{EventTab, Route};

/// A row of the list.
struct OrderRow {
    row: Row<Order>,
    prices: Prices,
}

impl OrderRow {
    fn record(&self) -> Option<&Order> {
        self.row.record()
    }

    fn person(&self) -> Option<&Person> {
        sold_ticket::person(self.record()?)
    }
}

/// How many of which ticket an order holds.
pub(crate) fn tickets(order: &Order) -> String {
    let tickets = order.purchases.iter().filter_map(|purchase| purchase.ticket.as_ref());
    sold_ticket::counted_names(
        tickets.map(|ticket| ticket.name.as_deref().unwrap_or_else(|| ticket.id.as_str())),
    )
}

/// How many tickets of an order are checked in.
pub(crate) fn scanned(order: &Order) -> u64 {
    order.purchases.iter().filter(|purchase| purchase.scanned_at.is_some()).count() as u64
}

/// So many of so many.
pub(crate) fn formatted_part(part: u64, whole: u64) -> String {
    let formats = use_formats();
    (use_i18n().order.of)(&formats.integer(part), &formats.integer(whole))
}

/// The kind of orderer, unless it is the usual one.
fn orderer(order: &Order) -> Option<&str> {
    order.orderer.as_ref()?.r#type.as_deref().filter(|kind| *kind != "customer")
}

static LISTING: Listing<OrderRow> = Listing {
    id: |row| row.record().map_or("", |order| order.id.as_str()),
    columns: &[
        ListColumn::new(
            Column::searched("id", |row| row.record().map(|order| order.id.as_str()).into()),
            |words| words.order.order,
            Format::Code,
        ),
        ListColumn::with_view(
            Column::new("status", |row| row.record().and_then(Status::of).into()),
            |words| words.order.status,
            Format::Status,
            |row| {
                let order = row.record()?;
                Some(view! { <StatusBadge order /> }.into_any())
            },
        ),
        ListColumn::new(
            Column::searched("last_name", |row| row.record().and_then(sold_ticket::last_name).into()),
            |words| words.order.last_name,
            Format::Personal,
        ),
        ListColumn::new(
            Column::searched("first_name", |row| {
                row.person().and_then(|person| person.first_name.as_deref()).into()
            }),
            |words| words.order.first_name,
            Format::Personal,
        ),
        ListColumn::new(
            Column::searched("email", |row| row.person().and_then(|person| person.email.as_deref()).into()),
            |words| words.order.email,
            Format::Personal,
        ),
        ListColumn::new(
            Column::searched("phone", |row| row.person().and_then(|person| person.phone.as_deref()).into()),
            |words| words.order.phone,
            Format::Personal,
        ),
        ListColumn::new(
            Column::new("amount", |row| row.record().map(|order| order.purchases.len() as u64).into()),
            |words| words.order.amount,
            Format::Count,
        ),
        ListColumn::new(
            Column::searched("tickets", |row| row.record().map(tickets).into()),
            |words| words.order.tickets,
            Format::Text,
        ),
        ListColumn::with_view(
            Column::new("scanned", |row| row.record().map(scanned).into()),
            |words| words.order.scanned,
            Format::Count,
            |row| {
                let order = row.record()?;
                let text = formatted_part(scanned(order), order.purchases.len() as u64);
                Some(view! { <bdi>{text}</bdi> }.into_any())
            },
        ),
        ListColumn::with_view(
            Column::new("orderer", |row| row.record().and_then(orderer).into()),
            |words| words.order.orderer_type,
            Format::Text,
            |row| {
                // Nearly all are customers: a value in nearly every row tells the organiser nothing.
                (row.record().and_then(orderer).is_none()).then(|| ().into_any())
            },
        ),
        ListColumn::new(
            Column::searched("filled_in", values_text).in_parts(|row| {
                let purchases = row.record().into_iter().flat_map(|order| &order.purchases);
                purchases.flat_map(|purchase| filled_in_parts(&purchase.values)).collect()
            }),
            |words| words.order.values,
            Format::Personal,
        ),
        ListColumn::new(
            Column::searched("barcodes", |row| {
                let Some(order) = row.record() else { return Cell::Nothing };
                let codes = order.purchases.iter().filter_map(|purchase| purchase.barcode.as_ref());
                codes.map(|code| code.as_str()).collect::<Vec<_>>().join(", ").into()
            }),
            |words| words.order.barcodes,
            Format::Code,
        ),
        ListColumn::new(
            Column::new("value", |row: &OrderRow| {
                row.record().and_then(|order| row.prices.of_order(order)).into()
            }),
            |words| words.order.value_today,
            Format::Price,
        ),
    ],
    from_start: &["id", "last_name", "first_name", "status", "tickets", "scanned", "email", "phone"],
    facets: &["status"],
    rare_facets: &[],
    name: "orders",
    route: |row| row.row.id().and_then(OrderId::new).map(Route::Order),
    actions: &[],
    problem: |row| row.row.problem(),
    received: |row| Some(row.row.text()),
    class: |row| if row.record().is_some_and(is_paid) { "" } else { "muted" },
};

/// The orders of an event: a tab of its page.
#[component]
pub(crate) fn OrdersOfEvent(
    /// The event.
    event: EventId,
    /// What was read of it.
    record: QueryValue<Received<Event>>,
) -> impl IntoView {
    let words = &use_i18n().order;
    let since = updated_since();
    let sales = SalesQueries::of(&event, SalesExtent::Orders, since.moment);
    let prices = Prices::of(record);
    let sources = sales.sources(move |data| rows(data, &prices.get()));
    let lookup = DoorLookup::new().search_submit(
        record,
        sales,
        MatchColumns { shown: &["last_name", "first_name", "tickets", "id"], order: "id", barcode: None },
    );
    let route = move |query| Route::Event(event.clone(), EventTab::Orders, query);
    let route_since = route.clone();
    let empty = Signal::derive(move || match since.moment.with(Option::is_some) {
        true => [words.empty_since, words.empty_since_advice],
        false => [words.empty, words.empty_advice],
    });
    view! {
        <SalesBar sales>
            <SinceField since route=route_since />
        </SalesBar>
        <RowsPage
            listing=&LISTING
            title=words.title
            about=name_of(record)
            sources
            route
            search_submit=lookup
            empty
        />
    }
}

/// The name of an event, once that is read.
pub(super) fn name_of(event: QueryValue<Received<Event>>) -> Signal<Option<String>> {
    Signal::derive(move || event.get().map(|event| event.name.clone()))
}

/// What was filled in for the tickets of an order.
fn values_text(row: &OrderRow) -> Cell<'static> {
    let Some(order) = row.record() else { return Cell::Nothing };
    let texts = order.purchases.iter().map(|purchase| filled_in_text(&purchase.values));
    texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ").into()
}

fn rows(data: &SalesData, prices: &Prices) -> Source {
    let row = |row: &Row<Order>| OrderRow { row: row.clone(), prices: prices.clone() };
    Source::whole(&LISTING, data.orders.iter().map(row).collect())
}
