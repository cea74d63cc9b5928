//! What every list and record shares, in English.

use crate::i18n::words::CommonWords;

pub(super) const WORDS: CommonWords = CommonWords {
    loading: "Loading…",
    try_again: "Try again",
    place: |from, to, total| format!("{from}–{to} of {total}"),
    title_of_page: |title, page| format!("{title}, page {page}"),
    previous_page: "Previous page",
    next_page: "Next page",
    first: "First page",
    last: "Last page",
    page: "Page",
    of_pages: |pages| format!("of {pages}"),
    pages: "Pages",
    unreadable_row: |place, reason| format!("This record can't be read. {place}: {reason}"),
    as_received: "Show as received",
    stale: "What you see was read earlier",
    read_at: |time| format!("Read at {time}."),
    yes: "Yes",
    no: "No",
    none: "—",
    page_empty: "This page of the list is empty",
    first_page: "Go to the first page",
    in_zone: |zone| format!("Times are those of {zone}."),
    decimal_separator: '.',
};
