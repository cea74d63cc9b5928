//! A list of periods, each from one local time to another.

use leptos::prelude::*;

use super::control_id;
use super::field::{Field, Hint, Problem, described_by};
use super::icon::{Icon, Shape};

/// The two typed ends of a period.
pub type Ends = (String, String);

/// The words of a list of periods.
#[derive(Clone, Copy)]
pub struct PeriodTexts {
    /// The label of an earlier end.
    pub opens: Signal<String>,
    /// The label of a later end.
    pub closes: Signal<String>,
    /// The button that adds a period.
    pub add: Signal<String>,
    /// The button that takes one away.
    pub remove: Signal<String>,
}

/// A list of periods.
#[component]
pub fn PeriodsField(
    /// The interface's name of the field.
    #[prop(into)]
    name: String,
    /// The visible label.
    #[prop(into)]
    label: Signal<String>,
    /// What to know before typing, with the name of the time zone.
    #[prop(into)]
    hint: Signal<String>,
    /// What is wrong, by dotted name.
    #[prop(into)]
    problem: Callback<String, Option<String>>,
    /// The words around it.
    texts: PeriodTexts,
    /// The periods.
    #[prop(into)]
    values: Signal<Vec<Ends>>,
    /// Receives the changed periods.
    #[prop(into)]
    on_change: Callback<Vec<Ends>>,
) -> impl IntoView {
    let whole = {
        let name = name.clone();
        Signal::derive(move || problem.run(name.clone()))
    };
    let describedby = described_by(&name, hint, whole);
    let edit = move |change: &dyn Fn(&mut Vec<Ends>)| {
        let mut periods = values.get_untracked();
        change(&mut periods);
        on_change.run(periods);
    };
    let add = NodeRef::<leptos::html::Button>::new();
    let row_name = name.clone();
    let row = move |index: usize| {
        let end = |member: &str, label: Signal<String>, earlier: bool| {
            let name = format!("{row_name}.{index}.{member}");
            let problem = {
                let name = name.clone();
                Signal::derive(move || problem.run(name.clone()))
            };
            let value = move || {
                values.with(|periods| {
                    let (opens, closes) = periods.get(index).cloned().unwrap_or_default();
                    if earlier { opens } else { closes }
                })
            };
            let typed = move |text: String| {
                edit(&|periods| {
                    if let Some((opens, closes)) = periods.get_mut(index) {
                        *(if earlier { opens } else { closes }) = text.clone();
                    }
                });
            };
            let describedby = described_by(&name, Signal::stored(String::new()), problem);
            let control = NodeRef::<leptos::html::Input>::new();
            // While a date is half typed the control holds nothing; writing that back would clear what was typed.
            Effect::new(move || {
                let value = value();
                if let Some(control) = control.get().filter(|control| control.value() != value) {
                    control.set_value(&value);
                }
            });
            view! {
                <Field name=name.clone() label problem>
                    <input
                        class={"input"}
                        type="datetime-local"
                        id=control_id(&name)
                        name=name
                        aria-describedby=describedby
                        aria-invalid=move || problem.get().map(|_| "true")
                        node_ref=control
                        on:input:target=move |event| typed(event.target().value())
                    />
                </Field>
            }
        };
        let remove = move |_| {
            edit(&|periods| {
                if index < periods.len() {
                    periods.remove(index);
                }
            });
            if let Some(add) = add.get_untracked() {
                // The button that had the focus is gone with its period.
                let _ = add.focus();
            }
        };
        view! {
            <li class={"period"}>
                {end("opens_at", texts.opens, true)}
                {end("closes_at", texts.closes, false)}
                <button type="button" class={"button quiet"} on:click=remove>
                    <Icon shape=Shape::Cross/>
                    <span>{texts.remove}</span>
                </button>
            </li>
        }
    };
    view! {
        <fieldset class={"field periods"} id=control_id(&name) aria-describedby=describedby>
            <legend>{label}</legend>
            <Hint name=name.clone() hint/>
            <Problem name=name.clone() problem=whole/>
            <ol class={"period-list"}>
                <For each=move || 0..values.with(Vec::len) key=|index| *index children=row/>
            </ol>
            <button
                type="button"
                class={"button"}
                node_ref=add
                on:click=move |_| edit(&|periods| periods.push(Ends::default()))
            >
                <Icon shape=Shape::Plus/>
                <span>{texts.add}</span>
            </button>
        </fieldset>
    }
}
