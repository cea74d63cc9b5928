//! One field of a ticket, changed where tickets are listed: of one by a click, or of several at once.

use crate::api::ticket::{self, TicketBody};
use crate::api::{Mutation, Patch};
use crate::forms::{FromText, ProblemKind};
use crate::i18n::{Formats, Messages};
use crate::models::Ticket;
use crate::models::value::{Price, TicketId};

/// What is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TicketFlag {
    Hidden,
    Popular,
}

/// A field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TicketField {
    Price,
    Flag(TicketFlag),
}

/// A field with the value that a ticket is to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TicketChange {
    Price(Price),
    Flag(TicketFlag, bool),
}

impl TicketFlag {
    /// Whether a ticket has it on.
    pub(crate) fn of(self, ticket: &Ticket) -> bool {
        let flag = match self {
            Self::Hidden => ticket.is_hidden,
            Self::Popular => ticket.on_fire,
        };
        flag == Some(true)
    }
}

impl TicketField {
    /// All of them.
    pub(crate) const ALL: [Self; 3] =
        [Self::Price, Self::Flag(TicketFlag::Hidden), Self::Flag(TicketFlag::Popular)];

    /// Its name in the interface.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Price => "price",
            Self::Flag(TicketFlag::Hidden) => "is_hidden",
            Self::Flag(TicketFlag::Popular) => "on_fire",
        }
    }

    /// What people call it.
    pub(crate) fn label(self, words: &'static Messages) -> &'static str {
        match self {
            Self::Price => words.ticket.price.label,
            Self::Flag(TicketFlag::Hidden) => words.ticket.is_hidden.label,
            Self::Flag(TicketFlag::Popular) => words.ticket.on_fire.label,
        }
    }

    /// The change to a value that is typed or chosen; none while that is empty.
    pub(crate) fn change(self, typed: &str) -> Result<Option<TicketChange>, ProblemKind> {
        match (self, typed.trim()) {
            (_, "") => Ok(None),
            (Self::Price, typed) => Price::from_text(typed).map(TicketChange::Price).map(Some),
            (Self::Flag(flag), typed) => Ok(Some(TicketChange::Flag(flag, typed == "true"))),
        }
    }

    /// The field as a ticket has it.
    pub(crate) fn value(self, ticket: &Ticket) -> TicketChange {
        match self {
            Self::Price => TicketChange::Price(ticket.price),
            Self::Flag(flag) => TicketChange::Flag(flag, flag.of(ticket)),
        }
    }
}

impl TicketChange {
    /// The field.
    pub(crate) fn field(self) -> TicketField {
        match self {
            Self::Price(_) => TicketField::Price,
            Self::Flag(flag, _) => TicketField::Flag(flag),
        }
    }

    /// Whether a ticket has the value.
    pub(crate) fn is_made(self, ticket: &Ticket) -> bool {
        self.field().value(ticket) == self
    }

    /// The request, with this field alone.
    pub(crate) fn write(self, id: &TicketId) -> Mutation<String> {
        let mut body = TicketBody::default();
        match self {
            Self::Price(price) => body.price = Patch::Set(price),
            Self::Flag(TicketFlag::Hidden, is_hidden) => body.is_hidden = Patch::Set(is_hidden),
            Self::Flag(TicketFlag::Popular, is_popular) => body.on_fire = Patch::Set(is_popular),
        }
        ticket::update(id, body).for_id()
    }

    /// The value, for people to read.
    pub(crate) fn text(self, words: &'static Messages, formats: &Formats) -> String {
        match self {
            Self::Price(price) => formats.price(price),
            Self::Flag(_, true) => words.common.yes.to_owned(),
            Self::Flag(_, false) => words.common.no.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_a_change_or_says_what_is_wrong_with_it() {
        let price = Price::parse("12.50").ok().map(TicketChange::Price);
        assert_eq!(TicketField::Price.change(" 12,50 "), Ok(price));
        assert_eq!(TicketField::Price.change(""), Ok(None));
        assert!(TicketField::Price.change("a lot").is_err());
        let hidden = TicketField::Flag(TicketFlag::Hidden);
        assert_eq!(hidden.change("false"), Ok(Some(TicketChange::Flag(TicketFlag::Hidden, false))));
    }
}
