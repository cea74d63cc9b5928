//! Whether customers can buy a ticket in a shop at a moment, and every reason why they can't.

use std::collections::BTreeMap;

use crate::models::value::{ShopId, TicketId, Timestamp};
use crate::models::{Availability, Event, Period, Shop, ShopEvent, ShopTicket, ShopView, Ticket};

/// A ticket of an event in a shop that shows the event.
#[derive(Clone, Copy, Debug)]
pub struct Sale<'a> {
    /// The event.
    pub event: &'a Event,
    /// The id of the ticket.
    pub id: &'a TicketId,
    /// The ticket, once it is read.
    pub ticket: Option<&'a Ticket>,
    /// The shop in the list of shops, once that is read.
    pub shop: Option<&'a Shop>,
    /// The shop as its customers get it.
    pub view: &'a ShopView,
}

/// Why customers can't buy a ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The last date of the event is over, since then.
    EventOver(Timestamp),
    /// The last date of the ticket is over, since then.
    TicketOver(Timestamp),
    /// The shop does not show the event.
    EventNotInShop,
    /// The shop is closed, though no period of it says so.
    ShopClosed,
    /// It is not a time at which the shop is open.
    ShopPeriod(Gap),
    /// It is not a time at which the event is sold.
    EventPeriod(Gap),
    /// It is not a time at which the ticket is sold.
    TicketPeriod(Gap),
    /// The ticket is hidden from all shops.
    Hidden,
    /// The shop shows the event without the ticket, which is not hidden.
    NotOffered,
    /// No ticket is left.
    SoldOut(Option<Amount>),
    /// No place at the event is left.
    EventFull(Amount),
}

/// What a customer has to know, though the ticket can be bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaleCondition<'a> {
    /// Not everyone can enter the shop.
    Protected,
    /// So many have to be in an order.
    AtLeast(u64),
    /// It can't be bought together with these.
    NotWith(&'a [TicketId]),
}

/// A moment between the periods of a sale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    /// The next period begins then.
    Opens(Timestamp),
    /// The last period ended then.
    Closed(Timestamp),
}

impl Gap {
    /// Where a moment is between periods; none within one, or where there are none.
    pub fn between(periods: &[Period], at: Timestamp) -> Option<Self> {
        if periods.iter().any(|period| period.opens_at <= at && at < period.closes_at) {
            return None;
        }
        let next = periods.iter().map(|period| period.opens_at).filter(|opens_at| *opens_at > at).min();
        let last = || periods.iter().map(|period| period.closes_at).max().map(Self::Closed);
        next.map(Self::Opens).or_else(last)
    }
}

/// How many were sold of how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amount {
    /// How many were sold.
    pub sold: u64,
    /// How many could be sold.
    pub capacity: u64,
}

impl<'a> Sale<'a> {
    /// Whether all is read that decides whether the ticket can be bought. What is read already may rule it out.
    pub fn is_known(&self) -> bool {
        self.ticket.is_some() && self.shop.is_some() && !self.may_be_offered_otherwise()
    }

    /// Why the ticket can't be bought at a moment; none if it can. What has no times, such as being sold out, is as it is now.
    pub fn obstacles(&self, at: Timestamp, now: Timestamp) -> Vec<Obstacle> {
        let event = self.shop_event();
        let offered = self.offered();
        let closed = Gap::between(&self.view.availability, at).map(Obstacle::ShopPeriod);
        // The shop says how it is now. At other moments its periods decide, where it has any.
        let is_closed = self.shop.is_some_and(|shop| shop.is_available == Some(false))
            && (at == now || self.view.availability.is_empty());
        let is_hidden = self.ticket.is_some_and(|ticket| ticket.is_hidden == Some(true));
        let is_left_out = event.is_some()
            && offered.is_none()
            && self.ticket.is_some()
            && !is_hidden
            && !self.may_be_offered_otherwise();
        let says_it_is_left = offered.is_some_and(|ticket| ticket.sold_out == Some(false));
        let event_over = self.event_end().filter(|end| *end <= at);
        let ticket_over = self.ticket_end().filter(|end| *end <= at);
        [
            event_over.map(Obstacle::EventOver),
            ticket_over.filter(|_| event_over.is_none()).map(Obstacle::TicketOver),
            event.is_none().then_some(Obstacle::EventNotInShop),
            closed.or_else(|| is_closed.then_some(Obstacle::ShopClosed)),
            event.and_then(|event| Gap::between(&event.availability, at)).map(Obstacle::EventPeriod),
            Gap::between(&self.periods(), at).map(Obstacle::TicketPeriod),
            is_hidden.then_some(Obstacle::Hidden),
            is_left_out.then_some(Obstacle::NotOffered),
            self.sold_out(),
            // The ticket's own word counts for more: the interface does not show what a full event stops.
            event.filter(|_| !says_it_is_left).and_then(full).map(Obstacle::EventFull),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// What a customer has to know.
    pub fn conditions(&self) -> Vec<SaleCondition<'a>> {
        let is_protected = self.shop.is_some_and(|shop| shop.protected == Some(true));
        let least = self.offered().and_then(|ticket| ticket.min_order_amount).filter(|least| *least > 1);
        let excluded = self.ticket.map(|ticket| ticket.excluded_tickets.as_slice());
        [
            is_protected.then_some(SaleCondition::Protected),
            least.map(SaleCondition::AtLeast),
            excluded.filter(|excluded| !excluded.is_empty()).map(SaleCondition::NotWith),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// When the last date of the event is over; never for a continuous one.
    fn event_end(&self) -> Option<Timestamp> {
        let dates = self.event.dates.iter().filter(|_| self.event.is_continuous != Some(true));
        dates.map(|date| date.ends_at).max()
    }

    /// When the last date of the ticket is over.
    fn ticket_end(&self) -> Option<Timestamp> {
        self.ticket?.dates.iter().map(|date| date.ends_at).max()
    }

    fn shop_event(&self) -> Option<&'a ShopEvent> {
        self.view.events.iter().find(|event| event.id == self.event.id)
    }

    /// The ticket as customers are offered it.
    fn offered(&self) -> Option<&'a ShopTicket> {
        self.shop_event()?.ticket(self.id)
    }

    /// Whether the shop has offers of a structure that is not shown, which the ticket may be among.
    fn may_be_offered_otherwise(&self) -> bool {
        let has_others =
            |event: &ShopEvent| event.tickets.as_ref().is_some_and(|offer| !offer.other.is_empty());
        self.offered().is_none() && self.shop_event().is_some_and(has_others)
    }

    /// The periods of the ticket's sale; none where it has none, or one that can't be read.
    fn periods(&self) -> Vec<Period> {
        let of_ticket = || {
            let periods = self.ticket?.availability.iter().map(Availability::period);
            periods.map(|period| period.cloned()).collect::<Option<Vec<_>>>()
        };
        self.offered().map(|ticket| ticket.availability.clone()).or_else(of_ticket).unwrap_or_default()
    }

    fn sold_out(&self) -> Option<Obstacle> {
        let of_event = || {
            let summary = self.event.tickets.iter().find(|ticket| ticket.id == *self.id)?;
            Some((summary.sold_out?, None))
        };
        let of_shop = self.offered().and_then(|ticket| {
            let amount = ticket.amount_sold.zip(ticket.max_capacity);
            Some((ticket.sold_out?, amount.map(|(sold, capacity)| Amount { sold, capacity })))
        });
        let (is_sold_out, amount) = of_shop.or_else(of_event)?;
        is_sold_out.then(|| Obstacle::SoldOut(amount.filter(|amount| amount.capacity > 0)))
    }
}

/// No capacity and 0 mean no limit.
fn full(event: &ShopEvent) -> Option<Amount> {
    if event.sells_without_limit() {
        return None;
    }
    let capacity = event.total_capacity.filter(|capacity| *capacity > 0)?;
    let sold = event.amount_sold?;
    (sold >= capacity).then_some(Amount { sold, capacity })
}

/// What opens, closes or is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaleChange {
    /// The sale of a ticket starts.
    TicketOpens(TicketId),
    /// The sale of a ticket ends.
    TicketCloses(TicketId),
    /// A shop opens.
    ShopOpens(ShopId),
    /// A shop closes.
    ShopCloses(ShopId),
    /// A shop starts to sell the event.
    EventOpens,
    /// A shop stops to sell the event.
    EventCloses,
    /// The last date of the event is over.
    EventOver,
    /// The last date of a ticket is over.
    TicketOver(TicketId),
}

/// The moments at which something of these sales changes, each with what does.
pub fn changes<'a>(sales: impl Iterator<Item = Sale<'a>>) -> BTreeMap<Timestamp, Vec<SaleChange>> {
    let mut changes: BTreeMap<Timestamp, Vec<SaleChange>> = BTreeMap::new();
    let mut add = |at: Timestamp, change: SaleChange| {
        let here = changes.entry(at).or_default();
        // Shops share tickets, and tickets share shops.
        if !here.contains(&change) {
            here.push(change);
        }
    };
    for sale in sales {
        for Period { opens_at, closes_at, .. } in &sale.view.availability {
            add(*opens_at, SaleChange::ShopOpens(sale.view.id.clone()));
            add(*closes_at, SaleChange::ShopCloses(sale.view.id.clone()));
        }
        for Period { opens_at, closes_at, .. } in sale.shop_event().iter().flat_map(|it| &it.availability) {
            add(*opens_at, SaleChange::EventOpens);
            add(*closes_at, SaleChange::EventCloses);
        }
        for Period { opens_at, closes_at, .. } in &sale.periods() {
            add(*opens_at, SaleChange::TicketOpens(sale.id.clone()));
            add(*closes_at, SaleChange::TicketCloses(sale.id.clone()));
        }
        let event_over = sale.event_end();
        if let Some(at) = event_over {
            add(at, SaleChange::EventOver);
        }
        let ticket_over = sale.ticket_end().filter(|at| event_over.is_none_or(|end| *at < end));
        if let Some(at) = ticket_over {
            add(at, SaleChange::TicketOver(sale.id.clone()));
        }
    }
    changes
}

#[cfg(test)]
mod tests;
