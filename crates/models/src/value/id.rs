//! Identifiers of records: opaque texts, one type for each kind of record.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! identifiers {
    ($($(#[$documentation:meta])* $name:ident;)*) => {$(
        $(#[$documentation])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub struct $name(Box<str>);

        impl $name {
            /// Takes the text as received or as written in an address. `None` if it is empty, or a step in a path (`.`,
            /// `..`) that a browser would take even if it were encoded.
            pub fn new(text: impl AsRef<str>) -> Option<Self> {
                let text = text.as_ref();
                (!["", ".", ".."].contains(&text)).then(|| Self(text.into()))
            }

            /// The text as received.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str(&self.0)
            }
        }
    )*};
}

identifiers! {
    /// A ticket type.
    TicketId;
    /// An event.
    EventId;
    /// One of the dates of an event.
    EventDateId;
    /// A shop.
    ShopId;
    /// A template that tickets are printed or shown with.
    TemplateId;
    /// A period in which something is on sale or public.
    PeriodId;
    /// A product that a shop sells beside its tickets.
    ProductId;
    /// An order.
    OrderId;
    /// A purchase: one ticket with its barcode.
    PurchaseId;
    /// A field that customers fill in.
    FieldId;
    /// A record of billing information.
    BillingInformationId;
    /// A document: terms and conditions, or a privacy statement.
    DocumentId;
    /// A session of the checkout, in which a customer buys.
    SessionId;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_id_is_a_step_in_a_path() {
        for no_segment in ["", ".", ".."] {
            assert_eq!(TicketId::new(no_segment), None, "{no_segment}");
        }
        assert_eq!(
            TicketId::new("9007199254740993").map(|id| id.to_string()).as_deref(),
            Some("9007199254740993")
        );
    }
}
