//! Visitors line by line: how many are expected, and how many came.

use leptos::prelude::*;

use super::figure_tables::percent;
use crate::analytics::{DateFigures, Figures, Visitors};
use crate::components::{PlainTable, TableColumn};
use crate::features::context::{use_formats, use_i18n};
use crate::features::copied_table::{CopyTableButton, name_cell, table_text};

/// Visitors line by line, with a way to copy them.
#[component]
pub(super) fn VisitorTable(
    /// What the table is called.
    #[prop(into)]
    name: String,
    /// What the lines are of.
    heading: &'static str,
    /// The lines, with their names.
    lines: Vec<(String, Visitors)>,
    /// Whether each visitor is in one line only, so that there is a sum.
    has_total: bool,
    /// How they are counted, where nothing else says so.
    rule: Option<&'static str>,
    /// Whether the names of the lines may be those of people.
    #[prop(optional)]
    is_personal: bool,
) -> impl IntoView {
    let (words, checked_in) = (&use_i18n().figures, use_i18n().order.scanned);
    let text = text([heading, words.expected, checked_in], &lines);
    let total = has_total.then(|| {
        let visitors = lines.iter().fold(Visitors::default(), |sum, (_, visitors)| sum + *visitors);
        view! {
            <tfoot>
                <VisitorRow name=words.total.to_owned() visitors is_personal=false />
            </tfoot>
        }
    });
    let rows =
        lines.into_iter().map(move |(name, visitors)| view! { <VisitorRow name visitors is_personal /> });
    let columns = [
        TableColumn::Text(heading),
        TableColumn::Number(words.expected),
        TableColumn::Number(checked_in),
        TableColumn::Number(words.of_expected),
    ];
    view! {
        <PlainTable name=name.clone() columns=&columns>
            <tbody>{rows.collect_view()}</tbody>
            {total}
        </PlainTable>
        {rule.map(|rule| view! { <p class="hint">{rule}</p> })}
        <CopyTableButton text name />
    }
}

#[component]
fn VisitorRow(
    /// What the line is called.
    name: String,
    /// How many there are.
    visitors: Visitors,
    /// Whether the name may be that of a person.
    is_personal: bool,
) -> impl IntoView {
    let formats = use_formats();
    let Visitors { expected, checked_in } = visitors;
    view! {
        <tr>
            <th scope="row">
                <bdi class:personal=is_personal>{name}</bdi>
            </th>
            <td class="number">{formats.integer(expected)}</td>
            <td class="number">{formats.integer(checked_in)}</td>
            <td class="number">{percent(checked_in, expected)}</td>
        </tr>
    }
}

/// The table as text.
fn text(headings: [&str; 3], lines: &[(String, Visitors)]) -> String {
    let row = |(name, Visitors { expected, checked_in }): &(String, Visitors)| {
        vec![name_cell(name), expected.to_string(), checked_in.to_string()]
    };
    table_text(&headings, lines.iter().map(row))
}

/// How many visitors are expected on each date of an event with several, and how many came.
#[component]
pub(super) fn ByDate(
    /// The figures, as far as read.
    figures: Signal<Figures>,
    /// Whether all tickets are read: they say on which dates they are valid.
    has_prices: Signal<bool>,
) -> impl IntoView {
    let words = &use_i18n().figures;
    let formats = use_formats();
    let dates = Memo::new(move |_| figures.with(|figures| figures.by_date.clone()));
    let is_shown = Memo::new(move |_| has_prices.get() && dates.with(|dates| !dates.is_empty()));
    let table = move || {
        let line = |DateFigures { date, visitors }: &DateFigures| {
            (formats.span(date.starts_at, date.ends_at), *visitors)
        };
        let lines = dates.with(|dates| dates.iter().map(line).collect());
        // A ticket may be valid on several dates: they have no sum.
        view! {
            <VisitorTable
                name=words.by_date
                heading=words.date
                lines
                has_total=false
                rule=Some(words.expected_rule)
            />
        }
    };
    view! {
        <Show when=move || is_shown.get()>
            <section class="figure">
                <h2>{words.by_date}</h2>
                {table.clone()}
            </section>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spreadsheet_gets_plain_numbers() {
        let lines = [("Morning".to_owned(), Visitors { expected: 1200, checked_in: 0 })];
        let expected = "Time slot\tExpected\tChecked in\nMorning\t1200\t0";
        assert_eq!(text(["Time slot", "Expected", "Checked in"], &lines), expected);
    }
}
