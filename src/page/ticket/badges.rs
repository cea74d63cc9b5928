//! The state of a ticket at a glance.

use crate::page::context::use_words;
use crate::ui::{Shape, icon};
use crate::view::{View, view};
use crate::wire::Ticket;

/// Whether a ticket is hidden, popular, for entry.
pub(super) fn badges(ticket: &Ticket) -> View {
    let words = &use_words().ticket;
    let badges = [
        (ticket.is_hidden, "badge warning", Shape::Hidden, words.hidden),
        (ticket.on_fire, "badge accent", Shape::Flame, words.on_fire),
        (ticket.is_entry, "badge", Shape::Ticket, words.entry),
    ];
    let shown = badges.into_iter().filter(|(flag, ..)| *flag == Some(true)).map(|(_, class, shape, text)| {
        view! { <span class=class>{icon(shape)}{text}</span> }
    });
    view! { <span class="badges">{shown.collect::<Vec<_>>()}</span> }
}
