//! What was sold in a period, by ticket.

use std::ops::Bound;

use rust_decimal::Decimal;

use super::figures::{Figures, TicketFigures};
use crate::models::value::{Price, TicketId};

/// Days, counted from 1970 on local clocks. The end is not before the beginning.
pub type DayBounds = (Bound<i64>, Bound<i64>);

/// What was sold of an event in a period, of paid orders.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PeriodSales {
    /// Of each ticket of which something was sold, in the order of the figures.
    pub by_ticket: Vec<TicketSales>,
    /// How many in all.
    pub sold: u64,
    /// What they would bring at today's prices.
    pub estimate: Decimal,
    /// How many of them have no price in it, because their ticket is not listed.
    pub unpriced: u64,
    /// How many tickets of the event were sold at a time that is not known: they are in no period.
    pub undated: u64,
}

/// What was sold of one ticket.
#[derive(Clone, Debug, PartialEq)]
pub struct TicketSales {
    /// Its id; none where that is not known.
    pub id: Option<TicketId>,
    /// Its name.
    pub name: Option<String>,
    /// Its price today.
    pub price: Option<Price>,
    /// How many were sold.
    pub sold: u64,
}

impl PeriodSales {
    /// What the figures of an event have of some days.
    pub fn of(figures: &Figures, days: DayBounds) -> Self {
        let sales = figures.by_ticket.iter().map(|ticket| TicketSales::of(ticket, days));
        let mut period = Self { undated: figures.undated, ..Self::default() };
        for ticket in sales.filter(|ticket| ticket.sold > 0) {
            period.sold += ticket.sold;
            match ticket.revenue() {
                Some(revenue) => period.estimate = period.estimate.saturating_add(revenue),
                None => period.unpriced += ticket.sold,
            }
            period.by_ticket.push(ticket);
        }
        period
    }

    /// The same with what another event sold, without its tickets.
    pub fn sum(self, other: &Self) -> Self {
        Self {
            by_ticket: Vec::new(),
            sold: self.sold + other.sold,
            estimate: self.estimate.saturating_add(other.estimate),
            unpriced: self.unpriced + other.unpriced,
            undated: self.undated + other.undated,
        }
    }

    /// What the sold would bring, unless no price of them is known.
    pub fn known_estimate(&self) -> Option<Decimal> {
        (self.unpriced < self.sold).then_some(self.estimate)
    }
}

impl TicketSales {
    fn of(ticket: &TicketFigures, days: DayBounds) -> Self {
        Self {
            id: ticket.id.clone(),
            name: ticket.name.clone(),
            price: ticket.price,
            sold: ticket.timeline.sold_by_day.range(days).map(|(_, count)| count).sum(),
        }
    }

    /// What these would bring at today's price, where that is known.
    pub fn revenue(&self) -> Option<Decimal> {
        Some(self.price?.amount().saturating_mul(Decimal::from(self.sold)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::analytics::Timeline;

    fn ticket(name: &str, price: Option<&str>, sold_by_day: &[(i64, u64)]) -> TicketFigures {
        let timeline =
            Timeline { sold_by_day: BTreeMap::from_iter(sold_by_day.iter().copied()), ..Timeline::default() };
        TicketFigures {
            name: Some(name.to_owned()),
            price: price.and_then(|price| Price::parse(price).ok()),
            timeline,
            ..TicketFigures::default()
        }
    }

    #[test]
    fn the_days_of_a_period_count_with_its_first_and_its_last() {
        let figures = Figures {
            by_ticket: vec![
                ticket("Day 1", Some("12.50"), &[(9, 7), (10, 1), (20, 2), (21, 5)]),
                ticket("Day 2", Some("10.00"), &[(9, 3)]),
                ticket("Gone", None, &[(15, 4)]),
            ],
            ..Figures::default()
        };
        let period = PeriodSales::of(&figures, (Bound::Included(10), Bound::Included(20)));
        let sold = period.by_ticket.iter().map(|ticket| (ticket.name.as_deref(), ticket.sold));
        assert_eq!(sold.collect::<Vec<_>>(), [(Some("Day 1"), 3), (Some("Gone"), 4)]);
        assert_eq!((period.sold, period.unpriced, period.estimate.to_string().as_str()), (7, 4, "37.50"));
        let all = PeriodSales::of(&figures, (Bound::Unbounded, Bound::Unbounded));
        assert_eq!(all.sold, 22);
        assert_eq!(period.sum(&all).sold, 29);
    }
}
