//! What one of several events sold in a period, as far as it is read.

use std::collections::HashMap;

use leptos::prelude::*;

use super::super::event_links::EventEntry;
use super::super::event_queue::EventQueue;
use super::super::overview::{Counted, tickets_of, use_figures};
use crate::analytics::{DayBounds, PeriodSales};
use crate::features::auto_retry::RetryBlock;
use crate::features::sales::{SalesExtent, SalesQueries};
use crate::models::Ticket;
use crate::models::value::EventId;
use crate::query::{PagedResult, QueryValue};

/// What is read of an event.
#[derive(Clone, Copy)]
pub(super) struct EventReading {
    /// Its orders and purchases.
    pub(super) queries: SalesQueries,
    /// What it sold in the period.
    pub(super) sold: Memo<PeriodSales>,
    counted: Signal<Counted>,
}

impl EventReading {
    /// Whether all of it is read and counted.
    pub(super) fn is_complete(self) -> bool {
        self.counted.get() == Counted::All
    }
}

/// What is read of each event so far.
pub(super) type SalesByEvent = RwSignal<HashMap<EventId, EventReading>>;

/// Reads the sales of an event. It shows what goes wrong, nothing else.
#[component]
pub(super) fn EventReader(
    /// The event.
    id: EventId,
    /// The events, by their names.
    wanted: Memo<Vec<EventEntry>>,
    /// All tickets, as far as read.
    tickets: QueryValue<PagedResult<Ticket>>,
    /// The days.
    bounds: Memo<Option<DayBounds>>,
    /// Where goes what is read.
    sales_by_event: SalesByEvent,
    /// The events that are read.
    queue: EventQueue,
) -> impl IntoView {
    let queries = SalesQueries::of(&id, SalesExtent::OrdersAndPurchases, Signal::stored(None));
    queue.control(queries);
    let (figures, counted) =
        use_figures(queries, tickets_of(id.clone(), tickets).into(), Signal::stored(None));
    let sold = Memo::new(move |_| {
        let days = bounds.get();
        days.map(|days| figures.with(|figures| PeriodSales::of(figures, days))).unwrap_or_default()
    });
    let own = id.clone();
    sales_by_event.update(|events| {
        events.insert(own, EventReading { queries, sold, counted });
    });
    let own = id.clone();
    on_cleanup(move || {
        // The page may be gone, too.
        sales_by_event.try_update(|events| events.remove(&own));
    });
    let name = move || {
        let is_own = |event: &&EventEntry| event.id == id;
        wanted.with(|wanted| wanted.iter().find(is_own).map(|event| event.name.clone()))
    };
    view! {
        <Show when=move || queries.failure.with(Option::is_some)>
            <section>
                <h2>
                    <bdi>{name.clone()}</bdi>
                </h2>
                <RetryBlock
                    failure=queries.failure
                    on_retry=queries.refresh
                    on_press=queue.retry(queries)
                    trying=queries.under_way
                />
            </section>
        </Show>
    }
}
