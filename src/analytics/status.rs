//! Whether an order is paid: the one thing that the interface says of its statuses (`States and transitions`).

use crate::models::{Order, OrderStatus};

/// The code of the one status that the interface shows: paid.
pub const PAID: u64 = 190;

/// Whether an order is known to be paid. What other statuses mean is not shown.
pub fn is_paid(order: &Order) -> bool {
    order.status.as_ref().and_then(|status| status.code) == Some(PAID)
}

/// A status as the service names it, with its code.
pub fn label(status: &OrderStatus) -> String {
    match (&status.text, status.code) {
        (Some(text), Some(code)) => format!("{text} ({code})"),
        (Some(text), None) => text.clone(),
        (None, Some(code)) => code.to_string(),
        (None, None) => String::new(),
    }
}
