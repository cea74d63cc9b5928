//! Identifiers of records: opaque texts, one type for each kind of record.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error};

use super::number;

macro_rules! identifiers {
    ($($(#[$documentation:meta])* $name:ident;)*) => {$(
        $(#[$documentation])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(String);

        impl $name {
            /// Takes the text as received or as it stands in an address. `None` if it is empty, or a step in a
            /// path (`.`, `..`) that a browser would take even if it were encoded.
            pub fn new(text: impl Into<String>) -> Option<Self> {
                Some(text.into()).filter(|text| !["", ".", ".."].contains(&text.as_str())).map(Self)
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

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = number::literal(deserializer)?;
                Self::new(text).ok_or_else(|| D::Error::custom("expected an id"))
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_and_its_text_are_the_same_id() {
        let read = |json| serde_json::from_str::<TicketId>(json).ok();
        assert_eq!(read("12"), read("\"12\""));
        assert_eq!(read("\"9007199254740993\""), read("9007199254740993"));
        assert_eq!(read("null"), None);
        assert_eq!(read("true"), None);
        for no_segment in ["\"\"", "\".\"", "\"..\""] {
            assert_eq!(read(no_segment), None, "{no_segment}");
        }
    }
}
