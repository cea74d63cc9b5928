//! Every place of the app, both ways: nothing else spells a path.

use std::fmt;

use crate::domain::TicketId;
use crate::percent::{decoded, encoded};

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
    /// A page of the list of tickets, from 1.
    Tickets {
        /// The number of the page.
        page: u64,
    },
    /// The form of a new ticket.
    NewTicket,
    /// One ticket.
    Ticket(TicketId),
    /// The form of one ticket.
    EditTicket(TicketId),
}

impl Route {
    /// The list of tickets from its first page.
    pub const TICKETS: Self = Self::Tickets { page: 1 };

    /// The place at a path with its query, both below the app's base and both still encoded.
    pub fn parse(path: &str, query: &str) -> Option<Self> {
        let segments: Vec<String> =
            path.split('/').filter(|segment| !segment.is_empty()).map(decoded).collect::<Option<_>>()?;
        let segments: Vec<&str> = segments.iter().map(String::as_str).collect();
        Some(match segments.as_slice() {
            [] => Self::Home,
            ["sign-in"] => Self::SignIn { to: parameter(query, "to").and_then(|to| Self::parse_href(&to)) },
            ["tickets"] => Self::Tickets { page: page(query) },
            ["tickets", "new"] => Self::NewTicket,
            ["tickets", id] => Self::Ticket(TicketId::new(*id)?),
            ["tickets", id, "edit"] => Self::EditTicket(TicketId::new(*id)?),
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
        match self {
            Self::Home => "/".to_owned(),
            Self::SignIn { to: None } => "/sign-in".to_owned(),
            Self::SignIn { to: Some(to) } => format!("/sign-in?to={}", encoded(&to.path())),
            Self::Tickets { page: 0 | 1 } => "/tickets".to_owned(),
            Self::Tickets { page } => format!("/tickets?page={page}"),
            Self::NewTicket => "/tickets/new".to_owned(),
            Self::Ticket(id) => format!("/tickets/{}", encoded(id.as_str())),
            Self::EditTicket(id) => format!("/tickets/{}/edit", encoded(id.as_str())),
        }
    }

    /// The address of the place for a link, in an app that is mounted below `base`.
    pub fn href(&self, base: &Base) -> String {
        format!("{}{}", base.0, self.path())
    }
}

/// The path that the app is mounted below: empty, or `/admin`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Base(String);

impl Base {
    /// The base of a path such as `/admin/`.
    pub fn new(path: &str) -> Self {
        Self(path.trim_end_matches('/').to_owned())
    }

    /// The base as the router takes it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The rest of a path below the base.
    pub fn strip<'a>(&self, path: &'a str) -> Option<&'a str> {
        path.strip_prefix(&self.0).filter(|rest| rest.is_empty() || rest.starts_with('/'))
    }
}

impl fmt::Display for Base {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

fn page(query: &str) -> u64 {
    parameter(query, "page").and_then(|page| page.parse().ok()).filter(|page| *page > 0).unwrap_or(1)
}

/// The first value of a parameter, decoded once.
fn parameter(query: &str, name: &str) -> Option<String> {
    query.trim_start_matches('?').split('&').find_map(|pair| {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        (key == name).then(|| decoded(&value.replace('+', " "))).flatten()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticket(id: &str) -> TicketId {
        TicketId::new(id).unwrap_or_else(|| unreachable!())
    }

    #[test]
    fn every_place_is_found_again_at_its_path() {
        for (route, path) in [
            (Route::Home, "/"),
            (Route::SignIn { to: None }, "/sign-in"),
            (
                Route::SignIn { to: Some(Box::new(Route::Tickets { page: 2 })) },
                "/sign-in?to=%2Ftickets%3Fpage%3D2",
            ),
            (Route::TICKETS, "/tickets"),
            (Route::Tickets { page: 7 }, "/tickets?page=7"),
            (Route::NewTicket, "/tickets/new"),
            (Route::Ticket(ticket("12")), "/tickets/12"),
            (Route::Ticket(ticket("a/b?c")), "/tickets/a%2Fb%3Fc"),
            (Route::EditTicket(ticket("12")), "/tickets/12/edit"),
        ] {
            assert_eq!(route.path(), path);
            let (path, query) = path.split_once('?').unwrap_or((path, ""));
            assert_eq!(Route::parse(path, query), Some(route));
        }
    }

    #[test]
    fn what_is_no_place_is_none() {
        for path in ["/nowhere", "/tickets/1/delete", "/tickets/%zz", "/sign-in/now"] {
            assert_eq!(Route::parse(path, ""), None, "{path}");
        }
        assert_eq!(Route::parse("/tickets/", "?page=none"), Some(Route::TICKETS));
    }

    #[test]
    fn after_the_sign_in_nobody_is_led_elsewhere() {
        for to in ["https%3A%2F%2Fevil.example", "%2F%2Fevil.example", "%2Fsign-in"] {
            assert_eq!(
                Route::parse("/sign-in", &format!("to={to}")),
                Some(Route::SignIn { to: None }),
                "{to}"
            );
        }
    }

    #[test]
    fn a_base_stands_before_every_link() {
        let base = Base::new("/admin/");
        assert_eq!(Route::NewTicket.href(&base), "/admin/tickets/new");
        assert_eq!(base.strip("/admin/tickets"), Some("/tickets"));
        assert_eq!(base.strip("/administration"), None);
        assert_eq!(Route::Home.href(&Base::new("/")), "/");
    }
}
