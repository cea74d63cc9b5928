//! A line drawn as SVG, perhaps with another one beside it.

use leptos::prelude::*;

use super::chart_frame::{ChartFrame, HEIGHT, Plot, Point, Spread, WIDTH};

/// A line across a scale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limit {
    /// How high it is.
    pub value: u64,
    /// What it is.
    pub label: String,
}

/// From so many times the highest place on, a limit would leave the line flat: it is named, and not drawn.
const FAR: u64 = 4;

/// A line over places that are equally far from each other, and perhaps another one. The scale begins at zero and holds the
/// limit, if there is one that is near.
#[component]
pub fn LineChart(
    /// The `name` of the control that says what the line says at a place.
    name: &'static str,
    /// What that control is called.
    label: &'static str,
    /// The places, from left to right.
    points: Signal<Vec<Point>>,
    /// A line across the scale.
    limit: Signal<Option<Limit>>,
    /// Writes a number of the scale.
    number: Callback<u64, String>,
) -> impl IntoView {
    let limit_value = Memo::new(move |_| {
        let value = limit.with(|limit| limit.as_ref().map(|limit| limit.value))?;
        let highest = points.with(|points| points.iter().filter_map(Point::height).max())?;
        (value <= highest.saturating_mul(FAR)).then_some(value)
    });
    let plot = Plot::new(points, limit_value.into(), Spread::ToTheEdges);
    let x = move |place: usize| match plot.count().saturating_sub(1) {
        0 => WIDTH,
        last => place as u64 * WIDTH / last as u64,
    };
    let line_of = move |height: fn(&Point) -> Option<u64>| {
        let spot = |(place, point): (usize, &Point)| Some(format!("{},{}", x(place), plot.y(height(point)?)));
        points.with(|points| points.iter().enumerate().filter_map(spot).collect::<Vec<_>>().join(" "))
    };
    let line = Memo::new(move |_| line_of(|point| point.value));
    let beside = Memo::new(move |_| line_of(|point| point.beside));
    let end = Memo::new(move |_| {
        points.with(|points| points.iter().rposition(|point| point.value.is_some())).unwrap_or_default()
    });
    let area = move || format!("0,{HEIGHT} {} {},{HEIGHT}", line.get(), x(end.get()));
    let limit_line = move || {
        let at = plot.y(limit_value.get()?).to_string();
        Some(view! { <line class="line-limit" x1="0" x2=WIDTH.to_string() y1=at.clone() y2=at></line> })
    };
    let limit_label =
        move || limit.get().map(|limit| view! { <span class="line-limit-label">{limit.label}</span> });
    // What it shows follows the limit: the function itself is called once.
    let overlay = ViewFn::from(move || limit_label);
    let at = move || {
        let place = plot.place.get();
        let height = points.with(|points| points.get(place).and_then(Point::height));
        let (x, y) = (x(place).to_string(), plot.y(height.unwrap_or_default()).to_string());
        view! { <line class="line-place" x1=x.clone() x2=x y1=y y2=HEIGHT.to_string()></line> }
    };
    view! {
        <ChartFrame name label plot number overlay>
            <polygon class="line-area" points=area></polygon>
            {limit_line}
            <polyline class="line line-beside" points=beside></polyline>
            <polyline class="line" points=line></polyline>
            {at}
        </ChartFrame>
    }
}
