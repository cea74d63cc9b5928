//! Tickets that customers can't buy: sold out, or hidden.

use super::events::ReadProgress;
use crate::analytics::{Attention, Reason, Schedule, attention};
use crate::components::{Icon, Shape};
use crate::features::context::{href, now, use_i18n};
use crate::models::{Event, Ticket};
use crate::query::{PagedResult, Reading};
use crate::routes::Route;
use leptos::prelude::*;

/// Tickets of coming events that need the organiser's attention, each with a link.
#[component]
pub(crate) fn NeedsAttention(
    /// The events, as far as read.
    events: Signal<Reading<PagedResult<Event>>>,
    /// The tickets, as far as read.
    tickets: Signal<Reading<PagedResult<Ticket>>>,
) -> impl IntoView {
    let words = use_i18n();
    let list = move || {
        let (of_events, of_tickets) = (events.get(), tickets.get());
        let walk = of_events.value.as_ref()?;
        let agenda = Schedule::at(now(), walk.records());
        let listed = of_tickets.value.iter().flat_map(|walk| walk.records());
        let found = attention(&agenda, listed);
        let is_complete =
            walk.is_complete() && of_tickets.value.as_ref().is_some_and(|walk| walk.is_complete());
        let items = found.iter().map(|found| view! { <AttentionItem found /> }).collect_view();
        let list = match (items.is_empty(), is_complete) {
            (false, _) => view! { <ul class="occasions">{items}</ul> }.into_any(),
            (true, true) => view! { <p class="hint">{words.home.all_well}</p> }.into_any(),
            (true, false) => ().into_any(),
        };
        Some(view! {
            {list}
            <ReadProgress reading=&of_tickets />
        })
    };
    view! {
        <section class="group">
            <h2>{words.home.attention}</h2>
            {list}
        </section>
    }
}

#[component]
fn AttentionItem<'a>(
    /// What was found.
    found: &'a Attention,
) -> impl IntoView + use<> {
    let words = use_i18n();
    let (shape, class, reason) = match found.reason {
        Reason::SoldOut => (Shape::Ticket, "badge accent", words.home.is_sold_out),
        Reason::Hidden => (Shape::Hidden, "badge warning", words.ticket.hidden),
    };
    let event = found.event.as_ref().map(|(_, name)| name.clone());
    view! {
        <li>
            <a class="record-link" href=href(&Route::Ticket(found.ticket.clone()))>
                <bdi>{found.name.clone()}</bdi>
            </a>
            <span class="hint facts">
                <bdi>{event}</bdi>
                <span class=class>
                    <Icon shape />
                    {reason}
                </span>
            </span>
        </li>
    }
}
