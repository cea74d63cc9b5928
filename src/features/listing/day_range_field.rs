//! What a list can be narrowed to in a column of moments: the days from one to another one.

use leptos::html;
use leptos::prelude::*;

use super::state::ListState;
use super::tools::ToolMenu;
use crate::components::{Icon, Shape, bind_value, focus_by_id};
use crate::features::context::{use_formats, use_i18n};
use crate::features::day_range::DayRange;

/// A menu with the first and the last day; what is chosen shows without it.
#[component]
pub(super) fn DayRangeField(
    /// The list.
    state: ListState,
    /// The name of the column.
    key: &'static str,
    /// What the column is called.
    label: &'static str,
    /// Asks for the whole list.
    on_want_all: Callback<()>,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let range = Memo::new(move |_| {
        state.query.with(|query| query.filter(key).map(DayRange::parse).unwrap_or_default())
    });
    let show = state.show();
    let narrow = Callback::new(move |range: DayRange| {
        let chosen = (!range.is_empty()).then(|| range.to_string());
        show(state.query.with_untracked(|query| query.narrowed(key, chosen)));
    });
    let set_from = Callback::new(move |from| narrow.run(DayRange { from, ..range.get_untracked() }));
    let set_to = Callback::new(move |to| narrow.run(DayRange { to, ..range.get_untracked() }));
    let chosen = Memo::new(move |_| {
        let text = range.with(|range| range.text(&formats, words.list.since, words.list.up_to));
        if text.is_empty() { words.list.any_day.to_owned() } else { text }
    });
    let from = Signal::derive(move || range.with(|range| range.from.clone()));
    let to = Signal::derive(move || range.with(|range| range.to.clone()));
    let button = move || {
        view! {
            <span class="visually-hidden">{label} ": "</span>
            <span>{chosen}</span>
            <Icon shape=Shape::Down />
        }
    };
    view! {
        <div class="facet day-range">
            // The button says it, too.
            <span aria-hidden="true">{label}</span>
            <ToolMenu button class="days-menu" on_open=on_want_all>
                <DayInput id=day_id(key) name=format!("{key}.from") label=words.common.from day=from on_input=set_from />
                <DayInput name=format!("{key}.to") label=words.common.to day=to on_input=set_to />
                <p class="problem" role="status">
                    {move || range.with(DayRange::is_reversed).then_some(words.list.days_reversed)}
                </p>
                <Show when=move || range.with(|range| !range.is_empty())>
                    <button
                        type="button"
                        class="button quiet"
                        on:click=move |_| {
                            // The button goes, and the focus would with it.
                            focus_by_id(&day_id(key));
                            narrow.run(DayRange::default());
                        }
                    >
                        {words.list.any_day}
                    </button>
                </Show>
            </ToolMenu>
        </div>
    }
}

/// The id of the control for the first day of a column.
fn day_id(key: &str) -> String {
    format!("{key}-from")
}

/// A control for one of the days.
#[component]
fn DayInput(
    /// Its id, if something refers to it.
    #[prop(optional, into)]
    id: Option<String>,
    /// Its `name`.
    name: String,
    /// What it is called.
    label: &'static str,
    /// The day.
    day: Signal<String>,
    /// Called with the day as it is typed.
    on_input: Callback<String>,
) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    bind_value(input, day);
    view! {
        <label class="facet">
            <span>{label}</span>
            <input
                class="input"
                type="date"
                // A year has four digits: with more of them, the day is none, and would be cleared.
                max="9999-12-31"
                id=id
                name=name
                node_ref=input
                on:input=move |event| on_input.run(event_target_value(&event))
            />
        </label>
    }
}
