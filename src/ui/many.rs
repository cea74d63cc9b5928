//! Several of many, found by their names.

use leptos::prelude::*;

use super::choice_field::Choice;
use super::control_id;
use super::field::{Hint, Problem, described_by};

/// From this number on, a box to search in stands above the choices.
const WORTH_SEARCHING: usize = 8;

/// Several of many.
#[component]
pub fn ManyField(
    /// The interface's name of the field; every box carries it.
    #[prop(into)]
    name: String,
    /// The visible label.
    #[prop(into)]
    label: Signal<String>,
    /// What to know before choosing.
    #[prop(optional, into)]
    hint: Signal<String>,
    /// What is wrong with the choice.
    #[prop(optional, into)]
    problem: Signal<Option<String>>,
    /// What there is to choose from; a chosen value that is missing here stands for itself.
    #[prop(into)]
    choices: Signal<Vec<Choice>>,
    /// The chosen values.
    #[prop(into)]
    values: Signal<Vec<String>>,
    /// The label of the search box.
    #[prop(into)]
    search: Signal<String>,
    /// What stands there when there is nothing to choose from.
    #[prop(into)]
    empty: Signal<String>,
    /// Says how many are chosen.
    #[prop(into)]
    count: Signal<String>,
    /// Receives the chosen values.
    #[prop(into)]
    on_change: Callback<Vec<String>>,
) -> impl IntoView {
    let id = control_id(&name);
    let describedby = described_by(&name, hint, problem);
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
    let found = move || {
        let wanted = wanted.get().to_lowercase();
        let chosen = values.get_untracked();
        // A chosen one stays in sight whatever is searched for.
        let mut found: Vec<Choice> = all
            .get()
            .into_iter()
            .filter(|choice| chosen.contains(&choice.value) || choice.label.to_lowercase().contains(&wanted))
            .collect();
        found.sort_by_key(|choice| !chosen.contains(&choice.value));
        found
    };
    let toggle = move |value: &str, on: bool| {
        let mut chosen = values.get_untracked();
        chosen.retain(|other| other != value);
        if on {
            chosen.push(value.to_owned());
        }
        on_change.run(chosen);
    };
    let box_name = name.clone();
    view! {
        <fieldset class={"field many"} class:invalid=move || problem.get().is_some() id=id aria-describedby=describedby>
            <legend>{label}" "<span class={"count"}>{count}</span></legend>
            <Hint name=name.clone() hint/>
            <Problem name=name.clone() problem/>
            <Show when=move || { all.with(Vec::len) >= WORTH_SEARCHING }>
                <input
                    class={"input"}
                    type="search"
                    aria-label=search
                    placeholder=search
                    prop:value=wanted
                    on:input:target=move |event| wanted.set(event.target().value())
                    on:keydown=move |event| {
                        // To look for something is not to send the form around it.
                        if event.key() == "Enter" {
                            event.prevent_default();
                        }
                    }
                />
            </Show>
            <Show when=move || all.with(Vec::is_empty)>
                <p class={"hint"}>{empty}</p>
            </Show>
            <ul class={"choices"}>
                <For each=found key=|choice| choice.clone() let:choice>
                    {
                        let Choice { value, label } = choice;
                        let checked = {
                            let value = value.clone();
                            move || values.with(|values| values.contains(&value))
                        };
                        let changed = value.clone();
                        view! {
                            <li>
                                <label class={"choice"}>
                                    <input
                                        type="checkbox"
                                        name=box_name.clone()
                                        value=value
                                        prop:checked=checked
                                        on:change:target=move |event| toggle(&changed, event.target().checked())
                                    />
                                    <span>{label}</span>
                                </label>
                            </li>
                        }
                    }
                </For>
            </ul>
        </fieldset>
    }
}
