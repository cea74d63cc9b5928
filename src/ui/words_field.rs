//! A list of free words.

use leptos::prelude::*;

use super::field::Label;
use super::icon::{Icon, Shape};
use super::live::{live, live_list};

/// The words around a list of words.
#[derive(Clone, Copy)]
pub struct WordsWords {
    /// The button that adds what is typed.
    pub add: &'static str,
    /// The button that takes a word away.
    pub remove: fn(word: &str) -> String,
}

/// Any number of words, each once. What is typed is taken when the field is left, too, so that none is forgotten;
/// commas stand between several.
pub fn words_field(
    label: Label,
    words: WordsWords,
    suggestions: Signal<Vec<String>>,
    values: Signal<Vec<String>>,
    on_change: Callback<Vec<String>>,
) -> AnyView {
    let typed = RwSignal::new(String::new());
    let control = NodeRef::<leptos::html::Input>::new();
    let take = move || {
        let mut chosen = values.get_untracked();
        for word in typed.get_untracked().split(',').map(str::trim).filter(|word| !word.is_empty()) {
            if chosen.iter().all(|other| other != word) {
                chosen.push(word.to_owned());
            }
        }
        typed.set(String::new());
        if chosen.len() != values.with_untracked(Vec::len) {
            on_change.run(chosen);
        }
    };
    let remove = Callback::new(move |word: String| {
        let mut chosen = values.get_untracked();
        chosen.retain(|other| *other != word);
        on_change.run(chosen);
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
                        class={"button quiet small"}
                        aria-label=name
                        on:click=move |_| remove.run(held.clone())
                    >
                        <Icon shape=Shape::Cross/>
                    </button>
                </li>
            }
            .into_any()
        };
        values.get().into_iter().map(item).collect()
    });
    let list_id = format!("suggestions-{}", label.name);
    let listed = list_id.clone();
    let options = live(move || {
        let taken = values.get();
        let left = suggestions.get().into_iter().filter(|word| !taken.contains(word));
        let options: Vec<AnyView> =
            left.map(|word| view! { <option value=word></option> }.into_any()).collect();
        Some(view! { <datalist id=list_id.clone()>{options}</datalist> }.into_any())
    });
    let input = view! {
        <ul class={"word-list"}>{chosen}</ul>
        <div class={"word-entry"}>
            <input
                class={"input"}
                id=label.id()
                name=label.name.clone()
                list=listed
                autocomplete={"off"}
                spellcheck={"false"}
                aria-describedby=label.described_by()
                aria-invalid=label.invalid()
                node_ref=control
                prop:value=typed
                on:input:target=move |event| typed.set(event.target().value())
                on:change=move |_| take()
                on:keydown=move |event| {
                    // To add a word is not to send the form around it.
                    if event.key() == "Enter" {
                        event.prevent_default();
                        take();
                    }
                }
            />
            <button type="button" class={"button"} on:click=move |_| take()>
                <Icon shape=Shape::Plus/>
                <span>{words.add}</span>
            </button>
        </div>
        {options}
    };
    label.above(input.into_any())
}
