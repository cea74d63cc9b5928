//! Bars drawn as SVG.

use leptos::prelude::*;

use super::chart_frame::{ChartFrame, HEIGHT, Plot, Point, Spread, WIDTH};

/// The most of the width that a bar takes: a few of them are no blocks.
const WIDEST: f64 = 100.0;
/// The part of its room that a bar takes.
const BAR: f64 = 0.8;

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
        let room = WIDTH as f64 / count.max(1) as f64;
        let width = (room * BAR).min(WIDEST);
        let (x, y) = (room * (place as f64 + 0.5) - width / 2.0, plot.y(value));
        [format!("{x:.1}"), y.to_string(), format!("{width:.1}"), (HEIGHT - y).to_string()]
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
