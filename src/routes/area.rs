//! The areas of the app: each is one part of it, loaded when a page or a tab of it is opened.

use super::{ROUTES, Route, RouteEntry};

/// An area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// Signing in.
    SignIn,
    /// Today.
    Home,
    /// Tickets: the list and one ticket.
    Tickets,
    /// The list of events.
    Events,
    /// One event: its header, and around the tab that is open.
    Event,
    /// The figures of an event and its facts, and what all events sold in a period.
    EventOverview,
    /// The tickets of an event, its shops, and which tickets they sell.
    EventTickets,
    /// The orders and purchases of an event, and its door.
    EventSales,
    /// The choice of an event to see its orders, and one order.
    Orders,
    /// The calendar of all events and sale periods.
    Calendar,
    /// Shops: the list and one shop.
    Shops,
    /// The forms of tickets, events and shops.
    Forms,
    /// What the customer of a checkout session is asked, and the lists that other records refer to.
    Reference,
    /// The command palette, which is on no page: it opens over any.
    Palette,
    /// What reads the sales of the events on the start page.
    Sales,
}

impl Area {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::SignIn,
        Self::Home,
        Self::Tickets,
        Self::Events,
        Self::Event,
        Self::EventOverview,
        Self::EventTickets,
        Self::EventSales,
        Self::Orders,
        Self::Calendar,
        Self::Shops,
        Self::Forms,
        Self::Reference,
        Self::Palette,
        Self::Sales,
    ];

    /// The area of the page of a route.
    pub fn of(route: &Route) -> Self {
        entry(route).map_or(Self::Home, |entry| entry.area)
    }

    /// The area of the tab that a route opens on its page, if the page has tabs.
    pub fn of_tab(route: &Route) -> Option<Self> {
        entry(route).and_then(|entry| entry.tab)
    }

    /// The area of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|area| area.name() == name)
    }

    /// Its name, which the files of its part begin with.
    pub fn name(self) -> &'static str {
        match self {
            Self::SignIn => "sign_in",
            Self::Home => "home",
            Self::Tickets => "tickets",
            Self::Events => "events",
            Self::Event => "event",
            Self::EventOverview => "event_overview",
            Self::EventTickets => "event_tickets",
            Self::EventSales => "event_sales",
            Self::Orders => "orders",
            Self::Calendar => "calendar",
            Self::Shops => "shops",
            Self::Forms => "forms",
            Self::Reference => "reference",
            Self::Palette => "palette",
            Self::Sales => "sales",
        }
    }
}

fn entry(route: &Route) -> Option<&'static RouteEntry> {
    let pattern = route.pattern();
    ROUTES.iter().find(|entry| entry.pattern == pattern)
}
