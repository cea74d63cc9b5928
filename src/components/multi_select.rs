//! Several of many, found by their names.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use web_sys::Element;

use super::choice_field::Choice;
use super::field::{FieldNotes, Label};
use crate::data_grid::folded;

/// From this number on, the choices are folded away and have a box to search in.
const WORTH_SEARCHING: usize = 8;
/// How many are shown at once: more would be more to step through than to type a few letters.
const SHOWN: usize = 100;

/// The words around the choices.
#[derive(Clone, Copy)]
pub struct MultiSelectWords {
    /// The label of the search box.
    pub search: &'static str,
    /// The text for how many are chosen.
    pub count: fn(usize) -> String,
    /// The text for how many more there are than are shown.
    pub more: fn(usize) -> String,
    /// The text where nothing is found.
    pub nothing: &'static str,
}

/// Several of many. A chosen value that is not among the choices is shown by itself.
#[component]
pub fn MultiSelect(
    /// What is around the choices.
    label: Label,
    /// The words around the choices.
    words: MultiSelectWords,
    /// What there is to choose from.
    #[prop(into)]
    choices: Signal<Vec<Choice>>,
    /// Said when there is nothing to choose from.
    #[prop(into)]
    empty: Signal<String>,
    /// The values that are chosen.
    #[prop(into)]
    values: Signal<Vec<String>>,
    /// Called with the values that are chosen.
    on_change: Callback<Vec<String>>,
) -> impl IntoView {
    let wanted = RwSignal::new(String::new());
    let all = Memo::new(move |_| {
        let mut choices = choices.get();
        for value in values.get() {
            if choices.iter().all(|choice| choice.value != value) {
                choices.push(Choice { label: format!("#{value}"), value });
            }
        }
        choices
    });
    // Chosen values stay visible for every search; a value chosen meanwhile stays in its place.
    let found = Memo::new(move |_| {
        let wanted = folded(&wanted.get());
        let chosen = values.get_untracked();
        let is_chosen = |choice: &Choice| chosen.contains(&choice.value);
        let (mut found, rest): (Vec<_>, Vec<_>) = all.get().into_iter().partition(is_chosen);
        let mut rest: Vec<_> =
            rest.into_iter().filter(|choice| folded(&choice.label).contains(&wanted)).collect();
        let more = rest.len().saturating_sub(SHOWN);
        rest.truncate(SHOWN);
        found.append(&mut rest);
        (found, more)
    });
    let toggle = Callback::new(move |(value, on): (String, bool)| {
        let mut chosen = values.get_untracked();
        chosen.retain(|other| *other != value);
        if on {
            chosen.push(value);
        }
        on_change.run(chosen);
    });
    let name = StoredValue::new(label.name.clone());
    let boxes = move || {
        let more = move || found.with(|(_, more)| *more);
        view! {
            <ul class="choices">
                <For
                    each=move || found.with(|(found, _)| found.clone())
                    key=Choice::clone
                    children=move |choice| {
                        view! { <ChoiceBox name=name.get_value() choice values on_toggle=toggle /> }
                    }
                />
                <Show when=move || { more() > 0 }>
                    <li class="hint">{move || (words.more)(more())}</li>
                </Show>
            </ul>
        }
    };
    let said = move || {
        let is_nothing = wanted.with(|wanted| !wanted.is_empty())
            && found.with(|(found, _)| {
                found.iter().all(|choice| values.with(|values| values.contains(&choice.value)))
            });
        is_nothing.then_some(words.nothing)
    };
    let count = move || (words.count)(values.with(Vec::len));
    let chosen = move || {
        let is_chosen = |choice: &&Choice| values.with(|values| values.contains(&choice.value));
        all.with(|all| {
            let names: Vec<_> = all.iter().filter(is_chosen).map(|choice| choice.label.clone()).collect();
            if names.is_empty() { words.search.to_owned() } else { names.join(", ") }
        })
    };
    let is_long = move || all.with(Vec::len) >= WORTH_SEARCHING;
    // Nothing is drawn in a closed picker: there may be hundreds.
    let is_open = RwSignal::new(false);
    let toggled =
        move |event: leptos::ev::Event| is_open.set(event_target::<Element>(&event).has_attribute("open"));
    let short = move || {
        view! {
            <Show when=move || all.with(Vec::is_empty)>
                <p class="hint">{empty}</p>
            </Show>
            {boxes()}
        }
    };
    view! {
        <fieldset class=label.class("field many") id=label.id() aria-describedby=label.described_by()>
            <legend>{label.label.clone()} " " <span class="count">{count}</span></legend>
            <FieldNotes label=label.clone() />
            <Show when=is_long fallback=short>
                <details class="picker" on:toggle=toggled>
                    <summary>{chosen}</summary>
                    <Show when=move || is_open.get()>
                        <SearchBox label=words.search text=wanted />
                        <p class="hint" role="status">
                            {said}
                        </p>
                        {boxes()}
                    </Show>
                </details>
            </Show>
        </fieldset>
    }
}

/// A box to search among the choices in.
#[component]
fn SearchBox(
    /// What it is called.
    label: &'static str,
    /// What is searched for.
    text: RwSignal<String>,
) -> impl IntoView {
    let on_key = move |event: KeyboardEvent| {
        // To look for something is not to send the form around it.
        if event.key() == "Enter" {
            event.prevent_default();
        }
    };
    view! {
        <input
            class="input"
            type="search"
            aria-label=label
            placeholder=label
            bind:value=text
            on:keydown=on_key
        />
    }
}

/// One of the choices.
#[component]
fn ChoiceBox(
    /// The name of the whole field.
    name: String,
    /// What it chooses.
    choice: Choice,
    /// The values that are chosen.
    values: Signal<Vec<String>>,
    /// Called with the value, and whether it is chosen now.
    on_toggle: Callback<(String, bool)>,
) -> impl IntoView {
    let Choice { value, label } = choice;
    let (own, changed) = (value.clone(), value.clone());
    view! {
        <li>
            <label class="choice">
                <input
                    type="checkbox"
                    name=name
                    value=value
                    prop:checked=move || values.with(|values| values.contains(&own))
                    on:change=move |event| on_toggle.run((changed.clone(), event_target_checked(&event)))
                />
                <span>{label}</span>
            </label>
        </li>
    }
}
