//! A view of a list that a user saved.

use super::query::{ListQuery, parameter, text_of};

/// How a list is shown, under a name. What is searched for is not part of it, as it is of no address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedView {
    /// What the user calls it.
    pub name: String,
    /// Its order, and what it is narrowed to.
    pub query: ListQuery,
    /// The columns, as a preference has them.
    pub columns: String,
}

impl SavedView {
    /// Reads the views of a list as they are stored, one a line. A line that can't be read is left out.
    pub fn parse_all(text: &str) -> Vec<Self> {
        text.lines().filter_map(Self::parse).collect()
    }

    /// The views of a list as they are stored.
    pub fn text_of_all(views: &[Self]) -> String {
        views.iter().map(Self::text).collect::<Vec<_>>().join("\n")
    }

    fn parse(line: &str) -> Option<Self> {
        Some(Self {
            name: parameter(line, "name").filter(|name| !name.is_empty())?,
            query: ListQuery::parse(&parameter(line, "query")?),
            columns: parameter(line, "columns")?,
        })
    }

    /// As the query of an address, in which no value can leave its place.
    fn text(&self) -> String {
        let (name, query, columns) = (self.name.clone(), self.query.text(), self.columns.clone());
        text_of([("name", name), ("query", query), ("columns", columns)])
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn view(name: &str, query: &str) -> SavedView {
        SavedView { name: name.to_owned(), query: ListQuery::parse(query), columns: "name,price".to_owned() }
    }

    #[test]
    fn a_line_that_can_not_be_read_hides_no_other() {
        let views = [view("Open", "?status=Open&status=paid"), view("By price", "?sort=-price")];
        let text = format!("nonsense\n?name=&query=&columns=\n{}", SavedView::text_of_all(&views));
        assert_eq!(SavedView::parse_all(&text), views);
        assert!(SavedView::parse_all("").is_empty());
    }

    proptest! {
        #[test]
        fn any_view_is_found_again(name in ".{1,20}", column in "[a-z]{1,5}", value in ".{0,20}") {
            let query = ListQuery::page(1).narrowed(&column, [value]);
            prop_assume!(column != "page" && column != "sort");
            let saved = SavedView { name, query, columns: String::new() };
            let text = SavedView::text_of_all(std::slice::from_ref(&saved));
            prop_assert_eq!(SavedView::parse_all(&text), [saved]);
        }
    }
}
