//! An address that leads nowhere.

use super::context::{href, use_words};
use super::heading::page_header;
use crate::route::Route;
use crate::view::{View, view};

/// Says so, and leads on.
pub fn not_found() -> View {
    let words = use_words();
    view! {
        {page_header(words.frame.nothing_here, View::Nothing)}
        <p>{words.frame.nothing_here_advice}</p>
        <p>
            <a class="button" href=href(&Route::TICKETS)>
                {words.frame.tickets}
            </a>
        </p>
    }
}
