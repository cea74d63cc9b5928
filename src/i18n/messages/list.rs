//! What every list has in common.

use super::messages;

messages! {
    /// What every list has in common.
    ListMessages {
        search { en: "Search this list", nl: "In deze lijst zoeken" }
        any_day { en: "Any day", nl: "Alle dagen" }
        days_reversed { en: "“From” is later than “To”.", nl: "‘Van’ is later dan ‘Tot en met’." }
        today { en: "today", nl: "vandaag" }
        yesterday { en: "yesterday", nl: "gisteren" }
        since { en: "from", nl: "vanaf" }
        up_to { en: "to", nl: "tot en met" }
        all { en: "All", nl: "Alle" }
        or { en: "or", nl: "of" }
        no_other { en: "None", nl: "Geen" }
        views { en: "Views", nl: "Weergaven" }
        no_views {
            en: "Save the filters, order and columns of this list under a name.",
            nl: "Bewaar de filters, volgorde en kolommen van deze lijst onder een naam.",
        }
        view_not_stored {
            en: "The view could not be saved: the browser’s storage is full or switched off.",
            nl: "De weergave kon niet worden bewaard: de opslag van de browser is vol of staat uit.",
        }
        view_name { en: "Name of the view", nl: "Naam van de weergave" }
        save_view { en: "Save view", nl: "Weergave bewaren" }
        delete_view(name: &str) {
            en: format!("Delete view “{name}”"),
            nl: format!("Weergave ‘{name}’ verwijderen"),
        }
        move_up(column: &str) {
            en: format!("Move “{column}” up"),
            nl: format!("‘{column}’ omhoog"),
        }
        compact_rows { en: "Compact rows", nl: "Compacte rijen" }
        reset_columns { en: "Reset columns", nl: "Kolommen herstellen" }
        reset_widths { en: "Reset column widths", nl: "Kolombreedtes herstellen" }
        tools { en: "Filters and more", nl: "Filters en meer" }
        columns { en: "Columns", nl: "Kolommen" }
        export { en: "Export CSV", nl: "CSV exporteren" }
        export_options { en: "Export options", nl: "Exportopties" }
        export_raw { en: "Export raw CSV", nl: "Ruwe CSV exporteren" }
        export_raw_reason {
            en: "For scanners and mailings: without the apostrophes that stop a spreadsheet from running a text as a formula. Don’t open it in a spreadsheet.",
            nl: "Voor scanners en mailings: zonder de apostrofs die voorkomen dat een spreadsheet een tekst als formule uitvoert. Open het niet in een spreadsheet.",
        }
        exporting { en: "Preparing…", nl: "Voorbereiden…" }
        not_exported {
            en: "The file could not be saved. The browser may be out of storage.",
            nl: "Het bestand kon niet worden bewaard. Misschien heeft de browser geen opslag meer.",
        }
        exported(count: &str, total: &str, at: Option<&str>) {
            en: match at {
                Some(at) => format!("Exported {count} of {total} rows, updated {at}"),
                None => format!("Exported {count} of {total} rows"),
            },
            nl: match at {
                Some(at) => format!("{count} van {total} rijen geëxporteerd, bijgewerkt om {at}"),
                None => format!("{count} van {total} rijen geëxporteerd"),
            },
        }
        file_name(name: &str, count: &str, total: &str) {
            en: format!("{name}, {count} of {total}.csv"),
            nl: format!("{name}, {count} van {total}.csv"),
        }
        print { en: "Print", nl: "Afdrukken" }
        printed(at: &str) { en: format!("Printed {at}"), nl: format!("Afgedrukt {at}") }
        reading(read: &str, total: &str) {
            en: format!("{read} of {total} loaded"),
            nl: format!("{read} van {total} geladen"),
        }
        not_readable(count: &str) {
            en: match count {
                "1" => "1 row of the list can’t be read".to_owned(),
                _ => format!("{count} rows of the list can’t be read"),
            },
            nl: match count {
                "1" => "1 rij van de lijst is niet te lezen".to_owned(),
                _ => format!("{count} rijen van de lijst zijn niet te lezen"),
            },
        }
        progress { en: "Progress", nl: "Voortgang" }
        stop { en: "Stop", nl: "Stoppen" }
        go_on { en: "Resume", nl: "Hervatten" }
        shifted {
            en: "Rows may be missing: the list changed while loading, or isn’t complete",
            nl: "Er kunnen rijen ontbreken: de lijst veranderde tijdens het laden of is niet compleet",
        }
        read_again { en: "Reload", nl: "Opnieuw laden" }
        selected(count: &str) { en: format!("{count} selected"), nl: format!("{count} geselecteerd") }
        selected_hidden(count: &str, hidden: &str) {
            en: format!("{count} selected, {hidden} not shown"),
            nl: format!("{count} geselecteerd, {hidden} niet getoond"),
        }
        export_selected { en: "Export selected", nl: "Selectie exporteren" }
        clear_selection { en: "Clear selection", nl: "Selectie wissen" }
        nothing_here { en: "Nothing here", nl: "Hier is niets" }
        nothing_matches { en: "Nothing matches", nl: "Niets gevonden" }
        nothing_so_far { en: "Nothing found so far", nl: "Tot nu toe niets gevonden" }
        show_all { en: "Show all", nl: "Alles tonen" }
        select(name: &str) { en: format!("Select {name}"), nl: format!("{name} selecteren") }
        row_actions(name: &str) { en: format!("Actions for {name}"), nl: format!("Acties voor {name}") }
        actions { en: "Actions", nl: "Acties" }
        select_all { en: "Select all", nl: "Alles selecteren" }
        left(left: &str, total: &str, at: Option<&str>) {
            en: match at {
                Some(at) => format!("{left} of {total} · updated {at}"),
                None => format!("{left} of {total}"),
            },
            nl: match at {
                Some(at) => format!("{left} van {total} · bijgewerkt om {at}"),
                None => format!("{left} van {total}"),
            },
        }
        left_so_far(left: &str) { en: format!("{left} so far"), nl: format!("{left} tot nu toe") }
    }
}
