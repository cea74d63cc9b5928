//! The search for a customer in the orders of all events: the service lists orders by event only.

mod event_search;
mod found_orders;

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use leptos::prelude::*;

use self::event_search::{EventSearch, Found};
use self::found_orders::{FoundOrders, STEP};
use super::event_links::{EventEntries, EventEntry};
use super::event_queue::{EventQueue, QueueStopButton};
use crate::analytics::search_term;
use crate::components::{
    Icon, Label, Shape, TextField, control_id, focus_by_id, recover_focus, step_into_buttons,
};
use crate::features::context::{use_formats, use_i18n};
use crate::features::customer_query::CustomerQuery;
use crate::features::similar_names::SimilarNames;
use crate::models::value::EventId;
use crate::reactive::{effect, scoped};

/// The name of the box.
const CUSTOMER: &str = "customer";
/// The id of the heading of what is found.
const RESULTS: &str = "search-results";

/// How many names that are nearly what was asked are shown.
const MOST_SIMILAR: usize = 8;

/// The box to search for a customer.
#[component]
pub(super) fn CustomerForm() -> impl IntoView {
    let words = &use_i18n().order;
    let query: CustomerQuery = expect_context();
    let typed = RwSignal::new(String::new());
    // The query outlives the page. What is asked for from elsewhere is in the box, too.
    let asked = scoped(move || query.asked.get());
    effect(move || typed.set(asked.get()));
    let is_missing = RwSignal::new(false);
    let problem = Signal::derive(move || is_missing.get().then(|| words.nothing_typed.to_owned()));
    let label = Label::new(CUSTOMER, words.customer).problem(problem);
    let on_input = Callback::new(move |text: String| {
        is_missing.set(false);
        typed.set(text);
    });
    let ask = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let is_empty = typed.with_untracked(|typed| search_term(typed).is_empty());
        is_missing.set(is_empty);
        if is_empty {
            focus_by_id(&control_id(CUSTOMER));
        }
        query.ask(&typed.get_untracked());
    };
    view! {
        <form class="ask-row" role="search" on:submit=ask on:keydown=|event| step_into_buttons(&event) novalidate>
            <TextField label value=typed on_input />
            <button type="submit" class="button primary">
                <Icon shape=Shape::Search />
                <span>{words.search_orders}</span>
            </button>
        </form>
    }
}

/// What is found, once something is asked for.
#[component]
pub(super) fn CustomerResults(
    /// All events, as far as read.
    events: Memo<Option<EventEntries>>,
    /// Whether all are read.
    is_complete: Signal<bool>,
) -> impl IntoView {
    let query: CustomerQuery = expect_context();
    let asked = scoped(move || query.asked.get());
    // Each question has its own results.
    move || {
        let asked: Arc<str> = asked.get().into();
        (!asked.is_empty())
            .then(|| view! { <SearchResults events is_complete asked includes_past=query.includes_past /> })
    }
}

/// What is found in the events, which are searched one after the other.
#[component]
fn SearchResults(
    /// All events, as far as read.
    events: Memo<Option<EventEntries>>,
    /// Whether all are read.
    is_complete: Signal<bool>,
    /// What is asked for.
    asked: Arc<str>,
    /// Whether past events are searched too.
    includes_past: RwSignal<bool>,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let query: CustomerQuery = expect_context();
    let found = Found::new(HashMap::new());
    let most = RwSignal::new(STEP);
    // Where nothing is found, it may be in the past: refunds and complaints come afterwards.
    let is_not_coming = Memo::new(move |before| {
        let has_nothing = |event: &EventEntry| {
            found.with(|found| {
                found.get(&event.id).is_some_and(|found| found.is_done && found.customers.count == 0)
            })
        };
        let is_so = || {
            events.with(|events| events.as_ref().is_some_and(|events| events.coming.iter().all(has_nothing)))
        };
        before == Some(&true) || (is_complete.get() && is_so())
    });
    let with_past = Memo::new(move |_| includes_past.get() || is_not_coming.get());
    let wanted = Memo::new(move |before: Option<&Vec<EventEntry>>| {
        let EventEntries { coming: mut wanted, past } = events.get().unwrap_or_default();
        let with_past = with_past.get();
        // What is found of an event that ends meanwhile stays.
        let was_wanted = |event: &EventEntry| before.into_iter().flatten().any(|other| other.id == event.id);
        wanted.extend(past.into_iter().filter(|event| with_past || was_wanted(event)));
        wanted
    });
    let is_over = move |id: &EventId| {
        found.with(|found| found.get(id).is_some_and(|found| found.is_done || found.has_failed))
    };
    let queue = EventQueue::of(wanted, is_over);
    let numbers = formats.clone();
    let status = move || {
        let (mut done, mut orders, mut count) = (0, 0, 0);
        let mut is_all = is_complete.get() && !queue.is_under_way.get();
        wanted.with(|wanted| {
            found.with(|found| {
                for event in wanted.iter().filter_map(|event| found.get(&event.id)) {
                    done += u64::from(event.is_done);
                    is_all &= event.is_done;
                    orders += event.searched;
                    count += event.customers.count as u64;
                }
            });
            let integer = |number| numbers.integer(number);
            let searched = (words.order.events_searched)(
                &integer(done),
                &integer(wanted.len() as u64),
                &integer(orders),
            );
            // That there are none can be said of what was searched only.
            let is_unknown = count == 0 && !is_all;
            let found = (words.order.orders_found)(&integer(count));
            if is_unknown { searched } else { format!("{found} {searched}") }
        })
    };
    // In what was not searched, someone may be called as was asked.
    let similar = Memo::new(move |_| {
        let mut names = BTreeSet::new();
        let is_searched = |event: &EventEntry| {
            found.with(|found| {
                found.get(&event.id).is_some_and(|found| found.is_done && found.customers.count == 0)
            })
        };
        if !is_complete.get() || !wanted.with(|wanted| wanted.iter().all(is_searched)) {
            return Vec::new();
        }
        found.with(|found| found.values().for_each(|event| names.extend(event.similar.iter().cloned())));
        names.into_iter().map(|(_, name)| name).take(MOST_SIMILAR).collect()
    });
    let on_leave = Callback::new(|()| focus_by_id(&control_id(CUSTOMER)));
    let on_choose = Callback::new(move |name: String| {
        query.asked.set(name);
        on_leave.run(());
    });
    let similar = move || {
        let names = similar.get();
        (!names.is_empty()).then(|| view! { <SimilarNames names on_choose on_leave />  })
    };
    // The button goes.
    let search_past = move |_| {
        includes_past.set(true);
        focus_by_id(RESULTS);
    };
    let past = move || {
        on_cleanup(recover_focus);
        let count = events.with(|events| events.as_ref().map_or(0, |events| events.past.len() as u64));
        (count > 0 && !with_past.get()).then(|| {
            view! {
                <button type="button" class="button" on:click=search_past>
                    {(words.order.search_past)(&formats.integer(count))}
                </button>
            }
        })
    };
    view! {
        <section class="group search-results">
            <h2 id=RESULTS tabindex="-1">
                {words.order.search_results}
            </h2>
            <p role="status">{status}</p>
            <p class="actions"><QueueStopButton queue /> {past}</p>
            <For each=move || queue.started.get() key=EventId::clone let:id>
                {
                    let own = id.clone();
                    let event = Memo::new(move |_| {
                        wanted.with(|wanted| wanted.iter().find(|event| event.id == own).cloned())
                    });
                    let asked = Arc::clone(&asked);
                    view! { <EventSearch id event asked most found queue /> }
                }
            </For>
            <FoundOrders events=wanted found most />
            {similar}
        </section>
    }
}
