//! An address that leads nowhere.

use leptos::prelude::*;

use super::context::{href, use_words};
use super::heading::page_header;
use crate::route::Route;

/// Says so, and leads on.
pub fn not_found() -> AnyView {
    let words = use_words();
    view! {
        {page_header(words.frame.nothing_here, ().into_any())}
        <p>{words.frame.nothing_here_advice}</p>
        <p>
            <a class={"button"} href=href(&Route::TICKETS)>
                {words.frame.tickets}
            </a>
        </p>
    }
    .into_any()
}
