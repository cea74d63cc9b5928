//! The list of tickets, page by page as the service gives it.

use std::sync::Arc;

use leptos::prelude::*;

use super::badges::badges;
use crate::api::ticket;
use crate::navigation::Navigation;
use crate::page::context::{href, use_formats, use_store, use_words};
use crate::page::flash::flash_notice;
use crate::page::heading::page_header;
use crate::page::lookup::Lookup;
use crate::page::reading::shown;
use crate::route::Route;
use crate::ui::{Icon, PagerWords, Shape, pager};
use crate::wire::{Page, Place, Row, Ticket};

const COLUMNS: usize = 6;
const ROWS_WHILE_LOADING: usize = 10;

/// The list of tickets.
pub fn ticket_list_page() -> AnyView {
    let words = &use_words().ticket;
    let query = expect_context::<Navigation>().query;
    let page = Memo::new(move |_| match Route::parse("/tickets", &query.get()) {
        Some(Route::Tickets { page }) => page,
        _ => 1,
    });
    let store = use_store();
    let reading = store.watch(move || ticket::list().page(page.get()));
    let lookup = Lookup::of_events();
    let retry = move || store.refresh(&ticket::list().page(page.get_untracked()));
    let new = view! {
        <a class={"button primary"} href=href(&Route::NewTicket)>
            <Icon shape=Shape::Plus/>
            <span>{words.new}</span>
        </a>
    };
    view! {
        {page_header(words.title, new.into_any())}
        {flash_notice()}
        {shown(reading, retry, skeleton, move |page| rows(&page, lookup))}
    }
    .into_any()
}

fn rows(page: &Arc<Page<Ticket>>, lookup: Lookup) -> AnyView {
    let words = use_words();
    if page.rows.is_empty() {
        return if page.place.total == 0 {
            view! {
                <div class={"empty stub"}>
                    <h2>{words.ticket.empty}</h2>
                    <p>{words.ticket.empty_advice}</p>
                </div>
            }
            .into_any()
        } else {
            // A page behind the last one, as an old link may name.
            view! {
                <div class={"empty"}>
                    <h2>{words.common.page_empty}</h2>
                    <p><a class={"button"} href=href(&Route::TICKETS)>{words.common.first_page}</a></p>
                </div>
            }
            .into_any()
        };
    }
    let rows = page.rows.iter().map(|row| ticket_row(row, lookup)).collect_view();
    view! {
        <div class={"table-frame"} tabindex="0" role="region" aria-label=words.ticket.title>
            <table class={"table"}>
                {columns()}
                <tbody>{rows}</tbody>
            </table>
        </div>
        {place_of_page(page.place)}
    }
    .into_any()
}

fn columns() -> AnyView {
    let words = &use_words().ticket;
    view! {
        <thead>
            <tr>
                <th scope="col">{words.name.label}</th>
                <th scope="col" class={"number"}>{words.price.label}</th>
                <th scope="col">{words.state}</th>
                <th scope="col">{words.event.label}</th>
                <th scope="col" class={"number"}>{words.max_capacity.label}</th>
                <th scope="col" class={"number"}>{words.per_order}</th>
            </tr>
        </thead>
    }
    .into_any()
}

fn ticket_row(row: &Row<Ticket>, lookup: Lookup) -> AnyView {
    let words = use_words();
    let formats = use_formats();
    let ticket = match row {
        Row::Read(received) => &received.record,
        Row::Unreadable { problem, .. } => {
            let text = (words.common.unreadable_row)(&problem.place, &problem.reason);
            return view! {
                <tr class={"unreadable"}>
                    <td colspan=COLUMNS.to_string()><Icon shape=Shape::Warning/>" "{text}</td>
                </tr>
            }
            .into_any();
        }
    };
    let event = ticket.event_id.clone();
    let event = move || event.as_ref().map_or(words.common.none.to_owned(), |id| lookup.event_name(id));
    let number = |value: Option<u64>| value.map(|value| formats.integer(value));
    let capacity = number(ticket.capacity).unwrap_or_else(|| words.common.none.to_owned());
    let (least, most) = (number(ticket.min_order_amount), number(ticket.max_order_amount));
    let class = if ticket.is_hidden == Some(true) { "muted" } else { "" };
    view! {
        <tr class=class>
            <th scope="row">
                <a class={"record-link"} href=href(&Route::Ticket(ticket.id.clone()))>
                    <bdi>{ticket.name.clone()}</bdi>
                </a>
            </th>
            <td class={"number"}>{formats.price(ticket.price)}</td>
            <td class={"state"}>{badges(ticket)}</td>
            <td class={"clamped"}><bdi>{event}</bdi></td>
            <td class={"number"}>{capacity}</td>
            <td class={"number"}>{(words.ticket.range)(least.as_deref(), most.as_deref())}</td>
        </tr>
    }
    .into_any()
}

/// The place of the page, and the ways to its neighbours.
fn place_of_page(place: Place) -> AnyView {
    let words = &use_words().common;
    let formats = use_formats();
    let number = |value| formats.integer(value);
    let text = (words.place)(&number(place.from), &number(place.to), &number(place.total));
    let link = |page: u64| href(&Route::Tickets { page });
    let previous = (place.page > 1).then(|| link(place.page - 1));
    let next = (place.page < place.last_page).then(|| link(place.page + 1));
    let words = PagerWords { label: words.pages, previous: words.previous_page, next: words.next_page };
    pager(words, text, previous, next)
}

/// The shape of the table before it is there.
fn skeleton() -> AnyView {
    let cells = || (0..COLUMNS).map(|_| view! { <td><span class={"skeleton"}></span></td> }).collect_view();
    let rows = (0..ROWS_WHILE_LOADING).map(|_| view! { <tr>{cells()}</tr> }).collect_view();
    view! {
        <div class={"table-frame"} aria-hidden="true">
            <table class={"table"}>
                {columns()}
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
    .into_any()
}
