//! One event: what it is called, and its tabs.

use leptos::html;
use leptos::prelude::*;

use super::editions::NextEdition;
use super::shops::ShopNames;
use super::tabs::OpenEvent;
use crate::analytics::EventSchedule;
use crate::api::{Failure, event};
use crate::components::{Icon, Shape};
use crate::features::context::{href, now, use_formats, use_i18n};
use crate::features::detail_view::Skeleton;
use crate::features::heading::{BackLink, Heading, MissingHeading};
use crate::features::lazy_page::LazyTab;
use crate::features::query_view::QueryView;
use crate::features::today::use_minute;
use crate::i18n::messages::EventMessages;
use crate::models::Event;
use crate::models::value::{EventId, ShopId};
use crate::navigation::CurrentRoute;
use crate::query::use_query;
use crate::reactive::effect;
use crate::routes::{EventTab, Route};

/// One event. While another tab of it is chosen, the page stays.
#[component]
pub(crate) fn EventPage(
    /// Its id.
    id: EventId,
) -> impl IntoView {
    let words = &use_i18n().event;
    let CurrentRoute(route) = expect_context();
    let tab = Memo::new(move |before: Option<&EventTab>| match route.get() {
        Some(Route::Event(_, tab, _)) => tab,
        // The page is about to be left.
        _ => before.copied().unwrap_or(EventTab::Overview),
    });
    let query = use_query(event::get(&id));
    let reading = query.reading;
    // What belongs to an event that is not there would only say so once more.
    let is_missing =
        Memo::new(move |_| reading.with(|reading| matches!(reading.failure, Some(Failure::NotFound(_)))));
    let missing_id = id.to_string();
    provide_context(OpenEvent { id: id.clone(), record: query.value });
    let content = move || {
        let route = Route::event_tab(id.clone(), tab.get());
        (!is_missing.get()).then(|| view! { <LazyTab route /> })
    };
    view! {
        <BackLink to=Route::EVENTS label=words.title />
        <MissingHeading reading kind=words.basics id=missing_id />
        <QueryView query skeleton=Skeleton let:event>
            <EventHeader event=&event tab />
            <EventTabs id=&event.id shown=tab />
        </QueryView>
        {content}
    }
}

/// What the event is called, when and where it is, and what can be made of it.
#[component]
fn EventHeader<'a>(
    /// The event.
    event: &'a Event,
    /// The tab that is shown.
    tab: Memo<EventTab>,
) -> impl IntoView + use<> {
    let words = &use_i18n().event;
    let formats = use_formats();
    let venue = event.venue.as_ref();
    let place: Vec<&str> = venue
        .into_iter()
        .flat_map(|venue| [venue.name.as_deref(), venue.city.as_deref()])
        .flatten()
        .collect();
    let part = Signal::derive(move || {
        Some(tab.get()).filter(|tab| *tab != EventTab::Overview).map(|tab| tab_label(words, tab))
    });
    let badge = |text: &'static str| view! { <span class="badge">{text}</span> };
    let running = use_i18n().home.running;
    let (minute, dated) = (use_minute(), event.clone());
    // The next date takes the place of one that is over, also while the page stays open.
    let phase = Memo::new(move |_| {
        minute.track();
        let EventSchedule { date, is_past, is_running } = EventSchedule::at(now(), &dated);
        (date.cloned(), is_past, is_running)
    });
    let dates = event.dates.clone();
    let date = move || {
        let (date, ..) = phase.get();
        let date = date?;
        let number = dates.iter().filter(|other| other.starts_at <= date.starts_at).count();
        // On a phone it goes to the next line as a whole.
        let whole = |text: String| format!(" · {}", text.replace(' ', "\u{a0}"));
        let of_dates = (dates.len() > 1).then(|| whole((words.date_of)(number, dates.len())));
        Some(format!("{}{}", formats.span(date.starts_at, date.ends_at), of_dates.unwrap_or_default()))
    };
    let state = move || match phase.get() {
        (_, true, _) => badge(words.is_past).into_any(),
        (_, false, true) => view! { <span class="badge good">{running}</span> }.into_any(),
        (_, false, false) => ().into_any(),
    };
    let shops = event.shops.clone();
    let continuous = (event.is_continuous == Some(true)).then(|| badge(words.continuous));
    // At the door, they would only push the search box away from the upper edge.
    let is_at_door = move || matches!(tab.get(), EventTab::Orders | EventTab::Purchases);
    let id = event.id.clone();
    let new_ticket = href(&Route::NewTicketOf(event.id.clone()));
    let new_event = href(&Route::NewEvent { from: Some(event.id.clone()) });
    view! {
        <header class="page-header">
            <div>
                <Heading title=event.name.clone() part />
                <p class="subtitle">{date} " " <bdi>{place.join(", ")}</bdi> {state} {continuous}</p>
                <Show when=move || tab.get() == EventTab::Overview>
                    <ShopLinks shops=shops.clone() />
                    <NextEdition id=id.clone() />
                </Show>
            </div>
            <Show when=move || !is_at_door()>
                <p class="actions">
                    <a class="button" href=new_ticket.clone()>
                        <Icon shape=Shape::Plus />
                        <span>{words.new_ticket}</span>
                    </a>
                    <a class="button" href=new_event.clone()>
                        <Icon shape=Shape::Copy />
                        <span>{words.new_from}</span>
                    </a>
                </p>
            </Show>
        </header>
    }
}

/// The ways to the shops that show the event.
#[component]
fn ShopLinks(
    /// Their ids.
    shops: Vec<ShopId>,
) -> impl IntoView {
    if shops.is_empty() {
        return None;
    }
    let names = ShopNames::read();
    let link = |id: ShopId| {
        let place = href(&Route::Shop(id.clone()));
        view! {
            <a href=place>
                <bdi>{move || names.name_and_state(&id)}</bdi>
            </a>
        }
    };
    let links = shops.into_iter().map(link).collect_view();
    Some(view! { <p class="subtitle facts">{use_i18n().event.shops} ": " {links}</p> })
}

fn tab_label(words: &'static EventMessages, tab: EventTab) -> &'static str {
    match tab {
        EventTab::Overview => words.overview,
        EventTab::Tickets => words.tickets,
        EventTab::Orders => words.orders,
        EventTab::Purchases => words.purchases,
        EventTab::Shops => words.shops,
        EventTab::Availability => words.availability,
    }
}

/// The ways to the other tabs.
#[component]
fn EventTabs<'a>(
    /// The id.
    id: &'a EventId,
    /// The tab that is shown.
    shown: Memo<EventTab>,
) -> impl IntoView + use<> {
    let words = &use_i18n().event;
    let link = |tab: EventTab| {
        let label = tab_label(words, tab);
        let current = move || (tab == shown.get()).then_some("page");
        let place = Route::event_tab(id.clone(), tab);
        view! {
            <a href=href(&place) aria-current=current>
                {label}
            </a>
        }
    };
    let links = EventTab::ALL.into_iter().map(link).collect_view();
    // Where one is must be in sight, however narrow the screen.
    let tabs = NodeRef::<html::Nav>::new();
    effect(move || {
        shown.track();
        let Some(tabs) = tabs.get() else { return };
        request_animation_frame(move || {
            if let Ok(Some(current)) = tabs.query_selector("[aria-current]") {
                let (start, width) = (tabs.scroll_left(), tabs.client_width());
                let offset =
                    current.get_bounding_client_rect().left() - tabs.get_bounding_client_rect().left();
                let (left, right) = (offset as i32 + start, offset as i32 + start + current.client_width());
                tabs.set_scroll_left(start.min(left).max(right - width));
            }
        });
    });
    view! {
        <nav class="tabs" aria-label=words.tabs node_ref=tabs>
            {links}
        </nav>
    }
}
