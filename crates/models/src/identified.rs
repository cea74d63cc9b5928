//! Records with an id.

use super::{BillingInformation, Document, Event, Field, Order, Purchase, Shop, ShopView, Ticket};

/// A record that has an id, unique among others of its kind.
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
