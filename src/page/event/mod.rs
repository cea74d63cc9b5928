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

pub use detail::EventPage;
pub use forms::CreateEventPage;
pub use list::EventListPage;
