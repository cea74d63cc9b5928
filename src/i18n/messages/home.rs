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
        attention { en: "Needs attention", nl: "Vraagt aandacht" }
        is_sold_out { en: "Sold out", nl: "Uitverkocht" }
        is_closed { en: "Closed", nl: "Gesloten" }
        sales_ended(at: &str) { en: format!("Sales ended {at}"), nl: format!("Verkoop gestopt op {at}") }
        sales_end(at: &str) { en: format!("Sales end {at}"), nl: format!("Verkoop stopt op {at}") }
        sales_start(at: &str) { en: format!("Sales start {at}"), nl: format!("Verkoop begint op {at}") }
        shops_closed(at: &str) {
            en: format!("Every shop closed {at}"),
            nl: format!("Elke shop gesloten op {at}"),
        }
        shops_close(at: &str) {
            en: format!("Last shop closes {at}, before the event"),
            nl: format!("Laatste shop sluit op {at}, vóór het evenement"),
        }
        all_well {
            en: "Every upcoming event is in an open shop, and no ticket is closed, sold out or hidden.",
            nl: "Elk komend evenement staat in een open shop, en geen ticket is gesloten, uitverkocht of verborgen.",
        }
    }
}
