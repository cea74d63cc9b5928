//! A list of spans of time, each from one local time to another.

use leptos::prelude::*;
use web_sys::HtmlElement;

use super::control_id;
use super::field::Label;
use super::icon::{Shape, icon};
use super::live::live_list;
use crate::view::{ElementRef, View, view};

/// The two typed ends of a span.
pub type Ends = (String, String);

/// The two ends: their names in the interface and their labels.
#[derive(Clone, Copy, Debug)]
pub struct SpanWords {
    /// The interface's names, such as `opens_at` and `closes_at`.
    pub members: [&'static str; 2],
    /// The labels of the earlier and the later end.
    pub labels: [&'static str; 2],
    /// The button that adds a span.
    pub add: &'static str,
    /// The button that takes one away.
    pub remove: &'static str,
}

/// A list of spans. `problem` says what is wrong, by dotted name.
pub fn spans_field(
    label: Label,
    words: SpanWords,
    problem: Callback<String, Option<String>>,
    values: Signal<Vec<Ends>>,
    on_change: Callback<Vec<Ends>>,
) -> View {
    let count = Memo::new(move |_| values.with(Vec::len));
    let add = ElementRef::<HtmlElement>::new();
    let name = label.name.clone();
    let remove = move |index: usize| {
        let mut spans = values.get_untracked();
        if index < spans.len() {
            spans.remove(index);
        }
        on_change.run(spans);
        if let Some(add) = add.get_untracked() {
            // The button that had the focus is gone with its span.
            let _ = add.focus();
        }
    };
    let span = move |index: usize| {
        let end = |at: usize| {
            let control = format!("{name}.{index}.{}", words.members[at]);
            let asked = control.clone();
            let problem = Signal::derive(move || problem.run(asked.clone()));
            end_field(Label::new(control, words.labels[at]).problem(problem), index, at, values, on_change)
        };
        view! {
            <li class="period">
                {end(0)}
                {end(1)}
                <button type="button" class="button quiet" on:click=move |_| remove(index)>
                    {icon(Shape::Cross)}
                    <span>{words.remove}</span>
                </button>
            </li>
        }
    };
    let list = label.name.clone();
    let another = move |_| {
        let mut spans = values.get_untracked();
        let first_end = control_id(&format!("{list}.{}.{}", spans.len(), words.members[0]));
        spans.push(Ends::default());
        on_change.run(spans);
        request_animation_frame(move || super::summary::focus(&first_end));
    };
    view! {
        <fieldset class=label.class("field periods") id=label.id() aria-describedby=label.described_by()>
            <legend>{label.legend()}</legend>
            {label.notes()}
            <ol class="period-list">
                {live_list(move || (0..count.get()).map(&span).collect())}
            </ol>
            <button type="button" class="button" node_ref=add on:click=another>
                {icon(Shape::Plus)}
                <span>{words.add}</span>
            </button>
        </fieldset>
    }
}

/// One end of a span: the earlier at 0, the later at 1.
fn end_field(
    label: Label,
    index: usize,
    at: usize,
    values: Signal<Vec<Ends>>,
    on_change: Callback<Vec<Ends>>,
) -> View {
    let value = move || {
        let (from, to) = values.with(|spans| spans.get(index).cloned().unwrap_or_default());
        if at == 0 { from } else { to }
    };
    let typed = move |text: String| {
        let mut spans = values.get_untracked();
        if let Some((from, to)) = spans.get_mut(index) {
            *(if at == 0 { from } else { to }) = text;
        }
        on_change.run(spans);
    };
    let input = view! {
        <input
            class="input"
            type="datetime-local"
            id=label.id()
            name=label.name.clone()
            aria-describedby=label.described_by()
            aria-invalid=label.invalid()
            prop:value=value
            on:input=move |event| typed(event_target_value(&event))
        />
    };
    label.above(input)
}
