//! The orders that fit what is asked for, of all events, the best first.

use std::sync::Arc;

use leptos::prelude::*;

use super::super::event_links::EventEntry;
use super::super::order_list::{formatted_part, scanned, tickets};
use super::super::status::StatusBadge;
use super::event_search::{EventFound, Found};
use crate::analytics::sold_ticket::{name, person};
use crate::analytics::{CustomersFound, FoundOrder};
use crate::components::{Choice, ChoiceField, Label, focus_first};
use crate::features::context::{href, use_formats, use_i18n};
use crate::models::value::{EventId, OrderId};
use crate::reactive::effect;
use crate::routes::{EventTab, Route};

/// How many orders are shown at first, and how many more with each press.
pub(super) const STEP: usize = 20;

/// An order that fits, with its event.
type Best = (FoundOrder, EventEntry);

/// The name of the choice of an event.
const EVENT: &str = "event";

/// The orders that fit, with a choice of an event where they are of several.
#[component]
pub(super) fn FoundOrders(
    /// The events that are searched.
    events: Memo<Vec<EventEntry>>,
    /// What is found in each of them.
    found: Found,
    /// How many orders are shown.
    most: RwSignal<usize>,
) -> impl IntoView {
    let words = &use_i18n().order;
    let formats = use_formats();
    let chosen = RwSignal::new(None::<EventId>);
    // The events with orders that fit, in their order.
    let fitting = Memo::new(move |_| {
        let count = |event: &EventEntry| {
            found.with(|found| found.get(&event.id).map_or(0, |found| found.customers.count))
        };
        let all = events.get().into_iter().map(|event| (count(&event), event));
        all.filter(|(count, _)| *count > 0).collect::<Vec<_>>()
    });
    let is_shown = move |event: &EventEntry| {
        chosen.with(|chosen| chosen.as_ref().is_none_or(|chosen| *chosen == event.id))
    };
    let numbers = formats.clone();
    let choices = Memo::new(move |_| {
        let choice = |(count, event): &(usize, EventEntry)| Choice {
            value: event.id.to_string(),
            label: (words.event_found)(&event.name, &numbers.integer(*count as u64)),
        };
        fitting.with(|fitting| fitting.iter().map(choice).collect::<Vec<_>>())
    });
    let on_change = Callback::new(move |id: String| chosen.set(EventId::new(id)));
    let value = Signal::derive(move || chosen.get().map(|id| id.to_string()).unwrap_or_default());
    let best = Memo::new(move |_| {
        let customers = |(_, event): (usize, EventEntry)| {
            let of_event = |found: &EventFound| Arc::clone(&found.customers);
            Some((found.with(|found| found.get(&event.id).map(of_event))?, event))
        };
        let fitting = fitting.get().into_iter().filter(|(_, event)| is_shown(event));
        best(&fitting.filter_map(customers).collect::<Vec<_>>(), most.get())
    });
    let left = Memo::new(move |_| {
        let fitting = fitting.get();
        let whole: usize = fitting.iter().filter(|(_, event)| is_shown(event)).map(|(count, _)| count).sum();
        whole.saturating_sub(best.with(Vec::len))
    });
    // An order that stays keeps its element, and with it the focus, while more is read. One with tickets of several events is
    // an order of each.
    let keys = move || {
        let key = |(found, event): &Best| (event.id.clone(), found.order.record.id.clone());
        best.with(|best| best.iter().map(key).collect::<Vec<_>>())
    };
    let result = move |(event, order): (EventId, OrderId)| {
        let is_own = move |(found, of): &&Best| found.order.record.id == order && of.id == event;
        let own = Memo::new(move |_| best.with(|best| best.iter().find(&is_own).cloned()));
        move || own.get().map(|(found, event)| view! { <OrderResult found event /> })
    };
    // The focus goes on with the first that comes, in place of the button.
    let awaited = StoredValue::new(None::<usize>);
    let show_more = move |_| {
        awaited.set_value(Some(best.with_untracked(Vec::len)));
        most.update(|most| *most += STEP);
    };
    effect(move || {
        let count = best.with(Vec::len);
        if let Some(before) = awaited.get_value().filter(|before| *before < count) {
            awaited.set_value(None);
            request_animation_frame(move || {
                focus_first(&format!(".asked > li:nth-child({}) a", before + 1));
            });
        }
    });
    let more = move || {
        let [next, left] = [left.get().min(STEP), left.get()].map(|count| formats.integer(count as u64));
        (words.show_more)(&next, &left)
    };
    view! {
        <Show when=move || choices.with(|choices| choices.len() > 1) || chosen.with(Option::is_some)>
            <ChoiceField
                label=Label::new(EVENT, words.of_event)
                none=words.all_events
                choices
                value
                on_change
            />
        </Show>
        <Show when=move || best.with(|best| !best.is_empty())>
            <ol class="asked" role="list">
                <For each=keys key=Clone::clone children=result />
            </ol>
        </Show>
        <Show when=move || { left.get() > 0 }>
            <p class="actions">
                <button type="button" class="button" on:click=show_more>
                    {more.clone()}
                </button>
            </p>
        </Show>
    }
}

/// The best of what is found in several events, at most so many. Of equally good ones, those of the event that is first.
fn best(lists: &[(Arc<CustomersFound>, EventEntry)], most: usize) -> Vec<Best> {
    let orders = lists.iter().flat_map(|(found, event)| found.first.iter().map(move |order| (order, event)));
    let mut best: Vec<_> = orders.collect();
    best.sort_by_key(|(order, _)| order.rank);
    best.into_iter().take(most).map(|(order, event)| (order.clone(), event.clone())).collect()
}

/// An order that fits: who, what, whether it is paid, of which event, and what fits where that is not shown.
#[component]
fn OrderResult(
    /// The order.
    found: FoundOrder,
    /// Its event.
    event: EventEntry,
) -> impl IntoView {
    let words = &use_i18n().order;
    let formats = use_formats();
    let order = &found.order.record;
    let label = name(order).unwrap_or_else(|| (words.order_number)(order.id.as_str()));
    let email = person(order).and_then(|person| person.email.clone());
    let scanned = formatted_part(scanned(order), order.purchases.len() as u64);
    let all = href(&Route::event_tab(event.id.clone(), EventTab::Orders));
    let when = event.when(|at| formats.day(at));
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
                <bdi class="personal">{found.found_by}</bdi>
            </span>
            <span class="hint facts">
                <a href=all>
                    <bdi>{event.name}</bdi>
                </a>
                <span>{when}</span>
            </span>
        </li>
    }
}
