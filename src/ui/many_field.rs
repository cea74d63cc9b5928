//! Several of many, found by their names.

use leptos::prelude::*;
use web_sys::Element;

use super::choice_field::Choice;
use super::field::Label;
use super::live::{live, live_list, when};
use crate::table::folded;
use crate::view::{View, view};

/// From this number on, the choices are folded away and have a box to search in.
const WORTH_SEARCHING: usize = 8;
/// How many are shown at once: more would be more to step through than to type a few letters.
const SHOWN: usize = 100;

/// The words around the choices.
#[derive(Clone, Copy)]
pub struct ManyWords {
    /// The label of the search box.
    pub search: &'static str,
    /// Says how many are chosen.
    pub count: fn(usize) -> String,
    /// Says how many more there are than are shown.
    pub more: fn(usize) -> String,
}

/// Several of many. `empty` stands there when there is nothing to choose from; a chosen value that is not among the
/// choices stands for itself.
pub fn many_field(
    label: Label,
    words: ManyWords,
    choices: Signal<Vec<Choice>>,
    empty: Signal<String>,
    values: Signal<Vec<String>>,
    on_change: Callback<Vec<String>>,
) -> View {
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
    // A chosen one stays in sight whatever is searched for; what is chosen meanwhile stays where it is.
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
    let name = label.name.clone();
    let boxes = move || {
        let name = name.clone();
        let boxes = live_list(move || {
            let (found, more) = found.get();
            let mut boxes: Vec<_> =
                found.into_iter().map(|choice| choice_box(&name, choice, values, toggle)).collect();
            if more > 0 {
                boxes.push(view! { <li class="hint">{(words.more)(more)}</li> });
            }
            boxes
        });
        view! { <ul class="choices">{boxes}</ul> }
    };
    let count = move || (words.count)(values.with(Vec::len));
    let chosen = move || {
        let is_chosen = |choice: &&Choice| values.with(|values| values.contains(&choice.value));
        all.with(|all| {
            let names: Vec<_> = all.iter().filter(is_chosen).map(|choice| choice.label.clone()).collect();
            if names.is_empty() { words.search.to_owned() } else { names.join(", ") }
        })
    };
    let is_many = Memo::new(move |_| all.with(Vec::len) >= WORTH_SEARCHING);
    let body = live(move || {
        if !is_many.get() {
            let nothing =
                when(move || all.with(Vec::is_empty), move || view! { <p class="hint">{empty}</p> });
            return Some(view! { {nothing} {boxes()} });
        }
        // Nothing is drawn in a closed picker: there may be hundreds.
        let is_open = RwSignal::new(false);
        let toggled = move |event: leptos::ev::Event| {
            is_open.set(event_target::<Element>(&event).has_attribute("open"))
        };
        let boxes = boxes.clone();
        let content =
            when(move || is_open.get(), move || view! { {search_box(words.search, wanted)} {boxes()} });
        let picker = view! {
            <details class="picker" on:toggle=toggled>
                <summary>{chosen}</summary>
                {content}
            </details>
        };
        Some(picker)
    });
    view! {
        <fieldset class=label.class("field many") id=label.id() aria-describedby=label.described_by()>
            <legend>{label.label.clone()} " " <span class="count">{count}</span></legend>
            {label.notes()}
            {body}
        </fieldset>
    }
}

fn search_box(label: &'static str, wanted: RwSignal<String>) -> View {
    view! {
        <input
            class="input"
            type="search"
            aria-label=label
            placeholder=label
            prop:value=wanted
            on:input=move |event| wanted.set(event_target_value(&event))
            on:keydown=move |event| {
                // To look for something is not to send the form around it.
                if event.key() == "Enter" {
                    event.prevent_default();
                }
            }
        />
    }
}

fn choice_box(
    name: &str,
    choice: Choice,
    values: Signal<Vec<String>>,
    toggle: Callback<(String, bool)>,
) -> View {
    let Choice { value, label } = choice;
    let (held, changed) = (value.clone(), value.clone());
    let checked = Signal::derive(move || values.with(|values| values.contains(&held)));
    view! {
        <li>
            <label class="choice">
                <input
                    type="checkbox"
                    name=name.to_owned()
                    value=value
                    prop:checked=checked
                    on:change=move |event| toggle.run((changed.clone(), event_target_checked(&event)))
                />
                <span>{label}</span>
            </label>
        </li>
    }
}
