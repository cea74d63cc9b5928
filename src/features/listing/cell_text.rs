//! Cells as people read them.

use super::records::Format;
use crate::data_grid::{Cell, Term};
use crate::i18n::{Formats, Messages};
use crate::models::value::Timestamp;

/// The text of a cell without a value.
pub(super) const NOTHING: &str = "—";

/// The class of a cell.
pub(crate) fn class_of(format: Format) -> &'static str {
    match format {
        Format::Count | Format::Price => "number",
        Format::Code => "code",
        Format::Personal => "personal",
        Format::Moment => "moment",
        Format::Flag => "flag",
        Format::Text | Format::Status | Format::Drawn => "",
    }
}

/// The word for a term.
fn term_text(term: Term, words: &'static Messages) -> &'static str {
    match term {
        Term::Paid => words.order.paid,
    }
}

/// A value that a list is narrowed to, as people read it.
pub(crate) fn facet_text<'a>(value: &'a str, format: Format, words: &'static Messages) -> &'a str {
    match (format, value) {
        (Format::Flag, "true") => words.common.yes,
        (Format::Flag, "false") => words.common.no,
        _ => Term::of_key(value).map_or(value, |term| term_text(term, words)),
    }
}

/// A cell as people read it.
pub(crate) fn text_of(
    cell: &Cell<'_>,
    format: Format,
    formats: &Formats,
    words: &'static Messages,
) -> String {
    match cell {
        Cell::Nothing => NOTHING.to_owned(),
        Cell::Flag(flag) => if *flag { words.common.yes } else { words.common.no }.to_owned(),
        Cell::Term(term) => term_text(*term, words).to_owned(),
        Cell::Number(number) if format == Format::Price => formats.amount(*number),
        Cell::Number(number) => {
            u64::try_from(*number).map_or_else(|_| number.to_string(), |number| formats.integer(number))
        }
        Cell::Moment(at) => {
            Timestamp::from_microseconds(*at).map(|moment| formats.moment(moment)).unwrap_or_default()
        }
        Cell::Text(text) => text.clone().into_owned(),
    }
}
