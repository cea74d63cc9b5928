//! The list of tickets, page by page as the service gives it.

use std::sync::Arc;

use leptos::prelude::*;
use leptos_router::hooks::use_location;

use super::badges::Badges;
use super::lookup::Lookup;
use crate::api::ticket;
use crate::page::context::{href, say, use_formats, use_store, use_words};
use crate::page::flash::FlashNotice;
use crate::page::heading::Heading;
use crate::page::reading::shown;
use crate::route::Route;
use crate::ui::{Icon, Pager, Shape};
use crate::wire::{Page, Place, Row, Ticket};

const COLUMNS: usize = 6;
const ROWS_WHILE_LOADING: usize = 10;

/// The list of tickets.
#[component]
pub fn TicketListPage() -> impl IntoView {
    let search = use_location().search;
    let page = Memo::new(move |_| match Route::parse("/tickets", &search.get()) {
        Some(Route::Tickets { page }) => page,
        _ => 1,
    });
    let store = use_store();
    let reading = store.watch(move || ticket::list().page(page.get()));
    let lookup = Lookup::of_events();
    let retry = move || store.refresh(&ticket::list().page(page.get_untracked()));
    view! {
        <header class={"page-header"}>
            <Heading title=say(|words| words.ticket.title)/>
            <a class={"button primary"} href=href(&Route::NewTicket)>
                <Icon shape=Shape::Plus/>
                <span>{say(|words| words.ticket.new)}</span>
            </a>
        </header>
        <FlashNotice/>
        {shown(reading, retry, || view! { <Skeleton/> }.into_any(), move |page| rows(page, lookup))}
    }
}

fn rows(page: Arc<Page<Ticket>>, lookup: Lookup) -> AnyView {
    let place = page.place;
    if page.rows.is_empty() {
        return if place.total == 0 {
            view! { <NoTickets/> }.into_any()
        } else {
            view! { <EmptyPage/> }.into_any()
        };
    }
    let rows = page.rows.iter().cloned().map(|row| view! { <TicketRow row lookup/> }).collect_view();
    view! {
        <div class={"table-frame"} tabindex="0" role="region" aria-label=say(|words| words.ticket.title)>
            <table class={"table"}>
                <Columns/>
                <tbody>{rows}</tbody>
            </table>
        </div>
        <PlaceOfPage place/>
    }
    .into_any()
}

#[component]
fn Columns() -> impl IntoView {
    view! {
        <thead>
            <tr>
                <th scope="col">{say(|words| words.ticket.name.label)}</th>
                <th scope="col" class={"number"}>{say(|words| words.ticket.price.label)}</th>
                <th scope="col">{say(|words| words.ticket.state)}</th>
                <th scope="col">{say(|words| words.ticket.event.label)}</th>
                <th scope="col" class={"number"}>{say(|words| words.ticket.max_capacity.label)}</th>
                <th scope="col" class={"number"}>{say(|words| words.ticket.per_order)}</th>
            </tr>
        </thead>
    }
}

#[component]
fn TicketRow(row: Row<Ticket>, lookup: Lookup) -> impl IntoView {
    let words = use_words();
    let formats = use_formats();
    let ticket = match row {
        Row::Read(received) => received.record.clone(),
        Row::Unreadable { problem, .. } => {
            let text = move || (words.get().common.unreadable_row)(&problem.place, &problem.reason);
            return view! {
                <tr class={"unreadable"}>
                    <td colspan=COLUMNS.to_string()><Icon shape=Shape::Warning/>" "{text}</td>
                </tr>
            }
            .into_any();
        }
    };
    let Ticket { price, capacity, min_order_amount, max_order_amount, .. } = ticket;
    let event = ticket.event_id.clone();
    let event = move || match &event {
        Some(id) => lookup.event_name(id),
        None => words.get().common.none.to_owned(),
    };
    let number = move |value: Option<u64>| value.map(|value| formats.get().integer(value));
    let capacity = move || number(capacity).unwrap_or_else(|| words.get().common.none.to_owned());
    let range = move || {
        (words.get().ticket.range)(number(min_order_amount).as_deref(), number(max_order_amount).as_deref())
    };
    view! {
        <tr class:muted=ticket.is_hidden == Some(true)>
            <th scope="row">
                <a class={"record-link"} href=href(&Route::Ticket(ticket.id.clone()))>
                    <bdi>{ticket.name.clone()}</bdi>
                </a>
            </th>
            <td class={"number"}>{move || formats.get().price(price)}</td>
            <td class={"state"}><Badges ticket=ticket.clone()/></td>
            <td class={"clamped"}><bdi>{event}</bdi></td>
            <td class={"number"}>{capacity}</td>
            <td class={"number"}>{range}</td>
        </tr>
    }
    .into_any()
}

/// The place of the page, and the ways to its neighbours.
#[component]
fn PlaceOfPage(place: Place) -> impl IntoView {
    let words = use_words();
    let formats = use_formats();
    let text = Signal::derive(move || {
        let number = |value| formats.get().integer(value);
        (words.get().common.place)(&number(place.from), &number(place.to), &number(place.total))
    });
    let link = |page: u64| href(&Route::Tickets { page });
    let previous = (place.page > 1).then(|| link(place.page - 1));
    let next = (place.page < place.last_page).then(|| link(place.page + 1));
    view! {
        <Pager
            label=say(|words| words.common.pages)
            place=text
            previous_label=say(|words| words.common.previous_page)
            next_label=say(|words| words.common.next_page)
            previous
            next
        />
    }
}

#[component]
fn NoTickets() -> impl IntoView {
    view! {
        <div class={"empty stub"}>
            <h2>{say(|words| words.ticket.empty)}</h2>
            <p>{say(|words| words.ticket.empty_advice)}</p>
        </div>
    }
}

/// A page behind the last one, as an old link may name.
#[component]
fn EmptyPage() -> impl IntoView {
    view! {
        <div class={"empty"}>
            <h2>{say(|words| words.common.page_empty)}</h2>
            <p><a class={"button"} href=href(&Route::TICKETS)>{say(|words| words.common.first_page)}</a></p>
        </div>
    }
}

/// The shape of the table before it is there.
#[component]
fn Skeleton() -> impl IntoView {
    let cells = || (0..COLUMNS).map(|_| view! { <td><span class={"skeleton"}></span></td> }).collect_view();
    let rows = (0..ROWS_WHILE_LOADING).map(|_| view! { <tr>{cells()}</tr> }).collect_view();
    view! {
        <div class={"table-frame"} aria-hidden="true">
            <table class={"table"}>
                <Columns/>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}
