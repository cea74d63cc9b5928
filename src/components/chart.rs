//! Bar charts drawn as SVG. The numbers are in a table beside them, because a screen reader can't read the picture.

use leptos::prelude::*;

/// The height of the tallest bar, in units of the drawing.
const HEIGHT: u64 = 100;
/// The width that a bar has with the space beside it, in units and, where there is room, in pixels.
const STEP: usize = 10;
const PIXELS: usize = 26;

/// A bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// What it represents.
    pub label: String,
    /// Its height.
    pub value: u64,
    /// The height in words.
    pub text: String,
}

/// Bars beside each other, as tall as their values, with the first and the last of them named.
#[component]
pub fn Bars(
    /// The bars, from left to right.
    bars: Vec<Bar>,
) -> impl IntoView {
    let first = bars.first()?.label.clone();
    let last = bars.last().filter(|_| bars.len() > 1).map(|bar| bar.label.clone());
    let most = bars.iter().map(|bar| bar.value).max().unwrap_or_default().max(1);
    let (columns, width) = (bars.len() * STEP, bars.len() * PIXELS);
    let rects = bars
        .into_iter()
        .enumerate()
        .map(|(place, bar)| {
            let height = (bar.value * HEIGHT).div_ceil(most);
            let x = (place * STEP + 1).to_string();
            let y = (HEIGHT - height).to_string();
            let title = format!("{}: {}", bar.label, bar.text);
            view! {
                <rect x=x y=y width=(STEP - 2).to_string() height=height.to_string()>
                    <title>{title}</title>
                </rect>
            }
        })
        .collect_view();
    Some(view! {
        <div class="chart">
            <svg
                class="bars"
                viewBox=format!("0 0 {columns} {HEIGHT}")
                width=width.to_string()
                height=HEIGHT.to_string()
                preserveAspectRatio="none"
                aria-hidden="true"
            >
                {rects}
            </svg>
            <p class="chart-axis" aria-hidden="true">
                <span>{first}</span>
                " "
                {last.map(|last| view! { <span>{last}</span> })}
            </p>
        </div>
    })
}

/// Which part of a whole there is, as a bar; nothing where the whole is nothing.
#[component]
pub fn Share(
    /// How much there is.
    part: u64,
    /// How much there could be.
    whole: u64,
) -> impl IntoView {
    (whole > 0).then(|| {
        let width = (part.min(whole) * 100).div_ceil(whole).to_string();
        view! {
            <svg
                class="share"
                viewBox="0 0 100 6"
                width="100"
                height="6"
                preserveAspectRatio="none"
                aria-hidden="true"
            >
                <rect class="share-whole" width="100" height="6"></rect>
                <rect class="share-part" width=width height="6"></rect>
            </svg>
        }
    })
}
