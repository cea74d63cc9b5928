//! What customers can't buy, or soon can't any more.

use leptos::prelude::*;

use crate::analytics::{Attention, Reason, Schedule, Subject, attention};
use crate::components::{Icon, Shape};
use crate::features::context::{href, now, use_formats, use_i18n};
use crate::features::query_view::ReadProgress;
use crate::features::today::use_minute;
use crate::models::{Event, Shop, Ticket};
use crate::query::{PagedResult, QueryValue};
use crate::routes::{EventTab, Route};

/// What needs the organiser's attention of coming events, each with a link.
#[component]
pub(crate) fn NeedsAttention(
    /// The events, as far as read.
    events: QueryValue<PagedResult<Event>>,
    /// The tickets, as far as read.
    tickets: QueryValue<PagedResult<Ticket>>,
    /// The shops, as far as read.
    shops: QueryValue<PagedResult<Shop>>,
) -> impl IntoView {
    let words = use_i18n();
    let minute = use_minute();
    let found = Memo::new(move |_| {
        // Sales begin and end also while the page stays open.
        minute.track();
        let (events, tickets, shops) = (events.get()?, tickets.get(), shops.get());
        let now = now();
        let schedule = Schedule::at(now, events.records());
        let of_tickets = tickets.iter().flat_map(|list| list.records());
        let of_shops: Vec<&Shop> = shops.iter().flat_map(|list| list.records()).collect();
        let mut found = attention(now, &schedule, of_tickets, &of_shops);
        // An event may not list its tickets itself.
        let lists_all = tickets.as_ref().is_some_and(|list| list.has_all());
        found.retain(|found| lists_all || found.reason != Reason::NoTickets);
        let is_all = events.has_all()
            && tickets.as_ref().is_some_and(|list| list.has_all())
            && shops.as_ref().is_some_and(|list| list.has_all());
        Some((found, is_all))
    });
    let list = move || {
        let (found, is_all) = found.get()?;
        let items = found.iter().map(|found| view! { <AttentionItem found /> }).collect_view();
        Some(match (items.is_empty(), is_all) {
            (false, _) => view! { <ul class="event-links">{items}</ul> }.into_any(),
            (true, true) => view! { <p class="hint">{words.home.all_well}</p> }.into_any(),
            (true, false) => ().into_any(),
        })
    };
    let progress = move || {
        let list = tickets.get();
        view! { <ReadProgress list=list.as_deref() /> }
    };
    view! {
        <section class="group">
            <h2>{words.home.attention}</h2>
            {list}
            {progress}
        </section>
    }
}

#[component]
fn AttentionItem<'a>(
    /// What was found.
    found: &'a Attention,
) -> impl IntoView + use<> {
    let words = use_i18n();
    let formats = use_formats();
    let (shape, class, reason) = match found.reason {
        Reason::NoTickets => (Shape::Ticket, "badge bad", words.event.no_tickets.to_owned()),
        Reason::InNoShop => (Shape::Shop, "badge bad", words.event.no_shops.to_owned()),
        Reason::ShopsShut => (Shape::Shop, "badge bad", words.home.shops_shut.to_owned()),
        Reason::ShopsClosed(at) => (Shape::Shop, "badge bad", (words.home.shops_closed)(&formats.moment(at))),
        Reason::ShopsClose(at) => (Shape::Shop, "badge", (words.home.shops_close)(&formats.moment(at))),
        Reason::SalesEnded(at) => (Shape::Event, "badge bad", (words.home.sales_ended)(&formats.moment(at))),
        Reason::SoldOut => (Shape::Ticket, "badge", words.home.is_sold_out.to_owned()),
        Reason::SalesEnd(at) => (Shape::Event, "badge", (words.home.sales_end)(&formats.moment(at))),
        Reason::SalesStart(at) => (Shape::Event, "badge", (words.home.sales_start)(&formats.moment(at))),
        Reason::Hidden => (Shape::Hidden, "badge warning", words.ticket.hidden.to_owned()),
    };
    let (route, name, event) = match &found.subject {
        Subject::Event(id, name) if found.reason == Reason::InNoShop => {
            (Route::event_tab(id.clone(), EventTab::Shops), name, None)
        }
        Subject::Event(id, name) if found.reason == Reason::NoTickets => {
            (Route::event_tab(id.clone(), EventTab::Tickets), name, None)
        }
        Subject::Event(id, name) => (Route::availability(id.clone()), name, None),
        Subject::Ticket(id, name, event) => (Route::Ticket(id.clone()), name, event.clone()),
    };
    view! {
        <li>
            <a class="record-link" href=href(&route)>
                <bdi>{name.clone()}</bdi>
            </a>
            <span class="hint facts">
                {event.map(|event| view! { <bdi>{event}</bdi> })}
                <span class=class>
                    <Icon shape />
                    {reason}
                </span>
            </span>
        </li>
    }
}
