//! A line drawn as SVG, perhaps with another one beside it, and what they say at each place: by mouse, touch and keyboard.

use leptos::prelude::*;

use super::control_id;

/// The size of the drawing, in its own units.
const WIDTH: u64 = 1000;
const HEIGHT: u64 = 200;

/// A place of the chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// What it is called.
    pub label: String,
    /// How high the line is; nothing behind its end.
    pub value: Option<u64>,
    /// How high the line beside it is, if there is one.
    pub beside: Option<u64>,
    /// What there is to say of it.
    pub text: String,
}

/// A line across a scale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limit {
    /// How high it is.
    pub value: u64,
    /// What it is.
    pub label: String,
}

/// A line over places that are equally far from each other, and perhaps another one. The scale begins at zero and holds the
/// limit, if there is one.
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
    let last = Signal::derive(move || points.with(|points| points.len().saturating_sub(1)));
    let top = Memo::new(move |_| {
        let limit = limit.with(|limit| limit.as_ref().map(|limit| limit.value));
        let heights = |point: &Point| point.value.max(point.beside);
        let highest = points.with(|points| points.iter().filter_map(heights).chain(limit).max());
        top_of_scale(highest.unwrap_or_default())
    });
    let x =
        move |place: usize| if last.get() == 0 { WIDTH } else { place as u64 * WIDTH / last.get() as u64 };
    let y = move |value: u64| HEIGHT - value * HEIGHT / top.get();
    let line_of = move |height: fn(&Point) -> Option<u64>| {
        let spot = |(place, point): (usize, &Point)| Some(format!("{},{}", x(place), y(height(point)?)));
        points.with(|points| points.iter().enumerate().filter_map(spot).collect::<Vec<_>>().join(" "))
    };
    let line = Memo::new(move |_| line_of(|point| point.value));
    let beside = Memo::new(move |_| line_of(|point| point.beside));
    // Where the line ends, until the user chooses another place.
    let end = Memo::new(move |_| {
        points.with(|points| points.iter().rposition(|point| point.value.is_some())).unwrap_or_default()
    });
    let area = move || format!("0,{HEIGHT} {} {},{HEIGHT}", line.get(), x(end.get()));
    let limit_line = move || {
        let at = y(limit.with(|limit| limit.as_ref().map(|limit| limit.value))?).to_string();
        Some(view! { <line class="line-limit" x1="0" x2=WIDTH.to_string() y1=at.clone() y2=at></line> })
    };
    let limit_label =
        move || limit.get().map(|limit| view! { <span class="line-limit-label">{limit.label}</span> });

    let chosen = RwSignal::new(None::<usize>);
    let place = move || chosen.get().unwrap_or(end.get()).min(last.get());
    let text = Signal::derive(move || {
        let text = |point: &Point| format!("{}: {}", point.label, point.text);
        points.with(|points| points.get(place()).map(text).unwrap_or_default())
    });
    let at = move || {
        let value = points.with(|points| points.get(place()).and_then(|point| point.value.max(point.beside)));
        let (x, y) = (x(place()).to_string(), y(value.unwrap_or_default()).to_string());
        view! { <line class="line-place" x1=x.clone() x2=x y1=y y2=HEIGHT.to_string()></line> }
    };
    let label_at =
        move |place: usize| points.with(|points| points.get(place).map(|point| point.label.clone()));
    let choose = move |event: web_sys::Event| chosen.set(event_target_value(&event).parse().ok());
    let id = control_id(name);
    view! {
        <div class="line-chart">
            <p class="line-scale" aria-hidden="true">
                <span>{move || number.run(top.get())}</span>
                <span>{move || number.run(top.get() / 2)}</span>
                <span>{number.run(0)}</span>
            </p>
            <div class="line-plot">
                <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" aria-hidden="true">
                    <polygon class="line-area" points=area></polygon>
                    {limit_line}
                    <polyline class="line line-beside" points=beside></polyline>
                    <polyline class="line" points=line></polyline>
                    {at}
                </svg>
                {limit_label}
                // Over the drawing, so that it moves along the line.
                <input
                    type="range"
                    id=id.clone()
                    name=name
                    aria-label=label
                    min="0"
                    max=move || last.get().to_string()
                    step="1"
                    prop:value=move || place().to_string()
                    aria-valuetext=text
                    on:input=choose
                />
            </div>
            <p class="chart-axis" aria-hidden="true">
                <span>{move || label_at(0)}</span>
                <span>{move || label_at(last.get())}</span>
            </p>
            <output class="hint" for=id>
                {text}
            </output>
        </div>
    }
}

/// The first number from a value on that halves well: 2, 4, 6, 8 or 10 times a power of ten. A number of
/// tickets is far from the last one there is.
fn top_of_scale(value: u64) -> u64 {
    let mut power = 1;
    loop {
        for factor in [2, 4, 6, 8, 10] {
            if power * factor >= value {
                return power * factor;
            }
        }
        power *= 10;
    }
}

#[cfg(test)]
mod tests {
    use super::top_of_scale;

    #[test]
    fn a_scale_ends_at_a_number_that_halves_well() {
        for (value, top) in [
            (0, 2),
            (1, 2),
            (3, 4),
            (7, 8),
            (10, 10),
            (11, 20),
            (140, 200),
            (20_000, 20_000),
            (20_001, 40_000),
        ] {
            assert_eq!(top_of_scale(value), top, "{value}");
        }
    }
}
