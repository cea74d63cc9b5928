//! The search in the orders of one event.

use std::collections::HashMap;
use std::sync::Arc;

use leptos::prelude::*;

use super::super::event_links::EventEntry;
use super::super::event_queue::EventQueue;
use crate::analytics::similar_names::similar_names;
use crate::analytics::sold_ticket::person;
use crate::analytics::{CustomerSearch, CustomersFound};
use crate::features::auto_retry::RetryBlock;
use crate::features::chunked_task::ChunkedTask;
use crate::features::sales::{SalesData, SalesExtent, SalesQueries};
use crate::models::Row;
use crate::models::value::EventId;
use crate::reactive::effect;

/// How many orders are taken in before other work gets a turn.
const STEP: usize = 500;

/// What is found in each event that is searched.
pub(super) type Found = RwSignal<HashMap<EventId, EventFound>>;

/// What is found in one event, as far as it is read.
#[derive(Clone, Default)]
pub(super) struct EventFound {
    pub(super) customers: Arc<CustomersFound>,
    /// How many orders are searched.
    pub(super) searched: u64,
    /// Whether all are searched.
    pub(super) is_done: bool,
    /// Whether they can't be read.
    pub(super) has_failed: bool,
    /// Where none fits, the customers whose names or addresses are nearly what was asked, each with the number of slips.
    pub(super) similar: Vec<(usize, String)>,
}

/// Searches the orders of an event. Shown is only why they can't be read.
#[component]
pub(super) fn EventSearch(
    /// The id of the event.
    id: EventId,
    /// The event, as it is by now.
    event: Memo<Option<EventEntry>>,
    /// What is asked for.
    asked: Arc<str>,
    /// How many orders are wanted.
    most: RwSignal<usize>,
    /// Takes what is found.
    found: Found,
    /// The events that are searched.
    queue: EventQueue,
) -> impl IntoView {
    let sales = SalesQueries::of(&id, SalesExtent::Orders, Signal::stored(None));
    queue.control(sales);
    let of_event = found_orders(sales.data, asked, most);
    effect(move || {
        let of_event = of_event.get();
        let has_failed = sales.has_failed() && !of_event.is_done;
        found.update(|found| {
            found.insert(id.clone(), EventFound { has_failed, ..of_event });
        });
    });
    let name = move || event.with(|event| event.as_ref().map(|event| event.name.clone()));
    let is_failure = move || sales.failure.with(Option::is_some);
    view! {
        <Show when=is_failure>
            <section>
                <h3>
                    <bdi>{name}</bdi>
                </h3>
                <RetryBlock
                    failure=sales.failure
                    on_retry=sales.refresh
                    on_press=queue.retry(sales)
                    trying=sales.under_way
                />
            </section>
        </Show>
    }
}

/// Searches the orders that are read, in short turns.
fn found_orders(
    data: ReadSignal<SalesData>,
    asked: Arc<str>,
    most: RwSignal<usize>,
) -> ReadSignal<EventFound> {
    let (found, set_found) = signal(EventFound::default());
    let search = StoredValue::new(CustomerSearch::default());
    let task = ChunkedTask::new();
    effect(move || {
        let (asked, most) = (Arc::clone(&asked), most.get());
        let (orders, is_done) = data.with(|data| (Arc::clone(&data.orders), data.is_complete()));
        search.update_value(|search| search.load(&orders));
        let searched = orders.len() as u64;
        task.start(move || {
            let step = |search: &mut CustomerSearch| {
                (!search.prepare(STEP)).then(|| Arc::new(search.find(&asked, most)))
            };
            match search.try_update_value(step) {
                Some(Some(customers)) => {
                    let similar = match is_done && customers.count == 0 {
                        true => {
                            let read = orders.iter().filter_map(Row::record);
                            similar_names(read.filter_map(person), &asked)
                        }
                        false => Vec::new(),
                    };
                    set_found.set(EventFound { customers, searched, is_done, has_failed: false, similar });
                    false
                }
                step => step.is_some(),
            }
        });
    });
    found
}
