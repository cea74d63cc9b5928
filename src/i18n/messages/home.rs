//! Today in words.

use super::messages;

messages! {
    /// Today.
    HomeMessages {
        title { en: "Today", nl: "Vandaag" }
        find_order { en: "Find an order", nl: "Bestelling zoeken" }
        new_event { en: "New event", nl: "Nieuw evenement" }
        coming { en: "Current and upcoming events", nl: "Huidige en komende evenementen" }
        running { en: "Running now", nl: "Nu bezig" }
        no_events { en: "No current or upcoming events.", nl: "Geen huidige of komende evenementen." }
        sold_out(sold_out: usize, tickets: usize) {
            en: match (sold_out, tickets) {
                (0, _) => "No ticket type sold out".to_owned(),
                (_, 1) => "Its only ticket type sold out".to_owned(),
                _ => format!("{sold_out} of {tickets} ticket types sold out"),
            },
            nl: match (sold_out, tickets) {
                (0, _) => "Geen ticketsoort uitverkocht".to_owned(),
                (_, 1) => "De enige ticketsoort is uitverkocht".to_owned(),
                _ => format!("{sold_out} van {tickets} ticketsoorten uitverkocht"),
            },
        }
        sold_today { en: "Sold today", nl: "Vandaag verkocht" }
        week { en: "Last 7 days", nl: "Laatste 7 dagen" }
        week_before { en: "7 days before", nl: "7 dagen ervoor" }
        before(count: &str) {
            en: format!("{count} in the 7 days before"),
            nl: format!("{count} in de 7 dagen ervoor"),
        }
        capacity_left { en: "Capacity left", nl: "Nog plaats" }
        door { en: "Look up tickets", nl: "Tickets opzoeken" }
        of_capacity(total: &str) { en: format!("of {total}"), nl: format!("van {total}") }
        partly_limited { en: "+ no limit", nl: "+ geen limiet" }
        of_limited_capacity(total: &str) {
            en: format!("of {total}, where there is a limit"),
            nl: format!("van {total}, waar een limiet is"),
        }
        checked_in { en: "Checked in today", nl: "Vandaag ingecheckt" }
        sales_rule {
            en: "Tickets of paid orders. The shops count the capacity.",
            nl: "Tickets van betaalde bestellingen. De shops tellen de capaciteit.",
        }
        sales_of(read: usize, all: usize) {
            en: format!("Sales of {read} of {all} events loaded"),
            nl: format!("Verkoop van {read} van {all} evenementen geladen"),
        }
        load_sales(all: usize) {
            en: format!("Load the sales of all {all} events"),
            nl: format!("Verkoop van alle {all} evenementen laden"),
        }
        sales_failed {
            en: "The sales of some events could not be loaded",
            nl: "De verkoop van sommige evenementen kon niet worden geladen",
        }
        first_steps { en: "First steps", nl: "Eerste stappen" }
        first_event { en: "Create an event", nl: "Een evenement maken" }
        first_ticket { en: "Add its tickets", nl: "De tickets toevoegen" }
        first_shop {
            en: "Create a shop that shows it: customers can buy there",
            nl: "Een shop maken die het toont: daar kopen klanten",
        }
        done { en: "Done", nl: "Klaar" }
        attention { en: "Needs attention", nl: "Vraagt aandacht" }
        need_attention(count: usize, is_all: bool) {
            en: match (count, is_all) {
                (1, true) => "1 needs attention".to_owned(),
                (_, true) => format!("{count} need attention"),
                (_, false) => format!("{count}+ need attention"),
            },
            nl: match (count, is_all) {
                (1, true) => "1 vraagt aandacht".to_owned(),
                (_, true) => format!("{count} vragen aandacht"),
                (_, false) => format!("{count}+ vragen aandacht"),
            },
        }
        is_sold_out { en: "Sold out", nl: "Uitverkocht" }
        sales_ended(at: &str) { en: format!("Sales ended {at}"), nl: format!("Verkoop gestopt op {at}") }
        sales_end(at: &str) { en: format!("Sales end {at}"), nl: format!("Verkoop stopt op {at}") }
        sales_start(at: &str) { en: format!("Sales start {at}"), nl: format!("Verkoop begint op {at}") }
        shops_closed(at: &str) {
            en: format!("All shops closed {at}"),
            nl: format!("Alle shops gesloten sinds {at}"),
        }
        shops_close(at: &str) {
            en: format!("Last shop closes {at}, before the event"),
            nl: format!("Laatste shop sluit op {at}, vóór het evenement"),
        }
        shops_shut { en: "All shops are closed", nl: "Alle shops zijn gesloten" }
        all_well { en: "Nothing needs attention.", nl: "Niets vraagt aandacht." }
    }
}
