//! Orders and purchases: the tabs of an event, one order, and the sales figures.

mod answer_tables;
mod charts;
mod comparison;
mod count_table;
mod customer_search;
mod detail;
mod event_links;
mod event_queue;
mod figure_tables;
mod order_events;
mod order_list;
mod orderer;
mod orders_page;
mod over_time;
mod overview;
mod period;
mod prices;
mod purchase_list;
mod sales_toolbar;
mod slot_table;
mod status;
mod visitor_table;

pub(crate) use detail::OrderPage;
pub(crate) use order_list::OrdersOfEvent;
pub(crate) use orders_page::{OrdersPage, typed_order_id};
pub(crate) use overview::EventFigures;
pub(crate) use period::SalesReportPage;
pub(crate) use purchase_list::PurchasesOfEvent;
