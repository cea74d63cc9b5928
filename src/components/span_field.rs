//! A part of a row of places, such as the times of a chart: two sliders and a way back to all of them.

use leptos::html;
use leptos::prelude::*;

use super::typed_value::bind_slider;
use super::{control_id, focus_by_id};

/// What a choice of a part says.
#[derive(Clone, Copy, Debug)]
pub struct SpanWords {
    /// The first place that is in it.
    pub from: &'static str,
    /// The last place that is in it.
    pub until: &'static str,
    /// All places again.
    pub all: &'static str,
}

/// A place: what its beginning and its end are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpanStep {
    /// Where it begins.
    pub begin: String,
    /// Where it ends.
    pub end: String,
}

/// A choice of the first and the last place of a part.
#[component]
pub fn SpanField(
    /// The beginning of the `name`s of the two controls.
    name: &'static str,
    /// What it says.
    words: SpanWords,
    /// The places.
    places: Signal<Vec<SpanStep>>,
    /// What the places are of.
    label: &'static str,
    /// The first and the last place of the part.
    ends: Memo<(usize, usize)>,
    /// Called with the ends of another part; with none for all places.
    on_change: Callback<Option<(usize, usize)>>,
) -> impl IntoView {
    let last = Memo::new(move |_| places.with(Vec::len).saturating_sub(1));
    let is_all = Memo::new(move |_| ends.get() == (0, last.get()));
    let choose = move |from: usize, until: usize| {
        let part = (from, until);
        on_change.run((part != (0, last.get_untracked())).then_some(part));
    };
    // Neither end goes beyond the other one.
    let set_from = Callback::new(move |from: usize| {
        let until = ends.get_untracked().1;
        choose(from.min(until), until);
        from.min(until)
    });
    let set_until = Callback::new(move |until: usize| {
        let from = ends.get_untracked().0;
        choose(from, until.max(from));
        until.max(from)
    });
    let from = Memo::new(move |_| ends.get().0);
    let until = Memo::new(move |_| ends.get().1);
    let called = move |place: usize, of: fn(&SpanStep) -> &String| {
        places.with(|places| places.get(place).map(|place| of(place).clone()).unwrap_or_default())
    };
    let from_text = Memo::new(move |_| called(from.get(), |place| &place.begin));
    let until_text = Memo::new(move |_| called(until.get(), |place| &place.end));
    let from_name = format!("{name}_from");
    let from_id = control_id(&from_name);
    let reset = move |_| {
        // The button goes, and the focus would with it.
        focus_by_id(&from_id);
        on_change.run(None);
    };
    view! {
        <div class="span-field" role="group" aria-label=label>
            <SpanEnd name=from_name label=words.from last place=from text=from_text on_change=set_from />
            <SpanEnd
                name=format!("{name}_until")
                label=words.until
                last
                place=until
                text=until_text
                on_change=set_until
            />
            // It takes its room from the start: the sliders must not move away from the pointer.
            <button type="button" class="button quiet" class:vacant=is_all on:click=reset>
                {words.all}
            </button>
        </div>
    }
}

/// One end of the part.
#[component]
fn SpanEnd(
    /// The `name` of its control.
    name: String,
    /// What it is called.
    label: &'static str,
    /// The number of the last place.
    last: Memo<usize>,
    /// Where it is.
    place: Memo<usize>,
    /// What that is called.
    text: Memo<String>,
    /// Called with where it is moved to; returns where it may be.
    on_change: Callback<usize, usize>,
) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    bind_slider(input, last, place);
    let choose = move |event: web_sys::Event| {
        if let Ok(place) = event_target_value(&event).parse() {
            let place = on_change.run(place);
            event_target::<web_sys::HtmlInputElement>(&event).set_value(&place.to_string());
        }
    };
    view! {
        <label>
            <span>{label}</span>
            <input
                type="range"
                id=control_id(&name)
                name=name
                min="0"
                step="1"
                aria-valuetext=text
                node_ref=input
                on:input=choose
            />
            // The control says it, too.
            <span class="hint" aria-hidden="true">
                {text}
            </span>
        </label>
    }
}
