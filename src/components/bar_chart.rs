//! Bars drawn as SVG.

use leptos::prelude::*;

use super::chart_frame::{ChartFrame, HEIGHT, Plot, Point, Spread, WIDTH};

/// The most of the width that a bar takes: a few of them are no blocks.
const WIDEST: u64 = WIDTH / 10;

/// Bars beside each other, as tall as their values.
#[component]
pub fn BarChart(
    /// The `name` of the control that says how tall a bar is.
    name: &'static str,
    /// What that control is called.
    label: &'static str,
    /// The bars, from left to right.
    points: Signal<Vec<Point>>,
    /// Writes a number of the scale.
    number: Callback<u64, String>,
) -> impl IntoView {
    let plot = Plot::new(points, Signal::stored(None), Spread::InSlots);
    // From the left and from above, with the width and the height, of the bar at a place.
    let bar_at = move |place: usize, count: usize, value: u64| {
        let (place, count) = (place as u64, count.max(1) as u64);
        // A fifth of the room of a bar stays free.
        let width = (WIDTH * 4 / (count * 5)).min(WIDEST);
        let (x, y) = (((place * 2 + 1) * WIDTH / count - width) / 2, plot.y(value));
        [x, y, width, HEIGHT - y].map(|length| length.to_string())
    };
    let bars = move || {
        points.with(|points| {
            let bar = |(place, point): (usize, &Point)| {
                let [x, y, width, height] = bar_at(place, points.len(), point.value?);
                Some(view! { <rect class="bar" x=x y=y width=width height=height></rect> })
            };
            points.iter().enumerate().filter_map(bar).collect_view()
        })
    };
    // Over the bar that is read, so that no other one has to follow the pointer.
    let read = move || {
        let place = plot.place.get();
        let (count, value) =
            points.with(|points| (points.len(), points.get(place).and_then(|point| point.value)));
        let [x, y, width, height] = bar_at(place, count, value?);
        Some(view! { <rect class="bar read" x=x y=y width=width height=height></rect> })
    };
    view! {
        <ChartFrame name label plot number>
            {bars}
            {read}
        </ChartFrame>
    }
}
