//! The fields of a checkout in words.

use super::messages;

messages! {
    /// The fields of a checkout.
    CheckoutMessages {
        title { en: "Checkout fields", nl: "Velden bij het afrekenen" }
        introduction {
            en: "See what a customer is asked in a checkout. The session’s id stands in the shop’s own requests; whoever built the shop can tell it.",
            nl: "Bekijk wat een klant gevraagd wordt bij het afrekenen. Het id van de sessie staat in de verzoeken van de shop zelf; wie de shop bouwde kan het vertellen.",
        }
        session { en: "Checkout session", nl: "Sessie van de kassa" }
        event { en: "Event in the checkout", nl: "Evenement in de kassa" }
        no_event { en: "Choose an event", nl: "Kies een evenement" }
        session_missing { en: "Fill in the session", nl: "Vul de sessie in" }
        event_missing { en: "Choose the event", nl: "Kies het evenement" }
        show { en: "Show fields", nl: "Velden tonen" }
        general { en: "For the order", nl: "Voor de bestelling" }
        ticket(name: &str, amount: &str) { en: format!("{name} × {amount}"), nl: format!("{name} × {amount}") }
        individually(amount: &str) {
            en: format!("Asked for each of the {amount} tickets"),
            nl: format!("Gevraagd voor elk van de {amount} tickets"),
        }
        once { en: "Asked once", nl: "Eén keer gevraagd" }
        required { en: "Required", nl: "Verplicht" }
        ask_order { en: "Asked once for the order", nl: "Eén keer per bestelling gevraagd" }
        optional { en: "Optional", nl: "Optioneel" }
        required_unknown { en: "Not said whether required", nl: "Niet gezegd of het verplicht is" }
        no_fields { en: "Nothing is asked here.", nl: "Hier wordt niets gevraagd." }
        deprecated {
            en: "In what was received, “tickets” is deprecated because of a defect. Loket shows “per_ticket” instead, which has the correct data.",
            nl: "In wat ontvangen is, is “tickets” verouderd vanwege een fout. Loket toont “per_ticket”, waarin de juiste gegevens staan.",
        }
    }
}
