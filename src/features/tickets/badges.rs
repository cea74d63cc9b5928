//! The state of a ticket at a glance.

use crate::components::{Icon, Shape};
use crate::features::context::use_i18n;
use crate::models::Ticket;
use leptos::prelude::*;

/// Whether a ticket is hidden, popular, for entry.
#[component]
pub(crate) fn TicketBadges<'a>(
    /// The ticket.
    ticket: &'a Ticket,
) -> impl IntoView + use<> {
    let words = &use_i18n().ticket;
    let badges = [
        (ticket.is_hidden, "badge warning", Shape::Hidden, words.hidden),
        (ticket.on_fire, "badge accent", Shape::Flame, words.popular),
        (ticket.is_entry, "badge", Shape::Ticket, words.entry),
    ];
    let shown = badges.into_iter().filter(|(flag, ..)| *flag == Some(true)).map(|(_, class, shape, text)| {
        view! {
            <span class=class>
                <Icon shape />
                {text}
            </span>
        }
    });
    view! { <span class="badges">{shown.collect::<Vec<_>>()}</span> }
}
