//! The way from nothing to a first sale.

use leptos::prelude::*;

use crate::components::{Icon, Shape};
use crate::features::context::{href, use_i18n};
use crate::models::{Event, Shop, Ticket};
use crate::query::{PagedResult, Reading};
use crate::routes::Route;

/// What a new organisation does first, for as long as something of it is missing.
#[component]
pub(super) fn FirstSteps(
    /// The events, as far as read.
    events: Signal<Reading<PagedResult<Event>>>,
    /// The tickets, as far as read.
    tickets: Signal<Reading<PagedResult<Ticket>>>,
    /// The shops, as far as read.
    shops: Signal<Reading<PagedResult<Shop>>>,
) -> impl IntoView {
    let words = &use_i18n().home;
    let has = [has_any(events), has_any(tickets), has_any(shops)];
    let is_known = move || has.iter().all(|has| has.get().is_some());
    let is_missing = move || has.iter().any(|has| has.get() == Some(false));
    let steps = [
        (words.first_event, Route::NewEvent { from: None }),
        (words.first_ticket, Route::NewTicket { from: None }),
        (words.first_shop, Route::NewShop),
    ];
    let steps = move || {
        has.iter()
            .zip(&steps)
            .map(|(has, (label, route))| view! { <Step label route is_done=has.get() == Some(true) /> })
            .collect_view()
    };
    view! {
        <Show when=move || is_known() && is_missing()>
            <section class="group">
                <h2>{words.first_steps}</h2>
                <ol class="steps">{steps.clone()}</ol>
            </section>
        </Show>
    }
}

/// Whether a list has a record; unknown until it is read.
fn has_any<T: Send + Sync + 'static>(list: Signal<Reading<PagedResult<T>>>) -> Memo<Option<bool>> {
    Memo::new(move |_| list.with(|reading| reading.value.as_ref().map(|list| list.total > 0)))
}

#[component]
fn Step<'a>(
    /// What to do.
    label: &'static str,
    /// Where.
    route: &'a Route,
    /// Whether that is done.
    is_done: bool,
) -> impl IntoView + use<> {
    let words = &use_i18n().home;
    let done = is_done.then(|| {
        view! {
            <span class="badge accent">
                <Icon shape=Shape::Check />
                {words.done}
            </span>
        }
    });
    view! {
        <li>
            <a href=href(route)>{label}</a>
            " "
            {done}
        </li>
    }
}
