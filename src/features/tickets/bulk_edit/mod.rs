//! One field of several tickets, changed at once.

mod form;
mod picked;
mod save;
mod table;
mod undo;
mod value_field;
mod wanted;

use leptos::prelude::*;

use crate::components::DialogButton;
use crate::features::context::use_i18n;
use crate::features::lazy_page::LazyPart;
use crate::models::value::TicketId;
use crate::routes::{Area, Route};

pub(crate) use form::BulkEditForm;

/// The tickets that the form is for.
#[derive(Clone, Copy)]
struct BulkEditing {
    /// Whether a ticket is one of them.
    is_among: Callback<TicketId, bool>,
    /// Whether the user has chosen them already.
    are_picked: bool,
}

/// The button that opens the form, which is in the part of the forms: few visits to a list need it.
#[component]
pub(crate) fn BulkEditButton(
    /// Whether a ticket is among those that can be changed.
    is_among: Callback<TicketId, bool>,
    /// Whether the user has chosen them already: else none is changed before its box is ticked.
    are_picked: bool,
) -> impl IntoView {
    let words = use_i18n();
    provide_context(BulkEditing { is_among, are_picked });
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
