//! The tickets of an event.

use std::sync::Arc;

use leptos::prelude::*;

use crate::api::ticket;
use crate::components::{EmptyState, Icon, PlainTable, Shape, TableColumn};
use crate::features::context::{href, use_formats, use_i18n};
use crate::features::query_view::ReadingNotice;
use crate::features::record_text::limit;
use crate::features::tickets::{QuickToggles, ToggleState};
use crate::models::value::EventId;
use crate::models::{Event, EventTicket, Received, Ticket};
use crate::query::use_query;
use crate::routes::Route;

/// The tickets of an event, combined with their entries in the list of all tickets.
#[component]
pub(crate) fn EventTickets(
    /// The event.
    event: Arc<Received<Event>>,
    /// What switches their states.
    toggles: ToggleState,
) -> impl IntoView {
    let words = use_i18n();
    if event.tickets.is_empty() {
        return view! { <NoTickets event=event.id.clone() /> }.into_any();
    }
    let all = use_query(ticket::list());
    let count = event.tickets.len();
    let rows = move || {
        let walk = all.value.get();
        let known = |summary: &EventTicket| walk.as_ref().and_then(|walk| walk.record(summary.id.as_str()));
        event
            .tickets
            .iter()
            .map(|summary| view! { <TicketTypeRow summary ticket=known(summary) toggles /> })
            .collect_view()
    };
    let count = (words.event.ticket_types)(count);
    let columns = [
        TableColumn::Text(words.ticket.name.label),
        TableColumn::Number(words.ticket.price.label),
        TableColumn::Number(words.ticket.service_fee),
        TableColumn::Number(words.ticket.per_order),
        TableColumn::Text(words.event.sold_out),
        TableColumn::Text(words.ticket.tags),
        TableColumn::Number(words.ticket.max_capacity.label),
        TableColumn::States(words.ticket.state),
    ];
    let rows = view! { <tbody>{rows}</tbody> };
    view! {
        <ReadingNotice query=all />
        <PlainTable name=words.event.tickets columns=&columns is_stacked=true>
            {rows}
        </PlainTable>
        <div class="pager">
            <p class="place" role="status">
                {count}
            </p>
        </div>
        <p class="hint developer">{words.event.not_for_checkout}</p>
    }
    .into_any()
}

/// Shown of an event without tickets.
#[component]
pub(super) fn NoTickets(
    /// The id of the event.
    event: EventId,
) -> impl IntoView {
    let words = &use_i18n().event;
    view! {
        <EmptyState title=words.no_tickets advice=words.no_tickets_advice>
            <AddTicket event />
        </EmptyState>
    }
}

/// The ways to further tickets of an event.
#[component]
pub(super) fn AddTicket(
    /// The id of the event.
    event: EventId,
    /// What else can be done.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let words = &use_i18n().event;
    view! {
        <div class="actions">
            <a class="button primary" href=href(&Route::NewTicketOf(event.clone()))>
                <Icon shape=Shape::Plus />
                <span>{words.add_ticket}</span>
            </a>
            <a class="button" href=href(&Route::CopyTickets { to: event, from: None })>
                <Icon shape=Shape::Copy />
                <span>{words.copy_tickets}</span>
            </a>
            {children.map(|children| children())}
        </div>
    }
}

#[component]
fn TicketTypeRow<'a>(
    /// The ticket as the event lists it.
    summary: &'a EventTicket,
    /// The ticket.
    ticket: Option<&'a Ticket>,
    /// What switches its states.
    toggles: ToggleState,
) -> impl IntoView + use<> {
    let formats = &use_formats();
    let words = use_i18n();
    let none = || words.common.none.to_owned();
    let number = |value: Option<u64>| value.map(|value| formats.integer(value));
    let (least, most) = (number(summary.min_order_amount), number(summary.max_order_amount));
    let sold_out = match summary.sold_out {
        Some(true) => view! { <span class="badge">{words.event.sold_out}</span> }.into_any(),
        Some(false) => view! { {words.common.no} }.into_any(),
        None => view! { {words.common.none} }.into_any(),
    };
    let tags =
        summary.tags.as_ref().filter(|tags| !tags.is_empty()).map_or_else(none, |tags| tags.join(", "));
    let capacity = ticket.map_or_else(none, |ticket| limit(ticket.capacity, formats));
    let state = ticket.map(|ticket| view! { <QuickToggles toggles ticket /> });
    view! {
        <tr>
            <th scope="row">
                <a class="record-link" href=href(&Route::Ticket(summary.id.clone()))>
                    <bdi>{summary.name.clone()}</bdi>
                </a>
            </th>
            <td class="number" data-label=words.ticket.price.label>{formats.price(summary.price)}</td>
            <td class="number" data-label=words.ticket.service_fee>{summary.service_fee.map_or_else(none, |fee| formats.fee(fee))}</td>
            <td class="number" data-label=words.ticket.per_order>{(words.ticket.range)(least.as_deref(), most.as_deref())}</td>
            <td data-label=words.event.sold_out>{sold_out}</td>
            <td data-label=words.ticket.tags>
                <bdi>{tags}</bdi>
            </td>
            <td class="number" data-label=words.ticket.max_capacity.label>{capacity}</td>
            <td data-label=words.ticket.state>{state}</td>
        </tr>
    }
}
