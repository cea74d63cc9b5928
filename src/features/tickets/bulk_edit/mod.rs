//! One field of several tickets, changed at once.

mod form;
mod save;
mod table;

use leptos::prelude::*;

use crate::components::DialogButton;
use crate::data_grid::Selection;
use crate::features::context::use_i18n;
use crate::features::lazy_page::LazyPart;
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
    provide_context(BulkEditing(selection));
    let loading = words.common.loading;
    // The dialog has the button that closes it: the part may not come.
    view! {
        <DialogButton
            label=words.ticket.bulk_edit
            name=words.ticket.bulk_edit
            class="button"
            dialog_class="sheet-dialog wide"
            close=words.frame.close
        >
            <LazyPart
                area=Area::Forms
                route=Route::TICKETS
                loading=move || view! { <p class="waiting">{loading}</p> }
            />
        </DialogButton>
    }
}
