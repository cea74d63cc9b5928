//! What needs attention before an event: what customers can't buy, or soon can't any more.

use super::schedule::{Schedule, ScheduledEvent};
use crate::models::value::{EventId, ShopId, TicketId, Timestamp};
use crate::models::{Availability, Event, Shop, Ticket};

/// In microseconds.
const DAY: i64 = 86_400_000_000;

/// Something that needs attention.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attention {
    /// What it is about.
    pub subject: Subject,
    /// Why.
    pub reason: Reason,
}

/// What needs attention.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// An event, with its name.
    Event(EventId, String),
    /// Tickets of an event: at least one.
    EventTickets {
        /// The event, with its name.
        event: (EventId, String),
        /// The tickets, with their names.
        tickets: Vec<(TicketId, String)>,
    },
    /// A ticket of no event, with its name.
    Ticket(TicketId, String),
}

/// Why something needs attention, the most harmful first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It has no tickets.
    NoTickets,
    /// No shop shows the event: none of its tickets can be bought.
    InNoShop,
    /// All shops that show the event say that they are closed, and not until when.
    ShopsShut,
    /// All shops that show the event are closed for good, since then.
    ShopsClosed(Timestamp),
    /// All its periods of sale are over, since then.
    SalesEnded(Timestamp),
    /// None are left: of an event, if that is so of all its tickets.
    SoldOut,
    /// Within a day it can't be bought any more.
    SalesEnd(Timestamp),
    /// Within a day it can be bought.
    SalesStart(Timestamp),
    /// The last of the shops that show the event closes then, more than a day before it starts.
    ShopsClose(Timestamp),
    /// It is hidden from all shops.
    Hidden,
}

/// What needs attention of events that are running or come, the most harmful first. Past events are left out.
pub fn attention<'a>(
    now: Timestamp,
    schedule: &Schedule<'_>,
    tickets: impl Iterator<Item = &'a Ticket>,
    shops: &[&Shop],
) -> Vec<Attention> {
    let coming = || schedule.coming.iter().map(|scheduled| scheduled.event);
    // What is over needs nothing any more.
    let (over, tickets): (Vec<&Ticket>, Vec<&Ticket>) = tickets.partition(|ticket| is_over(now, ticket));
    let lists_tickets = |event: &&Event| {
        !event.tickets.is_empty()
            || [&over, &tickets]
                .iter()
                .any(|list| list.iter().any(|it| it.event_id.as_ref() == Some(&event.id)))
    };
    let without_tickets = coming().filter(|event| !lists_tickets(event)).map(|event| Attention {
        subject: Subject::Event(event.id.clone(), event.name.clone()),
        reason: Reason::NoTickets,
    });
    let in_no_shop =
        coming().filter(|event| event.shops.is_empty() && !event.tickets.is_empty()).map(|event| Attention {
            subject: Subject::Event(event.id.clone(), event.name.clone()),
            reason: Reason::InNoShop,
        });
    let sold_out = coming().filter_map(|event| {
        let is_over = |id: &TicketId| over.iter().any(|ticket| ticket.id == *id);
        let on_sale = event.tickets.iter().filter(|ticket| !is_over(&ticket.id));
        // An event may not list all of its tickets.
        let is_unlisted = |ticket: &&Ticket| {
            ticket.event_id.as_ref() == Some(&event.id) && event.tickets.iter().all(|own| own.id != ticket.id)
        };
        let has_unlisted = tickets.iter().any(is_unlisted);
        let (sold_out, left): (Vec<_>, Vec<_>) = on_sale.partition(|ticket| ticket.sold_out == Some(true));
        let named = sold_out.iter().map(|ticket| (ticket.id.clone(), ticket.name.clone())).collect();
        let event = (event.id.clone(), event.name.clone());
        let subject = match (sold_out.is_empty(), left.is_empty() && !has_unlisted) {
            (true, _) => return None,
            (false, true) => Subject::Event(event.0, event.1),
            (false, false) => Subject::EventTickets { event, tickets: named },
        };
        Some(Attention { subject, reason: Reason::SoldOut })
    });
    let closed = schedule.coming.iter().filter_map(|scheduled| {
        let event = scheduled.event;
        let reason = shops_reason(now, scheduled, shops).filter(|_| !event.tickets.is_empty())?;
        Some(Attention { subject: Subject::Event(event.id.clone(), event.name.clone()), reason })
    });
    let mut found: Vec<Attention> = without_tickets.chain(in_no_shop).chain(closed).chain(sold_out).collect();
    let is_sold_out = |id: &TicketId| {
        coming()
            .flat_map(|event| &event.tickets)
            .any(|ticket| ticket.id == *id && ticket.sold_out == Some(true))
    };
    // A sale that ends as planned, such as that of early birds, leaves others.
    let others_sell = |ticket: &Ticket| {
        let can_sell = |other: &Ticket| {
            matches!(reason(now, other), None | Some(Reason::SalesEnd(_) | Reason::SalesStart(_)))
        };
        let of_event = tickets.iter().filter(|other| other.event_id == ticket.event_id);
        of_event.into_iter().any(|other| can_sell(other) && !is_sold_out(&other.id))
    };
    for ticket in &tickets {
        let event = ticket.event_id.as_ref().map(|id| coming().find(|event| event.id == *id));
        let is_past = matches!(event, Some(None));
        let event = event.flatten().map(|event| (event.id.clone(), event.name.clone()));
        // A ticket of no event may have ended years ago.
        let matters = |reason: &Reason| match reason {
            Reason::SalesEnded(_) => event.is_some() && !others_sell(ticket),
            _ => true,
        };
        if let Some(reason) = reason(now, ticket).filter(matters)
            && !is_past
            && !is_sold_out(&ticket.id)
        {
            add_ticket(&mut found, event, (ticket.id.clone(), ticket.name.clone()), reason);
        }
    }
    // The most harmful first, and of those the one that comes first.
    found.sort_by_key(|found| (found.reason.rank(), found.reason.moment()));
    found
}

/// Adds a ticket to those of its event that need attention for the same reason.
fn add_ticket(
    found: &mut Vec<Attention>,
    event: Option<(EventId, String)>,
    ticket: (TicketId, String),
    reason: Reason,
) {
    let Some(event) = event else {
        found.push(Attention { subject: Subject::Ticket(ticket.0, ticket.1), reason });
        return;
    };
    let same =
        found.iter_mut().filter(|found| found.reason == reason).find_map(|found| match &mut found.subject {
            Subject::EventTickets { event: other, tickets } if other.0 == event.0 => Some(tickets),
            _ => None,
        });
    match same {
        Some(tickets) => tickets.push(ticket),
        None => {
            found.push(Attention { subject: Subject::EventTickets { event, tickets: vec![ticket] }, reason })
        }
    }
}

impl Reason {
    fn moment(self) -> Option<Timestamp> {
        match self {
            Self::ShopsClosed(at)
            | Self::SalesEnded(at)
            | Self::SalesEnd(at)
            | Self::SalesStart(at)
            | Self::ShopsClose(at) => Some(at),
            Self::NoTickets | Self::InNoShop | Self::ShopsShut | Self::SoldOut | Self::Hidden => None,
        }
    }

    fn rank(self) -> u8 {
        match self {
            Self::NoTickets | Self::InNoShop => 0,
            Self::ShopsShut | Self::ShopsClosed(_) => 1,
            Self::SalesEnded(_) => 2,
            Self::SoldOut => 3,
            Self::SalesEnd(_) => 4,
            Self::SalesStart(_) => 5,
            Self::ShopsClose(_) => 6,
            Self::Hidden => 7,
        }
    }
}

/// Why the shops of a coming event need attention. Nothing is known of them as long as one is not read, or has a period that
/// can't be read.
fn shops_reason(now: Timestamp, scheduled: &ScheduledEvent<'_>, shops: &[&Shop]) -> Option<Reason> {
    let close = |id: &ShopId| {
        let shop = shops.iter().find(|shop| shop.id == *id)?;
        let periods: Vec<_> = shop.availability.iter().map(Availability::period).collect::<Option<_>>()?;
        match periods.iter().map(|period| period.closes_at).max() {
            Some(last) => Some(Some(last)),
            // Without a period, a shop is open for as long as it says so.
            None => (shop.is_available == Some(false)).then_some(None),
        }
    };
    let closes: Vec<Option<Timestamp>> = scheduled.event.shops.iter().map(close).collect::<Option<_>>()?;
    let Some(last) = closes.iter().flatten().max().copied() else {
        return (!closes.is_empty()).then_some(Reason::ShopsShut);
    };
    let is_early = |start: Timestamp| start.microseconds() - last.microseconds() > DAY;
    match last <= now {
        true => Some(Reason::ShopsClosed(last)),
        false => scheduled.starts_at.is_some_and(is_early).then_some(Reason::ShopsClose(last)),
    }
}

/// Whether the last date on which a ticket is valid is over.
fn is_over(now: Timestamp, ticket: &Ticket) -> bool {
    ticket.dates.iter().map(|date| date.ends_at).max().is_some_and(|end| end <= now)
}

/// Why a ticket of a coming event needs attention by itself. One without a period is on sale whenever its shop is.
fn reason(now: Timestamp, ticket: &Ticket) -> Option<Reason> {
    if ticket.is_hidden == Some(true) {
        return Some(Reason::Hidden);
    }
    // Where one period can't be read, nothing is known of the sale.
    let periods: Vec<_> = ticket.availability.iter().map(|it| it.period()).collect::<Option<_>>()?;
    let is_soon = |moment: &Timestamp| moment.microseconds() - now.microseconds() <= DAY;
    let end = periods.iter().map(|period| period.closes_at).max()?;
    let is_open = periods.iter().any(|period| period.opens_at <= now && now < period.closes_at);
    let start = periods.iter().map(|period| period.opens_at).filter(|opens_at| *opens_at > now).min();
    match (is_open, start) {
        (true, _) => Some(end).filter(is_soon).map(Reason::SalesEnd),
        (false, Some(start)) => Some(start).filter(is_soon).map(Reason::SalesStart),
        (false, None) => Some(Reason::SalesEnded(end)),
    }
}

#[cfg(test)]
mod tests;
