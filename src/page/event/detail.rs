//! One event: what it is, and its tabs.

use std::sync::Arc;

use leptos::prelude::*;

use super::offer::EventTickets;
use super::overview::EventFacts;
use super::shops::EventShops;
use crate::api::event;
use crate::domain::EventId;
use crate::insight::Schedule;
use crate::page::context::{href, now, use_formats, use_store, use_words};
use crate::page::flash::FlashNotice;
use crate::page::heading::{Heading, MissingHeading};
use crate::page::order::{EventSales, OrdersOfEvent, PurchasesOfEvent};
use crate::page::reading::QueryView;
use crate::page::sheet::Skeleton;
use crate::page::ticket::{OneClick, ToggleProblem};
use crate::route::{EventTab, ListQuery, Route};
use crate::ui::{Icon, Shape};
use crate::wire::{Event, Received};

/// One event.
#[component]
pub fn EventPage(
    /// The id.
    id: EventId,
    /// The tab.
    tab: EventTab,
) -> impl IntoView {
    let words = &use_words().event;
    let store = use_store();
    let watched = id.clone();
    let reading = store.watch(move || event::get(&watched));
    let asked = id.clone();
    let name = id.to_string();
    let on_retry = Callback::new(move |()| store.refresh(&event::get(&asked)));
    let one_click = OneClick::new();
    provide_context(one_click);
    // What belongs to the event but is read by itself.
    let below = match tab {
        EventTab::Overview => view! { <EventSales event=id /> }.into_any(),
        EventTab::Orders => view! { <OrdersOfEvent event=id reading /> }.into_any(),
        EventTab::Purchases => view! { <PurchasesOfEvent event=id reading /> }.into_any(),
        EventTab::Tickets => view! { <ToggleProblem one_click /> }.into_any(),
        EventTab::Shops => ().into_any(),
    };
    view! {
        <p class="back">
            <a href=href(&Route::EVENTS)>
                <Icon shape=Shape::Left />
                {words.title}
            </a>
        </p>
        <FlashNotice />
        <MissingHeading reading kind=words.basics id=name />
        <QueryView reading on_retry skeleton=Skeleton let:event>
            <EventView event tab />
        </QueryView>
        {below}
    }
}

#[component]
fn EventView(
    /// The event.
    event: Arc<Received<Event>>,
    /// The tab.
    tab: EventTab,
) -> impl IntoView {
    let content = match tab {
        EventTab::Overview => view! { <EventFacts event=&event /> }.into_any(),
        EventTab::Tickets => view! { <EventTickets event=Arc::clone(&event) /> }.into_any(),
        EventTab::Shops => view! { <EventShops event=&event /> }.into_any(),
        EventTab::Orders | EventTab::Purchases => ().into_any(),
    };
    view! {
        <EventHeader event=&event tab />
        <EventTabs id=&event.id shown=tab />
        {content}
    }
}

#[component]
fn EventHeader<'a>(
    /// The event.
    event: &'a Event,
    /// The tab.
    tab: EventTab,
) -> impl IntoView + use<> {
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
                    <Icon shape=Shape::Plus />
                    <span>{words.new_ticket}</span>
                </a>
                <a
                    class="button"
                    href=href(
                        &Route::NewEvent {
                            from: Some(event.id.clone()),
                        },
                    )
                >
                    <Icon shape=Shape::Copy />
                    <span>{words.new_from}</span>
                </a>
            </p>
        }
    });
    view! {
        <header class="page-header">
            <div>
                <Heading title=event.name.clone() part />
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
#[component]
fn EventTabs<'a>(
    /// The id.
    id: &'a EventId,
    /// The tab that is shown.
    shown: EventTab,
) -> impl IntoView + use<> {
    let words = &use_words().event;
    let link = |tab: EventTab| {
        let label = tab_label(tab);
        let current = (tab == shown).then_some("page");
        let place = Route::Event(id.clone(), tab, ListQuery::page(1));
        view! {
            <a href=href(&place) aria-current=current>
                {label}
            </a>
        }
    };
    let links = EventTab::ALL.into_iter().map(link).collect_view();
    view! {
        <nav class="tabs" aria-label=words.tabs>
            {links}
        </nav>
    }
}
