//! Tickets: the list, one ticket, and its forms.

mod amount_sold;
mod badges;
mod bulk_edit;
mod capacity_field;
mod change;
mod copy;
mod detail;
mod fields;
mod forms;
mod list;
mod quick_toggles;
mod stop_button;

pub(crate) use bulk_edit::{BulkEditButton, BulkEditForm};
pub(crate) use copy::CopyTicketsPage;
pub(crate) use detail::TicketPage;
pub(crate) use forms::{CreateTicketOfEventPage, CreateTicketPage, EditTicketPage};
pub(crate) use list::TicketListPage;
pub(crate) use quick_toggles::{QuickToggles, ToggleProblem, ToggleState};
