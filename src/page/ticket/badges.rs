//! The state of a ticket at a glance.

use leptos::prelude::*;

use crate::page::context::say;
use crate::ui::{Icon, Shape};
use crate::wire::Ticket;

/// Whether a ticket is hidden, popular, for entry.
#[component]
pub(super) fn Badges(
    /// The ticket.
    ticket: Ticket,
) -> impl IntoView {
    let hidden = (ticket.is_hidden == Some(true)).then(|| {
        view! {
            <span class={"badge warning"}>
                <Icon shape=Shape::Hidden/>
                {say(|words| words.ticket.hidden)}
            </span>
        }
    });
    let popular = (ticket.on_fire == Some(true)).then(|| {
        view! {
            <span class={"badge accent"}>
                <Icon shape=Shape::Flame/>
                {say(|words| words.ticket.on_fire)}
            </span>
        }
    });
    let entry = (ticket.is_entry == Some(true)).then(|| {
        view! {
            <span class={"badge"}>
                <Icon shape=Shape::Ticket/>
                {say(|words| words.ticket.entry)}
            </span>
        }
    });
    view! { <span class={"badges"}>{hidden}{popular}{entry}</span> }
}
