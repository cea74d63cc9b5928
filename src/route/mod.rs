//! Every place of the app, both ways: nothing else spells a path.

mod area;
mod base;
mod pattern;
mod query;

pub use area::{Area, PLACES, Place};
pub use base::Base;
pub use pattern::pattern;
pub use query::ListQuery;

use crate::domain::{EventId, OrderId, ShopId, TicketId};
use crate::percent::{decoded, encoded};
use query::{parameter, text_of};

/// A place of the app.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// Today.
    Home,
    /// The sign-in, with the place to go to afterwards.
    SignIn {
        /// The place that was asked for.
        to: Option<Box<Route>>,
    },
    /// The list of tickets.
    Tickets(ListQuery),
    /// The form of a new ticket.
    NewTicket {
        /// The ticket that it starts from.
        from: Option<TicketId>,
    },
    /// The form of a new ticket of an event.
    NewTicketOf(EventId),
    /// One ticket.
    Ticket(TicketId),
    /// The form of one ticket.
    EditTicket(TicketId),
    /// The list of events.
    Events(ListQuery),
    /// The form of a new event.
    NewEvent {
        /// The event that it starts from.
        from: Option<EventId>,
    },
    /// One event, and what of it is shown.
    Event(EventId, EventTab, ListQuery),
    /// The choice of an event to see its orders, or of an order.
    Orders,
    /// One order.
    Order(OrderId),
    /// The list of shops.
    Shops(ListQuery),
    /// The form of a new shop.
    NewShop,
    /// One shop, as its customers get it.
    Shop(ShopId),
    /// The form of one shop.
    EditShop(ShopId),
    /// What the customer of a checkout session is asked.
    CheckoutFields,
    /// One of the lists that other records refer to.
    Reference(ReferenceList, ListQuery),
}

/// What is shown of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventTab {
    /// What it is, and how it stands.
    Overview,
    /// Its tickets.
    Tickets,
    /// Its orders.
    Orders,
    /// What was bought of it.
    Purchases,
    /// The shops that show it.
    Shops,
}

/// A list that other records refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReferenceList {
    /// Fields that customers fill in.
    Fields,
    /// Where money goes.
    BillingInformation,
    /// Terms and conditions.
    TermsAndConditions,
    /// Privacy statements.
    PrivacyStatements,
}

impl EventTab {
    /// All of them, in the order they are offered in.
    pub const ALL: [Self; 5] = [Self::Overview, Self::Tickets, Self::Orders, Self::Purchases, Self::Shops];

    fn segment(self) -> &'static str {
        match self {
            Self::Overview => "",
            Self::Tickets => "/tickets",
            Self::Orders => "/orders",
            Self::Purchases => "/purchases",
            Self::Shops => "/shops",
        }
    }
}

impl ReferenceList {
    /// All of them.
    pub const ALL: [Self; 4] =
        [Self::Fields, Self::BillingInformation, Self::TermsAndConditions, Self::PrivacyStatements];

    fn segment(self) -> &'static str {
        match self {
            Self::Fields => "fields",
            Self::BillingInformation => "billing-information",
            Self::TermsAndConditions => "terms-and-conditions",
            Self::PrivacyStatements => "privacy-statements",
        }
    }
}

impl Route {
    /// The list of tickets as the service gives it.
    pub const TICKETS: Self = Self::Tickets(PLAIN);
    /// The list of events as the service gives it.
    pub const EVENTS: Self = Self::Events(PLAIN);
    /// The list of shops as the service gives it.
    pub const SHOPS: Self = Self::Shops(PLAIN);

    /// One event, from its beginning.
    pub fn event(id: EventId) -> Self {
        Self::Event(id, EventTab::Overview, PLAIN)
    }

    /// The place at a path with its query, both below the app's base and both still encoded.
    pub fn parse(path: &str, query: &str) -> Option<Self> {
        let segments: Vec<String> =
            path.split('/').filter(|segment| !segment.is_empty()).map(decoded).collect::<Option<_>>()?;
        let segments: Vec<&str> = segments.iter().map(String::as_str).collect();
        let list = || ListQuery::parse(query);
        Some(match segments.as_slice() {
            [] => Self::Home,
            ["sign-in"] => Self::SignIn { to: parameter(query, "to").and_then(|to| Self::parse_href(&to)) },
            ["tickets"] => Self::Tickets(list()),
            ["tickets", "new"] => match parameter(query, "event").and_then(EventId::new) {
                Some(event) => Self::NewTicketOf(event),
                None => Self::NewTicket { from: parameter(query, "from").and_then(TicketId::new) },
            },
            ["tickets", id] => Self::Ticket(TicketId::new(id)?),
            ["tickets", id, "edit"] => Self::EditTicket(TicketId::new(id)?),
            ["events"] => Self::Events(list()),
            ["events", "new"] => Self::NewEvent { from: parameter(query, "from").and_then(EventId::new) },
            ["events", id] => Self::Event(EventId::new(id)?, EventTab::Overview, list()),
            ["events", id, tab] => {
                let is_tab = |known: &EventTab| known.segment().strip_prefix('/') == Some(*tab);
                Self::Event(EventId::new(id)?, EventTab::ALL.into_iter().find(is_tab)?, list())
            }
            ["orders"] => Self::Orders,
            ["orders", id] => Self::Order(OrderId::new(id)?),
            ["shops"] => Self::Shops(list()),
            ["shops", "new"] => Self::NewShop,
            ["shops", id] => Self::Shop(ShopId::new(id)?),
            ["shops", id, "edit"] => Self::EditShop(ShopId::new(id)?),
            ["checkout-fields"] => Self::CheckoutFields,
            [name] => Self::Reference(
                ReferenceList::ALL.into_iter().find(|known| known.segment() == *name)?,
                list(),
            ),
            _ => return None,
        })
    }

    /// The place that a path below the app's base leads to, such as `/tickets?page=2`.
    fn parse_href(href: &str) -> Option<Box<Self>> {
        let (path, query) = href.split_once('?').unwrap_or((href, ""));
        Self::parse(path, query).filter(|route| !matches!(route, Self::SignIn { .. })).map(Box::new)
    }

    /// The path below the app's base, with its query.
    pub fn path(&self) -> String {
        let record = |area: &str, id: &str, rest: &str| format!("/{area}/{}{rest}", encoded(id));
        let new = |area: &str, name: &'static str, id: Option<&str>| {
            format!("/{area}/new{}", text_of(id.map(|id| (name, id.to_owned()))))
        };
        match self {
            Self::Home => "/".to_owned(),
            Self::SignIn { to } => {
                format!("/sign-in{}", text_of(to.as_ref().map(|to| ("to", to.path()))))
            }
            Self::Tickets(list) => format!("/tickets{}", list.text()),
            Self::NewTicket { from } => new("tickets", "from", from.as_ref().map(TicketId::as_str)),
            Self::NewTicketOf(event) => new("tickets", "event", Some(event.as_str())),
            Self::Ticket(id) => record("tickets", id.as_str(), ""),
            Self::EditTicket(id) => record("tickets", id.as_str(), "/edit"),
            Self::Events(list) => format!("/events{}", list.text()),
            Self::NewEvent { from } => new("events", "from", from.as_ref().map(EventId::as_str)),
            Self::Event(id, tab, list) => record("events", id.as_str(), tab.segment()) + &list.text(),
            Self::Orders => "/orders".to_owned(),
            Self::Order(id) => record("orders", id.as_str(), ""),
            Self::Shops(list) => format!("/shops{}", list.text()),
            Self::NewShop => "/shops/new".to_owned(),
            Self::Shop(id) => record("shops", id.as_str(), ""),
            Self::EditShop(id) => record("shops", id.as_str(), "/edit"),
            Self::CheckoutFields => "/checkout-fields".to_owned(),
            Self::Reference(reference, list) => format!("/{}{}", reference.segment(), list.text()),
        }
    }

    /// The id of the record that is shown there, of a page of one record.
    pub fn record_id(&self) -> Option<&str> {
        match self {
            Self::Ticket(id) | Self::EditTicket(id) => Some(id.as_str()),
            Self::Event(id, ..) => Some(id.as_str()),
            Self::Order(id) => Some(id.as_str()),
            Self::Shop(id) | Self::EditShop(id) => Some(id.as_str()),
            _ => None,
        }
    }

    /// The address of the place for a link, in an app that is mounted below `base`.
    pub fn href(&self, base: &Base) -> String {
        format!("{base}{}", self.path())
    }
}

/// A list as the service gives it, from its first page.
const PLAIN: ListQuery = ListQuery { page: 1, sort: None, filters: Vec::new() };

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_again_at_its_path() {
        for path in [
            "/",
            "/sign-in",
            "/sign-in?to=%2Ftickets%3Fpage%3D2",
            "/tickets",
            "/tickets?page=7&sort=-price&is_hidden=true",
            "/tickets/new",
            "/tickets/new?from=12",
            "/tickets/new?event=3",
            "/tickets/12",
            "/tickets/a%2Fb%3Fc",
            "/tickets/12/edit",
            "/events",
            "/events/new",
            "/events/new?from=3",
            "/events/3",
            "/events/3/tickets",
            "/events/3/orders?sort=name",
            "/events/3/purchases",
            "/events/3/shops",
            "/orders",
            "/orders/9",
            "/shops",
            "/shops/new",
            "/shops/2",
            "/shops/2/edit",
            "/checkout-fields",
            "/fields",
            "/billing-information?page=2",
            "/terms-and-conditions",
            "/privacy-statements",
        ] {
            let (bare, query) = path.split_once('?').unwrap_or((path, ""));
            assert_eq!(Route::parse(bare, query).map(|route| route.path()).as_deref(), Some(path));
        }
    }

    #[test]
    fn what_is_no_place_is_none() {
        for path in
            ["/nowhere", "/tickets/1/delete", "/tickets/%zz", "/sign-in/now", "/events/1/edit", "/orders/1/x"]
        {
            assert_eq!(Route::parse(path, ""), None, "{path}");
        }
        assert_eq!(Route::parse("/tickets/", "?page=none"), Some(Route::TICKETS));
    }

    #[test]
    fn after_the_sign_in_nobody_is_led_elsewhere() {
        for to in ["https%3A%2F%2Fevil.example", "%2F%2Fevil.example", "%2Fsign-in"] {
            let place = Route::parse("/sign-in", &format!("to={to}"));
            assert_eq!(place, Some(Route::SignIn { to: None }), "{to}");
        }
    }

    #[test]
    fn a_base_stands_before_every_link() {
        let base = Base::new("/admin/");
        assert_eq!(Route::NewShop.href(&base), "/admin/shops/new");
        assert_eq!(base.strip("/admin/tickets"), Some("/tickets"));
        assert_eq!(base.strip("/administration"), None);
        assert_eq!(Route::Home.href(&Base::new("/")), "/");
    }
}
