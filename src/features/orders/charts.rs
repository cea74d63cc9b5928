//! Counts over time: a chart, and the table of its numbers.

use std::collections::BTreeMap;

use leptos::prelude::*;

use crate::analytics::Figures;
use crate::analytics::figures::{up_to_each, without_gaps};
use crate::analytics::local_hours::in_utc;
use crate::components::{Bar, Bars, Limit, LineChart, Point};
use crate::features::context::{use_formats, use_i18n};

/// Up to so many bars, days or hours without anything have one too.
const MOST: i64 = 400;
const HOURS_OF_DAY: i64 = 24;

/// What is counted by.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unit {
    Day,
    Hour,
}

/// All tickets sold up to each day, against the capacity.
#[component]
pub(crate) fn SalesCurve(
    /// The figures, as far as read.
    figures: Signal<Figures>,
) -> impl IntoView {
    let words = &use_i18n().order;
    let formats = use_formats();
    let local = formats.in_utc();
    let (numbers, of_points, of_limit) = (formats.clone(), formats.clone(), formats);
    let points = Memo::new(move |_| {
        figures.with(|figures| {
            let point = |(day, sum): (i64, u64)| {
                let own = figures.sold_by_day.get(&day).copied().unwrap_or_default();
                Point {
                    label: in_utc(day * HOURS_OF_DAY).map(|moment| local.day(moment)).unwrap_or_default(),
                    value: Some(sum),
                    beside: None,
                    text: (words.sold_up_to)(&of_points.integer(sum), &of_points.integer(own)),
                }
            };
            up_to_each(&figures.sold_by_day).into_iter().map(point).collect::<Vec<_>>()
        })
    });
    let limit = Memo::new(move |_| {
        let capacity = figures.with(Figures::capacity);
        capacity.map(|value| Limit { value, label: (words.capacity_is)(&of_limit.integer(value)) })
    });
    let number = Callback::new(move |value| numbers.integer(value));
    let is_line = Memo::new(move |_| points.with(|points| points.len() > 1));
    // The same numbers, day by day, are in the table of the next figure.
    view! {
        <Show when=move || is_line.get()>
            <section class="figure">
                <h2>{words.sold_in_all}</h2>
                <LineChart name="sold_until" label=words.day points=points.into() limit=limit.into() number />
            </section>
        </Show>
    }
}

/// A chart under a title, with its numbers behind a disclosure.
#[component]
pub(crate) fn CountChart<F: Fn() -> BTreeMap<i64, u64> + Copy + Send + Sync + 'static>(
    /// The title.
    title: &'static str,
    /// What is counted by.
    unit: Unit,
    /// How many there are, by the number of the day or hour.
    counts: F,
) -> impl IntoView {
    let words = &use_i18n().order;
    let formats = use_formats();
    let local = formats.in_utc();
    let label = move |at: i64| {
        let hour = if unit == Unit::Day { at * HOURS_OF_DAY } else { at };
        let Some(moment) = in_utc(hour) else { return String::new() };
        match unit {
            Unit::Day => local.day(moment),
            Unit::Hour => local.moment(moment),
        }
    };
    let text = move |count: u64| formats.integer(count);
    let (label_of_row, text_of_row) = (label.clone(), text.clone());
    let picture = move || {
        let bar = |(at, value): (i64, u64)| Bar { label: label(at), value, text: text(value) };
        let counts: Vec<Bar> = without_gaps(&counts(), MOST).into_iter().map(bar).collect();
        Some(if counts.is_empty() {
            view! { <p class="hint">{words.none_yet}</p> }.into_any()
        } else {
            let most = counts.iter().max_by_key(|bar| bar.value);
            let most = most.map(|bar| (words.most)(&bar.text, &bar.label));
            view! {
                <p class="hint">{most}</p>
                <Bars bars=counts />
            }
            .into_any()
        })
    };
    let rows = move || {
        let row = |(at, count): (i64, u64)| {
            view! {
                <tr>
                    <th scope="row">{label_of_row(at)}</th>
                    <td class="number">{text_of_row(count)}</td>
                </tr>
            }
        };
        Some(view! { <tbody>{counts().into_iter().map(row).collect::<Vec<_>>()}</tbody> })
    };
    let (when, count) = (if unit == Unit::Day { words.day } else { words.hour }, words.tickets);
    view! {
        <section class="figure">
            <h2>{title}</h2>
            {picture}
            <details class="as-received">
                <summary>{(words.numbers)(title)}</summary>
                <table class="table">
                    <thead>
                        <tr>
                            <th scope="col">{when}</th>
                            <th scope="col" class="number">
                                {count}
                            </th>
                        </tr>
                    </thead>
                    {rows}
                </table>
            </details>
        </section>
    }
}
