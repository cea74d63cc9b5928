//! Counts over time: a chart, and the table of its numbers.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use leptos::prelude::*;

use super::count_table::CountTable;
use crate::analytics::Bins;
use crate::analytics::figures::up_to_each;
use crate::analytics::local_hours::{MINUTES_OF_DAY, in_utc};
use crate::components::{
    BarChart, CopyImageButton, CopyWords, Limit, LineChart, Point, SpanField, SpanStep, SpanWords,
};
use crate::features::context::{use_formats, use_i18n};

/// In which steps something is counted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Steps {
    /// Days.
    Days,
    /// Minutes, or as many of them at once as a chart has room for.
    Minutes,
}

impl Steps {
    /// The lengths of a step, in the unit of the counts.
    fn sizes(self) -> &'static [i64] {
        match self {
            Self::Days => &[1],
            Self::Minutes => &[1, 5, 15, 60, MINUTES_OF_DAY],
        }
    }

    /// Up to so many steps, those without anything have their place.
    fn most(self) -> usize {
        match self {
            Self::Days => 400,
            Self::Minutes => 120,
        }
    }

    /// How many minutes the unit of the counts is.
    pub(super) fn minutes(self) -> i64 {
        match self {
            Self::Days => MINUTES_OF_DAY,
            Self::Minutes => 1,
        }
    }
}

/// How many were sold up to each day, against the capacity.
#[component]
pub(crate) fn SalesCurve(
    /// How many were sold on each day.
    counts: Signal<BTreeMap<i64, u64>>,
    /// How many can be sold, where that is limited.
    capacity: Signal<Option<u64>>,
    /// The name of the ticket whose sales they are; none of all.
    of: Signal<Option<String>>,
) -> impl IntoView {
    let words = &use_i18n().figures;
    let formats = use_formats();
    let local = formats.in_utc();
    let (numbers, of_points, of_limit) = (formats.clone(), formats.clone(), formats);
    let points = Memo::new(move |_| {
        counts.with(|counts| {
            let point = |(day, sum): (i64, u64)| {
                let own = counts.get(&day).copied().unwrap_or_default();
                Point {
                    label: in_utc(day * MINUTES_OF_DAY).map(|moment| local.day(moment)).unwrap_or_default(),
                    value: Some(sum),
                    beside: None,
                    text: (words.sold_up_to)(&of_points.integer(sum), &of_points.integer(own)),
                }
            };
            up_to_each(counts).into_iter().map(point).collect::<Vec<_>>()
        })
    });
    let limit = Memo::new(move |_| {
        capacity.get().map(|value| Limit { value, label: (words.capacity_is)(&of_limit.integer(value)) })
    });
    let number = Callback::new(move |value| numbers.integer(value));
    let figure = NodeRef::new();
    // The same numbers, day by day, are in the table of the next figure.
    view! {
        <Show when=move || points.with(|points| points.len() > 1)>
            <section class="figure" node_ref=figure>
                <ChartTitle title=words.sold_in_all of />
                <LineChart name="sold_until" label=words.day points=points.into() limit=limit.into() number />
                <CopyImageButton figure name=words.sold_in_all words=copy_words() />
            </section>
        </Show>
    }
}

/// The title of a chart, with the ticket that it is of.
#[component]
fn ChartTitle(
    /// What the chart shows.
    title: &'static str,
    /// The name of the ticket; none where the chart is of all.
    of: Signal<Option<String>>,
) -> impl IntoView {
    let of = move || {
        of.get().map(|name| {
            view! {
                " · "
                <bdi>{name}</bdi>
            }
        })
    };
    view! { <h2>{title} {of}</h2> }
}

/// What the button says that copies a chart.
fn copy_words() -> CopyWords {
    let words = &use_i18n().figures;
    CopyWords { copy: words.copy_image, copied: words.image_copied, refused: words.image_refused }
}

/// A chart under a title, a way to look at a part of it, and its numbers behind a disclosure.
#[component]
pub(crate) fn CountChart(
    /// The `name` of the control that reads the chart.
    name: &'static str,
    /// The title.
    title: &'static str,
    /// In which steps it is counted.
    steps: Steps,
    /// How many there are, by the number of the day or minute.
    counts: Signal<BTreeMap<i64, u64>>,
    /// The name of the ticket that is counted; none where all are.
    of: Signal<Option<String>>,
) -> impl IntoView {
    let messages = use_i18n();
    let words = &messages.figures;
    let formats = use_formats();
    let local = StoredValue::new(formats.in_utc());
    let number = Callback::new(move |value| formats.integer(value));
    let label = move |bins: &Bins, begin: i64| {
        let Some(moment) = in_utc(begin * steps.minutes()) else { return String::new() };
        let is_days = bins.size * steps.minutes() >= MINUTES_OF_DAY;
        local.with_value(|local| if is_days { local.day(moment) } else { local.moment(moment) })
    };
    let point = move |bins: &Bins, begin: i64, value: u64| {
        let text = number.run(value);
        Point { label: label(bins, begin), value: Some(value), beside: None, text }
    };
    let all = Memo::new(move |_| counts.with(|counts| Bins::of_all(counts, steps.sizes(), steps.most())));
    // By its moments: the steps may change while more is read.
    let span = RwSignal::new(None::<RangeInclusive<i64>>);
    let ends = Memo::new(move |_| {
        all.with(|all| match span.get() {
            Some(span) => all.steps_of(&span),
            None => (0, all.counts.len().saturating_sub(1)),
        })
    });
    let on_span = Callback::new(move |part: Option<(usize, usize)>| {
        span.set(part.and_then(|(from, until)| all.with_untracked(|all| all.span(from, until))));
    });
    let shown = Memo::new(move |_| match span.get() {
        Some(part) => counts.with(|counts| Bins::new(counts, part, steps.sizes(), steps.most())),
        None => all.get(),
    });
    let points = Memo::new(move |_| {
        shown.with(|bins| {
            bins.counts.iter().map(|(begin, count)| point(bins, *begin, *count)).collect::<Vec<_>>()
        })
    });
    let places = Memo::new(move |_| {
        all.with(|bins| {
            // The last minute, or the day itself.
            let place = |(begin, _): &(i64, u64)| {
                let text = label(bins, *begin);
                let last = begin + bins.size - 1;
                SpanStep { end: if last == *begin { text.clone() } else { label(bins, last) }, begin: text }
            };
            bins.counts.iter().map(place).collect::<Vec<_>>()
        })
    });
    let summary = move || {
        let size = shown.with(|bins| bins.size * steps.minutes());
        points.with(|points| {
            let most = points.iter().max_by_key(|point| point.value)?;
            let peak = match most.value {
                Some(1..) => (words.most)(&most.text, &most.label),
                _ => words.none_in_part.to_owned(),
            };
            let sum = points.iter().filter_map(|point| point.value).sum();
            Some(format!("{} · {peak} · {}", (words.in_all)(&number.run(sum)), (words.in_steps)(size)))
        })
    };
    let figure = NodeRef::new();
    let has_some = move || points.with(|points| !points.is_empty());
    let span_words =
        SpanWords { from: messages.common.from, until: messages.common.to, all: messages.list.show_all };
    view! {
        <section class="figure" node_ref=figure>
            <ChartTitle title of />
            <Show when=has_some fallback=move || view! { <p class="hint">{words.none_yet}</p> }>
                <p class="hint">{summary}</p>
                <BarChart name label=title points=points.into() number />
                <CopyImageButton figure name=title words=copy_words() />
                <Show when=move || places.with(|places| places.len() > 1)>
                    <SpanField name words=span_words places=places.into() label=title ends on_change=on_span />
                </Show>
                <CountTable title steps bins=shown points />
            </Show>
        </section>
    }
}
