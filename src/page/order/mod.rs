//! Orders and purchases: those of an event, one order, whoever stands at the door, and how an event stands.

mod answers;
mod changes;
mod charts;
mod choose;
mod detail;
mod door_list;
mod known;
mod order_list;
mod overview;
mod purchase_list;
mod reading;
mod status;
mod ticket_rules;
mod told;
mod unshown;
mod verdict;

pub use choose::OrdersPage;
pub use detail::OrderPage;
pub use order_list::OrdersOfEvent;
pub use overview::EventSales;
pub use purchase_list::PurchasesOfEvent;
pub use unshown::use_field_labels;
