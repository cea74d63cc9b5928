//! Events: the pages.

use leptos::prelude::*;

use crate::domain::EventId;
use crate::page::context::use_words;
use crate::page::heading::page_header;
use crate::route::EventTab;

/// The list of events.
pub fn event_list_page() -> AnyView {
    page_header(use_words().event.title, ().into_any())
}

/// The form of a new event.
pub fn create_event_page(_from: Option<EventId>) -> AnyView {
    page_header(use_words().event.title, ().into_any())
}

/// One event.
pub fn event_page(_id: EventId, _tab: EventTab) -> AnyView {
    page_header(use_words().event.title, ().into_any())
}
