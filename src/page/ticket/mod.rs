//! Tickets: the list, one ticket, and its forms.

mod badges;
mod detail;
mod fields;
mod forms;
mod limit;
mod list;
mod one_click;

pub use detail::ticket_page;
pub use forms::{create_ticket_page, create_ticket_page_of, edit_ticket_page};
pub use limit::limit;
pub use list::ticket_list_page;
pub use one_click::OneClick;
