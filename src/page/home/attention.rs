//! Tickets that customers can't buy: sold out, or hidden.

use super::events::as_far_as;
use crate::insight::{Agenda, Attention, Reason, attention};
use crate::page::context::{href, now, use_words};
use crate::route::Route;
use crate::store::{Reading, Walk};
use crate::ui::{Shape, icon, live};
use crate::view::{View, view};
use crate::wire::{Event, Ticket};
use leptos::prelude::*;

/// Tickets of coming events that somebody should look at, each with a way there.
pub(super) fn needs_attention(
    events: Signal<Reading<Walk<Event>>>,
    tickets: Signal<Reading<Walk<Ticket>>>,
) -> View {
    let words = use_words();
    let list = live(move || {
        let (of_events, of_tickets) = (events.get(), tickets.get());
        let walk = of_events.value.as_ref()?;
        let agenda = Agenda::at(now(), walk.records());
        let listed = of_tickets.value.iter().flat_map(|walk| walk.records());
        let found = attention(&agenda, listed);
        let is_whole = walk.is_whole() && of_tickets.value.as_ref().is_some_and(|walk| walk.is_whole());
        let items: Vec<View> = found.iter().map(item).collect();
        let list = match (items.is_empty(), is_whole) {
            (false, _) => view! { <ul class="occasions">{items}</ul> },
            (true, true) => view! { <p class="hint">{words.home.all_well}</p> },
            (true, false) => View::Nothing,
        };
        Some(view! { {list} {as_far_as(&of_tickets)} })
    });
    view! {
        <section class="group">
            <h2>{words.home.attention}</h2>
            {list}
        </section>
    }
}

fn item(found: &Attention) -> View {
    let words = use_words();
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
                <span class=class>{icon(shape)}{reason}</span>
            </span>
        </li>
    }
}
