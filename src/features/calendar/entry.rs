//! Something on a day of the calendar.

use leptos::prelude::*;

use crate::analytics::{CalendarEntry, DatePart, Happening};
use crate::features::context::{href, use_formats, use_i18n};
use crate::models::value::Timestamp;
use crate::models::{Event, Ticket};
use crate::routes::Route;

/// Something on a day, as a link to where it can be changed.
#[component]
pub(super) fn Entry<'a>(
    /// What it is.
    entry: &'a CalendarEntry<'a>,
    /// The events that tickets may be of.
    events: &'a [&'a Event],
) -> impl IntoView + use<> {
    let words = &use_i18n().calendar;
    let formats = use_formats();
    let time = |moment: Timestamp| formats.time_of_day(moment.milliseconds());
    let mut at = time(entry.at);
    let (class, route, text) = match &entry.happening {
        Happening::Event { event, ends_at, part } => {
            at = match part {
                DatePart::Whole => format!("{at} – {}", time(*ends_at)),
                DatePart::First => (words.from)(&at),
                DatePart::Between => words.goes_on.to_owned(),
                DatePart::Last => (words.until)(&time(*ends_at)),
            };
            ("entry event", Route::event(event.id.clone()), event.name.clone())
        }
        Happening::TicketsOpen(tickets) => {
            ("entry opens", route(tickets), (words.tickets_open)(&what(tickets, events)))
        }
        Happening::TicketsClose(tickets) => {
            ("entry closes", route(tickets), (words.tickets_close)(&what(tickets, events)))
        }
        Happening::ShopOpens(shop) => {
            ("entry opens", Route::Shop(shop.id.clone()), (words.shop_opens)(&shop.url))
        }
        Happening::ShopCloses(shop) => {
            ("entry closes", Route::Shop(shop.id.clone()), (words.shop_closes)(&shop.url))
        }
    };
    let title = text.clone();
    view! {
        <li class=class>
            <a href=href(&route) title=title>
                <span class="entry-time">{at}</span>
                " "
                <bdi>{text}</bdi>
            </a>
        </li>
    }
}

/// Where the sale of tickets can be changed: the ticket, or that of all tickets of their event.
fn route(tickets: &[&Ticket]) -> Route {
    match tickets {
        [ticket] => Route::Ticket(ticket.id.clone()),
        tickets => match tickets.first().and_then(|ticket| ticket.event_id.clone()) {
            Some(event) => Route::availability(event),
            None => Route::TICKETS,
        },
    }
}

/// What tickets are: the name of the only one, else how many, and of which event.
fn what(tickets: &[&Ticket], events: &[&Event]) -> String {
    let name = match tickets {
        [ticket] => ticket.name.clone(),
        tickets => (use_i18n().calendar.tickets)(tickets.len()),
    };
    let id = tickets.first().and_then(|ticket| ticket.event_id.as_ref());
    match events.iter().find(|event| Some(&event.id) == id) {
        Some(event) => format!("{name} · {}", event.name),
        None => name,
    }
}
