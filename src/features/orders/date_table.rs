//! What each date of an event expects.

use leptos::prelude::*;

use super::figure_tables::{FigureTable, percent};
use crate::analytics::{DateFigures, Figures};
use crate::components::Column;
use crate::features::context::{use_formats, use_i18n};

/// How many visitors are expected on each date of an event with several, and how many came.
#[component]
pub(super) fn ByDate(
    /// The figures, as far as read.
    figures: Signal<Figures>,
    /// Whether all tickets are read: they say on which dates they are valid.
    has_prices: Signal<bool>,
) -> impl IntoView {
    let words = &use_i18n().figures;
    let scanned = use_i18n().order.scanned;
    let formats = use_formats();
    let is_shown =
        Memo::new(move |_| has_prices.get() && figures.with(|figures| !figures.by_date.is_empty()));
    let row = move |DateFigures { date, expected, checked_in }: &DateFigures| {
        view! {
            <tr>
                <th scope="row">{formats.span(date.starts_at, date.ends_at)}</th>
                <td class="number">{formats.integer(*expected)}</td>
                <td class="number">{formats.integer(*checked_in)}</td>
                <td class="number">{percent(*checked_in, *expected)}</td>
            </tr>
        }
    };
    let rows = Signal::derive(move || figures.with(|figures| figures.by_date.clone()));
    view! {
        <Show when=move || is_shown.get()>
            {
                let row = row.clone();
                let columns = [
                    Column::Text(words.date),
                    Column::Number(words.expected),
                    Column::Number(scanned),
                    Column::Number(words.of_expected),
                ];
                let rule = view! { <p class="hint">{words.expected_rule}</p> }.into_any();
                view! {
                    <FigureTable title=words.by_date columns=&columns below=rule>
                        {move || rows.with(|dates| dates.iter().map(&row).collect_view())}
                    </FigureTable>
                }
            }
        </Show>
    }
}
