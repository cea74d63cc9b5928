//! The menu of a list's columns.

use leptos::prelude::*;

use super::state::State;
use crate::components::{Icon, Shape};
use crate::data_grid::ColumnWidths;
use crate::features::context::use_i18n;

/// Which columns are shown.
#[component]
pub(super) fn ColumnMenu(
    /// The list.
    state: State,
) -> impl IntoView {
    let words = &use_i18n().list;
    // Most users never open it, so it is filled on opening.
    let is_opened = RwSignal::new(false);
    let count = state.config.with_value(|config| config.keys.len());
    let boxes = move || (0..count).map(|column| view! { <ColumnBox state column /> }).collect_view();
    view! {
        <details class="menu columns">
            <summary class="button" on:click=move |_| is_opened.set(true)>
                <Icon shape=Shape::Columns />
                <span>{words.columns}</span>
            </summary>
            <ul class="menu-panel choices">
                <Show when=move || is_opened.get()>{boxes()}</Show>
                <Show when=move || state.widths.with(|widths| !widths.is_empty())>
                    <li>
                        <button
                            type="button"
                            class="button quiet"
                            on:click=move |_| state.widths.set(ColumnWidths::default())
                        >
                            {words.reset_widths}
                        </button>
                    </li>
                </Show>
            </ul>
        </details>
    }
}

#[component]
fn ColumnBox(
    /// The list.
    state: State,
    /// The number of the column.
    column: usize,
) -> impl IntoView {
    let (key, label) = state.config.with_value(|config| (config.keys[column], config.labels[column]));
    let checked = Signal::derive(move || state.shown.with(|shown| shown.contains(key)));
    let disabled =
        Signal::derive(move || state.shown.with(|shown| shown.contains(key) && !shown.can_hide(key)));
    view! {
        <li>
            <label class="choice">
                <input
                    type="checkbox"
                    prop:checked=checked
                    prop:disabled=disabled
                    on:change=move |_| state.shown.update(|shown| shown.toggle(key))
                />
                <span>{label}</span>
            </label>
        </li>
    }
}
