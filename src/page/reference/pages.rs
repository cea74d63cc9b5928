//! Reference lists: the pages.

use leptos::prelude::*;

use crate::page::context::use_words;
use crate::page::heading::page_header;
use crate::route::ReferenceList;

/// One of the lists.
pub fn reference_page(_list: ReferenceList) -> AnyView {
    page_header(use_words().reference.title, ().into_any())
}
