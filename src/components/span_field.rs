//! A part of a row of places, such as the times of a chart: two sliders and a way back to all of them.

use leptos::prelude::*;

use super::control_id;

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

/// A choice of the first and the last place of a part.
#[component]
pub fn SpanField(
    /// The beginning of the `name`s of the two controls.
    name: &'static str,
    /// What it says.
    words: SpanWords,
    /// What the places are called.
    places: Signal<Vec<String>>,
    /// The part that is chosen; none for all of them.
    span: RwSignal<Option<(usize, usize)>>,
) -> impl IntoView {
    let last = Memo::new(move |_| places.with(Vec::len).saturating_sub(1));
    let ends = Memo::new(move |_| span.get().unwrap_or((0, last.get())));
    // The other end gives way, so that there is always a part between them.
    let set_from = Callback::new(move |from: usize| span.set(Some((from, ends.get_untracked().1.max(from)))));
    let set_until =
        Callback::new(move |until: usize| span.set(Some((ends.get_untracked().0.min(until), until))));
    let from = Signal::derive(move || ends.get().0);
    let until = Signal::derive(move || ends.get().1);
    view! {
        <div class="span-field">
            <SpanEnd name=format!("{name}_from") label=words.from places last place=from on_change=set_from />
            <SpanEnd name=format!("{name}_until") label=words.until places last place=until on_change=set_until />
            <Show when=move || span.get().is_some()>
                <button type="button" class="button quiet" on:click=move |_| span.set(None)>
                    {words.all}
                </button>
            </Show>
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
    /// What the places are called.
    places: Signal<Vec<String>>,
    /// The number of the last place.
    last: Memo<usize>,
    /// Where it is.
    #[prop(into)]
    place: Signal<usize>,
    /// Called with where it is moved to.
    on_change: Callback<usize>,
) -> impl IntoView {
    let id = control_id(&name);
    let text = Memo::new(move |_| places.with(|places| places.get(place.get()).cloned()).unwrap_or_default());
    let choose = move |event: web_sys::Event| {
        if let Ok(place) = event_target_value(&event).parse() {
            on_change.run(place);
        }
    };
    view! {
        <label>
            <span>{label}</span>
            <input
                type="range"
                id=id.clone()
                name=name
                min="0"
                max=move || last.get().to_string()
                step="1"
                prop:value=move || place.get().to_string()
                aria-valuetext=text
                on:input=choose
            />
            <output class="hint" for=id>
                {text}
            </output>
        </label>
    }
}
