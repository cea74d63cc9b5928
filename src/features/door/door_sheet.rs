//! The sheets of a door list: tickets by the names of their buyers, each with a box to tick. Where visitors come by time slots,
//! the list of a day goes by these.

use std::borrow::Cow;
use std::sync::Arc;

use leptos::prelude::*;

use super::ticket_rules::TicketRules;
use crate::analytics::sold_ticket::last_name;
use crate::analytics::{LocalHours, SoldTicket, Visits, by_name, is_of_one_day, slot_of};
use crate::components::{Icon, PlainTable, Shape, TableColumn};
use crate::features::context::{use_formats, use_i18n};
use crate::features::sales::{SalesData, answers_text, unshown_text};
use crate::i18n::Formats;
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
    /// When they come.
    pub(super) visits: Visits,
    /// Whether it shows what was filled in: often the name of the visitor, who is not the one who bought the ticket.
    pub(super) has_answers: bool,
}

/// How a list shows time slots.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Slots {
    /// Not at all.
    None,
    /// As they are called.
    OfOneDay,
    /// With the day of each.
    WithDays,
}

impl Sheet {
    /// The sold tickets that are on the list, in its order: by time slot where it is for a date or a day, and by name.
    pub(super) fn of(&self, data: &SalesData, rules: &TicketRules, formats: &Formats) -> Vec<SoldTicket> {
        let mut hours = LocalHours::new(|moment| formats.minutes_ahead(moment));
        let is_listed = |sold: &&SoldTicket| self.lists(sold, rules, &mut hours);
        let listed: Vec<_> = data.sold_tickets.iter().filter(is_listed).cloned().collect();
        let mut places = by_name(&listed);
        if self.is_by_slot(&listed) {
            places.sort_by_key(|place| slot_of(&listed[*place]).unwrap_or(Timestamp::MAX));
        }
        places.into_iter().map(|place| listed[place].clone()).collect()
    }

    /// Whether a sold ticket is on the list: of a paid order, and one that may come in then.
    fn lists(&self, sold: &SoldTicket, rules: &TicketRules, hours: &mut LocalHours<'_>) -> bool {
        let is_of_ticket = self.tickets.is_empty()
            || self.tickets.iter().any(|ticket| sold.ticket_name() == Some(ticket.as_str()));
        let may_be = |day: &mut LocalHours<'_>| {
            self.visits.may_be(sold, rules.of_sold(sold), |moment| day.day(moment))
        };
        sold.is_paid() && is_of_ticket && may_be(hours)
    }

    /// Whether the list goes by time slots, as far as these say when they are: those who come first are first.
    fn is_by_slot(&self, listed: &[SoldTicket]) -> bool {
        self.visits != Visits::Any && listed.iter().any(|sold| slot_of(sold).is_some())
    }

    /// Whether all who are on the list come on one day.
    fn is_of_one_day(&self) -> bool {
        match &self.visits {
            Visits::Any => false,
            Visits::OnDate(date) => is_of_one_day(date),
            Visits::OnDay(_) => true,
        }
    }

    /// How the list shows the time slots of its tickets; not at all where none has one.
    fn slots(&self, listed: &[SoldTicket]) -> Slots {
        match listed.iter().any(|sold| sold.slot().is_some()) {
            false => Slots::None,
            true if self.is_of_one_day() => Slots::OfOneDay,
            true => Slots::WithDays,
        }
    }

    /// When those on the list come, as people read it.
    fn when(&self, formats: &Formats) -> Option<String> {
        match &self.visits {
            Visits::Any => None,
            Visits::OnDate(date) => Some(formats.span(date.starts_at, date.ends_at)),
            Visits::OnDay(at) => Some(formats.day(*at)),
        }
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
    #[prop(into)]
    printed_at: Signal<Timestamp>,
    /// Whether all of it is wanted at once, as on paper.
    #[prop(into)]
    draws_all_rows: Signal<bool>,
) -> impl IntoView + use<> {
    let (words, names) = (&use_i18n().door, &use_i18n().order);
    let formats = use_formats();
    let listed = sheet.of(data, rules, &formats);
    let has_answers = sheet.has_answers;
    let (slots, is_by_slot) = (sheet.slots(&listed), sheet.is_by_slot(&listed));
    let count = (words.count)(&formats.integer(listed.len() as u64));
    let tickets = (!sheet.tickets.is_empty()).then(|| sheet.tickets.join(", "));
    let title: Vec<String> = tickets.into_iter().chain(sheet.when(&formats)).chain([count]).collect();
    let title = title.join(" · ");
    let clocks = formats.clone();
    let mut hours = LocalHours::new(move |moment| clocks.minutes_ahead(moment));
    // A scan on another date of the event does not count for this one.
    let mut is_inside =
        |sold: &SoldTicket| sheet.visits.is_checked_in(sold, rules.of_sold(sold), |moment| hours.day(moment));
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
    let chunk = |(number, start): (usize, usize)| {
        let listed = Arc::clone(&listed);
        let rows = move || {
            request_animation_frame(move || {
                drawn.try_update(|drawn| *drawn = (*drawn).max(number + 2));
            });
            let rows = listed.iter().skip(start).take(CHUNK);
            rows.map(
                |(is_inside, sold)| view! { <DoorListRow sold is_inside=*is_inside slots has_answers /> },
            )
            .collect_view()
        };
        view! {
            <Show when=move || number < drawn.get() || draws_all_rows.get()>
                <tbody>{rows()}</tbody>
            </Show>
        }
    };
    let chunks = (0..listed.len()).step_by(CHUNK).enumerate().map(chunk).collect_view();
    // Their orders distinguish people of one name.
    let columns =
        [names.last_name, names.first_name, names.ticket, words.barcode_end, names.order, words.tick];
    let columns: Vec<_> = (slots != Slots::None)
        .then_some(names.slot)
        .into_iter()
        .chain(columns)
        .map(TableColumn::Text)
        .collect();
    let rule = if is_by_slot { words.rule_by_slot } else { words.rule };
    view! {
        <h2>{title}</h2>
        <p class="hint">{rule}</p>
        <PlainTable name=words.list columns=&columns paper_heading=heading is_stacked=true>
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
    /// How the list shows time slots.
    slots: Slots,
    /// Whether it shows what was filled in.
    has_answers: bool,
) -> impl IntoView + use<> {
    let (words, formats) = (use_i18n(), use_formats());
    let slot = (slots != Slots::None).then(|| {
        let day = slot_of(sold).filter(|_| slots == Slots::WithDays).map(|at| formats.day(at));
        let slot = sold.slot().map(|slot| unshown_text(slot, &formats));
        let text = day.into_iter().chain(slot).collect::<Vec<_>>().join(" · ");
        view! {
            <td class="listed-slot">
                <bdi>{text}</bdi>
            </td>
        }
    });
    let named = |name: Option<String>| name.unwrap_or_else(|| words.common.none.to_owned());
    let last = named(sold.order().and_then(last_name).map(Cow::into_owned));
    let first = named(sold.person().and_then(|person| person.first_name.clone()));
    let order = sold.order_id().map(ToString::to_string);
    let barcode = sold.barcode().map(|barcode| barcode.as_str()).unwrap_or_default();
    let end = &barcode[barcode.len().saturating_sub(DIGITS)..];
    let answers = has_answers.then(|| answers_text(sold.values())).filter(|text| !text.is_empty());
    let answers = answers.map(|text| view! { <bdi class="answers-line personal">{text}</bdi> });
    // A box to tick by hand, unless that was done by a scanner.
    let tick = match is_inside {
        true => {
            let label = words.door.ticked;
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
            {slot} <th scope="row" class="personal">
                <bdi>{last}</bdi>
            </th>
            <td class="personal">
                <bdi>{first}</bdi>
            </td>
            <td class="listed-ticket">
                <bdi>{sold.ticket_name().map(str::to_owned)}</bdi>
                {answers}
            </td>
            <td class="code" data-label=words.door.barcode_end>
                {end.to_owned()}
            </td>
            <td class="code" data-label=words.order.order>
                {order}
            </td>
            <td>{tick}</td>
        </tr>
    }
}
