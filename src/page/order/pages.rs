//! Orders: the pages.

use leptos::prelude::*;

use crate::domain::{EventId, OrderId};
use crate::page::context::use_words;
use crate::page::heading::page_header;

/// The choice of an event to see its orders, or of an order.
pub fn orders_page() -> AnyView {
    page_header(use_words().order.title, ().into_any())
}

/// One order.
pub fn order_page(_id: OrderId) -> AnyView {
    page_header(use_words().order.title, ().into_any())
}

/// The orders of an event: a tab of its page.
pub fn orders_of_event(_id: EventId) -> AnyView {
    page_header(use_words().order.title, ().into_any())
}

/// The purchases of an event: a tab of its page.
pub fn purchases_of_event(_id: EventId) -> AnyView {
    page_header(use_words().order.title, ().into_any())
}

/// How an event stands: a tab of its page.
pub fn overview_of_event(_id: EventId) -> AnyView {
    page_header(use_words().order.title, ().into_any())
}
