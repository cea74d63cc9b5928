//! One order, with what was sold.

use std::sync::Arc;

use leptos::prelude::*;

use super::order_events::{OrderEvents, OrderTickets};
use super::order_list::{formatted_part, scanned};
use super::orderer::OrdererGroup;
use super::status::{StatusBadge, status_text};
use crate::analytics::FieldLabels;
use crate::analytics::status::{Status, is_paid};
use crate::api::{Failure, order};
use crate::components::{PlainTable, TableColumn};
use crate::features::context::{href, now, use_formats, use_i18n};
use crate::features::customer_query::use_find_customer;
use crate::features::detail_view::{AsReceived, Skeleton};
use crate::features::heading::{BackLink, Heading, MissingHeading};
use crate::features::query_view::QueryView;
use crate::features::sales::{FilledIn, unshown_text, use_field_labels};
use crate::features::today::use_minute;
use crate::models::value::{OrderId, Price, Timestamp};
use crate::models::{Order, OrderPurchase, RawJson, Received};
use crate::query::use_query;
use crate::routes::Route;

/// One order.
#[component]
pub(crate) fn OrderPage(
    /// The id.
    id: OrderId,
) -> impl IntoView {
    let words = &use_i18n().order;
    let query = use_query(order::get(&id));
    let is_missing = move || {
        query
            .reading
            .with(|reading| reading.value.is_none() && matches!(reading.failure, Some(Failure::NotFound(_))))
    };
    view! {
        <BackLink to=Route::Orders label=words.title />
        <MissingHeading reading=query.reading kind=words.order id=id.to_string() />
        <QueryView query skeleton=Skeleton let:order>
            <OrderSheet order />
        </QueryView>
        <Show when=is_missing>
            <SearchInstead text=id.to_string() />
        </Show>
    }
}

/// The search for what is the id of no order: it may be a barcode.
#[component]
fn SearchInstead(
    /// What was taken for an id.
    text: String,
) -> impl IntoView {
    let find = use_find_customer();
    let label = (use_i18n().palette.find_customer)(&text);
    view! {
        <p class="actions">
            <button type="button" class="button" on:click=move |_| find.run(text.clone())>
                {label}
            </button>
        </p>
    }
}

#[component]
fn OrderSheet(
    /// The order.
    order: Arc<Received<Order>>,
) -> impl IntoView {
    let words = &use_i18n().order;
    let of = formatted_part(scanned(&order), order.purchases.len() as u64);
    let tickets = OrderTickets::of(&order);
    let priced = Arc::clone(&order);
    let formats = use_formats();
    // Nothing was sold with an order that has no tickets.
    let value = move || {
        let value = tickets.prices().of_order(&priced).filter(|_| !priced.purchases.is_empty())?;
        let value = formats.price(Price::rounded(value));
        Some(view! { <span>{words.value_today} ": " {value}</span> })
    };
    view! {
        <header class="page-header order-head">
            <div>
                <Heading title=(words.order_number)(order.id.as_str()) />
                <p class="subtitle">
                    <StatusBadge order=&order />
                    <span>{words.scanned} ": " {of}</span>
                    {value}
                </p>
                <OrderEvents tickets />
            </div>
        </header>
        <div class="groups">
            <OrdererGroup order=&order />
        </div>
        <Purchases order=&order tickets />
        <p class="hint introduction">{words.not_here}</p>
        <p class="hint introduction">{(use_i18n().common.in_zone)(&use_formats().zone())}</p>
        <div class="personal">
            <AsReceived text=&order.text />
        </div>
    }
}

/// What was sold.
#[component]
fn Purchases<'a>(
    /// The order.
    order: &'a Order,
    /// The ticket types that it has.
    tickets: OrderTickets,
) -> impl IntoView + use<> {
    let words = &use_i18n().order;
    let has_values = order.purchases.iter().any(|purchase| !purchase.values.is_empty());
    let labels = use_field_labels(move || has_values);
    let rows = order
        .purchases
        .iter()
        .map(|purchase| {
            let status = Status::of(order).filter(|_| !is_paid(order));
            let unpaid = status.map(|status| status_text(Some(&status), use_i18n()));
            view! { <PurchaseRow purchase unpaid tickets labels=has_values.then_some(labels) /> }
        })
        .collect_view();
    if rows.is_empty() {
        return view! { <p class="hint">{words.nothing_bought}</p> }.into_any();
    }
    let valid_on = use_i18n().ticket.dates.label;
    let columns = [words.ticket, words.scanned, words.barcode, valid_on, words.slot, words.available_at];
    let columns = columns.into_iter().chain(has_values.then_some(words.values)).map(TableColumn::Text);
    let price = TableColumn::Number(use_i18n().figures.price_today);
    let columns: Vec<_> = columns.chain([price]).collect();
    let rows = view! { <tbody>{rows}</tbody> };
    view! {
        <h2 class="order-tickets">{words.tickets}</h2>
        <PlainTable name=words.tickets columns=&columns is_stacked=true>
            {rows}
        </PlainTable>
    }
    .into_any()
}

#[component]
fn PurchaseRow<'a>(
    /// The purchase.
    purchase: &'a OrderPurchase,
    /// The status of an order that is not paid.
    unpaid: Option<String>,
    /// The ticket types of the order.
    tickets: OrderTickets,
    /// What the fields are called.
    labels: Option<Signal<Arc<FieldLabels>>>,
) -> impl IntoView + use<> {
    let words = use_i18n();
    let none = words.common.none;
    let formats = use_formats();
    let said = |value: Option<&RawJson>| {
        value.map_or_else(|| none.to_owned(), |value| unshown_text(value, &formats))
    };
    let ticket = purchase.ticket.as_ref().map(|ticket| {
        let name = ticket.name.clone().unwrap_or_else(|| format!("#{}", ticket.id));
        view! {
            <a class="record-link" href=href(&Route::Ticket(ticket.id.clone()))>
                <bdi>{name}</bdi>
            </a>
        }
    });
    let scanned = match purchase.scanned_at {
        Some(at) => formats.moment(at),
        None => words.door.not_checked_in.to_owned(),
    };
    let values = labels.map(|labels| {
        let values = purchase.values.clone();
        let label = words.order.values;
        view! { <td data-label=label>{move || labels.with(|labels| view! { <FilledIn values=&values labels /> })}</td> }
    });
    // A visitor with a time slot comes on its day.
    let available_at = purchase.available_at.as_ref().and_then(|at| Timestamp::parse(&at.said()?));
    let visit = available_at.filter(|_| purchase.timeslot.is_some());
    let id = purchase.ticket.as_ref().map(|ticket| ticket.id.clone());
    // As long as it is not known, nothing is said.
    let ticket_type = Signal::derive(move || tickets.get(id.as_ref()?));
    let minute = use_minute();
    let days = use_formats();
    let is_over = move || {
        minute.track();
        match visit {
            Some(visit) => visit < now() && days.day(visit) != days.day(now()),
            None => ticket_type.get().is_some_and(|ticket| {
                !ticket.dates.is_empty() && ticket.dates.iter().all(|date| date.ends_at < now())
            }),
        }
    };
    let is_scanned = purchase.scanned_at.is_some();
    // What a customer asks whose ticket was refused.
    let obstacle = move || {
        let text = match &unpaid {
            Some(status) => Some((words.order.not_valid)(status)),
            None => (!is_scanned && is_over()).then(|| words.order.all_dates_over.to_owned()),
        };
        text.map(|text| view! { <span class="hint obstacle">{text}</span> })
    };
    let dates = use_formats();
    let valid_on = move || {
        if let Some(visit) = visit {
            return Some(dates.day(visit).replace(' ', "\u{a0}"));
        }
        let ticket = ticket_type.get()?;
        // Of several dates, each stays whole at the end of a line.
        let days = ticket.dates.iter().map(|date| dates.day(date.starts_at).replace(' ', "\u{a0}"));
        let days = days.collect::<Vec<_>>().join(", ");
        Some(if days.is_empty() { none.to_owned() } else { days })
    };
    let prices = use_formats();
    let price = move || Some(prices.price(ticket_type.get()?.price));
    let (slot, available_at) = (said(purchase.timeslot.as_ref()), said(purchase.available_at.as_ref()));
    view! {
        <tr>
            <th scope="row">{ticket}</th>
            <td data-label=words.order.scanned>
                <bdi>{scanned}</bdi>
                {obstacle}
            </td>
            <td class="code" data-label=words.order.barcode>
                {purchase.barcode.as_ref().map(ToString::to_string)}
            </td>
            <td data-label=words.ticket.dates.label>{valid_on}</td>
            <td data-label=words.order.slot>
                <bdi>{slot}</bdi>
            </td>
            <td data-label=words.order.available_at>
                <bdi>{available_at}</bdi>
            </td>
            {values}
            <td class="number" data-label=words.figures.price_today>
                {price}
            </td>
        </tr>
    }
}
