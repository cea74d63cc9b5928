//! The operations on orders and on the purchases in them.

use std::fmt;
use std::num::NonZeroU32;

use super::assumptions::LastUpdatedForm;
use super::endpoint::{Endpoint, Resource};
use super::operation::{PagedQuery, Query};
use loket_models::value::{EventId, OrderId, Timestamp};
use loket_models::{Order, Purchase, Received};

/// The query of List orders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OrderFilter {
    /// How many orders a page has.
    pub per_page: Option<NonZeroU32>,
    /// Only orders updated since.
    pub last_updated: Option<LastUpdated>,
}

/// A moment or a day as the filter takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastUpdated {
    /// All that was updated at a moment or later.
    Moment(Timestamp),
    /// All that was updated on the day of a moment in UTC, or later.
    Day(Timestamp),
}

impl LastUpdated {
    /// From a moment on, in the configured form: as a day, what was updated earlier on it comes too.
    pub fn new(moment: Timestamp, form: LastUpdatedForm) -> Self {
        match form {
            LastUpdatedForm::Date => Self::Day(moment),
            LastUpdatedForm::Timestamp => Self::Moment(moment),
        }
    }

    /// From a day on, as a person names it, which begins at `start` on the clocks that are `minutes_ahead` of UTC. As a
    /// day it goes to the service as it was named: the day of `start` in UTC may be the one before.
    pub fn since_day(start: Timestamp, minutes_ahead: i32, form: LastUpdatedForm) -> Self {
        const MINUTE: i64 = 60_000_000;
        let named = Timestamp::from_microseconds(start.microseconds() + i64::from(minutes_ahead) * MINUTE);
        match form {
            LastUpdatedForm::Date => Self::Day(named.unwrap_or(start)),
            LastUpdatedForm::Timestamp => Self::Moment(start),
        }
    }
}

impl fmt::Display for LastUpdated {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Moment(moment) => moment.fmt(formatter),
            Self::Day(moment) => {
                formatter.write_str(moment.to_string().split('T').next().unwrap_or_default())
            }
        }
    }
}

/// List orders of an event.
pub fn list(event: &EventId, filter: OrderFilter) -> PagedQuery<Order> {
    let mut endpoint = Endpoint::below(Resource::Events, event.as_str(), Resource::Orders);
    if let Some(per_page) = filter.per_page {
        endpoint = endpoint.with("per_page", per_page);
    }
    if let Some(last_updated) = filter.last_updated {
        endpoint = endpoint.with("last_updated", last_updated);
    }
    PagedQuery::long(endpoint)
}

/// List purchases of an event.
pub fn purchases(event: &EventId) -> PagedQuery<Purchase> {
    PagedQuery::long(Endpoint::below(Resource::Events, event.as_str(), Resource::Purchases))
}

/// Get order.
pub fn get(id: &OrderId) -> Query<Received<Order>> {
    Query::record(Endpoint::record(Resource::Orders, id.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_filter_takes_the_configured_form() {
        let (Some(event), Some(moment)) = (EventId::new("7"), Timestamp::parse("2026-07-04T23:30:00.5Z"))
        else {
            panic!("an id and a moment");
        };
        for (form, expected) in [
            (LastUpdatedForm::Date, "last_updated=2026-07-04"),
            (LastUpdatedForm::Timestamp, "last_updated=2026-07-04T23%3A30%3A00.500000Z"),
        ] {
            let filter = OrderFilter {
                per_page: NonZeroU32::new(100),
                last_updated: Some(LastUpdated::new(moment, form)),
            };
            let page = list(&event, filter).page(3).endpoint().to_string();
            assert_eq!(page, format!("/v1/events/7/orders?per_page=100&{expected}&page=3"));
        }
        // In Amsterdam the fifth has begun by then.
        let named = LastUpdated::since_day(moment, 120, LastUpdatedForm::Date);
        assert_eq!(named.to_string(), "2026-07-05");
        let exact = LastUpdated::since_day(moment, 120, LastUpdatedForm::Timestamp);
        assert_eq!(exact.to_string(), "2026-07-04T23:30:00.500000Z");
        assert_eq!(purchases(&event).page(1).endpoint().to_string(), "/v1/events/7/purchases?page=1");
    }
}
