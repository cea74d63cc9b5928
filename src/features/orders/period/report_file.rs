//! The sales report as a file for a spreadsheet.

use std::sync::Arc;

use leptos::prelude::*;

use super::report_table::EventLine;
use crate::analytics::TicketSales;
use crate::components::{Icon, Shape, Toasts};
use crate::data_grid::{Column, Texts};
use crate::features::chunked_task::ChunkedTask;
use crate::features::context::{use_formats, use_i18n};
use crate::features::day_range::DayRange;
use crate::features::listing::{CsvFile, Format, ListColumn, Listing, Records};

/// What an event sold of one ticket.
struct ReportRow {
    event: String,
    /// The day of the event.
    day: Option<String>,
    ticket: TicketSales,
}

static LISTING: Listing<ReportRow> = Listing {
    id: |_| "",
    columns: &[
        ListColumn::new(
            Column::new("event", |row| row.event.as_str().into()),
            |words| words.event.basics,
            Format::Text,
        ),
        ListColumn::new(
            Column::new("date", |row| row.day.as_deref().into()),
            |words| words.figures.date,
            Format::Text,
        ),
        ListColumn::new(
            Column::new("ticket", |row| row.ticket.name.as_deref().into()),
            |words| words.order.ticket,
            Format::Text,
        ),
        ListColumn::new(
            Column::new("sold", |row| row.ticket.sold.into()),
            |words| words.figures.sold,
            Format::Count,
        ),
        ListColumn::new(
            Column::new("price", |row| row.ticket.price.map(|price| price.amount()).into()),
            |words| words.figures.price_today,
            Format::Price,
        ),
        ListColumn::new(
            Column::new("revenue", |row: &ReportRow| row.ticket.revenue().into()),
            |words| words.period.revenue_today,
            Format::Price,
        ),
    ],
    from_start: &[],
    facets: &[],
    rare_facets: &[],
    name: "sales-report",
    route: |_| None,
    actions: &[],
    problem: |_| None,
    received: |_| None,
    class: |_| "",
};

/// Writes the report into a file, without sums: a spreadsheet makes its own.
#[component]
pub(super) fn ExportReport(
    /// What each event sold.
    lines: Memo<Vec<EventLine>>,
    /// The days.
    days: Memo<DayRange>,
) -> impl IntoView {
    let (words, formats) = (use_i18n(), use_formats());
    let (task, toasts) = (ChunkedTask::new(), expect_context::<Toasts>());
    let export = move |_| {
        let mut records = Vec::new();
        for EventLine { event, sold } in lines.get_untracked() {
            let day = event.starts_at.map(|at| formats.typed_day(at));
            let row = |ticket: TicketSales| ReportRow { event: event.name.clone(), day: day.clone(), ticket };
            records.extend(sold.get_untracked().by_ticket.into_iter().map(row));
        }
        let labels = LISTING.columns.iter().map(|column| (column.label)(words).to_owned());
        let count = formats.integer(records.len() as u64);
        let said = (words.list.exported)(&count, &count, None);
        let file = CsvFile {
            chosen: (0..records.len()).collect(),
            rows: Arc::new(Records { listing: &LISTING, records }),
            columns: labels.enumerate().collect(),
            texts: Texts::Guarded,
            name: format!("{} {}.csv", words.period.report, days.with_untracked(DayRange::to_string)),
        };
        file.write(task, words, formats.clone(), move |is_saved| {
            toasts.say(if is_saved { said.clone() } else { words.list.not_exported.to_owned() });
        });
    };
    view! {
        <button type="button" class="button" on:click=export>
            <Icon shape=Shape::Download />
            <span>{words.list.export}</span>
        </button>
    }
}
