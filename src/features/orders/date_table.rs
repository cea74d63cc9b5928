//! What each date of an event expects.

use leptos::prelude::*;

use super::visitor_table::VisitorTable;
use crate::analytics::{DateFigures, Figures};
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
                rule=words.expected_rule
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
