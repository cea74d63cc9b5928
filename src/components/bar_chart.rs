//! Bars drawn as SVG.

use leptos::prelude::*;

use super::chart_frame::{ChartFrame, HEIGHT, Plot, Point, Spread, WIDTH};

/// The most of the width that a bar takes: a few of them are no blocks.
const WIDEST: f64 = 40.0;
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
    let bars = move || {
        let room = WIDTH as f64 / plot.count().max(1) as f64;
        let width = (room * BAR).min(WIDEST);
        let bar = |(place, point): (usize, &Point)| {
            let y = plot.y(point.value?);
            let x = room * (place as f64 + 0.5) - width / 2.0;
            Some(view! {
                <rect
                    class="bar"
                    class:read=move || plot.place.get() == place
                    x=format!("{x:.1}")
                    y=y.to_string()
                    width=format!("{width:.1}")
                    height=(HEIGHT - y).to_string()
                ></rect>
            })
        };
        points.with(|points| points.iter().enumerate().filter_map(bar).collect_view())
    };
    view! {
        <ChartFrame name label plot number>
            {bars}
        </ChartFrame>
    }
}
