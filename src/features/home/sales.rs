//! The sales of the events on the start page: a separate part of the app, so that the list of events does not wait for
//! what reads orders and purchases.

use leptos::prelude::*;

use super::coming_event::ComingEvent;
use super::event_figures::FiguresByEvent;
use super::event_sales::EventSales;
use super::figures::SalesFigures;
use crate::features::today::use_today;
use crate::reactive::effect;

/// What is read for, and where the figures go.
#[derive(Clone, Copy)]
pub(super) struct WantedSales {
    /// The events whose sales are wanted.
    pub(super) events: Signal<Vec<ComingEvent>>,
    /// How many events there are.
    pub(super) count: Signal<usize>,
    /// Of how many the sales are wanted.
    pub(super) most: RwSignal<usize>,
    /// The figures of each, as far as read.
    pub(super) figures: RwSignal<FiguresByEvent>,
    /// Reads the events, tickets and shops again.
    pub(super) refresh_lists: Callback<()>,
    /// When the events were read, in milliseconds since 1970.
    pub(super) read_at: Signal<Option<f64>>,
}

/// Reads the sales that the start page wants, and shows the figures of all together.
#[component]
pub(crate) fn ComingSales() -> impl IntoView {
    let WantedSales { events, count, most, figures, refresh_lists, read_at } = expect_context();
    let today = use_today();
    // Another day has other sales, and other people who come in.
    let of_today = move || {
        let today = today.get();
        events.get().into_iter().map(move |event| (today, event))
    };
    view! {
        <SalesFigures figures=figures.into() count most refresh_lists read_at />
        <For each=of_today key=Clone::clone let:entry>
            <EventReader event=entry.1 figures />
        </For>
    }
}

#[component]
fn EventReader(
    /// The event.
    event: ComingEvent,
    /// Where its figures go.
    figures: RwSignal<FiguresByEvent>,
) -> impl IntoView {
    let EventSales { figures: own, refresh } = EventSales::of(&event);
    let id = event.id.clone();
    effect(move || figures.update(|all| drop(all.insert(id.clone(), (own.get(), refresh)))));
    on_cleanup(move || {
        // The page may be gone, too.
        figures.try_update(|all| all.remove(&event.id));
    });
}
