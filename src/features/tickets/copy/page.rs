//! The page: of which event, which tickets at which price, and what becomes of them.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::row::CopyRow;
use super::save::{Outcome, create, link};
use super::table::{CopyTable, price_name};
use super::typed::remember;
use crate::analytics::previous_edition;
use crate::api::{event, ticket};
use crate::components::{Choice, ChoiceField, EmptyState, Label, control_id, focus_by_id};
use crate::features::back_link::BackLink;
use crate::features::context::{href, use_formats, use_i18n, use_query_client};
use crate::features::form::{Loading, Opening, OpeningView};
use crate::features::heading::PageHeader;
use crate::forms::{EventMove, links};
use crate::i18n::Formats;
use crate::models::value::{EventId, TicketId};
use crate::models::{Event, Received, Ticket};
use crate::query::{PagedResult, QueryClient};
use crate::routes::{EventTab, ListQuery, Route};

/// What is read for the page.
#[derive(Clone)]
struct Known {
    /// The event that gets the tickets.
    to: Arc<Received<Event>>,
    events: Arc<PagedResult<Event>>,
    tickets: Arc<PagedResult<Ticket>>,
}

/// The page on which tickets of another event are copied to an event.
#[component]
pub(crate) fn CopyTicketsPage(
    /// The event that gets them.
    to: EventId,
    /// The event that has them; of another edition of the event, if none is named.
    from: Option<EventId>,
) -> impl IntoView {
    let words = &use_i18n().ticket;
    let queries = use_query_client();
    let back = tickets_of(&to);
    let opening = Opening::begin(move || read(queries.clone(), to.clone()));
    view! {
        <BackLink to=back label=words.title />
        <PageHeader title=words.copy_title />
        <OpeningView opening let:known>
            <CopyTickets known from=from.clone() />
        </OpeningView>
    }
}

fn read(queries: QueryClient, to: EventId) -> Loading<Known> {
    Box::pin(async move {
        Ok(Known {
            to: queries.fetch(event::get(&to)).await?,
            events: queries.fetch(event::list()).await?,
            tickets: queries.fetch(ticket::list()).await?,
        })
    })
}

fn tickets_of(event: &EventId) -> Route {
    Route::Event(event.clone(), EventTab::Tickets, ListQuery::page(1))
}

impl Known {
    /// The events whose tickets can be copied: the latest first.
    fn sources(&self) -> Vec<&Event> {
        let has_tickets = |event: &&Event| event.id != self.to.id && !event.tickets.is_empty();
        let mut sources: Vec<_> = self.events.records().filter(has_tickets).collect();
        sources.sort_by_key(|event| std::cmp::Reverse(event.dates.iter().map(|date| date.starts_at).min()));
        sources
    }

    fn tickets_of<'a>(&'a self, event: &'a EventId) -> impl Iterator<Item = &'a Ticket> {
        self.tickets.records().filter(move |ticket| ticket.event_id.as_ref() == Some(event))
    }
}

/// The choice of the event, and its tickets.
#[component]
fn CopyTickets(
    /// What was read.
    known: Known,
    /// The event to begin with.
    from: Option<EventId>,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let sources = known.sources();
    if sources.is_empty() {
        return view! { <EmptyState title=words.ticket.copy_nothing advice="" /> }.into_any();
    }
    let label = |event: &Event| {
        let day = event.dates.iter().map(|date| date.starts_at).min().map(|first| formats.day(first));
        [Some(event.name.clone()), day].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    let choices: Vec<_> =
        sources.iter().map(|event| Choice { value: event.id.to_string(), label: label(event) }).collect();
    let previous = || previous_edition(&known.to, sources.iter().copied()).map(|event| event.id.clone());
    let from = RwSignal::new(from.or_else(previous).map(|id| id.to_string()).unwrap_or_default());
    let is_saving = RwSignal::new(false);
    // The tickets that the event has: those that were created here among them.
    let own: Vec<_> = known.tickets_of(&known.to.id).map(|own| (own.id.clone(), own.name.clone())).collect();
    let own = StoredValue::new(HashMap::<TicketId, String>::from_iter(own));
    let to_name = known.to.name.clone();
    let form = move || {
        let from = from.with(|from| known.events.records().find(|event| event.id.as_str() == from).cloned());
        from.map(|from| view! { <CopyForm known=known.clone() from own is_saving /> })
    };
    view! {
        <p class="subtitle">
            {words.ticket.copy_to} " " <bdi>{to_name}</bdi>
        </p>
        <div class="several">
            <fieldset class="field-row" disabled=is_saving>
                <ChoiceField
                    label=Label::new("copy_from", words.ticket.copy_from)
                    none=words.common.none
                    choices
                    value=from
                    on_change=Callback::new(move |id| from.set(id))
                />
            </fieldset>
            {form}
        </div>
    }
    .into_any()
}

/// The tickets of an event, and the button that copies them.
#[component]
fn CopyForm(
    /// What was read.
    known: Known,
    /// The event that has them.
    from: Event,
    /// The names of the tickets that the event has already, by their ids.
    own: StoredValue<HashMap<TicketId, String>>,
    /// Whether tickets are being created.
    is_saving: RwSignal<bool>,
) -> impl IntoView {
    let words = &use_i18n().ticket;
    let list_words = &use_i18n().list;
    let formats = use_formats();
    let to = known.to.id.clone();
    let way = EventMove::new(&from, &known.to, &formats);
    let is_there = |name: &str| own.with_value(|own| own.values().any(|other| other == name));
    let rows: Vec<_> =
        known.tickets_of(&from.id).map(|ticket| CopyRow::new(ticket, &way, is_there(&ticket.name))).collect();
    let unknown = from.tickets.len().saturating_sub(rows.len());
    let moved = match way.days() {
        Some(days) => (words.copy_moved)(days),
        None => words.copy_not_moved.to_owned(),
    };
    let rows = StoredValue::new(rows);
    remember(&Route::CopyTickets { to: to.clone(), from: Some(from.id.clone()) }.path(), rows);
    let is_stopped = RwSignal::new(false);
    let queries = use_query_client();
    let clocks = formats.clone();
    let left =
        Memo::new(move |_| rows.with_value(|rows| rows.iter().filter(|row| row.choice.is_left()).count()));
    let created = Memo::new(move |_| {
        rows.with_value(|rows| rows.iter().filter(|row| row.choice.copy().is_some()).count())
    });
    let event_id = to.clone();
    let copy = move |event: SubmitEvent| {
        event.prevent_default();
        let chosen = rows.with_value(|rows| {
            let chosen = rows.iter().filter(|row| untrack(|| row.choice.is_left()));
            chosen.cloned().collect::<Vec<_>>()
        });
        let invalid = chosen.iter().find(|row| untrack(|| row.price_problem(&clocks)).is_some());
        if let Some(row) = invalid {
            return focus_by_id(&control_id(&price_name(&row.original)));
        }
        if is_saving.get_untracked() || chosen.is_empty() {
            return;
        }
        is_saving.set(true);
        is_stopped.set(false);
        let (queries, event, clocks) = (queries.clone(), event_id.clone(), clocks.clone());
        spawn_local(async move {
            let before = untrack(|| counterparts(rows, own));
            copy_all(&queries, &event, &clocks, chosen, own, is_stopped).await;
            link_copies(&queries, rows, own, &before).await;
            is_saving.try_set(false);
        });
    };
    let label = move || match is_saving.get() {
        true => use_i18n().form.saving.to_owned(),
        false => (words.copy_count)(left.get()),
    };
    let said = move || (created.get() > 0).then(|| (words.copy_created)(created.get()));
    let missing = (unknown > 0).then(|| {
        view! { <p class="hint">{(words.copy_unknown)(&formats.integer(unknown as u64))}</p> }
    });
    view! {
        <form class="several" on:submit=copy novalidate>
            <p class="hint">{moved} " " {words.copy_not_copied}</p>
            {missing}
            <CopyTable rows is_saving=is_saving.into() />
            <p class="hint" role="status">
                {said}
            </p>
            <p class="actions">
                <button
                    type="submit"
                    class="button primary"
                    aria-disabled=move || (is_saving.get() || left.get() == 0).then_some("true")
                >
                    {label}
                </button>
                <Show when=move || is_saving.get()>
                    <button type="button" class="button" on:click=move |_| is_stopped.set(true)>
                        {list_words.stop}
                    </button>
                </Show>
                <a class="button" href=href(&tickets_of(&to))>
                    {words.copy_done}
                </a>
            </p>
        </form>
    }
}

/// Creates the tickets one after the other, until one fails as the others would, or nothing more is wanted.
async fn copy_all(
    queries: &QueryClient,
    event: &EventId,
    clocks: &Formats,
    rows: Vec<CopyRow>,
    own: StoredValue<HashMap<TicketId, String>>,
    is_stopped: RwSignal<bool>,
) {
    for row in rows {
        // Nothing more is sent once this was stopped or left.
        if is_stopped.try_get_untracked() != Some(false) {
            return;
        }
        let Ok(body) = untrack(|| row.body(clocks)) else { continue };
        row.choice.outcome.set(Some(Outcome::UnderWay));
        let known: HashSet<TicketId> = own.with_value(|own| own.keys().cloned().collect());
        let outcome = create(queries, event, &known, body).await;
        let goes_on = outcome.goes_on();
        if let Some(copy) = outcome.copy() {
            own.try_update_value(|own| own.insert(copy.clone(), row.moved.name.clone()));
        }
        let is_left = row.choice.outcome.try_set(Some(outcome)).is_some();
        if is_left || !goes_on {
            return;
        }
    }
}

/// The tickets of the event that stand for those of the other one: the copies so far, and those that had the name before.
fn counterparts(
    rows: StoredValue<Vec<CopyRow>>,
    own: StoredValue<HashMap<TicketId, String>>,
) -> HashMap<TicketId, TicketId> {
    let of_name = |name: &str| {
        own.with_value(|own| own.iter().find(|(_, other)| *other == name).map(|(id, _)| id.clone()))
    };
    let counterpart = |row: &CopyRow| {
        let known = || row.is_there.then(|| of_name(&row.moved.name)).flatten();
        Some((row.original.id.clone(), row.choice.copy().or_else(known)?))
    };
    // Once the page is left, there are none.
    rows.try_with_value(|rows| rows.iter().filter_map(counterpart).collect()).unwrap_or_default()
}

/// Lets the copies refer to each other as their originals do, as far as they do not refer to those `before` yet.
async fn link_copies(
    queries: &QueryClient,
    rows: StoredValue<Vec<CopyRow>>,
    own: StoredValue<HashMap<TicketId, String>>,
    before: &HashMap<TicketId, TicketId>,
) {
    let now = untrack(|| counterparts(rows, own));
    for row in rows.try_get_value().unwrap_or_default() {
        let Some(copy) = untrack(|| row.choice.copy()) else { continue };
        let was_linked = before.get(&row.original.id) == Some(&copy);
        let links_to = |counterparts| links(&row.original, &row.moved, counterparts);
        let linked = if was_linked { links_to(before) } else { None };
        let links = links_to(&now).filter(|links| Some(links) != linked.as_ref());
        if let Some(links) = links {
            let outcome = link(queries, copy, links).await;
            row.choice.outcome.try_set(Some(outcome));
        }
    }
}
