//! What stands around every list.

use super::messages;

messages! {
    /// What stands around every list.
    ListMessages {
        search { en: "Search this list", nl: "In deze lijst zoeken" }
        all { en: "All", nl: "Alle" }
        columns { en: "Columns", nl: "Kolommen" }
        export { en: "Export CSV", nl: "CSV exporteren" }
        exporting { en: "Preparing…", nl: "Voorbereiden…" }
        exported(count: &str, total: &str, at: Option<&str>) {
            en: match at {
                Some(at) => format!("Exported {count} of {total} rows, read at {at}"),
                None => format!("Exported {count} of {total} rows"),
            },
            nl: match at {
                Some(at) => format!("{count} van {total} rijen geëxporteerd, gelezen om {at}"),
                None => format!("{count} van {total} rijen geëxporteerd"),
            },
        }
        file_name(name: &str, read_on: Option<&str>, count: &str, total: &str) {
            en: match read_on {
                Some(read_on) => format!("{name} {read_on}, {count} of {total}.csv"),
                None => format!("{name}, {count} of {total}.csv"),
            },
            nl: match read_on {
                Some(read_on) => format!("{name} {read_on}, {count} van {total}.csv"),
                None => format!("{name}, {count} van {total}.csv"),
            },
        }
        print { en: "Print", nl: "Afdrukken" }
        printed(at: &str) { en: format!("Printed {at}"), nl: format!("Afgedrukt {at}") }
        reading(read: &str, total: &str) {
            en: format!("{read} of {total} read"),
            nl: format!("{read} van {total} gelezen"),
        }
        progress { en: "How much has been read", nl: "Hoeveel er gelezen is" }
        stop { en: "Stop reading", nl: "Stop met lezen" }
        go_on { en: "Go on reading", nl: "Lees verder" }
        shifted {
            en: "The list changed while it was read, so rows may be missing",
            nl: "De lijst veranderde tijdens het lezen, dus er kunnen rijen ontbreken",
        }
        read_again { en: "Read again", nl: "Opnieuw lezen" }
        selected(count: &str) { en: format!("{count} selected"), nl: format!("{count} geselecteerd") }
        clear_selection { en: "Clear selection", nl: "Selectie wissen" }
        nothing_matches { en: "Nothing matches", nl: "Niets gevonden" }
        show_all { en: "Show all", nl: "Alles tonen" }
        select(name: &str) { en: format!("Select {name}"), nl: format!("{name} selecteren") }
        select_all { en: "Select all", nl: "Alles selecteren" }
        left(left: &str, total: &str, at: Option<&str>) {
            en: match at {
                Some(at) => format!("{left} of {total}, read at {at}"),
                None => format!("{left} of {total}"),
            },
            nl: match at {
                Some(at) => format!("{left} van {total}, gelezen om {at}"),
                None => format!("{left} van {total}"),
            },
        }
        left_so_far(left: &str) { en: format!("{left} so far"), nl: format!("{left} tot nu toe") }
    }
}
