//! A list for the door on paper: by last name, with a box to tick.

use std::borrow::Cow;
use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;

use super::known::Known;
use super::order_list::last_name;
use super::reading::Sales;
use super::ticket_rules::TicketRules;
use crate::domain::Timestamp;
use crate::insight::{Bought, by_name};
use crate::navigation::Navigation;
use crate::page::context::{now, use_formats, use_words};
use crate::route::ListQuery;
use crate::store::Reading;
use crate::ui::{Choice, Column, Label, Shape, Tone, choice_field, icon, live, notice, printed_table, when};
use crate::view::{View, view};
use crate::wire::{Event, EventDate, Received};

/// How many digits of a barcode are enough to tell two tickets of one name apart.
const DIGITS: usize = 5;
/// How many rows are drawn at once, so that a long list never holds up the page.
const CHUNK: usize = 250;

/// The list, while it is open: for one date of the event or all of them, and for one ticket where the list of purchases
/// is narrowed to one.
pub(super) fn door_list(
    event: Signal<Reading<Received<Event>>>,
    sales: Sales,
    is_open: RwSignal<bool>,
) -> View {
    when(move || is_open.get(), move || open_list(event, sales, is_open))
}

fn open_list(reading: Signal<Reading<Received<Event>>>, sales: Sales, is_open: RwSignal<bool>) -> View {
    let words = use_words();
    let formats = use_formats();
    let query = expect_context::<Navigation>().query;
    let tries = RwSignal::new(1);
    let rules = TicketRules::of(reading, sales.known, move || tries.get());
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
    let field = choice_field(
        Label::new("date", words.order.door_date),
        words.order.door_all_dates,
        choices.into(),
        value,
        choose,
    );
    let printed_at = RwSignal::new(now());
    let listener = window_event_listener(ev::beforeprint, move |_| printed_at.set(now()));
    on_cleanup(move || listener.remove());
    let list = live(move || {
        let known = sales.known.get();
        if !known.is_whole {
            return Some(progress(&known));
        }
        let sheet = Sheet {
            event: event.with(|event| event.as_ref().map(|event| event.name.clone())).unwrap_or_default(),
            ticket: query.with_untracked(|query| narrowed_to(query)),
            date: value
                .with(|id| choices.with(|choices| choices.iter().find(|date| date.value == *id).cloned())),
        };
        let rules = rules.get();
        // Until all is known of the ticket types, a list for a date would hold those of other dates.
        if sheet.date.is_some() && !rules.is_complete(&known.bought) {
            return Some(view! { <p class="waiting" role="status">{words.common.loading}</p> });
        }
        let failed = if sheet.date.is_some() { rules.failed(&known.bought) } else { Vec::new() };
        let failed = (!failed.is_empty()).then(|| {
            let again = view! {
                <button type="button" class="button" on:click=move |_| tries.update(|tries| *tries += 1)>
                    {words.common.try_again}
                </button>
            };
            notice(Tone::Warning, &(words.order.door_unknown)(&failed.join(", ")), again)
        });
        Some(view! { {failed} {sheet.view(&known, &rules, printed_at)} })
    });
    let print = move |_| {
        // A browser that can't print says so itself.
        let _ = window().print();
    };
    view! {
        <section class="door-list">
            <div class="actions">
                {field}
                <button type="button" class="button primary" on:click=print>
                    {icon(Shape::Print)}
                    <span>{words.list.print}</span>
                </button>
                <button type="button" class="button" on:click=move |_| is_open.set(false)>
                    {words.order.close_door_list}
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

fn progress(known: &Known) -> View {
    let formats = use_formats();
    let (read, of) = known.progress;
    let text = (use_words().list.reading)(&formats.integer(read), &formats.integer(of));
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
    fn lists(&self, bought: &Bought, rules: &TicketRules) -> bool {
        let is_of_ticket = self.ticket.as_deref().is_none_or(|ticket| bought.ticket_name() == Some(ticket));
        let may_come = |date: &Choice| rules.of_sold(bought).may_admit_on(&date.value);
        bought.is_paid() && is_of_ticket && self.date.as_ref().is_none_or(may_come)
    }

    /// The tickets by the names of their buyers.
    fn view(&self, known: &Known, rules: &TicketRules, printed_at: RwSignal<Timestamp>) -> View {
        let words = &use_words().order;
        let formats = use_formats();
        let listed: Vec<Bought> =
            known.bought.iter().filter(|bought| self.lists(bought, rules)).cloned().collect();
        let order = by_name(&listed);
        let count = (words.door_count)(&formats.integer(listed.len() as u64));
        let date = self.date.as_ref().map(|date| date.label.clone());
        let title: Vec<String> = self.ticket.clone().into_iter().chain(date).chain([count]).collect();
        let title = title.join(" · ");
        // On every sheet of paper: of what, and how old it is.
        let read_at = known.read_at.map(|at| (use_words().common.read_at)(&formats.time_of_day(at)));
        let about = format!("{} · {title} · {}", self.event, read_at.unwrap_or_default());
        let list = &use_words().list;
        let heading = Signal::derive(move || {
            let printed = (list.printed)(&formats.moment(printed_at.get()));
            format!("{about} {printed}")
        });
        let listed = Arc::new(listed);
        let drawn = RwSignal::new(1_usize);
        let chunks: Vec<View> = order
            .chunks(CHUNK)
            .enumerate()
            .map(|(number, places)| {
                let (listed, places) = (Arc::clone(&listed), places.to_vec());
                when(
                    move || number < drawn.get(),
                    move || {
                        request_animation_frame(move || {
                            drawn.try_update(|drawn| *drawn = (*drawn).max(number + 2));
                        });
                        let rows: Vec<View> = places.iter().map(|place| row(&listed[*place])).collect();
                        view! { <tbody>{rows}</tbody> }
                    },
                )
            })
            .collect();
        let columns = [words.last_name, words.first_name, words.ticket, words.barcode_end, words.tick];
        view! {
            <h2>{title}</h2>
            <p class="hint">{words.door_rule}</p>
            {printed_table(words.door_list, &columns.map(Column::Text), heading, View::Many(chunks))}
        }
    }
}

fn row(bought: &Bought) -> View {
    let named = |name: Option<String>| name.unwrap_or_else(|| use_words().common.none.to_owned());
    let last = named(last_name(bought.order()).map(Cow::into_owned));
    let first = named(bought.person().and_then(|person| person.first_name.clone()));
    let barcode = bought.barcode().map(|barcode| barcode.as_str()).unwrap_or_default();
    let end = &barcode[barcode.len().saturating_sub(DIGITS)..];
    // A box to tick by hand, unless that was done by a scanner.
    let tick = match bought.scanned_at() {
        Some(_) => {
            let label = use_words().order.ticked;
            view! { <span class="tick" role="img" aria-label=label>{icon(Shape::Check)}</span> }
        }
        None => view! { <span class="tick"></span> },
    };
    view! {
        <tr>
            <th scope="row" class="personal"><bdi>{last}</bdi></th>
            <td class="personal"><bdi>{first}</bdi></td>
            <td><bdi>{bought.ticket_name().map(str::to_owned)}</bdi></td>
            <td class="code">{end.to_owned()}</td>
            <td>{tick}</td>
        </tr>
    }
}
