//! The records of the section `Shop view`: a shop as its customers get it.
//!
//! Only what is listed here may be put in a checkout (rule 2 of the interface).

use std::collections::BTreeMap;

use super::availability::Period;
use super::event::Venue;
use super::json::FromJson;
use super::raw_json::RawJson;
use crate::value::{EventDateId, EventId, Fee, Price, ProductId, ShopId, TicketId, Timestamp};

/// A shop with what it sells, as returned by Get shop.
#[derive(Clone, Debug, PartialEq, FromJson)]
pub struct ShopView {
    /// Its id.
    pub id: ShopId,
    /// Its subdomain.
    pub url: String,
    /// Its whole address.
    pub full_url: Option<String>,
    /// When it is public.
    pub availability: Vec<Period>,
    /// The events that it shows.
    pub events: Vec<ShopEvent>,
}

/// An event in a shop.
#[derive(Clone, Debug, PartialEq, FromJson)]
pub struct ShopEvent {
    /// Its id.
    pub id: EventId,
    /// Its address in the shop.
    pub full_url: Option<String>,
    /// Its name.
    pub name: String,
    /// What customers read of it.
    pub description: Option<String>,
    /// Its type; `Eenmalig` is a value seen.
    pub r#type: Option<String>,
    /// When it takes place.
    pub dates: Vec<ShopEventDate>,
    /// Where it takes place.
    pub venue: Option<Venue>,
    /// What it is like.
    pub characteristics: Vec<String>,
    /// Its tags.
    pub tags: Vec<String>,
    /// When it is on sale.
    pub availability: Vec<Period>,
    /// How many people fit in all.
    pub total_capacity: Option<u64>,
    /// How many people fit in a day.
    pub capacity_per_day: Option<u64>,
    /// How many tickets were sold.
    pub amount_sold: Option<u64>,
    /// What is on sale.
    pub tickets: Option<Offer>,
}

impl ShopView {
    /// A ticket as customers are offered it, whichever event it is of.
    pub fn ticket(&self, id: &TicketId) -> Option<&ShopTicket> {
        self.events.iter().find_map(|event| event.ticket(id))
    }
}

impl ShopEvent {
    /// Whether one of its tickets can be sold without a limit. How many fit in all says nothing then.
    pub fn sells_without_limit(&self) -> bool {
        self.offered().any(|ticket| ticket.max_capacity == Some(0) && ticket.sold_out != Some(true))
    }

    /// How many of its tickets with a limit are left.
    pub fn limited_tickets(&self) -> LimitedTickets {
        // One ticket may be in several categories.
        let limited: BTreeMap<&str, &ShopTicket> = self
            .offered()
            .filter(|ticket| ticket.max_capacity.is_some_and(|most| most > 0))
            .map(|ticket| (ticket.id.as_str(), ticket))
            .collect();
        let of_ticket = |ticket: &ShopTicket| {
            let most = ticket.max_capacity?;
            let left = match ticket.sold_out {
                Some(true) => 0,
                _ => most.saturating_sub(ticket.amount_sold?),
            };
            Some((left, most))
        };
        let sum = |(left, most): (u64, u64), ticket: &ShopTicket| {
            of_ticket(ticket).map(|(own, all)| (left + own, most + all))
        };
        if limited.is_empty() {
            return LimitedTickets::None;
        }
        match limited.into_values().try_fold((0, 0), sum) {
            Some((left, total)) => LimitedTickets::Left { left, total },
            None => LimitedTickets::Unknown,
        }
    }

    /// A ticket as customers are offered it.
    pub fn ticket(&self, id: &TicketId) -> Option<&ShopTicket> {
        self.offered().find(|ticket| ticket.id == *id)
    }

    fn offered(&self) -> impl Iterator<Item = &ShopTicket> {
        let categories = self.tickets.iter().flat_map(|offer| &offer.categories);
        categories.flat_map(|category| &category.tickets)
    }
}

/// The tickets of an event in a shop that have a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LimitedTickets {
    /// None has one.
    None,
    /// The shop does not say how many of them were sold.
    Unknown,
    /// So many are left of all.
    Left {
        /// How many are left.
        left: u64,
        /// How many there are.
        total: u64,
    },
}

/// A date of an event in a shop.
#[derive(Clone, Debug, PartialEq, Eq, FromJson)]
pub struct ShopEventDate {
    /// Its id.
    pub id: EventDateId,
    /// The day, as `2026-07-04`.
    pub flat_date: Option<String>,
    /// When it starts.
    pub starts_at: Timestamp,
    /// When it ends.
    pub ends_at: Timestamp,
    /// When the doors open.
    pub doors_open_at: Option<Timestamp>,
}

/// What a shop sells for an event: the object `tickets`.
#[derive(Clone, Debug, PartialEq, FromJson)]
pub struct Offer {
    /// Tickets under headings.
    pub categories: Vec<Category>,
    /// Other things; their structure is not shown.
    pub other: Vec<RawJson>,
    /// Things that are no tickets.
    pub products: Vec<Product>,
}

/// Tickets under a heading.
#[derive(Clone, Debug, PartialEq, FromJson)]
pub struct Category {
    /// The heading.
    pub name: Option<String>,
    /// The tickets.
    pub tickets: Vec<ShopTicket>,
}

/// A ticket in a shop.
#[derive(Clone, Debug, PartialEq, FromJson)]
pub struct ShopTicket {
    /// Its id.
    pub id: TicketId,
    /// Its name.
    pub name: String,
    /// Its price.
    pub price: Price,
    /// The fee on top of the price.
    pub service_fee: Option<Fee>,
    /// The least number in one order.
    pub min_order_amount: Option<u64>,
    /// The greatest number in one purchase.
    pub max_order_amount: Option<u64>,
    /// How many can be sold.
    pub max_capacity: Option<u64>,
    /// How many were sold.
    pub amount_sold: Option<u64>,
    /// Whether none are left.
    pub sold_out: Option<bool>,
    /// Marked as popular.
    pub on_fire: Option<bool>,
    /// Whether customers see which percentage is sold.
    pub show_percentage: Option<bool>,
    /// That percentage; of a type that is not shown.
    pub sale_percentage: Option<RawJson>,
    /// Its tags.
    pub tags: Vec<String>,
    /// When it is on sale.
    pub availability: Vec<Period>,
}

/// A product in a shop.
#[derive(Clone, Debug, PartialEq, FromJson)]
pub struct Product {
    /// Its id.
    pub id: ProductId,
    /// Its name.
    pub name: String,
    /// Its price.
    pub price: Price,
    /// The fee on top of the price.
    pub service_fee: Option<Fee>,
    /// The least number in one order.
    pub min_order_amount: Option<u64>,
    /// The greatest number in one purchase.
    pub max_order_amount: Option<u64>,
    /// Whether none are left.
    pub sold_out: Option<bool>,
    /// Marked as popular.
    pub on_fire: Option<bool>,
    /// Whether customers see which percentage is sold.
    pub show_percentage: Option<bool>,
    /// That percentage; of a type that is not shown.
    pub sale_percentage: Option<RawJson>,
}
