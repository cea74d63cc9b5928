//! One event: what it is, and its tabs.

use std::sync::Arc;

use leptos::prelude::*;

use super::offer::tickets_of;
use super::overview::overview;
use super::shops::shops_of;
use crate::api::event;
use crate::domain::EventId;
use crate::insight::Schedule;
use crate::page::context::{href, now, use_formats, use_store, use_words};
use crate::page::flash::flash_notice;
use crate::page::heading::{heading_if_missing, heading_of_part};
use crate::page::order::{orders_of_event, overview_of_event, purchases_of_event};
use crate::page::reading::shown;
use crate::page::sheet::skeleton;
use crate::page::ticket::OneClick;
use crate::route::{EventTab, ListQuery, Route};
use crate::ui::{Shape, icon};
use crate::view::{View, view};
use crate::wire::{Event, Received};

/// One event.
pub fn event_page(id: EventId, tab: EventTab) -> View {
    let words = &use_words().event;
    let store = use_store();
    let watched = id.clone();
    let reading = store.watch(move || event::get(&watched));
    let asked = id.clone();
    let heading = heading_if_missing(reading, words.basics, id.as_str());
    let retry = move || store.refresh(&event::get(&asked));
    let one_click = OneClick::new();
    provide_context(one_click);
    // What belongs to the event but is read by itself.
    let below = match tab {
        EventTab::Overview => overview_of_event(id),
        EventTab::Orders => orders_of_event(id, reading),
        EventTab::Purchases => purchases_of_event(id, reading),
        EventTab::Tickets => one_click.problem(),
        EventTab::Shops => View::Nothing,
    };
    view! {
        <p class="back">
            <a href=href(&Route::EVENTS)>{icon(Shape::Left)}{words.title}</a>
        </p>
        {flash_notice()}
        {heading}
        {shown(reading, retry, skeleton, move |event| shown_as(&event, tab))}
        {below}
    }
}

fn shown_as(event: &Arc<Received<Event>>, tab: EventTab) -> View {
    let content = match tab {
        EventTab::Overview => overview(event),
        EventTab::Tickets => tickets_of(event),
        EventTab::Shops => shops_of(event),
        EventTab::Orders | EventTab::Purchases => View::Nothing,
    };
    view! { {head(event, tab)} {tabs(&event.id, tab)} {content} }
}

fn head(event: &Event, tab: EventTab) -> View {
    let words = &use_words().event;
    let formats = use_formats();
    let Schedule { is_past, date, .. } = Schedule::at(now(), event);
    let date = date.map(|date| formats.span(date.starts_at, date.ends_at));
    let venue = event.venue.as_ref();
    let place: Vec<&str> = venue
        .into_iter()
        .flat_map(|venue| [venue.name.as_deref(), venue.city.as_deref()])
        .flatten()
        .collect();
    let part = (tab != EventTab::Overview).then(|| tab_label(tab));
    let badge = |text: &'static str| view! { <span class="badge">{text}</span> };
    let past = is_past.then(|| badge(words.is_past));
    let continuous = (event.is_continuous == Some(true)).then(|| badge(words.continuous));
    // At the door they would only keep the box that finds somebody from the upper edge.
    let is_at_door = matches!(tab, EventTab::Orders | EventTab::Purchases);
    let actions = (!is_at_door).then(|| {
        view! {
            <p class="actions">
                <a class="button" href=href(&Route::NewTicketOf(event.id.clone()))>
                    {icon(Shape::Plus)}
                    <span>{words.new_ticket}</span>
                </a>
                <a class="button" href=href(&Route::NewEvent { from: Some(event.id.clone()) })>
                    {icon(Shape::Copy)}
                    <span>{words.new_from}</span>
                </a>
            </p>
        }
    });
    view! {
        <header class="page-header">
            <div>
                {heading_of_part(&event.name, part)}
                <p class="subtitle">{date} " " <bdi>{place.join(", ")}</bdi> {past} {continuous}</p>
            </div>
            {actions}
        </header>
    }
}

fn tab_label(tab: EventTab) -> &'static str {
    let words = &use_words().event;
    match tab {
        EventTab::Overview => words.overview,
        EventTab::Tickets => words.tickets,
        EventTab::Orders => words.orders,
        EventTab::Purchases => words.purchases,
        EventTab::Shops => words.shops,
    }
}

/// The ways to the other tabs.
fn tabs(id: &EventId, shown: EventTab) -> View {
    let words = &use_words().event;
    let link = |tab: EventTab| {
        let label = tab_label(tab);
        let current = (tab == shown).then_some("page");
        let place = Route::Event(id.clone(), tab, ListQuery::page(1));
        view! { <a href=href(&place) aria-current=current>{label}</a> }
    };
    let links: Vec<View> = EventTab::ALL.into_iter().map(link).collect();
    view! { <nav class="tabs" aria-label=words.tabs>{links}</nav> }
}
