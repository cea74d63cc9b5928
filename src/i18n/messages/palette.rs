//! The command palette in words.

use super::messages;

messages! {
    /// The command palette.
    PaletteMessages {
        title { en: "Search everything", nl: "Overal zoeken" }
        placeholder {
            en: "Page, action, event, ticket, shop, customer or order ID",
            nl: "Pagina, actie, evenement, ticket, shop, klant of bestel-ID",
        }
        results { en: "Results", nl: "Resultaten" }
        page { en: "Page", nl: "Pagina" }
        action { en: "Action", nl: "Actie" }
        event { en: "Event", nl: "Evenement" }
        ticket { en: "Ticket", nl: "Ticket" }
        shop { en: "Shop", nl: "Shop" }
        order { en: "Order", nl: "Bestelling" }
        open_order(id: &str) { en: format!("Open order {id}"), nl: format!("Bestelling {id} openen") }
        find_customer(typed: &str) {
            en: format!("Search orders for “{typed}”"),
            nl: format!("Bestellingen zoeken naar ‘{typed}’"),
        }
        show_personal { en: "Show personal data", nl: "Persoonsgegevens tonen" }
        count(count: usize) {
            en: match count {
                0 => "No page, event, ticket or shop with this name.".to_owned(),
                1 => "1 result".to_owned(),
                _ => format!("{count} results"),
            },
            nl: match count {
                0 => "Geen pagina, evenement, ticket of shop met deze naam.".to_owned(),
                1 => "1 resultaat".to_owned(),
                _ => format!("{count} resultaten"),
            },
        }
        loading { en: "Still loading: there may be more.", nl: "Nog aan het laden: er kan meer zijn." }
        incomplete {
            en: "Not everything could be loaded: there may be more.",
            nl: "Niet alles kon worden geladen: er kan meer zijn.",
        }
        keys { en: "↑ ↓ to choose, Enter to open, Esc to close", nl: "↑ ↓ om te kiezen, Enter om te openen, Esc om te sluiten" }
    }
}
