//! An address that leads nowhere.

use super::context::{href, use_i18n};
use super::heading::PageHeader;
use crate::routes::Route;
use leptos::prelude::*;

/// Shown for an unknown address, with a link to continue.
#[component]
pub(crate) fn NotFound() -> impl IntoView {
    let words = use_i18n();
    view! {
        <PageHeader title=words.frame.nothing_here />
        <p>{words.frame.nothing_here_advice}</p>
        <p>
            <a class="button" href=href(&Route::TICKETS)>
                {words.frame.tickets}
            </a>
        </p>
    }
}
