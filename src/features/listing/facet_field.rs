//! What a list can be narrowed to beside it: some of the values of a column, or days.

use leptos::prelude::*;

use super::cell_text::facet_text;
use super::day_range_field::DayRangeField;
use super::records::Format;
use super::state::ListState;
use crate::data_grid::ColumnValue;
use crate::features::context::use_i18n;

/// The values of a column that a list is narrowed to.
#[derive(Clone, Copy)]
struct FacetChoice {
    state: ListState,
    key: &'static str,
    label: &'static str,
    format: Format,
    /// Those that are chosen.
    chosen: Memo<Vec<String>>,
    /// All that there are.
    values: Memo<Vec<ColumnValue>>,
}

/// What narrows a list in one of its columns.
#[component]
pub(super) fn FacetField(
    /// The list.
    state: ListState,
    /// The name of the column.
    key: &'static str,
    /// Asks for the whole list.
    on_want_all: Callback<()>,
) -> impl IntoView {
    let column = state.config.with_value(|config| config.column(key))?;
    let (label, format) = state.config.with_value(|config| (config.labels[column], config.formats[column]));
    Some(match format {
        Format::Moment => view! { <DayRangeField state key label on_want_all /> }.into_any(),
        _ => view! { <ValuesField state column key label format on_want_all /> }.into_any(),
    })
}

/// A control for each value that is chosen, and one to add another; the first one empty means all.
#[component]
fn ValuesField(
    /// The list.
    state: ListState,
    /// The number of the column.
    column: usize,
    /// Its name.
    key: &'static str,
    /// What it is called.
    label: &'static str,
    /// How its cells are written.
    format: Format,
    /// Asks for the whole list.
    on_want_all: Callback<()>,
) -> impl IntoView {
    let chosen = Memo::new(move |_| {
        state.query.with(|query| query.values(key).map(str::to_owned).collect::<Vec<_>>())
    });
    // A memo: parts that bring no new value leave the options alone, which may be open or moved through by keyboard.
    let values = Memo::new(move |_| {
        let as_it_is = |value: String| ColumnValue { text: value.clone(), value };
        let mut found = match format {
            Format::Flag => ["true", "false"].map(str::to_owned).map(as_it_is).to_vec(),
            _ => state.choices(column),
        };
        let is_other = |value: &String| found.iter().all(|known| known.value != *value);
        let others: Vec<_> = chosen.get().into_iter().filter(is_other).map(as_it_is).collect();
        found.extend(others);
        found
    });
    let choice = FacetChoice { state, key, label, format, chosen, values };
    let count = Memo::new(move |_| match chosen.with(Vec::len) {
        0 => 1,
        // Both values of a flag, or all of a column, are all rows.
        count if format == Format::Flag || count + 1 >= values.with(Vec::len) => count,
        count => count + 1,
    });
    view! {
        <For each=move || 0..count.get() key=|place| *place let:place>
            <FacetSelect choice place on_want_all />
        </For>
    }
}

/// One of the values, or none.
#[component]
fn FacetSelect(
    /// What there is to choose from.
    choice: FacetChoice,
    /// Which of the chosen values it is.
    place: usize,
    /// Asks for the whole list.
    on_want_all: Callback<()>,
) -> impl IntoView {
    let words = use_i18n();
    let FacetChoice { state, key, label, format, chosen, values } = choice;
    let options = move || {
        let chosen = chosen.get();
        let own = chosen.get(place).cloned();
        let is_free =
            |known: &ColumnValue| own.as_ref() == Some(&known.value) || !chosen.contains(&known.value);
        let option = |ColumnValue { value, text }| {
            let name = facet_text(&text, format, words).to_owned();
            let selected = own.as_ref() == Some(&value);
            view! {
                <option value=value prop:selected=selected>
                    {name}
                </option>
            }
        };
        let none = if place == 0 { words.list.all } else { words.list.no_other };
        let options = values.get().into_iter().filter(is_free).map(option).collect_view();
        view! {
            <option value="" prop:selected=own.is_none()>
                {none}
            </option>
            {options}
        }
    };
    let show = state.show();
    let choose = move |event: leptos::ev::Event| {
        let value = event_target_value(&event);
        let mut values = chosen.get_untracked();
        match (place, value.is_empty()) {
            (0, true) => values.clear(),
            // The control that is left behind may be empty already.
            (_, true) => drop(values.splice(place..values.len().min(place + 1), [])),
            (_, false) => match values.get_mut(place) {
                Some(before) => *before = value,
                None => values.push(value),
            },
        }
        show(state.query.with_untracked(|query| query.narrowed(key, values)));
    };
    // Its values come from the whole list. Passing by on the way to the rows asks for nothing.
    let open = move |event: web_sys::KeyboardEvent| {
        if !matches!(event.key().as_str(), "Tab" | "Shift") {
            on_want_all.run(());
        }
    };
    let (name, shown, full) = match place {
        0 => (key.to_owned(), label, None),
        _ => (format!("{key}.{place}"), words.list.or, Some(format!("{label}, {}", words.list.or))),
    };
    view! {
        <label class="facet">
            <span>{shown}</span>
            <select
                class="input"
                name=name
                aria-label=full
                on:pointerdown=move |_| on_want_all.run(())
                on:keydown=open
                on:change=choose
            >
                {options}
            </select>
        </label>
    }
}
