//! The way from nothing to a first sale.

use leptos::prelude::*;

use crate::features::context::use_i18n;
use crate::features::steps::{SetupStep, Steps};
use crate::models::{Event, Shop, Ticket};
use crate::query::{PagedResult, QueryValue};
use crate::routes::Route;

/// What a new organisation does first, for as long as something of it is missing.
#[component]
pub(super) fn FirstSteps(
    /// The events, as far as read.
    events: QueryValue<PagedResult<Event>>,
    /// The tickets, as far as read.
    tickets: QueryValue<PagedResult<Ticket>>,
    /// The shops, as far as read.
    shops: QueryValue<PagedResult<Shop>>,
) -> impl IntoView {
    let words = &use_i18n().home;
    let has = [has_any(events), has_any(tickets), has_any(shops)];
    let is_known = move || has.iter().all(|has| has.get().is_some());
    let is_missing = move || has.iter().any(|has| has.get() == Some(false));
    let steps = [
        (words.first_event, Route::NewEvent { from: None }),
        (words.first_ticket, Route::NewTicket { from: None }),
        (words.first_shop, Route::NewShop { from: None }),
    ];
    let steps = move || {
        let steps = has.iter().zip(steps.clone());
        let steps = steps.map(|(has, (label, route))| SetupStep {
            label,
            route,
            other_way: None,
            is_done: has.get() == Some(true),
        });
        view! { <Steps title=words.first_steps steps=steps.collect() /> }
    };
    move || (is_known() && is_missing()).then(&steps)
}

/// Whether a list has a record; unknown until it is read.
fn has_any<T: Send + Sync + 'static>(list: QueryValue<PagedResult<T>>) -> Memo<Option<bool>> {
    Memo::new(move |_| list.get().map(|list| list.total > 0))
}
