//! The tabs of an event. Each is loaded with its part when it is opened, so it takes the event from the page around it.

use leptos::prelude::*;

use super::availability::EventAvailability;
use super::next_steps::NextSteps;
use super::overview::EventFacts;
use super::shops::EventShops;
use super::tickets_tab::EventTickets;
use crate::features::orders::{EventFigures, OrdersOfEvent, PurchasesOfEvent};
use crate::features::tickets::{ToggleProblem, ToggleState};
use crate::models::value::EventId;
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
    let OpenEvent { record, .. } = expect_context();
    // Held here, since the tickets are shown anew when they are read again.
    let toggles = ToggleState::new();
    provide_context(toggles);
    view! {
        {move || record.get().map(|event| view! { <EventTickets event /> })}
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
