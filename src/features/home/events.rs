//! The events that are running or come, with their next date.

use crate::analytics::{Schedule, ScheduledEvent};
use crate::features::context::{href, now, use_formats, use_i18n};
use crate::query::{PagedResult, Reading};
use crate::routes::{EventTab, ListQuery, Route};

use crate::models::Event;
use leptos::prelude::*;

/// How much of a list is read, as long as that is not all.
#[component]
pub(crate) fn ReadProgress<'a, T>(
    /// What is read.
    reading: &'a Reading<PagedResult<T>>,
) -> impl IntoView + use<T> {
    let (words, formats) = (&use_i18n().list, use_formats());
    let walk = reading.value.as_ref().filter(|walk| !walk.is_complete())?;
    let text = (words.reading)(&formats.integer(walk.read), &formats.integer(walk.total));
    Some(view! {
        <p class="hint" role="status">
            {text}
        </p>
    })
}

/// The events to come.
#[component]
pub(crate) fn ComingEvents(
    /// The events, as far as read.
    events: Signal<Reading<PagedResult<Event>>>,
) -> impl IntoView {
    let words = use_i18n();
    let list = move || {
        let reading = events.get();
        let Some(walk) = &reading.value else {
            let waits = reading.failure.is_none();
            return waits.then(|| {
                view! {
                    <p class="waiting" role="status">
                        {words.common.loading}
                    </p>
                }
                .into_any()
            });
        };
        let agenda = Schedule::at(now(), walk.records());
        let items = agenda.coming.iter().map(|occasion| view! { <ComingEvent occasion /> }).collect_view();
        let list = if items.is_empty() {
            view! { <p class="hint">{words.home.no_events}</p> }.into_any()
        } else {
            view! { <ul class="occasions">{items}</ul> }.into_any()
        };
        Some(
            view! {
                {list}
                <ReadProgress reading=&reading />
            }
            .into_any(),
        )
    };
    view! {
        <section class="group">
            <h2>{words.home.coming}</h2>
            {list}
        </section>
    }
}

#[component]
fn ComingEvent<'a>(
    /// The event, and when it is.
    occasion: &'a ScheduledEvent<'a>,
) -> impl IntoView + use<> {
    let words = &use_i18n().home;
    let formats = use_formats();
    let place = Route::Event(occasion.event.id.clone(), EventTab::Overview, ListQuery::page(1));
    let (sold_out, tickets) = occasion.sold_out();
    let sold_out = (tickets > 0).then(|| (words.sold_out)(sold_out, tickets));
    let running = occasion.is_running.then(|| view! { <span class="badge accent">{words.running}</span> });
    let at = occasion.starts_at.map(|at| formats.moment(at));
    view! {
        <li>
            <a class="record-link" href=href(&place)>
                <bdi>{occasion.event.name.clone()}</bdi>
            </a>
            <span class="hint facts">{running} <span>{at}</span> <span>{sold_out}</span></span>
        </li>
    }
}
