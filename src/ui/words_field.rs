//! A list of free words.

use leptos::prelude::*;
use web_sys::HtmlInputElement;

use super::field::Label;
use super::icon::{Shape, icon};
use super::live::{live, live_list};
use crate::reactive::effect;
use crate::view::{ElementRef, View, view};

/// The words around a list of words.
#[derive(Clone, Copy)]
pub struct WordsWords {
    /// The button that adds what is typed.
    pub add: &'static str,
    /// The button that takes a word away.
    pub remove: fn(word: &str) -> String,
}

/// Any number of words, each once; commas stand between several. What is typed counts from the first letter, so that
/// nothing is forgotten which was not added; added, it stands by itself.
pub fn words_field(
    label: Label,
    words: WordsWords,
    suggestions: Signal<Vec<String>>,
    values: Signal<Vec<String>>,
    on_change: Callback<Vec<String>>,
) -> View {
    let added = RwSignal::new(values.get_untracked());
    let typed = RwSignal::new(String::new());
    let control = ElementRef::<HtmlInputElement>::new();
    let all = move || added.with_untracked(|added| typed.with_untracked(|typed| joined(added, typed)));
    // Somebody else has changed the list, such as whoever starts over.
    effect(move || {
        let values = values.get();
        if values != all() {
            added.set(values);
            typed.set(String::new());
        }
    });
    let type_in = move |text: String| {
        typed.set(text);
        on_change.run(all());
    };
    let add = move || {
        added.set(all());
        typed.set(String::new());
    };
    let remove = Callback::new(move |word: String| {
        added.update(|added| added.retain(|other| *other != word));
        on_change.run(all());
        if let Some(control) = control.get_untracked() {
            // The button that had the focus is gone with its word.
            let _ = control.focus();
        }
    });
    let chosen = live_list(move || {
        let item = |word: String| {
            let name = (words.remove)(&word);
            let held = word.clone();
            view! {
                <li>
                    <bdi>{word}</bdi>
                    <button
                        type="button"
                        class="button quiet small"
                        aria-label=name
                        on:click=move |_| remove.run(held.clone())
                    >
                        {icon(Shape::Cross)}
                    </button>
                </li>
            }
        };
        added.get().into_iter().map(item).collect()
    });
    let list_id = format!("suggestions-{}", label.name);
    let listed = list_id.clone();
    let options = live(move || {
        let taken = added.get();
        let left = suggestions.get().into_iter().filter(|word| !taken.contains(word));
        let options: Vec<View> = left.map(|word| view! { <option value=word></option> }).collect();
        Some(view! { <datalist id=list_id.clone()>{options}</datalist> })
    });
    let input = view! {
        <ul class="word-list">{chosen}</ul>
        <div class="word-entry">
            <input
                class="input"
                id=label.id()
                name=label.name.clone()
                list=listed
                autocomplete="off"
                spellcheck="false"
                aria-describedby=label.described_by()
                aria-invalid=label.invalid()
                node_ref=control
                prop:value=typed
                on:input=move |event| type_in(event_target_value(&event))
                on:keydown=move |event| {
                    // To add a word is not to send the form around it.
                    if event.key() == "Enter" {
                        event.prevent_default();
                        add();
                    }
                }
            />
            <button type="button" class="button" on:click=move |_| add()>
                {icon(Shape::Plus)}
                <span>{words.add}</span>
            </button>
        </div>
        {options}
    };
    label.above(input)
}

/// The words of a list and those in a text, each once.
fn joined(added: &[String], typed: &str) -> Vec<String> {
    let mut all = added.to_vec();
    for word in typed.split(',').map(str::trim).filter(|word| !word.is_empty()) {
        if all.iter().all(|other| other != word) {
            all.push(word.to_owned());
        }
    }
    all
}
