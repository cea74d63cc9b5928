//! What customers can't buy, or soon can't any more.

use leptos::ev;
use leptos::prelude::*;

use crate::analytics::{Attention, Reason, Schedule, Subject, attention};
use crate::components::{Icon, Shape, recover_focus};
use crate::features::context::{href, now, use_formats, use_i18n};
use crate::features::query_view::ReadProgress;
use crate::features::today::use_minute;
use crate::models::value::EventId;
use crate::models::{Event, Shop, Ticket};
use crate::query::{PagedResult, QueryValue};
use crate::routes::{EventTab, Route};

/// How many lines are shown at once.
const MOST_LINES: usize = 8;
/// How many tickets of a line are shown.
const MOST_TICKETS: usize = 6;

/// The id of the section, to which the link at the top of the page leads.
const SECTION: &str = "needs-attention";

/// What was found in what is read so far.
#[derive(Clone, PartialEq)]
pub(super) struct Findings {
    found: Vec<Attention>,
    /// Whether all events, tickets and shops were looked at.
    is_all: bool,
}

/// What needs the organiser's attention of coming events, as far as it is known; `None` before the events are.
pub(super) fn use_findings(
    events: QueryValue<PagedResult<Event>>,
    tickets: QueryValue<PagedResult<Ticket>>,
    shops: QueryValue<PagedResult<Shop>>,
) -> Memo<Option<Findings>> {
    let minute = use_minute();
    Memo::new(move |_| {
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
        let is_all = events.has_all() && lists_all && shops.as_ref().is_some_and(|list| list.has_all());
        Some(Findings { found, is_all })
    })
}

/// The way to what needs attention from the top of the page, and how much that is: on a phone it comes after all events.
#[component]
pub(super) fn AttentionLink(
    /// What was found.
    findings: Memo<Option<Findings>>,
) -> impl IntoView {
    let words = use_i18n();
    let count = Memo::new(move |_| {
        let count = |findings: &Findings| (findings.found.len(), findings.is_all);
        findings.with(|findings| findings.as_ref().map(count)).filter(|(count, _)| *count > 0)
    });
    // Its space is reserved, so that nothing moves when the number arrives.
    view! {
        <div class="beside-title">
            {move || {
                let (count, is_all) = count.get()?;
                on_cleanup(recover_focus);
                let section = format!("{}#{SECTION}", href(&Route::Home));
                Some(view! {
                    <a class="button" href=section>
                        <Icon shape=Shape::Warning />
                        <span>{(words.home.need_attention)(count, is_all)}</span>
                    </a>
                })
            }}
        </div>
    }
}

/// What needs the organiser's attention of coming events, each with a link.
#[component]
pub(super) fn NeedsAttention(
    /// What was found.
    findings: Memo<Option<Findings>>,
    /// The tickets, as far as read.
    tickets: QueryValue<PagedResult<Ticket>>,
) -> impl IntoView {
    let words = use_i18n();
    // What is read meanwhile does not fold it.
    let is_open = RwSignal::new(false);
    let note_open = move |event: ev::Event| {
        let details: web_sys::HtmlDetailsElement = event_target(&event);
        is_open.set(details.open());
    };
    let list = move || {
        let Findings { found, is_all } = findings.get()?;
        let items =
            |found: &[Attention]| found.iter().map(|found| view! { <AttentionItem found /> }).collect_view();
        // The most harmful ones. A single one more takes no more room than the way to it.
        let (first, rest) = match found.len() > MOST_LINES + 1 {
            true => found.split_at(MOST_LINES),
            false => (&found[..], &[][..]),
        };
        Some(match (found.is_empty(), is_all) {
            (false, _) => view! {
                <ul class="event-links">{items(first)}</ul>
                {(!rest.is_empty()).then(|| view! {
                    <details open=is_open.get_untracked() on:toggle=note_open>
                        <summary>{(words.sale.more)(rest.len())}</summary>
                        <ul class="event-links">{items(rest)}</ul>
                    </details>
                })}
            }
            .into_any(),
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
            <h2 id=SECTION tabindex="-1">{words.home.attention}</h2>
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
    let of_event = |id: &EventId| Route::event_tab(id.clone(), tab(found.reason));
    let (route, name, event, tickets) = match &found.subject {
        Subject::Event(id, name) => (of_event(id), name, None, &[][..]),
        Subject::Ticket(id, name) => (Route::Ticket(id.clone()), name, None, &[][..]),
        Subject::EventTickets { event, tickets } => match &tickets[..] {
            [(id, name)] => (Route::Ticket(id.clone()), name, Some(event.1.clone()), &[][..]),
            several => (of_event(&event.0), &event.1, None, several),
        },
    };
    let rest = tickets.len().saturating_sub(MOST_TICKETS);
    let all = href(&route);
    let links = tickets.iter().take(MOST_TICKETS).map(|(id, name)| {
        view! {
            <a href=href(&Route::Ticket(id.clone()))>
                <bdi>{name.clone()}</bdi>
            </a>
        }
    });
    let links = links.collect_view();
    let more = (rest > 0).then(|| view! { <a href=all.clone()>{(words.sale.more)(rest)}</a> });
    view! {
        <li>
            <a class="record-link" href=all>
                <bdi>{name.clone()}</bdi>
            </a>
            <span class="hint facts">
                {event.map(|event| view! { <bdi>{event}</bdi> })}
                <span class=class>
                    <Icon shape />
                    {reason}
                </span>
            </span>
            {(!tickets.is_empty()).then(|| view! { <span class="hint facts tickets">{links} {more}</span> })}
        </li>
    }
}

/// The tab of an event on which the organiser can do something about it.
fn tab(reason: Reason) -> EventTab {
    match reason {
        Reason::InNoShop => EventTab::Shops,
        Reason::NoTickets | Reason::SoldOut | Reason::Hidden => EventTab::Tickets,
        Reason::ShopsShut
        | Reason::ShopsClosed(_)
        | Reason::ShopsClose(_)
        | Reason::SalesEnded(_)
        | Reason::SalesEnd(_)
        | Reason::SalesStart(_) => EventTab::Availability,
    }
}
