//! What charts of counts over time share: the scale, the places, and what the chart says at each of them, by mouse, touch and
//! keyboard.

use leptos::html;
use leptos::prelude::*;

use super::control_id;
use super::typed_value::bind_slider;

/// The size of the drawing, in its own units: whole numbers of them are fine enough for hundreds of bars.
pub(super) const WIDTH: u64 = 10_000;
pub(super) const HEIGHT: u64 = 200;

/// A place of a chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// What it is called.
    pub label: String,
    /// How high it is; none after the end of the line.
    pub value: Option<u64>,
    /// How high the line beside it is, if there is one.
    pub beside: Option<u64>,
    /// What there is to say of it.
    pub text: String,
}

impl Point {
    /// How high the drawing goes there.
    pub(super) fn height(&self) -> Option<u64> {
        self.value.max(self.beside)
    }
}

/// Where places are across a chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spread {
    /// The first and the last are its edges.
    ToTheEdges,
    /// Each has as much room as the others.
    InSlots,
}

impl Spread {
    /// The place, of so many, that is nearest to a part of the width.
    fn place_at(self, part: f64, count: usize) -> usize {
        let last = count.saturating_sub(1);
        let place = match self {
            Self::ToTheEdges => (part * last as f64).round(),
            Self::InSlots => (part * count as f64).floor(),
        };
        (place.max(0.0) as usize).min(last)
    }
}

/// The places of a chart, its scale, and the place that is read.
#[derive(Clone, Copy)]
pub(super) struct Plot {
    pub(super) points: Signal<Vec<Point>>,
    /// The end of the scale, which begins at zero.
    pub(super) top: Memo<u64>,
    /// The place that is read: the last with a value, until the user chooses another one.
    pub(super) place: Memo<usize>,
    /// What the place is called that the user chose: others may come before it.
    chosen: RwSignal<Option<String>>,
    spread: Spread,
}

impl Plot {
    /// A chart of these places, with a scale that holds a limit, if there is one.
    pub(super) fn new(points: Signal<Vec<Point>>, limit: Signal<Option<u64>>, spread: Spread) -> Self {
        let chosen = RwSignal::new(None::<String>);
        let top = Memo::new(move |_| {
            let highest =
                points.with(|points| points.iter().filter_map(Point::height).chain(limit.get()).max());
            top_of_scale(highest.unwrap_or_default())
        });
        let place = Memo::new(move |_| {
            points.with(|points| {
                let is_chosen = |point: &Point| chosen.with(|chosen| chosen.as_ref() == Some(&point.label));
                let end = || points.iter().rposition(|point| point.value.is_some());
                points.iter().position(is_chosen).or_else(end).unwrap_or_default()
            })
        });
        Self { points, top, place, chosen, spread }
    }

    /// How many places there are.
    pub(super) fn count(self) -> usize {
        self.points.with(Vec::len)
    }

    /// How far down a value is: the smallest still shows.
    pub(super) fn y(self, value: u64) -> u64 {
        HEIGHT - value.saturating_mul(HEIGHT).div_ceil(self.top.get()).min(HEIGHT)
    }

    fn choose(self, place: usize) {
        self.chosen.set(self.label_at(place));
    }

    fn label_at(self, place: usize) -> Option<String> {
        self.points.with(|points| points.get(place).map(|point| point.label.clone()))
    }
}

/// A drawing with its scale and axis, and a control over it that says what is drawn at a place.
#[component]
pub(super) fn ChartFrame(
    /// The `name` of the control.
    name: &'static str,
    /// What the control is called.
    label: &'static str,
    /// The places.
    plot: Plot,
    /// Writes a number of the scale.
    number: Callback<u64, String>,
    /// What is over the drawing.
    #[prop(optional)]
    overlay: Option<ViewFn>,
    /// The drawing, in SVG.
    children: Children,
) -> impl IntoView {
    let Plot { points, top, place, spread, .. } = plot;
    let last = Memo::new(move |_| plot.count().saturating_sub(1));
    let input = NodeRef::<html::Input>::new();
    bind_slider(input, last, place);
    let text = Signal::derive(move || {
        let text = |point: &Point| format!("{}: {}", point.label, point.text);
        points.with(|points| points.get(place.get()).map(text).unwrap_or_default())
    });
    let choose = move |event: web_sys::Event| {
        if let Ok(place) = event_target_value(&event).parse() {
            plot.choose(place);
        }
    };
    // A mouse reads without a click. A finger that moves may be scrolling the page: it drags the control itself.
    let point_at = move |event: web_sys::PointerEvent| {
        if event.pointer_type() == "mouse" && event.buttons() == 0 {
            let width = event_target::<web_sys::Element>(&event).client_width().max(1);
            let part = f64::from(event.offset_x()) / f64::from(width);
            plot.choose(spread.place_at(part, plot.count()));
        }
    };
    view! {
        <div class="chart">
            <p class="chart-scale" aria-hidden="true">
                <span>{move || number.run(top.get())}</span>
                <span>{move || number.run(top.get() / 2)}</span>
                <span>{number.run(0)}</span>
            </p>
            <div class="chart-plot">
                <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" aria-hidden="true">
                    {children()}
                </svg>
                {overlay.map(|overlay| overlay.run())}
                // Over the drawing, so that it moves along it.
                <input
                    type="range"
                    id=control_id(name)
                    name=name
                    aria-label=label
                    min="0"
                    step="1"
                    aria-valuetext=text
                    node_ref=input
                    on:input=choose
                    on:pointermove=point_at
                />
            </div>
            <p class="chart-axis" aria-hidden="true">
                <span>{move || plot.label_at(0)}</span>
                <span>{move || (last.get() > 0).then(|| plot.label_at(last.get()))}</span>
            </p>
            // The control says it, too.
            <p class="hint" aria-hidden="true">
                {text}
            </p>
        </div>
    }
}

/// The first number from a value on that halves well: 2, 4, 6, 8 or 10 times a power of ten. A value that no such number
/// reaches is its own.
fn top_of_scale(value: u64) -> u64 {
    let powers = std::iter::successors(Some(1_u64), |power| power.checked_mul(10));
    let tops = powers.flat_map(|power| [2, 4, 6, 8, 10].map(|factor| power.saturating_mul(factor)));
    tops.into_iter().find(|top| *top >= value).unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use super::{Spread, top_of_scale};

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
            (u64::MAX, u64::MAX),
        ] {
            assert_eq!(top_of_scale(value), top, "{value}");
        }
    }

    #[test]
    fn the_pointer_reads_the_place_below_it() {
        for (spread, part, place) in [
            (Spread::ToTheEdges, 0.0, 0),
            (Spread::ToTheEdges, 0.12, 0),
            (Spread::ToTheEdges, 0.13, 1),
            (Spread::ToTheEdges, 1.0, 4),
            (Spread::InSlots, 0.19, 0),
            (Spread::InSlots, 0.21, 1),
            (Spread::InSlots, 1.0, 4),
            (Spread::InSlots, -0.1, 0),
        ] {
            assert_eq!(spread.place_at(part, 5), place, "{spread:?} {part}");
        }
        assert_eq!(Spread::InSlots.place_at(0.5, 0), 0);
    }
}
