//! The part of an address behind the question mark: how a list is shown, and what the calendar shows.

use crate::models::value::Month;
use crate::percent::{decoded, encoded};

/// How a list is shown: its page, its order and what it is narrowed to. What a user types to find a person is not part
/// of it: personal data never enters an address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListQuery {
    /// The number of the page, from 1; 0 is the first as well.
    pub page: u64,
    /// The column that it is sorted by, with `-` before it for descending.
    pub sort: Option<String>,
    /// The columns that it is narrowed by, with the values chosen: a column with several of them comes several times.
    pub filters: Vec<(String, String)>,
}

impl ListQuery {
    /// A page of the list as the service gives it.
    pub fn page(page: u64) -> Self {
        Self { page, ..Self::default() }
    }

    /// Reads a query.
    pub fn parse(query: &str) -> Self {
        let mut list = Self::default();
        for (name, value) in parameters(query) {
            match name.as_str() {
                "page" => list.page = value.parse().unwrap_or_default(),
                "sort" => list.sort = Some(value),
                _ => list.filters.push((name, value)),
            }
        }
        list.page = list.page.max(1);
        list
    }

    /// Whether the list is neither sorted nor narrowed: pages are those of the service.
    pub fn is_plain(&self) -> bool {
        self.sort.is_none() && self.filters.is_empty()
    }

    /// The values that a column is narrowed to; all, if none.
    pub fn values<'a>(&'a self, column: &'a str) -> impl Iterator<Item = &'a str> {
        self.filters.iter().filter(move |(name, _)| name == column).map(|(_, value)| value.as_str())
    }

    /// The first value that a column is narrowed to.
    pub fn filter(&self, column: &str) -> Option<&str> {
        self.filters.iter().find(|(name, _)| name == column).map(|(_, value)| value.as_str())
    }

    /// The same narrowed to other values of a column, or to none; from its first page.
    pub fn narrowed(&self, column: &str, values: impl IntoIterator<Item = String>) -> Self {
        let mut narrowed = self.clone();
        narrowed.page = 1;
        narrowed.filters.retain(|(name, _)| name != column);
        narrowed.filters.extend(values.into_iter().map(|value| (column.to_owned(), value)));
        narrowed
    }

    /// The same without what it is narrowed to; from its first page.
    pub fn unnarrowed(&self, part: Option<&str>) -> Self {
        let is_part = |(name, _): &&(String, String)| Some(name.as_str()) == part;
        Self { page: 1, filters: self.filters.iter().filter(is_part).cloned().collect(), ..self.clone() }
    }

    /// The same in another order; from its first page.
    pub fn sorted(&self, sort: Option<String>) -> Self {
        Self { page: 1, sort, ..self.clone() }
    }

    /// The query with its question mark; empty for the first page of the plain list.
    pub(super) fn text(&self) -> String {
        let page = (self.page > 1).then(|| ("page", self.page.to_string()));
        let sort = self.sort.clone().map(|sort| ("sort", sort));
        let filters = self.filters.iter().map(|(name, value)| (name.as_str(), value.clone()));
        text_of(page.into_iter().chain(sort).chain(filters))
    }
}

/// A query with its question mark; empty without parameters.
pub(super) fn text_of<'a>(parameters: impl IntoIterator<Item = (&'a str, String)>) -> String {
    let mut text = String::new();
    for (name, value) in parameters {
        text.push(if text.is_empty() { '?' } else { '&' });
        text.push_str(&encoded(name));
        text.push('=');
        text.push_str(&encoded(&value));
    }
    text
}

/// The parameters of a query, decoded once.
fn parameters(query: &str) -> impl Iterator<Item = (String, String)> {
    let query = query.trim_start_matches('?');
    query.split('&').filter(|pair| !pair.is_empty()).filter_map(|pair| {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let decoded = |text: &str| decoded(&text.replace('+', " "));
        Some((decoded(name)?, decoded(value)?))
    })
}

/// The first value of a parameter.
pub(super) fn parameter(query: &str, name: &str) -> Option<String> {
    parameters(query).find(|(key, _)| key == name).map(|(_, value)| value)
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_found_again_as_it_was_shown() {
        for text in ["", "?page=7", "?sort=-price", "?page=2&sort=name&event=A%20%26%20B&is_hidden=true"] {
            assert_eq!(ListQuery::parse(text).text(), text);
        }
        assert_eq!(ListQuery::parse("?page=none"), ListQuery::page(1));
        assert_eq!(ListQuery::parse("?event=A+B").filter("event"), Some("A B"));
    }

    #[test]
    fn narrowing_begins_at_the_first_page() {
        let list = ListQuery::parse("?page=3&is_hidden=true");
        assert_eq!(list.narrowed("is_hidden", None).text(), "");
        assert_eq!(list.sorted(Some("name".into())).text(), "?sort=name&is_hidden=true");
        let two = list.narrowed("status", ["paid".to_owned(), "Open".to_owned()]);
        assert_eq!(two.text(), "?is_hidden=true&status=paid&status=Open");
        assert_eq!(ListQuery::parse(&two.text()).values("status").collect::<Vec<_>>(), ["paid", "Open"]);
    }
}
