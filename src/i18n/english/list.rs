//! What stands around every list, in English.

use crate::i18n::words::ListWords;

pub(super) const WORDS: ListWords = ListWords {
    search: "Search this list",
    all: "All",
    columns: "Columns",
    export: "Export CSV",
    exporting: "Preparing…",
    exported: |count, total, at| match at {
        Some(at) => format!("Exported {count} of {total} rows, read at {at}"),
        None => format!("Exported {count} of {total} rows"),
    },
    file_name: |name, read_on, count, total| match read_on {
        Some(read_on) => format!("{name} {read_on}, {count} of {total}.csv"),
        None => format!("{name}, {count} of {total}.csv"),
    },
    print: "Print",
    printed: |at| format!("Printed {at}"),
    reading: |read, total| format!("{read} of {total} read"),
    progress: "How much has been read",
    stop: "Stop reading",
    go_on: "Go on reading",
    shifted: "The list changed while it was read, so rows may be missing",
    read_again: "Read again",
    selected: |count| format!("{count} selected"),
    clear_selection: "Clear selection",
    nothing_matches: "Nothing matches",
    show_all: "Show all",
    select: |name| format!("Select {name}"),
    select_all: "Select all",
    left: |left, total, at| match at {
        Some(at) => format!("{left} of {total}, read at {at}"),
        None => format!("{left} of {total}"),
    },
    left_so_far: |left| format!("{left} so far"),
};
