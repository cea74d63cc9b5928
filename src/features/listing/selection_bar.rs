//! What is selected in a list, and what can be done with it.

use leptos::prelude::*;

use super::export::export;
use super::source::Source;
use super::state::ListState;
use crate::components::focus_first;
use crate::data_grid::Texts;
use crate::features::context::{use_formats, use_i18n};

/// What is selected, and what can be done with it.
#[component]
pub(crate) fn SelectionBar(
    /// The list.
    state: ListState,
    /// Asks for the whole list.
    on_want_all: Callback<()>,
) -> impl IntoView {
    let words = &use_i18n().list;
    let formats = use_formats();
    let exporting = RwSignal::new(None);
    let export = export(state, on_want_all, exporting);
    let export_label =
        move || if exporting.get().is_some() { words.exporting } else { words.export_selected };
    // Of a whole list it is known which of them are gone.
    let count = Memo::new(move |_| {
        state.selection.with(|selection| {
            state.sources.source.with(|source| match source {
                Some(source) if source.is_complete() => selection.rows(&*source.rows).count(),
                _ => selection.len(),
            })
        })
    });
    // What a search or another page hides is still meant by all that is done with the selected rows.
    let hidden = Memo::new(move |_| {
        let shown = state.selection.with(|selection| {
            state.sources.source.with(|source| {
                let Some(Source { rows, .. }) = source.as_ref().filter(|_| !selection.is_empty()) else {
                    return 0;
                };
                let is_selected = |row: &&usize| selection.contains(rows.id(**row));
                state.rows.with(|shown| shown.iter().filter(is_selected).count())
            })
        });
        count.get().saturating_sub(shown)
    });
    let formats = StoredValue::new(formats);
    let integer = move |count: usize| formats.with_value(|formats| formats.integer(count as u64));
    let selected = move || (words.selected)(&integer(count.get()));
    let text = move || match hidden.get() {
        0 => selected(),
        hidden => (words.selected_hidden)(&integer(count.get()), &integer(hidden)),
    };
    let for_selected = state.config.with_value(|config| config.for_selected);
    // The button goes.
    let clear = move |_| {
        state.selection.update(|selection| selection.clear());
        focus_first("thead .select input");
    };
    // Not each key of a search, which hides others.
    let said = move || (count.get() > 0).then(selected);
    view! {
        // On the page from the start: what comes into it is announced.
        <p class="visually-hidden" role="status">
            {said}
        </p>
        <Show when=move || { count.get() > 0 }>
            <div class="selection-bar">
                <span>{text}</span>
                {for_selected.map(|act| act.run(state.selection))}
                <button type="button" class="button" on:click=move |_| export.run(Texts::Guarded)>
                    {export_label}
                </button>
                <button type="button" class="button quiet" on:click=clear>
                    {words.clear_selection}
                </button>
            </div>
        </Show>
    }
}
