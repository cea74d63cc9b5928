//! Tickets: the list, one ticket, and its forms.

mod badges;
mod detail;
mod fields;
mod forms;
mod limit;
mod list;
mod quick_toggles;

pub use detail::TicketPage;
pub use forms::{CreateTicketOfEventPage, CreateTicketPage, EditTicketPage};
pub use limit::limit;
pub use list::TicketListPage;
pub use quick_toggles::{QuickToggles, ToggleProblem, ToggleState};
