//! A list of free words.

use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;

use super::field::{Field, Label};
use super::icon::{Icon, Shape};
use crate::reactive::effect;

/// The words around a list of words.
#[derive(Clone, Copy)]
pub struct TagWords {
    /// The button that adds what is typed.
    pub add: &'static str,
    /// The button that takes a word away.
    pub remove: fn(word: &str) -> String,
}

/// A list of words without repetition, separated by commas. Text counts as it is typed, so nothing is lost when *Add* is not
/// pressed; adding it turns it into words that can be removed one by one.
#[component]
pub fn TagInput(
    /// What is around the list.
    label: Label,
    /// The words of the list.
    words: TagWords,
    /// Words to choose from as a help: others can be typed.
    #[prop(into)]
    suggestions: Signal<Vec<String>>,
    /// The words that are chosen.
    #[prop(into)]
    values: Signal<Vec<String>>,
    /// Called with the words as they are typed.
    on_change: Callback<Vec<String>>,
) -> impl IntoView {
    let added = RwSignal::new(values.get_untracked());
    let typed = RwSignal::new(String::new());
    let control = NodeRef::<html::Input>::new();
    let all = move || added.with_untracked(|added| typed.with_untracked(|typed| joined(added, typed)));
    // The list was changed from outside, such as by starting over.
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
    let list_id = format!("suggestions-{}", label.name);
    let listed = list_id.clone();
    let options = move || {
        let taken = added.get();
        let left = suggestions.get().into_iter().filter(|word| !taken.contains(word));
        left.map(|word| view! { <option value=word></option> }).collect_view()
    };
    let on_key = move |event: KeyboardEvent| {
        // To add a word is not to send the form around it.
        if event.key() == "Enter" {
            event.prevent_default();
            add();
        }
    };
    view! {
        <Field label=label.clone()>
            <ul class="word-list">
                <For
                    each=move || added.get()
                    key=String::clone
                    children=move |word| view! { <WordItem word remove=words.remove on_remove=remove /> }
                />
            </ul>
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
                    on:keydown=on_key
                />
                <button type="button" class="button" on:click=move |_| add()>
                    <Icon shape=Shape::Plus />
                    <span>{words.add}</span>
                </button>
            </div>
            <datalist id=list_id>{options}</datalist>
        </Field>
    }
}

/// A word that is chosen, with a button that takes it away.
#[component]
fn WordItem(
    /// The word.
    word: String,
    /// The name of the button.
    remove: fn(word: &str) -> String,
    /// Called with the word that is taken away.
    on_remove: Callback<String>,
) -> impl IntoView {
    let name = remove(&word);
    let own = word.clone();
    view! {
        <li>
            <bdi>{word}</bdi>
            <button
                type="button"
                class="button quiet small"
                aria-label=name
                on:click=move |_| on_remove.run(own.clone())
            >
                <Icon shape=Shape::Cross />
            </button>
        </li>
    }
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
