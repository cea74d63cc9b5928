//! Whether an order is paid: the one thing that the interface says of its statuses (`States and transitions`).

use crate::data_grid::{Cell, Term};
use crate::models::{Order, OrderStatus};

/// The code of the one status that the interface shows: paid.
pub const PAID: i128 = 190;

/// The status of an order. The interface explains one; the others have the service's own text.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Status {
    /// Paid.
    Paid,
    /// As the service words it, or its code where there is no text.
    Other(String),
}

impl Status {
    /// The status of an order; none where it has none.
    pub fn of(order: &Order) -> Option<Self> {
        match order.status.as_ref()? {
            OrderStatus { code: Some(PAID), .. } => Some(Self::Paid),
            OrderStatus { text: Some(text), .. } => Some(Self::Other(text.clone())),
            OrderStatus { code: Some(code), .. } => Some(Self::Other(code.to_string())),
            OrderStatus { code: None, text: None } => None,
        }
    }
}

impl From<Status> for Cell<'_> {
    fn from(status: Status) -> Self {
        match status {
            Status::Paid => Self::Term(Term::Paid),
            Status::Other(text) => text.into(),
        }
    }
}

/// Whether an order is known to be paid. What other statuses mean is not shown.
pub fn is_paid(order: &Order) -> bool {
    order.status.as_ref().and_then(|status| status.code) == Some(PAID)
}
