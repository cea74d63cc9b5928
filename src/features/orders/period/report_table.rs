//! What several events sold in a period, by event and ticket.

use leptos::ev;
use leptos::prelude::*;

use super::super::event_links::EventEntry;
use super::report_file::ExportReport;
use super::table::{Numbers, PeriodNotes, TicketRows, columns, copied_cells, copied_headings, total_label};
use crate::analytics::PeriodSales;
use crate::components::{Icon, PlainTable, Shape};
use crate::features::context::{href, now, use_formats, use_i18n};
use crate::features::copied_table::{CopyTableButton, name_cell, table_text};
use crate::features::day_range::DayRange;
use crate::reactive::listen;
use crate::routes::Route;

/// What one event sold.
#[derive(Clone, PartialEq)]
pub(super) struct EventLine {
    pub(super) event: EventEntry,
    pub(super) sold: Memo<PeriodSales>,
}

impl EventLine {
    fn has_sold(&self) -> bool {
        self.sold.with(|sold| sold.sold > 0)
    }
}

/// The tickets of each event, and the sum of all.
#[component]
pub(super) fn ReportTable(
    /// What each event sold, also where that is nothing.
    lines: Memo<Vec<EventLine>>,
    /// The days.
    days: Memo<DayRange>,
    /// Whether everything is read.
    is_complete: Memo<bool>,
) -> impl IntoView {
    let words = use_i18n();
    let sum = Memo::new(move |_| {
        let add = |sum: PeriodSales, line: &EventLine| line.sold.with(|sold| sum.sum(sold));
        lines.with(|lines| lines.iter().fold(PeriodSales::default(), add))
    });
    let has_some = Memo::new(move |_| sum.with(|sum| sum.sold > 0));
    let shown =
        move || lines.with(|lines| lines.iter().filter(|line| line.has_sold()).cloned().collect::<Vec<_>>());
    let decimal = use_formats().decimal_point();
    let clocks = use_formats();
    let text = Signal::derive(move || {
        let headings = days.with(|days| copied_headings(days, words));
        let of_event = [words.event.basics, words.figures.date];
        let headings = of_event.into_iter().chain(headings.iter().map(String::as_str)).collect::<Vec<_>>();
        let mut rows = Vec::new();
        lines.with(|lines| {
            for line in lines {
                let day = line.event.starts_at.map(|at| clocks.typed_day(at)).unwrap_or_default();
                let of_event = [name_cell(&line.event.name), day];
                line.sold.with(|sold| {
                    let row = |ticket| [&of_event[..], &copied_cells(ticket, decimal)].concat();
                    rows.extend(sold.by_ticket.iter().map(row));
                });
            }
        });
        table_text(&headings, rows)
    });
    let columns = columns();
    let nothing = move || {
        let nothing = if is_complete.get() { words.period.nothing } else { words.period.nothing_yet };
        view! { <p class="hint">{nothing}</p> }
    };
    let total = move || {
        let (sold, revenue) = sum.with(|sum| (sum.sold, sum.known_estimate()));
        view! { <Numbers sold price=None revenue /> }
    };
    let notes = move || sum.with(|sum| view! { <PeriodNotes sales=sum is_complete=is_complete.get() /> });
    let printed_at = RwSignal::new(now());
    listen(ev::beforeprint, move |_| printed_at.set(now()));
    let clocks = use_formats();
    let paper_heading = Signal::derive(move || {
        let days = days.with(|days| days.text(&clocks, words.list.since, words.list.up_to));
        let printed = (words.list.printed)(&clocks.moment(printed_at.get()));
        [words.period.report, &days, &printed].join(" · ")
    });
    let print = move |_| {
        printed_at.set(now());
        // Once that is on the page. A browser that can't print reports that itself.
        request_animation_frame(|| {
            let _ = window().print();
        });
    };
    view! {
        // What the figures are must be read before they are handed on.
        {notes}
        <Show when=move || has_some.get() fallback=nothing>
            // A part of the figures may be taken for all of them.
            <Show when=move || is_complete.get()>
                <div class="actions">
                    <ExportReport lines days />
                    <button type="button" class="button" on:click=print>
                        <Icon shape=Shape::Print />
                        <span>{words.list.print}</span>
                    </button>
                    <CopyTableButton text name=words.period.title />
                </div>
            </Show>
            <PlainTable name=words.period.title columns=&columns is_stacked=true paper_heading>
                <For each=shown key=|line| line.event.clone() let:line>
                    <EventRows line />
                </For>
                <tfoot>
                    <tr>
                        <th scope="row">{move || total_label(is_complete.get())}</th>
                        {total}
                    </tr>
                </tfoot>
            </PlainTable>
        </Show>
    }
}

/// The rows of an event: its own, and one of each ticket.
#[component]
fn EventRows(
    /// What it sold.
    line: EventLine,
) -> impl IntoView {
    let formats = use_formats();
    let EventLine { event, sold } = line;
    let link = href(&Route::event(event.id.clone()));
    let when = event.when(|at| formats.day(at));
    let numbers = move || {
        let (sold, revenue) = sold.with(|sold| (sold.sold, sold.known_estimate()));
        view! { <Numbers sold price=None revenue /> }
    };
    view! {
        <tbody class="event-rows">
            <tr>
                <th scope="rowgroup">
                    <a class="record-link" href=link>
                        <bdi>{event.name}</bdi>
                    </a>
                    <span class="hint">{when}</span>
                </th>
                {numbers}
            </tr>
            {move || sold.with(|sales| view! { <TicketRows sales /> })}
        </tbody>
    }
}
