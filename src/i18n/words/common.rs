//! What every list and record shares.

/// What every list and record shares.
#[derive(Debug)]
pub struct CommonWords {
    /// While something is being read.
    pub loading: &'static str,
    /// Tries again.
    pub try_again: &'static str,
    /// The place of a page: first row, last row, total.
    pub place: fn(from: &str, to: &str, total: &str) -> String,
    /// The title of a page of a list that is not the first.
    pub title_of_page: fn(title: &str, page: u64) -> String,
    /// The page before.
    pub previous_page: &'static str,
    /// The page after.
    pub next_page: &'static str,
    /// The first page.
    pub first: &'static str,
    /// The last page.
    pub last: &'static str,
    /// Before the number of a page.
    pub page: &'static str,
    /// After it: of so many pages.
    pub of_pages: fn(pages: u64) -> String,
    /// The pages of a list.
    pub pages: &'static str,
    /// A row that can't be read: where and why.
    pub unreadable_row: fn(place: &str, reason: &str) -> String,
    /// The record as the service sent it.
    pub as_received: &'static str,
    /// What is shown is older than it should be.
    pub stale: &'static str,
    /// When what is shown was read.
    pub read_at: fn(time: &str) -> String,
    /// Yes.
    pub yes: &'static str,
    /// No.
    pub no: &'static str,
    /// Nothing is set.
    pub none: &'static str,
    /// A list without records on this page.
    pub page_empty: &'static str,
    /// Back to the first page.
    pub first_page: &'static str,
    /// Before the name of the time zone.
    pub in_zone: fn(zone: &str) -> String,
    /// The decimal sign of numbers in files.
    pub decimal_separator: char,
}
