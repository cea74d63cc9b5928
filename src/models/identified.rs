//! Records that can be told apart.

use super::{BillingInformation, Document, Event, Field, Order, Purchase, Shop, ShopView, Ticket};

/// A record that can be told apart from others of its kind by its id.
pub trait Identified {
    /// The id, as received.
    fn id(&self) -> &str;
}

macro_rules! identified {
    ($($record:ty),* $(,)?) => {$(
        impl Identified for $record {
            fn id(&self) -> &str {
                self.id.as_str()
            }
        }
    )*};
}

identified!(Ticket, Event, Shop, ShopView, Order, Purchase, Field, BillingInformation, Document);
