//! Today: the pages.

use leptos::prelude::*;

use crate::page::context::use_words;
use crate::page::heading::page_header;

/// What needs attention, what comes, and quick ways on.
pub fn home_page() -> AnyView {
    page_header(use_words().home.title, ().into_any())
}
