//! Tickets: the list, one ticket, and its forms.

mod badges;
mod create;
mod describe;
mod detail;
mod edit;
mod fields;
mod list;
mod lookup;
mod review;
mod save;

pub use create::CreateTicketPage;
pub use detail::TicketPage;
pub use edit::EditTicketPage;
pub use list::TicketListPage;
