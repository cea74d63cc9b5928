//! The tickets of an event.

use std::sync::Arc;

use leptos::prelude::*;

use crate::api::ticket;
use crate::page::context::{href, use_formats, use_store, use_words};
use crate::page::ticket::{OneClick, limit};
use crate::route::Route;
use crate::text::Formats;
use crate::ui::{Column, Shape, icon, live_list, plain_table};
use crate::view::{View, view};
use crate::wire::{Event, EventTicket, Received, Ticket};

/// The tickets of an event, with what the list of all tickets says of them beside.
pub(super) fn tickets_of(event: &Arc<Received<Event>>) -> View {
    let words = use_words();
    let new = view! {
        <p class="actions">
            <a class="button primary" href=href(&Route::NewTicketOf(event.id.clone()))>
                {icon(Shape::Plus)}
                <span>{words.event.add_ticket}</span>
            </a>
        </p>
    };
    if event.tickets.is_empty() {
        return view! {
            <div class="empty stub">
                <h2>{words.event.no_tickets}</h2>
                <p>{words.event.no_tickets_advice}</p>
                {new}
            </div>
        };
    }
    let formats = use_formats();
    let all = use_store().watch_all(ticket::list);
    let one_click: OneClick = expect_context();
    let event = Arc::clone(event);
    let count = event.tickets.len();
    let rows = live_list(move || {
        let walk = all.with(|reading| reading.value.clone());
        let known = |summary: &EventTicket| {
            walk.as_ref().and_then(|walk| walk.records().find(|ticket| ticket.id == summary.id))
        };
        event.tickets.iter().map(|summary| row(summary, known(summary), one_click, &formats)).collect()
    });
    let count = (words.event.ticket_types)(count);
    let columns = [
        Column::Text(words.ticket.name.label),
        Column::Number(words.ticket.price.label),
        Column::Number(words.ticket.service_fee),
        Column::Number(words.ticket.per_order),
        Column::Text(words.event.sold_out),
        Column::Text(words.ticket.tags),
        Column::Number(words.ticket.max_capacity.label),
        Column::States(words.ticket.state),
    ];
    let rows = view! { <tbody>{rows}</tbody> };
    view! {
        {new}
        {plain_table(words.event.tickets, &columns, rows)}
        <div class="pager"><p class="place" role="status">{count}</p></div>
        <p class="hint developer">{words.event.not_for_checkout}</p>
    }
}

fn row(summary: &EventTicket, ticket: Option<&Ticket>, one_click: OneClick, formats: &Formats) -> View {
    let words = use_words();
    let none = || words.common.none.to_owned();
    let number = |value: Option<u64>| value.map(|value| formats.integer(value));
    let (least, most) = (number(summary.min_order_amount), number(summary.max_order_amount));
    let sold_out = match summary.sold_out {
        Some(true) => view! { <span class="badge warning">{words.event.sold_out}</span> },
        Some(false) => view! { {words.common.no} },
        None => view! { {words.common.none} },
    };
    let tags =
        summary.tags.as_ref().filter(|tags| !tags.is_empty()).map_or_else(none, |tags| tags.join(", "));
    let capacity = ticket.map_or_else(none, |ticket| limit(ticket.capacity, formats));
    let state = ticket.map(|ticket| one_click.state_of(ticket));
    view! {
        <tr>
            <th scope="row">
                <a class="record-link" href=href(&Route::Ticket(summary.id.clone()))><bdi>{summary.name.clone()}</bdi></a>
            </th>
            <td class="number">{formats.price(summary.price)}</td>
            <td class="number">{summary.service_fee.map_or_else(none, |fee| formats.fee(fee))}</td>
            <td class="number">{(words.ticket.range)(least.as_deref(), most.as_deref())}</td>
            <td>{sold_out}</td>
            <td><bdi>{tags}</bdi></td>
            <td class="number">{capacity}</td>
            <td>{state}</td>
        </tr>
    }
}
