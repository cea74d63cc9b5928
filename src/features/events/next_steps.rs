//! The way from a new event to its first sale.

use leptos::prelude::*;

use crate::analytics::EventSchedule;
use crate::features::context::{now, use_i18n};
use crate::features::steps::{SetupStep, Steps};
use crate::models::Event;
use crate::routes::{EventTab, Route};

/// What is missing before customers can buy, of an event that is not over. Each step leads to where it is done, now or later.
#[component]
pub(crate) fn NextSteps<'a>(
    /// The event.
    event: &'a Event,
) -> impl IntoView + use<> {
    let words = &use_i18n().event;
    let (has_tickets, has_shops) = (!event.tickets.is_empty(), !event.shops.is_empty());
    if has_tickets && has_shops || EventSchedule::at(now(), event).is_past {
        return None;
    }
    let tab = |tab| Route::event_tab(event.id.clone(), tab);
    let tickets = if has_tickets { tab(EventTab::Tickets) } else { Route::NewTicketOf(event.id.clone()) };
    let copied = (words.copy_tickets, Route::CopyTickets { to: event.id.clone(), from: None });
    let copied = Some(copied).filter(|_| !has_tickets);
    let steps = vec![
        SetupStep {
            label: words.step_created,
            route: tab(EventTab::Overview),
            other_way: None,
            is_done: true,
        },
        SetupStep { label: words.step_tickets, route: tickets, other_way: copied, is_done: has_tickets },
        SetupStep {
            label: words.step_shop,
            route: tab(EventTab::Shops),
            other_way: None,
            is_done: has_shops,
        },
    ];
    Some(view! { <Steps title=words.next_steps steps /> })
}
