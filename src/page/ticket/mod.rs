//! Tickets: the list, one ticket, and its forms.

mod badges;
mod detail;
mod fields;
mod forms;
mod list;

pub use detail::ticket_page;
pub use forms::{create_ticket_page, edit_ticket_page};
pub use list::ticket_list_page;
