//! One field of a ticket, changed where tickets are listed: of one by a click, or of several at once.

use rust_decimal::Decimal;

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

/// What is wanted of several tickets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WantedChange {
    /// All are to have this value.
    To(TicketChange),
    /// The price of each is to change by this amount.
    PriceBy(Decimal),
    /// The price of each is to change by so many percent.
    PriceByPercent(Decimal),
}

impl WantedChange {
    /// Reads a price: `12.50` for all, `+2.50` or `-2.50` on top of each, or `+10%`.
    fn of_price(typed: &str) -> Result<Self, ProblemKind> {
        let (is_less, by) = match typed.strip_prefix(['-', '−']) {
            Some(by) => (true, Some(by)),
            None => (false, typed.strip_prefix('+')),
        };
        let Some(by) = by else { return Price::from_text(typed).map(TicketChange::Price).map(Self::To) };
        let (by, is_percent) = by.strip_suffix('%').map_or((by, false), |by| (by, true));
        let amount = Price::from_text(by.trim())?.amount();
        let amount = if is_less { -amount } else { amount };
        Ok(if is_percent { Self::PriceByPercent(amount) } else { Self::PriceBy(amount) })
    }

    /// The change of a ticket; none where its price would fall below zero.
    pub(crate) fn of(self, ticket: &Ticket) -> Option<TicketChange> {
        let price = ticket.price.amount();
        let amount = match self {
            Self::To(change) => return Some(change),
            Self::PriceBy(amount) => price.checked_add(amount)?,
            Self::PriceByPercent(percent) => {
                price.checked_add(price.checked_mul(percent)?.checked_div(Decimal::ONE_HUNDRED)?)?
            }
        };
        (!amount.is_sign_negative() || amount.is_zero()).then(|| TicketChange::Price(Price::rounded(amount)))
    }
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

    /// What is wanted of tickets by what is typed or chosen; nothing while that is empty.
    pub(crate) fn wanted(self, typed: &str) -> Result<Option<WantedChange>, ProblemKind> {
        match (self, typed.trim()) {
            (_, "") => Ok(None),
            (Self::Price, typed) => WantedChange::of_price(typed).map(Some),
            (Self::Flag(flag), typed) => {
                Ok(Some(WantedChange::To(TicketChange::Flag(flag, typed == "true"))))
            }
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
    use crate::models::read_record;

    fn wanted(typed: &str) -> Option<WantedChange> {
        TicketField::Price.wanted(typed).ok().flatten()
    }

    #[test]
    fn what_is_typed_is_a_change_or_says_what_is_wrong_with_it() {
        let price = Price::parse("12.50").ok().map(TicketChange::Price).map(WantedChange::To);
        assert_eq!(wanted(" 12,50 "), price);
        assert_eq!(TicketField::Price.wanted(""), Ok(None));
        for wrong in ["a lot", "10%", "+", "+-5", "+1.234"] {
            assert!(TicketField::Price.wanted(wrong).is_err(), "{wrong}");
        }
        let hidden = TicketField::Flag(TicketFlag::Hidden);
        let shown = WantedChange::To(TicketChange::Flag(TicketFlag::Hidden, false));
        assert_eq!(hidden.wanted("false"), Ok(Some(shown)));
    }

    #[test]
    fn each_price_changes_by_an_amount_or_a_part_of_itself() {
        let after = |price: &str, typed: &str| {
            let text = format!(r#"{{"id":"1","name":"Dag 1","price":"{price}"}}"#);
            let ticket = read_record::<Ticket>(&text).unwrap_or_else(|problem| panic!("{problem}"));
            wanted(typed)?.of(&ticket).map(|change| match change {
                TicketChange::Price(price) => price.to_string(),
                TicketChange::Flag(..) => "no price".to_owned(),
            })
        };
        assert_eq!(after("49.50", "+2,50").as_deref(), Some("52.00"));
        assert_eq!(after("49.50", "-49.50").as_deref(), Some("0.00"));
        assert_eq!(after("49.50", "−50"), None);
        assert_eq!(after("49.50", "+10 %").as_deref(), Some("54.45"));
        assert_eq!(after("0.05", "-10%").as_deref(), Some("0.05"), "half a cent is rounded up");
        assert_eq!(after("79228162514264337593543950335", "+10%"), None);
    }
}
