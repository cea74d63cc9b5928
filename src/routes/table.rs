//! The table of routes: the one place that spells a path. Reading and writing addresses, areas, `boot.js` and reports of faults
//! all follow from it.

use super::query::parameter;
use super::{Area, CalendarQuery, EventTab, ListQuery, ReferenceList, Route};
use crate::models::value::{EventId, OrderId, ShopId, TicketId};

pub(super) const HOME: &str = "";
pub(super) const SIGN_IN: &str = "sign-in";
pub(super) const TICKETS: &str = "tickets";
pub(super) const NEW_TICKET: &str = "tickets/new";
pub(super) const TICKET: &str = "tickets/:id";
pub(super) const EDIT_TICKET: &str = "tickets/:id/edit";
pub(super) const EVENTS: &str = "events";
pub(super) const NEW_EVENT: &str = "events/new";
pub(super) const EVENT: &str = "events/:id";
pub(super) const EVENT_TICKETS: &str = "events/:id/tickets";
pub(super) const COPY_TICKETS: &str = "events/:id/tickets/copy";
pub(super) const EVENT_ORDERS: &str = "events/:id/orders";
pub(super) const EVENT_PURCHASES: &str = "events/:id/purchases";
pub(super) const EVENT_SHOPS: &str = "events/:id/shops";
pub(super) const EVENT_AVAILABILITY: &str = "events/:id/availability";
pub(super) const CALENDAR: &str = "calendar";
pub(super) const SALES_REPORT: &str = "sales-report";
pub(super) const ORDERS: &str = "orders";
pub(super) const ORDER: &str = "orders/:id";
pub(super) const SHOPS: &str = "shops";
pub(super) const NEW_SHOP: &str = "shops/new";
pub(super) const SHOP: &str = "shops/:id";
pub(super) const EDIT_SHOP: &str = "shops/:id/edit";
pub(super) const CHECKOUT_FIELDS: &str = "checkout-fields";
pub(super) const FIELDS: &str = "fields";
pub(super) const BILLING_INFORMATION: &str = "billing-information";
pub(super) const TERMS_AND_CONDITIONS: &str = "terms-and-conditions";
pub(super) const PRIVACY_STATEMENTS: &str = "privacy-statements";

/// What the tabs of an event ask for first: the event, and the first page of each list of its sales that they show.
const ALL_SALES: [&str; 3] =
    ["events/:id", "events/:id/orders?per_page=100&page=1", "events/:id/purchases?page=1"];
const WITH_ORDERS: [&str; 2] = [ALL_SALES[0], ALL_SALES[1]];
const EVENT_ALONE: [&str; 1] = [ALL_SALES[0]];

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct RouteEntry {
    /// The path below the app's base, with `:id` for the id of a record.
    pub pattern: &'static str,
    /// The area of its page.
    pub area: Area,
    /// The area of the tab that is open on it.
    pub tab: Option<Area>,
    /// What its page asks the service for first, below `/v1/`.
    pub first_requests: &'static [&'static str],
    /// The route, from the id and the query of an address.
    pub(super) route: fn(id: &str, query: &str) -> Option<Route>,
}

/// Every route of the app. The first row that fits an address counts, so `tickets/new` is before `tickets/:id`.
pub const ROUTES: [RouteEntry; 28] = [
    row(SIGN_IN, Area::SignIn, &[], |_, query| Some(Route::SignIn { to: Route::after_sign_in(query) })),
    row(HOME, Area::Home, &["events?page=1"], |_, _| Some(Route::Home)),
    row(TICKETS, Area::Tickets, &["tickets?page=1"], |_, query| {
        Some(Route::Tickets(ListQuery::parse(query)))
    }),
    row(NEW_TICKET, Area::Forms, &[], |_, query| {
        Some(match parameter(query, "event").and_then(EventId::new) {
            Some(event) => Route::NewTicketOf(event),
            None => Route::NewTicket { from: parameter(query, "from").and_then(TicketId::new) },
        })
    }),
    row(TICKET, Area::Tickets, &["tickets/:id"], |id, _| TicketId::new(id).map(Route::Ticket)),
    row(EDIT_TICKET, Area::Forms, &["tickets/:id"], |id, _| TicketId::new(id).map(Route::EditTicket)),
    row(EVENTS, Area::Events, &["events?page=1"], |_, query| Some(Route::Events(ListQuery::parse(query)))),
    row(NEW_EVENT, Area::Forms, &[], |_, query| {
        Some(Route::NewEvent { from: parameter(query, "from").and_then(EventId::new) })
    }),
    event_tab(EVENT, Area::EventOverview, &ALL_SALES, |id, query| event(id, EventTab::Overview, query)),
    event_tab(EVENT_TICKETS, Area::EventTickets, &EVENT_ALONE, |id, query| {
        event(id, EventTab::Tickets, query)
    }),
    row(COPY_TICKETS, Area::Forms, &["events/:id"], |id, query| {
        Some(Route::CopyTickets {
            to: EventId::new(id)?,
            from: parameter(query, "from").and_then(EventId::new),
        })
    }),
    event_tab(EVENT_ORDERS, Area::EventSales, &WITH_ORDERS, |id, query| event(id, EventTab::Orders, query)),
    event_tab(EVENT_PURCHASES, Area::EventSales, &ALL_SALES, |id, query| {
        event(id, EventTab::Purchases, query)
    }),
    event_tab(EVENT_SHOPS, Area::EventTickets, &EVENT_ALONE, |id, query| event(id, EventTab::Shops, query)),
    event_tab(EVENT_AVAILABILITY, Area::EventTickets, &EVENT_ALONE, |id, query| {
        event(id, EventTab::Availability, query)
    }),
    row(CALENDAR, Area::Calendar, &["events?page=1"], |_, query| {
        Some(Route::Calendar(CalendarQuery::parse(query)))
    }),
    row(SALES_REPORT, Area::EventOverview, &["events?page=1", "tickets?page=1"], |_, query| {
        Some(Route::SalesReport(ListQuery::parse(query)))
    }),
    row(ORDERS, Area::Orders, &["events?page=1"], |_, _| Some(Route::Orders)),
    row(ORDER, Area::Orders, &["orders/:id"], |id, _| OrderId::new(id).map(Route::Order)),
    row(SHOPS, Area::Shops, &["shops?page=1"], |_, query| Some(Route::Shops(ListQuery::parse(query)))),
    row(NEW_SHOP, Area::Forms, &[], |_, query| {
        Some(match parameter(query, "event").and_then(EventId::new) {
            Some(event) => Route::NewShopOf(event),
            None => Route::NewShop { from: parameter(query, "from").and_then(ShopId::new) },
        })
    }),
    row(SHOP, Area::Shops, &["shops/:id"], |id, _| ShopId::new(id).map(Route::Shop)),
    row(EDIT_SHOP, Area::Forms, &["shops/:id"], |id, query| {
        let id = ShopId::new(id)?;
        Some(match parameter(query, "event").and_then(EventId::new) {
            Some(event) => Route::AddToShop(id, event),
            None => Route::EditShop(id),
        })
    }),
    row(CHECKOUT_FIELDS, Area::Reference, &["events?page=1"], |_, _| Some(Route::CheckoutFields)),
    row(FIELDS, Area::Reference, &["fields?page=1"], |_, query| list(ReferenceList::Fields, query)),
    row(BILLING_INFORMATION, Area::Reference, &["billing-information?page=1"], |_, query| {
        list(ReferenceList::BillingInformation, query)
    }),
    row(TERMS_AND_CONDITIONS, Area::Reference, &["terms-and-conditions?page=1"], |_, query| {
        list(ReferenceList::TermsAndConditions, query)
    }),
    row(PRIVACY_STATEMENTS, Area::Reference, &["privacy-statements?page=1"], |_, query| {
        list(ReferenceList::PrivacyStatements, query)
    }),
];

const fn row(
    pattern: &'static str,
    area: Area,
    first_requests: &'static [&'static str],
    route: fn(&str, &str) -> Option<Route>,
) -> RouteEntry {
    RouteEntry { pattern, area, tab: None, first_requests, route }
}

/// A tab of the page of one event.
const fn event_tab(
    pattern: &'static str,
    tab: Area,
    first_requests: &'static [&'static str],
    route: fn(&str, &str) -> Option<Route>,
) -> RouteEntry {
    RouteEntry { pattern, area: Area::Event, tab: Some(tab), first_requests, route }
}

fn event(id: &str, tab: EventTab, query: &str) -> Option<Route> {
    EventId::new(id).map(|id| Route::Event(id, tab, ListQuery::parse(query)))
}

fn list(list: ReferenceList, query: &str) -> Option<Route> {
    Some(Route::Reference(list, ListQuery::parse(query)))
}

impl RouteEntry {
    /// The id in a path of this pattern, empty if the pattern has none; `None` if the path does not fit.
    pub(super) fn id_in<'a>(&self, segments: &[&'a str]) -> Option<&'a str> {
        let words: Vec<&str> = self.pattern.split('/').filter(|word| !word.is_empty()).collect();
        let fits = |(word, segment): (&&str, &&str)| *word == ":id" || word == segment;
        if words.len() != segments.len() || !words.iter().zip(segments).all(fits) {
            return None;
        }
        let id = words.iter().position(|word| *word == ":id");
        Some(id.map_or("", |at| segments[at]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_row_is_the_row_of_its_route() {
        for RouteEntry { pattern, area, .. } in ROUTES {
            let route = Route::parse(&pattern.replace(":id", "7"), "");
            assert_eq!(route.as_ref().map(Route::pattern), Some(pattern));
            assert_eq!(route.as_ref().map(Area::of), Some(area), "{pattern}");
        }
    }

    #[test]
    fn a_page_of_a_record_asks_for_it_first() {
        for RouteEntry { pattern, first_requests, .. } in ROUTES {
            let is_of_record = pattern.contains(":id");
            let asks_for_it = first_requests.first().is_some_and(|first| pattern.starts_with(first));
            assert_eq!(is_of_record, asks_for_it && is_of_record, "{pattern}");
        }
    }
}
