//! What stands around every list, in Dutch.

use crate::i18n::words::ListWords;

pub(super) const WORDS: ListWords = ListWords {
    search: "In deze lijst zoeken",
    all: "Alle",
    columns: "Kolommen",
    export: "CSV exporteren",
    exporting: "Voorbereiden…",
    exported: |count, total, at| match at {
        Some(at) => format!("{count} van {total} rijen geëxporteerd, gelezen om {at}"),
        None => format!("{count} van {total} rijen geëxporteerd"),
    },
    file_name: |name, read_on, count, total| match read_on {
        Some(read_on) => format!("{name} {read_on}, {count} van {total}.csv"),
        None => format!("{name}, {count} van {total}.csv"),
    },
    print: "Afdrukken",
    printed: |at| format!("Afgedrukt {at}"),
    reading: |read, total| format!("{read} van {total} gelezen"),
    progress: "Hoeveel er gelezen is",
    stop: "Stop met lezen",
    go_on: "Lees verder",
    shifted: "De lijst veranderde tijdens het lezen, dus er kunnen rijen ontbreken",
    read_again: "Opnieuw lezen",
    selected: |count| format!("{count} geselecteerd"),
    clear_selection: "Selectie wissen",
    nothing_matches: "Niets gevonden",
    show_all: "Alles tonen",
    select: |name| format!("{name} selecteren"),
    select_all: "Alles selecteren",
    left: |left, total, at| match at {
        Some(at) => format!("{left} van {total}, gelezen om {at}"),
        None => format!("{left} van {total}"),
    },
    left_so_far: |left| format!("{left} tot nu toe"),
};
