//! The routes of the app: typed, read from addresses and written as links.

mod area;
mod base;
mod query;
mod redact;
mod saved_view;
mod table;

pub use area::Area;
pub use base::Base;
pub use query::{CalendarQuery, ListQuery};
pub use redact::without_ids;
pub use saved_view::SavedView;
pub use table::{ROUTES, RouteEntry};

use crate::models::value::{EventId, OrderId, ShopId, TicketId};
use crate::percent::{decoded, encoded};
use query::{parameter, text_of};

/// The parameter of the address that names the ticket whose sale is looked at.
pub const AVAILABILITY_OF: &str = "ticket";

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
    /// The tickets of another event, to be copied to an event.
    CopyTickets {
        /// The event that gets them.
        to: EventId,
        /// The event that has them.
        from: Option<EventId>,
    },
    /// The calendar of all events and sale periods.
    Calendar(CalendarQuery),
    /// What all events sold in a period.
    SalesReport(ListQuery),
    /// The choice of an event to see its orders, or of an order.
    Orders,
    /// One order.
    Order(OrderId),
    /// The list of shops.
    Shops(ListQuery),
    /// The form of a new shop.
    NewShop {
        /// The shop that it starts from.
        from: Option<ShopId>,
    },
    /// The form of a new shop that shows an event.
    NewShopOf(EventId),
    /// One shop, as its customers get it.
    Shop(ShopId),
    /// The form of one shop.
    EditShop(ShopId),
    /// The form of one shop, with an event that is added to it.
    AddToShop(ShopId, EventId),
    /// What the customer of a checkout session is asked.
    CheckoutFields,
    /// One of the lists that other records refer to.
    Reference(ReferenceList, ListQuery),
}

/// What is shown of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventTab {
    /// Its details and figures.
    Overview,
    /// Its tickets.
    Tickets,
    /// Its orders.
    Orders,
    /// What was bought of it.
    Purchases,
    /// The shops that show it.
    Shops,
    /// Which of its tickets can be bought, and why others can't.
    Availability,
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
    pub const ALL: [Self; 6] =
        [Self::Overview, Self::Tickets, Self::Orders, Self::Purchases, Self::Shops, Self::Availability];

    fn pattern(self) -> &'static str {
        match self {
            Self::Overview => table::EVENT,
            Self::Tickets => table::EVENT_TICKETS,
            Self::Orders => table::EVENT_ORDERS,
            Self::Purchases => table::EVENT_PURCHASES,
            Self::Shops => table::EVENT_SHOPS,
            Self::Availability => table::EVENT_AVAILABILITY,
        }
    }
}

impl ReferenceList {
    /// All of them.
    pub const ALL: [Self; 4] =
        [Self::Fields, Self::BillingInformation, Self::TermsAndConditions, Self::PrivacyStatements];

    fn pattern(self) -> &'static str {
        match self {
            Self::Fields => table::FIELDS,
            Self::BillingInformation => table::BILLING_INFORMATION,
            Self::TermsAndConditions => table::TERMS_AND_CONDITIONS,
            Self::PrivacyStatements => table::PRIVACY_STATEMENTS,
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

    /// What all events sold, before a period is chosen.
    pub const SALES_REPORT: Self = Self::SalesReport(PLAIN);

    /// The calendar of the present month.
    pub const CALENDAR: Self = Self::Calendar(CalendarQuery { month: None, is_agenda: false });

    /// One event, from its beginning.
    pub fn event(id: EventId) -> Self {
        Self::Event(id, EventTab::Overview, PLAIN)
    }

    /// A tab of an event, from its beginning.
    pub fn event_tab(id: EventId, tab: EventTab) -> Self {
        Self::Event(id, tab, PLAIN)
    }

    /// Which tickets of an event can be bought, and why others can't.
    pub fn availability(id: EventId) -> Self {
        Self::event_tab(id, EventTab::Availability)
    }

    /// Whether one ticket of an event can be bought, and why not.
    pub fn availability_of(id: EventId, ticket: &TicketId) -> Self {
        let query = ListQuery::page(1).narrowed(AVAILABILITY_OF, [ticket.to_string()]);
        Self::Event(id, EventTab::Availability, query)
    }

    /// The place at a path with its query, both below the app's base and both still encoded.
    pub fn parse(path: &str, query: &str) -> Option<Self> {
        let segments: Vec<String> =
            path.split('/').filter(|segment| !segment.is_empty()).map(decoded).collect::<Option<_>>()?;
        let segments: Vec<&str> = segments.iter().map(String::as_str).collect();
        let (entry, id) = ROUTES.iter().find_map(|entry| Some((entry, entry.id_in(&segments)?)))?;
        (entry.route)(id, query)
    }

    /// The route that a query of the sign-in names, such as `to=/tickets?page=2`.
    fn after_sign_in(query: &str) -> Option<Box<Self>> {
        let to = parameter(query, "to")?;
        let (path, query) = to.split_once('?').unwrap_or((&to, ""));
        Self::parse(path, query).filter(|route| !matches!(route, Self::SignIn { .. })).map(Box::new)
    }

    /// Its pattern in the table.
    pub(super) fn pattern(&self) -> &'static str {
        match self {
            Self::Home => table::HOME,
            Self::SignIn { .. } => table::SIGN_IN,
            Self::Tickets(_) => table::TICKETS,
            Self::NewTicket { .. } | Self::NewTicketOf(_) => table::NEW_TICKET,
            Self::Ticket(_) => table::TICKET,
            Self::EditTicket(_) => table::EDIT_TICKET,
            Self::Events(_) => table::EVENTS,
            Self::NewEvent { .. } => table::NEW_EVENT,
            Self::Event(_, tab, _) => tab.pattern(),
            Self::CopyTickets { .. } => table::COPY_TICKETS,
            Self::Calendar(_) => table::CALENDAR,
            Self::SalesReport(_) => table::SALES_REPORT,
            Self::Orders => table::ORDERS,
            Self::Order(_) => table::ORDER,
            Self::Shops(_) => table::SHOPS,
            Self::NewShop { .. } | Self::NewShopOf(_) => table::NEW_SHOP,
            Self::Shop(_) => table::SHOP,
            Self::EditShop(_) | Self::AddToShop(..) => table::EDIT_SHOP,
            Self::CheckoutFields => table::CHECKOUT_FIELDS,
            Self::Reference(list, _) => list.pattern(),
        }
    }

    /// Its query, with the question mark.
    fn query(&self) -> String {
        let of = |name: &'static str, value: Option<String>| text_of(value.map(|value| (name, value)));
        match self {
            Self::SignIn { to } => of("to", to.as_ref().map(|to| to.path())),
            Self::NewTicket { from } => of("from", from.as_ref().map(ToString::to_string)),
            Self::NewTicketOf(event) | Self::NewShopOf(event) | Self::AddToShop(_, event) => {
                of("event", Some(event.to_string()))
            }
            Self::NewShop { from } => of("from", from.as_ref().map(ToString::to_string)),
            Self::NewEvent { from } | Self::CopyTickets { from, .. } => {
                of("from", from.as_ref().map(ToString::to_string))
            }
            Self::Tickets(list)
            | Self::Events(list)
            | Self::Event(_, _, list)
            | Self::Shops(list)
            | Self::SalesReport(list)
            | Self::Reference(_, list) => list.text(),
            Self::Calendar(calendar) => calendar.text(),
            _ => String::new(),
        }
    }

    /// The path below the app's base, with its query.
    pub fn path(&self) -> String {
        let id = self.record_id().map(encoded).unwrap_or_default();
        format!("/{}{}", self.pattern().replace(":id", &id), self.query())
    }

    /// The page that shows the route: the same for all tabs of an event, and for all filters of a list. As long as it
    /// stays, so does what is on the screen around the tab.
    pub fn page(&self) -> Self {
        match self {
            Self::Tickets(_) => Self::TICKETS,
            Self::Events(_) => Self::EVENTS,
            Self::Shops(_) => Self::SHOPS,
            Self::Calendar(_) => Self::CALENDAR,
            Self::SalesReport(_) => Self::SALES_REPORT,
            Self::Event(id, ..) => Self::event(id.clone()),
            Self::Reference(list, _) => Self::Reference(*list, PLAIN),
            Self::AddToShop(id, _) => Self::EditShop(id.clone()),
            Self::CopyTickets { to, .. } => Self::CopyTickets { to: to.clone(), from: None },
            route => route.clone(),
        }
    }

    /// Where the record of a place is edited, if it can be.
    pub fn edit(&self) -> Option<Self> {
        match self {
            Self::Ticket(id) => Some(Self::EditTicket(id.clone())),
            Self::Shop(id) => Some(Self::EditShop(id.clone())),
            _ => None,
        }
    }

    /// The id of the record that is shown there, of a page of one record.
    pub fn record_id(&self) -> Option<&str> {
        match self {
            Self::Ticket(id) | Self::EditTicket(id) => Some(id.as_str()),
            Self::Event(id, ..) | Self::CopyTickets { to: id, .. } => Some(id.as_str()),
            Self::Order(id) => Some(id.as_str()),
            Self::Shop(id) | Self::EditShop(id) | Self::AddToShop(id, _) => Some(id.as_str()),
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
mod tests;
