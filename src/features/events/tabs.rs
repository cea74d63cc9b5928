//! The tabs of an event. Each is loaded with its part when it is opened, so it takes the event from the page around it.

use leptos::prelude::*;

use super::availability::EventAvailability;
use super::next_steps::NextSteps;
use super::overview::EventFacts;
use super::shops::EventShops;
use super::tickets_tab::{AddTicket, EventTickets};
use crate::features::orders::{EventFigures, OrdersOfEvent, PurchasesOfEvent};
use crate::features::tickets::{BulkEditButton, ToggleProblem, ToggleState};
use crate::models::value::{EventId, TicketId};
use crate::models::{Event, Received};
use crate::query::QueryValue;

/// The event whose page is open.
#[derive(Clone)]
pub(super) struct OpenEvent {
    /// Its id.
    pub(super) id: EventId,
    /// What was read of it.
    pub(super) record: QueryValue<Received<Event>>,
}

/// The figures, which change, then the facts, which don't.
#[component]
pub(crate) fn OverviewTab() -> impl IntoView {
    let OpenEvent { id, record } = expect_context();
    view! {
        {move || record.get().map(|event| view! { <NextSteps event=&event /> })}
        <EventFigures event=id record />
        {move || record.get().map(|event| view! { <EventFacts event=&event /> })}
    }
}

/// The tickets.
#[component]
pub(crate) fn TicketsTab() -> impl IntoView {
    let OpenEvent { id, record } = expect_context();
    // What is under way is held here, since the tickets are shown anew when they are read again.
    let toggles = ToggleState::new();
    let has_tickets = Memo::new(move |_| record.get().is_some_and(|event| !event.tickets.is_empty()));
    let is_among = Callback::new(move |id: TicketId| {
        record.get().is_some_and(|event| event.tickets.iter().any(|ticket| ticket.id == id))
    });
    view! {
        <Show when=move || has_tickets.get()>
            <AddTicket event=id.clone()>
                <BulkEditButton is_among are_picked=false />
            </AddTicket>
        </Show>
        {move || record.get().map(|event| view! { <EventTickets event toggles /> })}
        <ToggleProblem toggles />
    }
}

/// The shops that show it.
#[component]
pub(crate) fn ShopsTab() -> impl IntoView {
    let OpenEvent { record, .. } = expect_context();
    move || record.get().map(|event| view! { <EventShops event=&event /> })
}

/// Which of its tickets can be bought.
#[component]
pub(crate) fn AvailabilityTab() -> impl IntoView {
    let OpenEvent { record, .. } = expect_context();
    move || record.get().map(|event| view! { <EventAvailability event /> })
}

/// The orders.
#[component]
pub(crate) fn OrdersTab() -> impl IntoView {
    let OpenEvent { id, record } = expect_context();
    view! { <OrdersOfEvent event=id record /> }
}

/// The purchases.
#[component]
pub(crate) fn PurchasesTab() -> impl IntoView {
    let OpenEvent { id, record } = expect_context();
    view! { <PurchasesOfEvent event=id record /> }
}
