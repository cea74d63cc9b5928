//! The menu of a list's columns, and of how high its rows are.

use leptos::prelude::*;

use super::state::ListState;
use super::tools::ToolMenu;
use crate::components::{Icon, Shape, focus_by_id};
use crate::data_grid::{ColumnWidths, Shown};
use crate::features::context::use_i18n;
use crate::preferences::Preferences;

/// The id of the box for compact rows.
const COMPACT: &str = "compact-rows";

/// Which columns are shown, in which order.
#[component]
pub(super) fn ColumnMenu(
    /// The list.
    state: ListState,
) -> impl IntoView {
    let words = &use_i18n().list;
    let preferences: Preferences = expect_context();
    // Most users never open it, so it is filled on opening. Until the next time, a column that is hidden or shown stays in its place.
    let keys = RwSignal::new(Vec::<&'static str>::new());
    let take_keys = move || {
        keys.set(
            state
                .config
                .with_value(|config| state.shown.with_untracked(|shown| shown.then_hidden(&config.keys))),
        );
    };
    let on_advance = Callback::new(move |key: &'static str| {
        state.shown.update(|shown| shown.advance(key));
        take_keys();
        // Its elements have moved, which takes the focus from them.
        request_animation_frame(move || focus_by_id(&button_id(key)));
    });
    let from_start =
        move || state.config.with_value(|config| Shown::parse("", &config.keys, config.from_start));
    let is_changed = move || state.shown.get() != from_start();
    // The buttons that reset something go, and the focus would with them.
    let reset_widths = move |_| {
        focus_by_id(COMPACT);
        state.widths.set(ColumnWidths::default());
    };
    let reset = move |_| {
        focus_by_id(COMPACT);
        state.shown.set(from_start());
        take_keys();
    };
    let button = move || {
        view! {
            <Icon shape=Shape::Columns />
            <span>{words.columns}</span>
        }
    };
    view! {
        <ToolMenu button class="columns" on_open=Callback::new(move |()| take_keys())>
            <label class="choice">
                <input
                    type="checkbox"
                    id=COMPACT
                    name="compact_rows"
                    prop:checked=preferences.has_compact_rows
                    on:change=move |event| preferences.make_rows_compact(event_target_checked(&event))
                />
                <span>{words.compact_rows}</span>
            </label>
            <ul class="choices">
                <For each=move || keys.get() key=|key| *key let:key>
                    <ColumnBox state key on_advance />
                </For>
                <Show when=move || state.widths.with(|widths| !widths.is_empty())>
                    <li>
                        <button
                            type="button"
                            class="button quiet"
                            on:click=reset_widths
                        >
                            {words.reset_widths}
                        </button>
                    </li>
                </Show>
                <Show when=is_changed>
                    <li>
                        <button type="button" class="button quiet" on:click=reset>
                            {words.reset_columns}
                        </button>
                    </li>
                </Show>
            </ul>
        </ToolMenu>
    }
}

/// The id of the box of a column.
fn box_id(key: &str) -> String {
    format!("column-{key}")
}

/// The id of the button that moves a column.
fn button_id(key: &str) -> String {
    format!("column-{key}-up")
}

/// Whether a column is shown, and a button that moves it up.
#[component]
fn ColumnBox(
    /// The list.
    state: ListState,
    /// The name of the column.
    key: &'static str,
    /// Moves it one place up.
    on_advance: Callback<&'static str>,
) -> impl IntoView {
    let words = &use_i18n().list;
    let label = state.config.with_value(|config| config.column(key).map(|column| config.labels[column]));
    let checked = Signal::derive(move || state.shown.with(|shown| shown.contains(key)));
    let disabled =
        Signal::derive(move || state.shown.with(|shown| shown.contains(key) && !shown.can_hide(key)));
    let can_advance = Memo::new(move |_| state.shown.with(|shown| shown.can_advance(key)));
    let advance = (words.move_up)(label.unwrap_or_default());
    view! {
        <li class="column-choice">
            <label class="choice">
                <input
                    type="checkbox"
                    id=box_id(key)
                    prop:checked=checked
                    prop:disabled=disabled
                    on:change=move |_| state.shown.update(|shown| shown.toggle(key))
                />
                <span>{label}</span>
            </label>
            <Show when=move || checked.get()>
                <button
                    type="button"
                    class="button quiet"
                    id=button_id(key)
                    title=advance.clone()
                    aria-label=advance.clone()
                    aria-disabled=move || (!can_advance.get()).then_some("true")
                    on:click=move |_| on_advance.run(key)
                >
                    <Icon shape=Shape::Up />
                </button>
            </Show>
        </li>
    }
}
