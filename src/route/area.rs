//! The areas of the app: each is one part of it, loaded when a place of it is opened.

use super::Route;

/// An area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// Signing in.
    SignIn,
    /// Today.
    Home,
    /// Tickets: the list and one ticket.
    Tickets,
    /// Events: the list, and one event with its orders and purchases.
    Events,
    /// The choice of an event to see its orders, and one order.
    Orders,
    /// Shops: the list and one shop.
    Shops,
    /// The forms of tickets, events and shops.
    Forms,
    /// What the customer of a checkout session is asked, and the lists that other records refer to.
    Reference,
}

impl Area {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::SignIn,
        Self::Home,
        Self::Tickets,
        Self::Events,
        Self::Orders,
        Self::Shops,
        Self::Forms,
        Self::Reference,
    ];

    /// The area of a place.
    pub fn of(route: &Route) -> Self {
        match route {
            Route::SignIn { .. } => Self::SignIn,
            Route::Home => Self::Home,
            Route::Tickets(_) | Route::Ticket(_) => Self::Tickets,
            Route::Events(_) | Route::Event(..) => Self::Events,
            Route::Orders | Route::Order(_) => Self::Orders,
            Route::Shops(_) | Route::Shop(_) => Self::Shops,
            Route::NewTicket { .. }
            | Route::NewTicketOf(_)
            | Route::EditTicket(_)
            | Route::NewEvent { .. }
            | Route::NewShop
            | Route::EditShop(_) => Self::Forms,
            Route::CheckoutFields | Route::Reference(..) => Self::Reference,
        }
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
            Self::Orders => "orders",
            Self::Shops => "shops",
            Self::Forms => "forms",
            Self::Reference => "reference",
        }
    }
}

/// A kind of place, for what runs before the app does.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// Its path below the app's base, with `:id` for the id of a record.
    pub path: &'static str,
    /// Its area.
    pub area: Area,
    /// What it asks the service for first, below `/v1/`.
    pub first: Option<&'static str>,
}

/// Every place of the app; a path with `:id` after those that fit it better.
pub const PLACES: [Place; 24] = [
    place("sign-in", Area::SignIn, None),
    place("", Area::Home, Some("events?page=1")),
    place("tickets", Area::Tickets, Some("tickets?page=1")),
    place("tickets/new", Area::Forms, None),
    place("tickets/:id", Area::Tickets, Some("tickets/:id")),
    place("tickets/:id/edit", Area::Forms, Some("tickets/:id")),
    place("events", Area::Events, Some("events?page=1")),
    place("events/new", Area::Forms, None),
    place("events/:id", Area::Events, Some("events/:id")),
    place("events/:id/tickets", Area::Events, Some("events/:id")),
    place("events/:id/orders", Area::Events, Some("events/:id")),
    place("events/:id/purchases", Area::Events, Some("events/:id")),
    place("events/:id/shops", Area::Events, Some("events/:id")),
    place("orders", Area::Orders, Some("events?page=1")),
    place("orders/:id", Area::Orders, Some("orders/:id")),
    place("shops", Area::Shops, Some("shops?page=1")),
    place("shops/new", Area::Forms, None),
    place("shops/:id", Area::Shops, Some("shops/:id")),
    place("shops/:id/edit", Area::Forms, Some("shops/:id")),
    place("checkout-fields", Area::Reference, Some("events?page=1")),
    place("fields", Area::Reference, Some("fields?page=1")),
    place("billing-information", Area::Reference, Some("billing-information?page=1")),
    place("terms-and-conditions", Area::Reference, Some("terms-and-conditions?page=1")),
    place("privacy-statements", Area::Reference, Some("privacy-statements?page=1")),
];

const fn place(path: &'static str, area: Area, first: Option<&'static str>) -> Place {
    Place { path, area, first }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_in_the_area_of_its_route() {
        for Place { path, area, .. } in PLACES {
            let route = Route::parse(&path.replace(":id", "7"), "");
            assert_eq!(route.as_ref().map(Area::of), Some(area), "{path}");
        }
    }

    #[test]
    fn a_record_is_asked_for_where_it_is_shown() {
        for Place { path, first, .. } in PLACES {
            let is_of_record = path.contains(":id");
            assert!(!is_of_record || first.is_some_and(|first| path.starts_with(first)), "{path}");
        }
    }
}
