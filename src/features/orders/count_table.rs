//! The numbers of a chart of counts.

use leptos::prelude::*;

use super::charts::Steps;
use crate::analytics::Bins;
use crate::analytics::local_hours::in_utc;
use crate::components::{PlainTable, Point, TableColumn};
use crate::features::context::{use_formats, use_i18n};
use crate::features::copied_table::{CopyTableButton, table_text};

/// What a chart shows as a table behind a disclosure, with a way to copy it for a spreadsheet.
#[component]
pub(super) fn CountTable(
    /// The title of the chart.
    title: &'static str,
    /// In which steps it is counted.
    steps: Steps,
    /// The counts.
    bins: Memo<Bins>,
    /// The same as the chart says them.
    points: Memo<Vec<Point>>,
) -> impl IntoView {
    let (words, of_tickets) = (&use_i18n().figures, use_i18n().order.tickets);
    let local = use_formats().in_utc();
    let when = if steps == Steps::Days { words.day } else { words.time };
    // Few people open the table: it is filled for them.
    let is_opened = RwSignal::new(false);
    let rows = move || {
        let row = |point: &Point| {
            view! {
                <tr>
                    <th scope="row">{point.label.clone()}</th>
                    <td class="number">{point.text.clone()}</td>
                </tr>
            }
        };
        let some =
            |points: &Vec<Point>| points.iter().filter(|point| point.value > Some(0)).map(row).collect_view();
        is_opened.get().then(|| points.with(some))
    };
    // With the steps without anything, and with dates as every spreadsheet takes them.
    let text = Signal::derive(move || {
        let line = |(begin, count): &(i64, u64)| {
            let at = in_utc(begin * steps.minutes())?;
            let at =
                if steps == Steps::Days { local.typed_day(at) } else { local.typed(at).replace('T', " ") };
            Some(vec![at, count.to_string()])
        };
        bins.with(|bins| table_text(&[when, of_tickets], bins.counts.iter().filter_map(line)))
    });
    let columns = [TableColumn::Text(when), TableColumn::Number(of_tickets)];
    view! {
        <details class="as-received" on:toggle=move |_| is_opened.set(true)>
            <summary>{(words.numbers)(title)}</summary>
            <PlainTable name=title columns=&columns>
                <tbody>{rows}</tbody>
            </PlainTable>
            <CopyTableButton text name=title />
        </details>
    }
}
