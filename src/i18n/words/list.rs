//! What stands around every list.

/// What stands around every list.
#[derive(Debug)]
pub struct ListWords {
    /// Finds something in the list.
    pub search: &'static str,
    /// Not narrowed.
    pub all: &'static str,
    /// Which columns are shown.
    pub columns: &'static str,
    /// Writes a file.
    pub export: &'static str,
    /// While it is being written.
    pub exporting: &'static str,
    /// A file with so many rows of so many is written, as they were read at a time of day.
    pub exported: fn(count: &str, total: &str, at: Option<&str>) -> String,
    /// The name of that file: of what, read on which day and at what time, so many rows of so many.
    pub file_name: fn(name: &str, read_on: Option<&str>, count: &str, total: &str) -> String,
    /// Puts it on paper.
    pub print: &'static str,
    /// When it was put on paper.
    pub printed: fn(at: &str) -> String,
    /// So many of so many are read.
    pub reading: fn(read: &str, total: &str) -> String,
    /// How far it is, for people who hear it.
    pub progress: &'static str,
    /// Stops reading.
    pub stop: &'static str,
    /// Goes on reading.
    pub go_on: &'static str,
    /// The list changed while it was read.
    pub shifted: &'static str,
    /// Reads it once more.
    pub read_again: &'static str,
    /// So many are selected.
    pub selected: fn(count: &str) -> String,
    /// Selects nothing any more.
    pub clear_selection: &'static str,
    /// No row is what was searched for and chosen.
    pub nothing_matches: &'static str,
    /// Shows all rows again.
    pub show_all: &'static str,
    /// Selects a row, by its name.
    pub select: fn(name: &str) -> String,
    /// Selects all rows that are left.
    pub select_all: &'static str,
    /// So many are left of so many, read at a time of day.
    pub left: fn(left: &str, total: &str, at: Option<&str>) -> String,
    /// So many rows are shown while more are being read.
    pub left_so_far: fn(left: &str) -> String,
}
