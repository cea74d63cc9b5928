//! The tabs of an event. Each is loaded with its part when it is opened, so it takes the event from the page around it.

use std::sync::Arc;

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
use crate::query::Reading;

/// The event whose page is open.
#[derive(Clone)]
pub(super) struct OpenEvent {
    /// Its id.
    pub(super) id: EventId,
    /// What is read of it.
    pub(super) reading: Signal<Reading<Received<Event>>>,
    /// What was read last. Reading the same again changes nothing.
    pub(super) event: Memo<Option<Arc<Received<Event>>>>,
}

impl OpenEvent {
    /// The event of this id.
    pub(super) fn new(id: EventId, reading: Signal<Reading<Received<Event>>>) -> Self {
        Self { id, reading, event: Memo::new(move |_| reading.with(|reading| reading.value.clone())) }
    }
}

/// The figures, which change, then the facts, which don't.
#[component]
pub(crate) fn OverviewTab() -> impl IntoView {
    let OpenEvent { id, reading, event } = expect_context();
    view! {
        {move || event.get().map(|event| view! { <NextSteps event=&event /> })}
        <EventFigures event=id reading />
        {move || event.get().map(|event| view! { <EventFacts event=&event /> })}
    }
}

/// The tickets.
#[component]
pub(crate) fn TicketsTab() -> impl IntoView {
    let OpenEvent { event, .. } = expect_context();
    // Held here, since the tickets are shown anew when they are read again.
    let toggles = ToggleState::new();
    provide_context(toggles);
    view! {
        {move || event.get().map(|event| view! { <EventTickets event /> })}
        <ToggleProblem toggles />
    }
}

/// The shops that show it.
#[component]
pub(crate) fn ShopsTab() -> impl IntoView {
    let OpenEvent { event, .. } = expect_context();
    move || event.get().map(|event| view! { <EventShops event=&event /> })
}

/// Which of its tickets can be bought.
#[component]
pub(crate) fn AvailabilityTab() -> impl IntoView {
    let OpenEvent { event, .. } = expect_context();
    move || event.get().map(|event| view! { <EventAvailability event /> })
}

/// The orders.
#[component]
pub(crate) fn OrdersTab() -> impl IntoView {
    let OpenEvent { id, reading, .. } = expect_context();
    view! { <OrdersOfEvent event=id reading /> }
}

/// The purchases.
#[component]
pub(crate) fn PurchasesTab() -> impl IntoView {
    let OpenEvent { id, reading, .. } = expect_context();
    view! { <PurchasesOfEvent event=id reading /> }
}
