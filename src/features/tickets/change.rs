//! What can be changed of several tickets at once.

use crate::api::Patch;
use crate::api::ticket::TicketBody;
use crate::forms::{FromText, ProblemKind};
use crate::i18n::{Formats, Messages};
use crate::models::Ticket;
use crate::models::value::Price;

/// A field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BulkField {
    Price,
    Hidden,
    Popular,
}

/// A field with the value that all of them are to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BulkChange {
    Price(Price),
    Hidden(bool),
    Popular(bool),
}

impl BulkField {
    /// All of them.
    pub(super) const ALL: [Self; 3] = [Self::Price, Self::Hidden, Self::Popular];

    /// Its name in the interface.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Price => "price",
            Self::Hidden => "is_hidden",
            Self::Popular => "on_fire",
        }
    }

    /// What people call it.
    pub(super) fn label(self, words: &'static Messages) -> &'static str {
        match self {
            Self::Price => words.ticket.price.label,
            Self::Hidden => words.ticket.is_hidden.label,
            Self::Popular => words.ticket.on_fire.label,
        }
    }

    /// The change to a value that is typed or chosen; none while that is empty.
    pub(super) fn change(self, typed: &str) -> Result<Option<BulkChange>, ProblemKind> {
        match (self, typed.trim()) {
            (_, "") => Ok(None),
            (Self::Price, typed) => Price::from_text(typed).map(BulkChange::Price).map(Some),
            (Self::Hidden, typed) => Ok(Some(BulkChange::Hidden(typed == "true"))),
            (Self::Popular, typed) => Ok(Some(BulkChange::Popular(typed == "true"))),
        }
    }

    /// The field as a ticket has it.
    pub(super) fn value(self, ticket: &Ticket) -> BulkChange {
        match self {
            Self::Price => BulkChange::Price(ticket.price),
            Self::Hidden => BulkChange::Hidden(ticket.is_hidden == Some(true)),
            Self::Popular => BulkChange::Popular(ticket.on_fire == Some(true)),
        }
    }
}

impl BulkChange {
    /// The field.
    pub(super) fn field(self) -> BulkField {
        match self {
            Self::Price(_) => BulkField::Price,
            Self::Hidden(_) => BulkField::Hidden,
            Self::Popular(_) => BulkField::Popular,
        }
    }

    /// Whether a ticket has the value.
    pub(super) fn is_made(self, ticket: &Ticket) -> bool {
        self.field().value(ticket) == self
    }

    /// The request, with this field alone.
    pub(super) fn body(self) -> TicketBody {
        let mut body = TicketBody::default();
        match self {
            Self::Price(price) => body.price = Patch::Set(price),
            Self::Hidden(is_hidden) => body.is_hidden = Patch::Set(is_hidden),
            Self::Popular(is_popular) => body.on_fire = Patch::Set(is_popular),
        }
        body
    }

    /// The value, for people to read.
    pub(super) fn text(self, words: &'static Messages, formats: &Formats) -> String {
        match self {
            Self::Price(price) => formats.price(price),
            Self::Hidden(true) | Self::Popular(true) => words.common.yes.to_owned(),
            Self::Hidden(false) | Self::Popular(false) => words.common.no.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_a_change_or_says_what_is_wrong_with_it() {
        let price = Price::parse("12.50").ok().map(BulkChange::Price);
        assert_eq!(BulkField::Price.change(" 12,50 "), Ok(price));
        assert_eq!(BulkField::Price.change(""), Ok(None));
        assert!(BulkField::Price.change("a lot").is_err());
        assert_eq!(BulkField::Hidden.change("false"), Ok(Some(BulkChange::Hidden(false))));
    }
}
