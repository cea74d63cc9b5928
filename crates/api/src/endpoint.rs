//! Where an operation goes: nothing else spells a path of the service.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::percent::encoded;

/// A path below `/v1` with its query, every variable part percent-encoded.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Endpoint {
    path: String,
    query: String,
}

/// The lists of the interface and the records in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Resource {
    Tickets,
    Events,
    Shops,
    Orders,
    Purchases,
    Checkouts,
    Fields,
    BillingInformation,
    TermsAndConditions,
    PrivacyStatements,
}

impl Resource {
    fn segment(self) -> &'static str {
        match self {
            Self::Tickets => "tickets",
            Self::Events => "events",
            Self::Shops => "shops",
            Self::Orders => "orders",
            Self::Purchases => "purchases",
            Self::Checkouts => "checkouts",
            Self::Fields => "fields",
            Self::BillingInformation => "billing-information",
            Self::TermsAndConditions => "terms-and-conditions",
            Self::PrivacyStatements => "privacy-statements",
        }
    }
}

impl Endpoint {
    /// The list of an area: `/v1/tickets`.
    pub(super) fn list(area: Resource) -> Self {
        Self { path: format!("/v1/{}", area.segment()), query: String::new() }
    }

    /// One record: `/v1/tickets/{id}`.
    pub(super) fn record(area: Resource, id: &str) -> Self {
        Self { path: format!("/v1/{}/{}", area.segment(), encoded(id)), query: String::new() }
    }

    /// What belongs to one record: `/v1/events/{id}/orders`.
    pub(super) fn below(area: Resource, id: &str, what: Resource) -> Self {
        let mut endpoint = Self::record(area, id);
        endpoint.path.push('/');
        endpoint.path.push_str(what.segment());
        endpoint
    }

    /// A page of this list, counted from 1.
    pub(super) fn page(&self, number: u64) -> Self {
        self.clone().with("page", number)
    }

    /// The same with one more parameter in the query.
    pub(super) fn with(mut self, name: &str, value: impl fmt::Display) -> Self {
        let separator = if self.query.is_empty() { '?' } else { '&' };
        self.query.push(separator);
        self.query.push_str(&encoded(name));
        self.query.push('=');
        self.query.push_str(&encoded(&value.to_string()));
        self
    }

    /// Whether a write to another endpoint may change what this one reads.
    ///
    /// Tickets, events and shops show parts of each other. What was bought stays as it was bought.
    pub fn is_touched_by(&self, written: &Self) -> bool {
        const LINKED: [Resource; 3] = [Resource::Tickets, Resource::Events, Resource::Shops];
        let is_linked = |endpoint: &Self| {
            let mut segments = endpoint.path.split('/').skip(2);
            let area = segments.next();
            segments.count() < 2 && LINKED.iter().any(|linked| Some(linked.segment()) == area)
        };
        is_linked(self) && is_linked(written)
    }
}

impl fmt::Display for Endpoint {
    /// Path and query, as they follow the service's address.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", self.path, self.query)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spells_paths_as_the_interface_does() {
        assert_eq!(Endpoint::list(Resource::Tickets).to_string(), "/v1/tickets");
        assert_eq!(Endpoint::list(Resource::Tickets).with("page", 3).to_string(), "/v1/tickets?page=3");
        assert_eq!(Endpoint::record(Resource::Events, "12").to_string(), "/v1/events/12");
        let orders = Endpoint::below(Resource::Events, "12", Resource::Orders);
        assert_eq!(orders.to_string(), "/v1/events/12/orders");
    }

    #[test]
    fn no_id_leaves_its_segment() {
        for (id, expected) in [
            ("../shops", "/v1/tickets/..%2Fshops"),
            ("1?page=2#x", "/v1/tickets/1%3Fpage%3D2%23x"),
            ("é", "/v1/tickets/%C3%A9"),
        ] {
            assert_eq!(Endpoint::record(Resource::Tickets, id).to_string(), expected);
        }
    }

    #[test]
    fn a_write_touches_what_shows_parts_of_it() {
        let event = Endpoint::record(Resource::Events, "1");
        let orders = Endpoint::below(Resource::Events, "1", Resource::Orders).with("page", 1);
        let written = Endpoint::record(Resource::Tickets, "5");
        assert!(event.is_touched_by(&written));
        assert!(Endpoint::list(Resource::Shops).with("page", 2).is_touched_by(&written));
        assert!(!Endpoint::list(Resource::Fields).is_touched_by(&written));
        assert!(!orders.is_touched_by(&written));
    }
}
