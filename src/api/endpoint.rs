//! Where an operation goes: nothing else spells a path of the service.

use std::fmt;

use crate::percent::encoded;

/// A path below `/v1` with its query, every variable part percent-encoded.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Endpoint {
    path: String,
    query: String,
}

/// The lists of the interface and the records in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Area {
    /// `/v1/tickets`
    Tickets,
    /// `/v1/events`
    Events,
}

impl Area {
    fn segment(self) -> &'static str {
        match self {
            Self::Tickets => "tickets",
            Self::Events => "events",
        }
    }
}

impl Endpoint {
    /// The list of an area: `/v1/tickets`.
    pub(super) fn list(area: Area) -> Self {
        Self { path: format!("/v1/{}", area.segment()), query: String::new() }
    }

    /// One record: `/v1/tickets/{id}`.
    pub(super) fn record(area: Area, id: &str) -> Self {
        Self { path: format!("/v1/{}/{}", area.segment(), encoded(id)), query: String::new() }
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

    /// Whether a write to an endpoint, given as text, may change what this one reads: records show parts of each
    /// other (an event its tickets, a shop its events), so only other lists are safe.
    pub fn is_touched_by(&self, written: &str) -> bool {
        const LINKED: [Area; 2] = [Area::Tickets, Area::Events];
        let is_linked = |path: &str| {
            let segment = path.split(['/', '?']).nth(2);
            LINKED.iter().any(|area| Some(area.segment()) == segment)
        };
        is_linked(&self.path) && is_linked(written)
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
        assert_eq!(Endpoint::list(Area::Tickets).to_string(), "/v1/tickets");
        assert_eq!(Endpoint::list(Area::Tickets).with("page", 3).to_string(), "/v1/tickets?page=3");
        assert_eq!(Endpoint::record(Area::Events, "12").to_string(), "/v1/events/12");
    }

    #[test]
    fn no_id_leaves_its_segment() {
        for (id, expected) in [
            ("../shops", "/v1/tickets/..%2Fshops"),
            ("1?page=2#x", "/v1/tickets/1%3Fpage%3D2%23x"),
            ("é", "/v1/tickets/%C3%A9"),
        ] {
            assert_eq!(Endpoint::record(Area::Tickets, id).to_string(), expected);
        }
    }

    #[test]
    fn a_write_touches_what_shows_parts_of_it() {
        let event = Endpoint::record(Area::Events, "1");
        assert!(event.is_touched_by(&Endpoint::list(Area::Tickets).to_string()));
        assert!(!event.is_touched_by("/v1/fields"));
    }
}
