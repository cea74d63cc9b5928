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
        all_well {
            en: "No ticket of an upcoming event is hidden or sold out.",
            nl: "Geen ticket van een komend evenement is verborgen of uitverkocht.",
        }
    }
}
