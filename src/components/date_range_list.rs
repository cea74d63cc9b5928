//! A list of spans of time, each from one local time to another.

use leptos::html;
use leptos::prelude::*;

use super::control_id;
use super::date_field::{DateField, DateKind};
use super::field::{FieldNotes, Label, LabelText};
use super::focus_by_id;
use super::icon::{Icon, Shape};

/// The two typed ends of a span.
pub type Ends = (String, String);

/// The two ends: their names in the interface and their labels.
#[derive(Clone, Copy, Debug)]
pub struct DateRangeWords {
    /// The interface's names, such as `opens_at` and `closes_at`.
    pub members: [&'static str; 2],
    /// The labels of the earlier and the later end.
    pub labels: [&'static str; 2],
    /// What a span of this number is called.
    pub span: fn(usize) -> String,
    /// The button that adds a span.
    pub add: &'static str,
    /// The button that takes one away.
    pub remove: &'static str,
}

/// A list of spans.
#[component]
pub fn DateRangeList(
    /// What is around the list.
    label: Label,
    /// The words of the list.
    words: DateRangeWords,
    /// What is wrong with an end, by its dotted name.
    problem: Callback<String, Option<String>>,
    /// The spans.
    #[prop(into)]
    values: Signal<Vec<Ends>>,
    /// Called with the spans as they are typed.
    on_change: Callback<Vec<Ends>>,
) -> impl IntoView {
    let count = Memo::new(move |_| values.with(Vec::len));
    let add = NodeRef::<html::Button>::new();
    let name = label.name.clone();
    let removed = StoredValue::new(Vec::<usize>::new());
    // Half a date is known to its control alone. After a removal the spans that follow get other controls: these would show
    // what was half typed in the one before.
    let key = move |index: &usize| {
        let before = removed.with_value(|removed| removed.iter().filter(|at| *at <= index).count());
        (*index, before)
    };
    let remove = move |index: usize| {
        let mut spans = values.get_untracked();
        if index < spans.len() {
            spans.remove(index);
        }
        removed.update_value(|removed| removed.push(index));
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
            let label = Label::new(control, words.labels[at]).problem(problem);
            view! { <EndField label index at values on_change /> }
        };
        view! {
            <li>
                <div class="period" role="group" aria-label=(words.span)(index + 1)>
                    {end(0)} {end(1)}
                    <button type="button" class="button quiet" on:click=move |_| remove(index)>
                        <Icon shape=Shape::Cross />
                        <span>{words.remove}</span>
                    </button>
                </div>
            </li>
        }
    };
    let list = label.name.clone();
    let another = move |_| {
        let mut spans = values.get_untracked();
        let first_end = control_id(&format!("{list}.{}.{}", spans.len(), words.members[0]));
        spans.push(Ends::default());
        on_change.run(spans);
        request_animation_frame(move || focus_by_id(&first_end));
    };
    view! {
        <fieldset class=label.class("field periods") id=label.id() aria-describedby=label.described_by()>
            <legend>
                <LabelText label=label.clone() of_group=true />
            </legend>
            <FieldNotes label=label.clone() />
            <ol class="period-list">
                <For each=move || 0..count.get() key children=span />
            </ol>
            <button type="button" class="button" node_ref=add on:click=another>
                <Icon shape=Shape::Plus />
                <span>{words.add}</span>
            </button>
        </fieldset>
    }
}

/// One end of a span.
#[component]
fn EndField(
    /// What is around the control.
    label: Label,
    /// The place of the span in the list.
    index: usize,
    /// The earlier end at 0, the later at 1.
    at: usize,
    /// The spans.
    values: Signal<Vec<Ends>>,
    /// Called with the spans as they are typed.
    on_change: Callback<Vec<Ends>>,
) -> impl IntoView {
    let value = Signal::derive(move || {
        let (from, to) = values.with(|spans| spans.get(index).cloned().unwrap_or_default());
        if at == 0 { from } else { to }
    });
    let typed = Callback::new(move |text: String| {
        let mut spans = values.get_untracked();
        if let Some((from, to)) = spans.get_mut(index) {
            *(if at == 0 { from } else { to }) = text;
        }
        on_change.run(spans);
    });
    view! { <DateField kind=DateKind::Time label value on_input=typed /> }
}
