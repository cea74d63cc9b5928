//! What the calendar shows.

use super::query::{parameter, text_of};
use crate::models::value::Month;

/// What the calendar shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CalendarQuery {
    /// The month; nothing for the present one.
    pub month: Option<Month>,
    /// Whether as a list of days rather than as a grid.
    pub is_agenda: bool,
}

impl CalendarQuery {
    /// Reads a query.
    pub fn parse(query: &str) -> Self {
        Self {
            month: parameter(query, "month").and_then(|month| Month::parse(&month)),
            is_agenda: parameter(query, "view").as_deref() == Some("agenda"),
        }
    }

    /// The query with its question mark; empty for the grid of the present month.
    pub(super) fn text(self) -> String {
        let month = self.month.map(|month| ("month", month.to_string()));
        let view = self.is_agenda.then(|| ("view", "agenda".to_owned()));
        text_of(month.into_iter().chain(view))
    }
}
