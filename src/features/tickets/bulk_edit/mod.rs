//! One field of several tickets, changed at once.

mod change;
mod form;
mod save;
mod table;

use leptos::html;
use leptos::prelude::*;

use crate::data_grid::Selection;
use crate::features::context::use_i18n;
use crate::features::lazy_page::LazyPart;
use crate::reactive::effect;
use crate::routes::{Area, Route};

pub(crate) use form::BulkEditForm;

/// What is selected of the tickets.
#[derive(Clone, Copy)]
struct BulkEditing(RwSignal<Selection>);

/// The button that opens the form, which is in the part of the forms: few visits to the list need it.
#[component]
pub(crate) fn BulkEditButton(
    /// What is selected.
    selection: RwSignal<Selection>,
) -> impl IntoView {
    let words = use_i18n();
    let dialog = NodeRef::<html::Dialog>::new();
    let is_open = RwSignal::new(false);
    effect(move || {
        if let Some(dialog) = dialog.get() {
            // One that has just been made is not open yet.
            let _ = dialog.show_modal();
        }
    });
    provide_context(BulkEditing(selection));
    let close = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let loading = words.common.loading;
    view! {
        <button type="button" class="button" on:click=move |_| is_open.set(true)>
            {words.ticket.bulk_edit}
        </button>
        <Show when=move || is_open.get()>
            <dialog
                class="sheet-dialog wide"
                node_ref=dialog
                aria-label=words.ticket.bulk_edit
                on:close=move |_| is_open.set(false)
            >
                <LazyPart
                    area=Area::Forms
                    route=Route::TICKETS
                    loading=move || view! { <p class="waiting">{loading}</p> }
                />
                // Outside of the part: that may not come.
                <p class="actions">
                    <button type="button" class="button" on:click=close>
                        {words.frame.close}
                    </button>
                </p>
            </dialog>
        </Show>
    }
}
