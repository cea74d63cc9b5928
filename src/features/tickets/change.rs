//! One field of a ticket, changed where tickets are listed: of one by a click, or of several at once.

use crate::api::ticket::{self, TicketBody};
use crate::api::{Mutation, NonEmpty, NullablePatch, Patch};
use crate::features::record_text::limit;
use crate::forms::Span;
use crate::i18n::{Formats, Messages};
use crate::models::value::{Price, TicketId, Timestamp};
use crate::models::{Availability, Period, Ticket};

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
    Capacity,
    /// When it is on sale.
    Periods,
    Flag(TicketFlag),
}

/// A field with the value that a ticket is to have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TicketChange {
    Price(Price),
    /// None: no limit.
    Capacity(Option<u64>),
    /// From when until when; none: whenever the shop is open.
    Periods(Vec<(Timestamp, Timestamp)>),
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
    pub(crate) const ALL: [Self; 5] = [
        Self::Price,
        Self::Capacity,
        Self::Periods,
        Self::Flag(TicketFlag::Hidden),
        Self::Flag(TicketFlag::Popular),
    ];

    /// Its name in the interface.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Price => "price",
            Self::Capacity => "max_capacity",
            Self::Periods => "availability",
            Self::Flag(TicketFlag::Hidden) => "is_hidden",
            Self::Flag(TicketFlag::Popular) => "on_fire",
        }
    }

    /// What people call it.
    pub(crate) fn label(self, words: &'static Messages) -> &'static str {
        match self {
            Self::Price => words.ticket.price.label,
            Self::Capacity => words.ticket.max_capacity.label,
            Self::Periods => words.ticket.availability.label,
            Self::Flag(TicketFlag::Hidden) => words.ticket.is_hidden.label,
            Self::Flag(TicketFlag::Popular) => words.ticket.on_fire.label,
        }
    }

    /// The field as a ticket has it; none where that has a structure that the app doesn't know.
    pub(crate) fn value(self, ticket: &Ticket) -> Option<TicketChange> {
        Some(match self {
            Self::Price => TicketChange::Price(ticket.price),
            Self::Capacity => TicketChange::Capacity(ticket.limit()),
            Self::Periods => {
                let periods = ticket.availability.iter().map(Availability::period);
                TicketChange::Periods(
                    periods.map(|it| it.map(|it| (it.opens_at, it.closes_at))).collect::<Option<_>>()?,
                )
            }
            Self::Flag(flag) => TicketChange::Flag(flag, flag.of(ticket)),
        })
    }
}

impl TicketChange {
    /// The field.
    fn field(&self) -> TicketField {
        match self {
            Self::Price(_) => TicketField::Price,
            Self::Capacity(_) => TicketField::Capacity,
            Self::Periods(_) => TicketField::Periods,
            Self::Flag(flag, _) => TicketField::Flag(*flag),
        }
    }

    /// Whether a ticket has the value.
    pub(crate) fn is_made(&self, ticket: &Ticket) -> bool {
        self.field().value(ticket).as_ref() == Some(self)
    }

    /// The request, with this field alone.
    pub(crate) fn write(&self, id: &TicketId) -> Mutation<String> {
        let mut body = TicketBody::default();
        match self {
            Self::Price(price) => body.price = Patch::Set(*price),
            Self::Capacity(capacity) => {
                body.max_capacity = capacity.map_or(NullablePatch::Clear, NullablePatch::Set);
            }
            Self::Periods(periods) => {
                let periods =
                    periods.iter().map(|(from, until)| <Period as Span>::new(*from, *until)).collect();
                body.availability = NonEmpty::new(periods).map_or(NullablePatch::Clear, NullablePatch::Set);
            }
            Self::Flag(TicketFlag::Hidden, is_hidden) => body.is_hidden = Patch::Set(*is_hidden),
            Self::Flag(TicketFlag::Popular, is_popular) => body.on_fire = Patch::Set(*is_popular),
        }
        ticket::update(id, body).for_id()
    }

    /// The value, for people to read.
    pub(crate) fn text(&self, words: &'static Messages, formats: &Formats) -> String {
        match self {
            Self::Price(price) => formats.price(*price),
            Self::Capacity(capacity) => limit(*capacity, formats),
            Self::Periods(periods) if periods.is_empty() => words.copy.always.to_owned(),
            Self::Periods(periods) => {
                let spans = periods.iter().map(|(from, until)| formats.span(*from, *until));
                spans.collect::<Vec<_>>().join(", ")
            }
            Self::Flag(_, true) => words.common.yes.to_owned(),
            Self::Flag(_, false) => words.common.no.to_owned(),
        }
    }
}
