//! The fields of a checkout in words.

use super::messages;

messages! {
    /// The fields of a checkout.
    CheckoutMessages {
        title { en: "Checkout fields", nl: "Velden bij het afrekenen" }
        introduction {
            en: "Preview the questions a customer gets at checkout. Your web developer can find the session ID.",
            nl: "Bekijk welke vragen een klant bij het afrekenen krijgt. Vraag het sessie-ID aan de bouwer van de shop.",
        }
        session { en: "Checkout session", nl: "Afrekensessie" }
        event { en: "Event in the checkout", nl: "Evenement bij het afrekenen" }
        no_event { en: "Choose an event", nl: "Kies een evenement" }
        session_missing { en: "Enter the session ID", nl: "Vul het sessie-ID in" }
        event_missing { en: "Choose an event", nl: "Kies een evenement" }
        show { en: "Show fields", nl: "Velden tonen" }
        general { en: "For the order", nl: "Voor de bestelling" }
        ticket(name: &str, amount: &str) { en: format!("{name} × {amount}"), nl: format!("{name} × {amount}") }
        individually(amount: &str) {
            en: match amount {
                "1" => "Asked for the ticket".to_owned(),
                _ => format!("Asked for each of the {amount} tickets"),
            },
            nl: match amount {
                "1" => "Gevraagd voor het ticket".to_owned(),
                _ => format!("Gevraagd voor elk van de {amount} tickets"),
            },
        }
        once { en: "Asked once", nl: "Eén keer gevraagd" }
        required { en: "Required", nl: "Verplicht" }
        ask_order { en: "Asked once for the order", nl: "Eén keer per bestelling gevraagd" }
        optional { en: "Optional", nl: "Optioneel" }
        required_unknown { en: "May be required", nl: "Mogelijk verplicht" }
        no_fields { en: "No questions.", nl: "Geen vragen." }
        deprecated {
            en: "Loket shows “per_ticket”. “tickets” in the raw data is deprecated and can be wrong.",
            nl: "Loket toont ‘per_ticket’. ‘tickets’ in de ruwe gegevens is verouderd en kan fouten bevatten.",
        }
    }
}
