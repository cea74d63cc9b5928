//! A list for the door on paper: by last name, with a box to tick.

use std::borrow::Cow;
use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;

use super::ticket_rules::TicketRules;
use crate::analytics::{SoldTicket, by_name};
use crate::components::{Choice, ChoiceField, Column, Icon, Label, Notice, PlainTable, Shape, Tone};
use crate::features::context::{now, use_formats, use_i18n};
use crate::features::orders::order_list::last_name;
use crate::features::orders::sales_data::SalesData;
use crate::features::orders::sales_queries::SalesQueries;
use crate::models::value::Timestamp;
use crate::models::{Event, EventDate, Received};
use crate::navigation::Navigation;
use crate::query::Reading;
use crate::routes::ListQuery;

/// How many digits of a barcode are enough to tell two tickets of one name apart.
const DIGITS: usize = 5;
/// How many rows are drawn at once, so that a long list never holds up the page.
const CHUNK: usize = 250;

/// The list, while it is open: for one date of the event or all of them, and for one ticket where the list of purchases
/// is narrowed to one.
#[component]
pub(crate) fn DoorList(
    /// The event.
    event: Signal<Reading<Received<Event>>>,
    /// What was sold.
    sales: SalesQueries,
    /// Whether it is open.
    is_open: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <Show when=move || is_open.get()>
            <OpenDoorList reading=event sales is_open />
        </Show>
    }
}

#[component]
fn OpenDoorList(
    /// What is read.
    reading: Signal<Reading<Received<Event>>>,
    /// What was sold.
    sales: SalesQueries,
    /// Whether it is open.
    is_open: RwSignal<bool>,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let query = expect_context::<Navigation>().query;
    let tries = RwSignal::new(1);
    let rules = TicketRules::of(reading, sales.data, move || tries.get());
    let event = Memo::new(move |_| reading.with(|reading| reading.value.clone()));
    let chosen = RwSignal::new(None::<String>);
    let clocks = formats.clone();
    // Of today, if the event is on: that is what is needed at the door.
    let date = Memo::new(move |_| {
        chosen.get().or_else(|| {
            let today = |date: &&EventDate| clocks.day(date.starts_at) == clocks.day(now());
            event.with(|event| Some(event.as_ref()?.dates.iter().find(today)?.id.to_string()))
        })
    });
    let spans = formats.clone();
    let choices = Memo::new(move |_| {
        let dates = event.with(|event| event.as_ref().map(|event| event.dates.clone()).unwrap_or_default());
        let label = |date: &EventDate| spans.span(date.starts_at, date.ends_at);
        dates.iter().map(|date| Choice { value: date.id.to_string(), label: label(date) }).collect::<Vec<_>>()
    });
    let value = Signal::derive(move || date.get().unwrap_or_default());
    let choose = Callback::new(move |id: String| chosen.set(Some(id)));
    let printed_at = RwSignal::new(now());
    let is_whole = RwSignal::new(false);
    let prepare = move || {
        printed_at.set(now());
        is_whole.set(true);
    };
    let listener = window_event_listener(ev::beforeprint, move |_| prepare());
    on_cleanup(move || listener.remove());
    let list = move || {
        let data = sales.data.get();
        if !data.is_complete {
            return view! { <ReadingProgress data=&data /> }.into_any();
        }
        let sheet = Sheet {
            event: event.with(|event| event.as_ref().map(|event| event.name.clone())).unwrap_or_default(),
            ticket: query.with_untracked(|query| narrowed_to(query)),
            date: value
                .with(|id| choices.with(|choices| choices.iter().find(|date| date.value == *id).cloned())),
        };
        let rules = rules.get();
        // Until all is known of the ticket types, a list for a date would hold those of other dates.
        if sheet.date.is_some() && !rules.is_complete(&data.sold_tickets) {
            return view! {
                <p class="waiting" role="status">
                    {words.common.loading}
                </p>
            }
            .into_any();
        }
        let failed = if sheet.date.is_some() { rules.failed(&data.sold_tickets) } else { Vec::new() };
        let failed = (!failed.is_empty()).then(|| {
            view! {
                <Notice tone=Tone::Warning title=(words.door.dates_missing)(&failed.join(", "))>
                    <button type="button" class="button" on:click=move |_| tries.update(|tries| *tries += 1)>
                        {words.common.try_again}
                    </button>
                </Notice>
            }
        });
        view! {
            {failed}
            <DoorSheet sheet data=&data rules=&rules printed_at is_whole />
        }
        .into_any()
    };
    let print = move |_| {
        prepare();
        // Once that is on the page. A browser that can't print reports that itself.
        request_animation_frame(move || {
            let _ = window().print();
        });
    };
    view! {
        <section class="door-list">
            <div class="actions">
                <ChoiceField
                    label=Label::new("date", words.door.date)
                    none=words.door.all_dates
                    choices
                    value
                    on_change=choose
                />
                <button type="button" class="button primary" on:click=print>
                    <Icon shape=Shape::Print />
                    <span>{words.list.print}</span>
                </button>
                <button type="button" class="button" on:click=move |_| is_open.set(false)>
                    {words.door.close_list}
                </button>
            </div>
            {list}
        </section>
    }
}

/// The ticket that the list of purchases is narrowed to.
fn narrowed_to(query: &str) -> Option<String> {
    ListQuery::parse(query).filter("ticket").map(str::to_owned)
}

#[component]
fn ReadingProgress<'a>(
    /// What is read so far.
    data: &'a SalesData,
) -> impl IntoView + use<> {
    let formats = use_formats();
    let (read, of) = data.progress;
    let text = (use_i18n().list.reading)(&formats.integer(read), &formats.integer(of));
    view! { <p role="status">{text}</p> }
}

/// What is listed.
struct Sheet {
    event: String,
    ticket: Option<String>,
    date: Option<Choice>,
}

impl Sheet {
    /// Whether a sold ticket is on the list: of a paid order, and where the list is for a date, one that may come in then.
    fn lists(&self, sold: &SoldTicket, rules: &TicketRules) -> bool {
        let is_of_ticket = self.ticket.as_deref().is_none_or(|ticket| sold.ticket_name() == Some(ticket));
        let may_come = |date: &Choice| rules.of_sold(sold).may_admit_on(&date.value);
        sold.is_paid() && is_of_ticket && self.date.as_ref().is_none_or(may_come)
    }
}

/// The tickets by the names of their buyers.
#[component]
fn DoorSheet<'a>(
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
    let listed: Vec<SoldTicket> =
        data.sold_tickets.iter().filter(|sold| sheet.lists(sold, rules)).cloned().collect();
    let order = by_name(&listed);
    let count = (words.count)(&formats.integer(listed.len() as u64));
    let date = sheet.date.as_ref().map(|date| date.label.clone());
    let title: Vec<String> = sheet.ticket.clone().into_iter().chain(date).chain([count]).collect();
    let title = title.join(" · ");
    // On every sheet of paper: of what, and how old it is.
    let read_at = data.read_at.map(|at| (use_i18n().common.read_at)(&formats.time_of_day(at)));
    let about = format!("{} · {title} · {}", sheet.event, read_at.unwrap_or_default());
    let list = &use_i18n().list;
    let heading = Signal::derive(move || {
        let printed = (list.printed)(&formats.moment(printed_at.get()));
        format!("{about} {printed}")
    });
    let listed = Arc::new(listed);
    let drawn = RwSignal::new(1_usize);
    let chunk = |(number, places): (usize, &[usize])| {
        let (listed, places) = (Arc::clone(&listed), places.to_vec());
        let rows = move || {
            request_animation_frame(move || {
                drawn.try_update(|drawn| *drawn = (*drawn).max(number + 2));
            });
            places.iter().map(|place| view! { <DoorListRow sold=&listed[*place] /> }).collect_view()
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
) -> impl IntoView + use<> {
    let named = |name: Option<String>| name.unwrap_or_else(|| use_i18n().common.none.to_owned());
    let last = named(last_name(sold.order()).map(Cow::into_owned));
    let first = named(sold.person().and_then(|person| person.first_name.clone()));
    let barcode = sold.barcode().map(|barcode| barcode.as_str()).unwrap_or_default();
    let end = &barcode[barcode.len().saturating_sub(DIGITS)..];
    // A box to tick by hand, unless that was done by a scanner.
    let tick = match sold.scanned_at() {
        Some(_) => {
            let label = use_i18n().door.ticked;
            view! {
                <span class="tick" role="img" aria-label=label>
                    <Icon shape=Shape::Check />
                </span>
            }
            .into_any()
        }
        None => view! { <span class="tick"></span> }.into_any(),
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
