//! Orders and purchases: those of an event, one order, whoever stands at the door, and how an event stands.

mod answers;
mod charts;
mod detail;
mod door_list;
mod order_list;
mod orders_page;
mod overview;
mod purchase_list;
mod sales_data;
mod sales_queries;
mod sales_toolbar;
mod status;
mod ticket_rules;
mod told;
mod unshown;
mod verdict;

pub use detail::OrderPage;
pub use order_list::OrdersOfEvent;
pub use orders_page::OrdersPage;
pub use overview::EventSales;
pub use purchase_list::PurchasesOfEvent;
pub use unshown::use_field_labels;
