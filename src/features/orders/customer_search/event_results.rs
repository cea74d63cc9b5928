//! What is found in the orders of one event.

use std::collections::HashMap;
use std::sync::Arc;

use leptos::prelude::*;

use super::super::event_links::EventEntry;
use super::super::event_queue::EventQueue;
use super::super::order_list::{formatted_part, scanned, tickets};
use super::super::status::StatusBadge;
use crate::analytics::similar_names::similar_names;
use crate::analytics::sold_ticket::{name, person};
use crate::analytics::{CustomerSearch, CustomersFound, FoundOrder};
use crate::features::auto_retry::RetryBlock;
use crate::features::chunked_task::ChunkedTask;
use crate::features::context::{href, use_formats, use_i18n};
use crate::features::sales::{SalesData, SalesExtent, SalesQueries};
use crate::models::Row;
use crate::models::value::EventId;
use crate::reactive::effect;
use crate::routes::{EventTab, Route};

/// How many orders are taken in before other work gets a turn.
const STEP: usize = 500;
/// How many orders of one event are shown.
const MOST: usize = 20;

/// How far an event is searched.
#[derive(Clone, Default, PartialEq)]
pub(super) struct SearchProgress {
    /// How many orders are searched.
    pub(super) orders: u64,
    /// How many of them fit.
    pub(super) found: u64,
    /// Whether all orders are searched.
    pub(super) is_done: bool,
    /// Whether they can't be read.
    pub(super) has_failed: bool,
    /// Where none fits, the customers whose names or addresses are nearly what was asked, each with the number of slips.
    pub(super) similar: Vec<(usize, String)>,
}

/// The orders that fit, of those that are read.
#[derive(Clone, Default)]
struct OrdersFound {
    customers: Arc<CustomersFound>,
    /// How many orders were searched.
    searched: u64,
    is_complete: bool,
    similar: Vec<(usize, String)>,
}

/// The orders of an event that fit, once there are any.
#[component]
pub(super) fn EventResults(
    /// The id of the event.
    id: EventId,
    /// The event, as it is by now.
    event: Memo<Option<EventEntry>>,
    /// What is asked for.
    asked: Arc<str>,
    /// How far each event is searched.
    progress: RwSignal<HashMap<EventId, SearchProgress>>,
    /// The events that are searched.
    queue: EventQueue,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let sales = SalesQueries::of(&id, SalesExtent::Orders, Signal::stored(None));
    queue.control(sales);
    let found = found_orders(sales.data, asked);
    let all = href(&Route::event_tab(id.clone(), EventTab::Orders));
    effect(move || {
        let has_failed = sales.has_failed();
        let now = found.with(|found| SearchProgress {
            orders: found.searched,
            found: found.customers.count as u64,
            is_done: found.is_complete,
            has_failed: has_failed && !found.is_complete,
            similar: found.similar.clone(),
        });
        if progress.with_untracked(|progress| progress.get(&id) != Some(&now)) {
            progress.update(|progress| {
                progress.insert(id.clone(), now);
            });
        }
    });
    let name = move || event.with(|event| event.as_ref().map(|event| event.name.clone()));
    let when = move || event.with(|event| event.as_ref()?.when(|at| formats.day(at)));
    let is_failure = move || sales.failure.with(Option::is_some);
    let orders = move || {
        let customers = found.with(|found| Arc::clone(&found.customers));
        let more = customers.count.saturating_sub(MOST) as u64;
        let more = (more > 0)
            .then(|| view! { <p class="hint">{(words.order.more_orders)(&use_formats().integer(more))}</p> });
        let rows = customers.first.iter().map(|found| view! { <OrderResult found /> }).collect_view();
        view! {
            <ul class="asked">{rows}</ul>
            {more}
        }
    };
    view! {
        <Show when=move || found.with(|found| found.customers.count > 0) || is_failure()>
            <section>
                <h3>
                    <a class="record-link" href=all.clone()>
                        <bdi>{name}</bdi>
                    </a>
                    <span class="hint">{when.clone()}</span>
                </h3>
                {orders}
                <Show when=is_failure>
                    <RetryBlock
                        failure=sales.failure
                        on_retry=sales.refresh
                        on_press=queue.retry(sales)
                        trying=sales.under_way
                    />
                </Show>
            </section>
        </Show>
    }
}

/// Searches the orders that are read, in short turns.
fn found_orders(data: ReadSignal<SalesData>, asked: Arc<str>) -> ReadSignal<OrdersFound> {
    let (found, set_found) = signal(OrdersFound::default());
    let search = StoredValue::new(CustomerSearch::default());
    let task = ChunkedTask::new();
    effect(move || {
        let asked = Arc::clone(&asked);
        let (orders, is_complete) = data.with(|data| (Arc::clone(&data.orders), data.is_complete()));
        search.update_value(|search| search.load(&orders));
        let searched = orders.len() as u64;
        task.start(move || {
            let step = |search: &mut CustomerSearch| {
                (!search.prepare(STEP)).then(|| Arc::new(search.find(&asked, MOST)))
            };
            match search.try_update_value(step) {
                Some(Some(customers)) => {
                    let similar = match is_complete && customers.count == 0 {
                        true => {
                            let read = orders.iter().filter_map(Row::record);
                            similar_names(read.filter_map(person), &asked)
                        }
                        false => Vec::new(),
                    };
                    set_found.set(OrdersFound { customers, searched, is_complete, similar });
                    false
                }
                step => step.is_some(),
            }
        });
    });
    found
}

/// An order that fits: who, what, whether it is paid, and what fits where that is not the customer.
#[component]
fn OrderResult<'a>(
    /// The order.
    found: &'a FoundOrder,
) -> impl IntoView + use<> {
    let words = &use_i18n().order;
    let order = &found.order.record;
    let label = name(order).unwrap_or_else(|| (words.order_number)(order.id.as_str()));
    let email = person(order).and_then(|person| person.email.clone());
    let scanned = formatted_part(scanned(order), order.purchases.len() as u64);
    view! {
        <li>
            <span class="found-order">
                <a class="record-link personal" href=href(&Route::Order(order.id.clone()))>
                    <bdi>{label}</bdi>
                </a>
                <StatusBadge order />
            </span>
            <span class="hint facts">
                <span>{(words.order_number)(order.id.as_str())}</span>
                <bdi>{tickets(order)}</bdi>
                <span>{words.scanned} ": " {scanned}</span>
                <bdi class="personal">{email}</bdi>
                <bdi class="personal">{found.filled_in.clone()}</bdi>
            </span>
        </li>
    }
}
