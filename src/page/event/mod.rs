//! Events: the list, one event with its tabs, and the form of a new one.

mod dates;
mod detail;
mod fields;
mod forms;
mod list;
mod offer;
mod overview;
mod shops;
mod start;
mod types;

pub use detail::event_page;
pub use forms::create_event_page;
pub use list::event_list_page;
