//! The sheets of a door list: tickets by the names of their buyers, each with a box to tick.

use std::borrow::Cow;
use std::sync::Arc;

use leptos::prelude::*;

use super::ticket_rules::TicketRules;
use crate::analytics::sold_ticket::last_name;
use crate::analytics::{LocalHours, SoldTicket, by_name};
use crate::components::{Column, Icon, PlainTable, Shape};
use crate::features::context::{use_formats, use_i18n};
use crate::features::sales::SalesData;
use crate::models::EventDate;
use crate::models::value::Timestamp;

/// How many digits of a barcode are enough to tell two tickets of one name apart.
const DIGITS: usize = 5;
/// How many rows are drawn at once, so that a long list never holds up the page.
const CHUNK: usize = 250;

/// What is listed.
pub(super) struct Sheet {
    /// The name of the event.
    pub(super) event: String,
    /// The names of the tickets; all, if none.
    pub(super) tickets: Vec<String>,
    /// The date; all, if none.
    pub(super) date: Option<EventDate>,
}

impl Sheet {
    /// The sold tickets that are on the list.
    pub(super) fn of(&self, data: &SalesData, rules: &TicketRules) -> Vec<SoldTicket> {
        data.sold_tickets.iter().filter(|sold| self.lists(sold, rules)).cloned().collect()
    }

    /// Whether a sold ticket is on the list: of a paid order, and where the list is for a date, one that may come in then.
    fn lists(&self, sold: &SoldTicket, rules: &TicketRules) -> bool {
        let is_of_ticket = self.tickets.is_empty()
            || self.tickets.iter().any(|ticket| sold.ticket_name() == Some(ticket.as_str()));
        let may_come = |date: &EventDate| rules.of_sold(sold).may_admit_on(date.id.as_str());
        sold.is_paid() && is_of_ticket && self.date.as_ref().is_none_or(may_come)
    }
}

/// The tickets by the names of their buyers.
#[component]
pub(super) fn DoorSheet<'a>(
    /// What is listed.
    sheet: Sheet,
    /// What is read.
    data: &'a SalesData,
    /// When each ticket admits.
    rules: &'a TicketRules,
    /// When it is printed.
    printed_at: RwSignal<Timestamp>,
    /// Whether all of it is wanted at once, as on paper.
    is_whole: RwSignal<bool>,
) -> impl IntoView + use<> {
    let (words, names) = (&use_i18n().door, &use_i18n().order);
    let formats = use_formats();
    let listed = sheet.of(data, rules);
    let order = by_name(&listed);
    let count = (words.count)(&formats.integer(listed.len() as u64));
    let date = sheet.date.as_ref().map(|date| formats.span(date.starts_at, date.ends_at));
    let tickets = (!sheet.tickets.is_empty()).then(|| sheet.tickets.join(", "));
    let title: Vec<String> = tickets.into_iter().chain(date).chain([count]).collect();
    let title = title.join(" · ");
    let clocks = formats.clone();
    let mut hours = LocalHours::new(move |moment| clocks.minutes_ahead(moment));
    // A scan on another date of the event does not count for this one.
    let mut is_inside = |sold: &SoldTicket| {
        sold.scanned_at().is_some_and(|at| {
            let counts = |date| rules.of_sold(sold).is_scanned_for(date, at, |moment| hours.day(moment));
            sheet.date.as_ref().is_none_or(counts)
        })
    };
    let listed: Arc<Vec<_>> = Arc::new(listed.into_iter().map(|sold| (is_inside(&sold), sold)).collect());
    // On every sheet of paper: of what, and how old it is.
    let read_at = data.read_at.map(|at| (use_i18n().common.read_at)(&formats.time_of_day(at)));
    let about = format!("{} · {title} · {}", sheet.event, read_at.unwrap_or_default());
    let list = &use_i18n().list;
    let heading = Signal::derive(move || {
        let printed = (list.printed)(&formats.moment(printed_at.get()));
        format!("{about} {printed}")
    });
    let drawn = RwSignal::new(1_usize);
    let chunk = |(number, places): (usize, &[usize])| {
        let (listed, places) = (Arc::clone(&listed), places.to_vec());
        let rows = move || {
            request_animation_frame(move || {
                drawn.try_update(|drawn| *drawn = (*drawn).max(number + 2));
            });
            let row = |place: &usize| {
                let (is_inside, sold) = &listed[*place];
                view! { <DoorListRow sold is_inside=*is_inside /> }
            };
            places.iter().map(row).collect_view()
        };
        view! {
            <Show when=move || number < drawn.get() || is_whole.get()>
                <tbody>{rows()}</tbody>
            </Show>
        }
    };
    let chunks = order.chunks(CHUNK).enumerate().map(chunk).collect_view();
    let columns =
        [names.last_name, names.first_name, names.ticket, words.barcode_end, words.tick].map(Column::Text);
    view! {
        <h2>{title}</h2>
        <p class="hint">{words.rule}</p>
        <PlainTable name=words.list columns=&columns paper_heading=heading>
            {chunks}
        </PlainTable>
    }
}

/// A ticket on the list.
#[component]
fn DoorListRow<'a>(
    /// The ticket that was sold.
    sold: &'a SoldTicket,
    /// Whether it was scanned for what the list is of.
    is_inside: bool,
) -> impl IntoView + use<> {
    let named = |name: Option<String>| name.unwrap_or_else(|| use_i18n().common.none.to_owned());
    let last = named(sold.order().and_then(last_name).map(Cow::into_owned));
    let first = named(sold.person().and_then(|person| person.first_name.clone()));
    let barcode = sold.barcode().map(|barcode| barcode.as_str()).unwrap_or_default();
    let end = &barcode[barcode.len().saturating_sub(DIGITS)..];
    // A box to tick by hand, unless that was done by a scanner.
    let tick = match is_inside {
        true => {
            let label = use_i18n().door.ticked;
            view! {
                <span class="tick" role="img" aria-label=label>
                    <Icon shape=Shape::Check />
                </span>
            }
            .into_any()
        }
        false => view! { <span class="tick"></span> }.into_any(),
    };
    view! {
        <tr>
            <th scope="row" class="personal">
                <bdi>{last}</bdi>
            </th>
            <td class="personal">
                <bdi>{first}</bdi>
            </td>
            <td>
                <bdi>{sold.ticket_name().map(str::to_owned)}</bdi>
            </td>
            <td class="code">{end.to_owned()}</td>
            <td>{tick}</td>
        </tr>
    }
}
