//! The operations on orders and on the purchases in them.

use std::fmt;
use std::num::NonZeroU32;

use super::assumed::LastUpdatedForm;
use super::endpoint::{Area, Endpoint};
use super::operation::{List, Read};
use crate::domain::{EventId, OrderId, Timestamp};
use crate::wire::{Order, Purchase, Received};

/// The query of List orders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OrderFilter {
    /// How many orders a page has.
    pub per_page: Option<NonZeroU32>,
    /// Only orders updated since.
    pub last_updated: Option<LastUpdated>,
}

/// A moment as the filter takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastUpdated {
    moment: Timestamp,
    form: LastUpdatedForm,
}

impl LastUpdated {
    /// A moment in the configured form; as a day it takes in all of that day in UTC.
    pub fn new(moment: Timestamp, form: LastUpdatedForm) -> Self {
        Self { moment, form }
    }
}

impl fmt::Display for LastUpdated {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.moment.to_string();
        formatter.write_str(match self.form {
            LastUpdatedForm::Date => text.split('T').next().unwrap_or_default(),
            LastUpdatedForm::Timestamp => &text,
        })
    }
}

/// List orders of an event.
pub fn list(event: &EventId, filter: OrderFilter) -> List<Order> {
    let mut endpoint = Endpoint::below(Area::Events, event.as_str(), Area::Orders);
    if let Some(per_page) = filter.per_page {
        endpoint = endpoint.with("per_page", per_page);
    }
    if let Some(last_updated) = filter.last_updated {
        endpoint = endpoint.with("last_updated", last_updated);
    }
    List::new(endpoint)
}

/// List purchases of an event.
pub fn purchases(event: &EventId) -> List<Purchase> {
    List::new(Endpoint::below(Area::Events, event.as_str(), Area::Purchases))
}

/// Get order.
pub fn get(id: &OrderId) -> Read<Received<Order>> {
    Read::record(Endpoint::record(Area::Orders, id.as_str()))
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
        assert_eq!(purchases(&event).page(1).endpoint().to_string(), "/v1/events/7/purchases?page=1");
    }
}
