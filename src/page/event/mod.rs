//! Events: the list, one event, and the form of a new one.

mod pages;

pub use pages::{create_event_page, event_list_page, event_page};
