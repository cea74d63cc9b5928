//! The content of a cell, where a row and a column meet.

use std::borrow::Cow;

use rust_decimal::Decimal;

/// The value of one column for one record, as sorting, searching, filtering and exporting see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell<'a> {
    /// It is empty.
    Nothing,
    /// Yes or no.
    Flag(bool),
    /// A value that each language has its own word for.
    Term(Term),
    /// A count or an amount: something that can be summed. Ids and barcodes are [`Cell::Text`], however many digits
    /// they have, because an export must not let a spreadsheet round them.
    Number(Decimal),
    /// A moment, in microseconds since 1970 began.
    Moment(i64),
    /// Anything that is read.
    Text(Cow<'a, str>),
}

/// A value that each language has its own word for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// The order is paid.
    Paid,
}

impl Term {
    /// Its spelling in addresses.
    pub fn key(self) -> &'static str {
        match self {
            Self::Paid => "paid",
        }
    }

    /// The term of a spelling.
    pub fn of_key(key: &str) -> Option<Self> {
        (key == Self::Paid.key()).then_some(Self::Paid)
    }
}

impl<'a> Cell<'a> {
    /// A text, borrowed from the record or made for the occasion.
    pub fn text(text: impl Into<Cow<'a, str>>) -> Self {
        Self::Text(text.into())
    }

    /// Whether there is nothing to see: nothing, or a blank text.
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Nothing => true,
            Self::Text(text) => text.trim().is_empty(),
            Self::Flag(_) | Self::Term(_) | Self::Number(_) | Self::Moment(_) => false,
        }
    }

    /// Its one spelling, the same in every language: what a [`Facet`](super::Facet) compares and an address can carry.
    pub fn plain(&self) -> Cow<'_, str> {
        match self {
            Self::Nothing => Cow::Borrowed(""),
            Self::Flag(true) => Cow::Borrowed("true"),
            Self::Flag(false) => Cow::Borrowed("false"),
            Self::Term(term) => Cow::Borrowed(term.key()),
            Self::Number(number) => Cow::Owned(number.normalize().to_string()),
            Self::Moment(microseconds) => Cow::Owned(microseconds.to_string()),
            Self::Text(text) => Cow::Borrowed(text),
        }
    }
}

impl<'a> From<Cow<'a, str>> for Cell<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a str> for Cell<'a> {
    fn from(text: &'a str) -> Self {
        Self::text(text)
    }
}

impl From<String> for Cell<'_> {
    fn from(text: String) -> Self {
        Self::text(text)
    }
}

impl From<bool> for Cell<'_> {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

impl From<u64> for Cell<'_> {
    fn from(count: u64) -> Self {
        Self::Number(count.into())
    }
}

impl From<Decimal> for Cell<'_> {
    fn from(number: Decimal) -> Self {
        Self::Number(number)
    }
}

impl<'a, T: Into<Cell<'a>>> From<Option<T>> for Cell<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Nothing, Into::into)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_missing_is_nothing() {
        assert_eq!(Cell::from(None::<u64>), Cell::Nothing);
        assert_eq!(Cell::from(Some(59_u64)), Cell::Number(Decimal::from(59)));
        assert_eq!(Cell::from(Some(Cell::Moment(1))), Cell::Moment(1));
    }

    #[test]
    fn a_blank_text_is_empty_and_zero_is_not() {
        assert!(Cell::from(" \t").is_empty());
        assert!(Cell::Nothing.is_empty());
        assert!(!Cell::from(0_u64).is_empty());
        assert!(!Cell::from(false).is_empty());
    }

    #[test]
    fn equal_numbers_are_spelled_alike() {
        assert_eq!(Cell::from(Decimal::new(5900, 2)).plain(), Cell::from(59_u64).plain());
        assert_eq!(Cell::from(true).plain(), "true");
        assert_eq!(Term::of_key(&Cell::Term(Term::Paid).plain()), Some(Term::Paid));
        assert_eq!(Cell::from("Balkon").plain(), "Balkon");
    }
}
