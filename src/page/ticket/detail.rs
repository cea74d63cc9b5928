//! One ticket, with every field and what it relates to.

use std::sync::Arc;

use leptos::prelude::*;

use super::badges::Badges;
use super::lookup::Lookup;
use crate::api::ticket;
use crate::domain::TicketId;
use crate::page::context::{href, say, use_formats, use_store, use_words};
use crate::page::flash::FlashNotice;
use crate::page::heading::Heading;
use crate::page::reading::shown;
use crate::route::Route;
use crate::store::Reading;
use crate::text::Words;
use crate::ui::{Icon, Shape};
use crate::wire::{Availability, Received, Ticket, indented};

/// One ticket.
#[component]
pub fn TicketPage(
    /// Its id.
    id: TicketId,
) -> impl IntoView {
    let store = use_store();
    let lookup = Lookup::new();
    let watched = id.clone();
    let reading = store.watch(move || ticket::get(&watched));
    let retry = move || store.refresh(&ticket::get(&id));
    view! {
        <p class={"back"}>
            <a href=href(&Route::TICKETS)><Icon shape=Shape::Left/>{say(|words| words.ticket.title)}</a>
        </p>
        <FlashNotice/>
        {missing_heading(reading)}
        {shown(reading, retry, || view! { <Skeleton/> }.into_any(), move |ticket| sheet(ticket, lookup))}
    }
}

/// The title of a page whose ticket can't be read.
pub(super) fn missing_heading(reading: Signal<Reading<Received<Ticket>>>) -> impl IntoView {
    let is_missing =
        Memo::new(move |_| reading.with(|reading| reading.value.is_none() && reading.failure.is_some()));
    move || {
        is_missing.get().then(|| {
            view! {
                <header class={"page-header"}>
                    <Heading title=say(|words| words.ticket.basics)/>
                </header>
            }
        })
    }
}

fn sheet(received: Arc<Received<Ticket>>, lookup: Lookup) -> impl IntoView {
    let formats = use_formats();
    let ticket = received.record.clone();
    let name = ticket.name.clone();
    let price = ticket.price;
    let event = ticket.event_id.clone();
    let words = use_words();
    let in_zone = move || formats.with(|formats| (words.get().ticket.in_zone)(formats.zone()));
    view! {
        <header class={"page-header ticket-head stub"}>
            <div class={"ticket-title"}>
                <Heading title=Signal::stored(name)/>
                <p class={"subtitle"}>
                    <bdi>{move || event.as_ref().map(|id| lookup.event_name(id))}</bdi>
                    <Badges ticket=ticket.clone()/>
                </p>
            </div>
            <p class={"ticket-price"}>{move || formats.get().price(price)}</p>
        </header>
        <p class={"actions"}>
            <a class={"button primary"} href=href(&Route::EditTicket(ticket.id.clone()))>
                <Icon shape=Shape::Pen/>
                <span>{say(|words| words.ticket.edit)}</span>
            </a>
        </p>
        <Groups ticket lookup/>
        <p class={"hint"}>{in_zone}" "{say(|words| words.ticket.no_deletion)}</p>
        <details class={"as-received"}>
            <summary>{say(|words| words.common.as_received)}</summary>
            <pre tabindex="0">{indented(&received.text)}</pre>
        </details>
    }
}

/// The fields of a ticket, in the groups of its form.
#[component]
fn Groups(ticket: Ticket, lookup: Lookup) -> impl IntoView {
    let words = use_words();
    let formats = use_formats();
    let none = move || words.get().common.none.to_owned();
    let ticket = StoredValue::new(ticket);
    let number = move |pick: fn(&Ticket) -> Option<u64>| {
        Signal::derive(move || {
            ticket.with_value(pick).map_or_else(none, |value| formats.get().integer(value))
        })
    };
    let text = move |pick: fn(&Ticket) -> Option<String>| {
        Signal::derive(move || ticket.with_value(pick).filter(|text| !text.is_empty()).unwrap_or_else(none))
    };
    let fee = Signal::derive(move || {
        ticket.with_value(|ticket| ticket.service_fee).map_or_else(none, |fee| formats.get().fee(fee))
    });
    let flag = move |pick: fn(&Ticket) -> Option<bool>| {
        Signal::derive(move || flag_in_words(ticket.with_value(pick), words.get()).to_owned())
    };
    let list = move |items: Vec<String>| if items.is_empty() { vec![none()] } else { items };
    let dates = Signal::derive(move || {
        let span = |date: &crate::wire::EventDate| formats.get().span(date.starts_at, date.ends_at);
        list(ticket.with_value(|ticket| ticket.dates.iter().map(span).collect()))
    });
    let periods = Signal::derive(move || {
        let written = |availability: &Availability| match availability {
            Availability::Period(period) => formats.get().span(period.opens_at, period.closes_at),
            Availability::Unshown(unshown) => unshown.text().to_owned(),
        };
        list(ticket.with_value(|ticket| ticket.availability.iter().map(written).collect()))
    });
    let tickets = move |pick: fn(&Ticket) -> &Vec<TicketId>| {
        Signal::derive(move || {
            list(ticket.with_value(|ticket| pick(ticket).iter().map(|id| lookup.ticket_name(id)).collect()))
        })
    };
    let sales = Signal::derive(move || {
        let sales = ticket.with_value(|ticket| ticket.sale_percentage);
        let shown = flag_in_words(sales.and_then(|sales| sales.active), words.get());
        match sales.and_then(|sales| sales.percentage) {
            Some(percentage) => format!("{shown} · {percentage}%"),
            None => shown.to_owned(),
        }
    });
    view! {
        <div class={"groups"}>
            <Group title=say(|words| words.ticket.sale)>
                <Line label=say(|words| words.ticket.max_capacity.label) value=number(|ticket| ticket.capacity)/>
                <Line label=say(|words| words.ticket.min_order_amount.label) value=number(|ticket| ticket.min_order_amount)/>
                <Line label=say(|words| words.ticket.max_order_amount.label) value=number(|ticket| ticket.max_order_amount)/>
                <Line
                    label=say(|words| words.ticket.service_fee)
                    value=fee
                />
                <Lines label=say(|words| words.ticket.availability.label) values=periods/>
                <Line label=say(|words| words.ticket.is_hidden.label) value=flag(|ticket| ticket.is_hidden)/>
            </Group>
            <Group title=say(|words| words.ticket.admission)>
                <Lines label=say(|words| words.ticket.dates.label) values=dates/>
                <Line label=say(|words| words.ticket.is_entry.label) value=flag(|ticket| ticket.is_entry)/>
                <Line
                    label=say(|words| words.ticket.template.label)
                    value=text(|ticket| ticket.template_id.as_ref().map(ToString::to_string))
                />
                <Line
                    label=say(|words| words.ticket.mobile_template.label)
                    value=text(|ticket| ticket.mobile_template_id.as_ref().map(ToString::to_string))
                />
                <Line label=say(|words| words.ticket.id) value=text(|ticket| Some(ticket.id.to_string()))/>
            </Group>
            <Group title=say(|words| words.ticket.presentation)>
                <Line label=say(|words| words.ticket.popular.label) value=flag(|ticket| ticket.on_fire)/>
                <Line label=say(|words| words.ticket.sales_percentage_active.label) value=sales/>
                <Lines label=say(|words| words.ticket.related.label) values=tickets(|ticket| &ticket.related_tickets)/>
                <Lines label=say(|words| words.ticket.excluded.label) values=tickets(|ticket| &ticket.excluded_tickets)/>
                <Line label=say(|words| words.ticket.tags) value=text(|ticket| ticket.tags.as_ref().map(|tags| tags.join(", ")))/>
                <Line
                    label=say(|words| words.ticket.fields)
                    value=text(|ticket| Some(ticket.fields.iter().map(|field| field.text()).collect::<Vec<_>>().join(" ")))
                />
            </Group>
        </div>
    }
}

fn flag_in_words(flag: Option<bool>, words: &'static Words) -> &'static str {
    match flag {
        Some(true) => words.common.yes,
        Some(false) => words.common.no,
        None => words.common.none,
    }
}

#[component]
fn Group(#[prop(into)] title: Signal<String>, children: Children) -> impl IntoView {
    view! {
        <section class={"group"}>
            <h2>{title}</h2>
            <dl>{children()}</dl>
        </section>
    }
}

#[component]
fn Line(#[prop(into)] label: Signal<String>, value: Signal<String>) -> impl IntoView {
    view! {
        <div class={"line"}>
            <dt>{label}</dt>
            <dd><bdi>{value}</bdi></dd>
        </div>
    }
}

#[component]
fn Lines(#[prop(into)] label: Signal<String>, values: Signal<Vec<String>>) -> impl IntoView {
    let values =
        move || values.get().into_iter().map(|value| view! { <dd><bdi>{value}</bdi></dd> }).collect_view();
    view! {
        <div class={"line"}>
            <dt>{label}</dt>
            {values}
        </div>
    }
}

#[component]
fn Skeleton() -> impl IntoView {
    let lines = (0..8).map(|_| view! { <span class={"skeleton"}></span> }).collect_view();
    view! { <div class={"sheet-skeleton"} aria-hidden="true">{lines}</div> }
}
