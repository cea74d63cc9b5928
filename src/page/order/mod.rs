//! Orders and purchases.

mod pages;

pub use pages::{order_page, orders_of_event, orders_page, overview_of_event, purchases_of_event};
