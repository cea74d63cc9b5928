//! The fields of a checkout in words, in Dutch.

use crate::i18n::words::CheckoutWords;

pub(super) const WORDS: CheckoutWords = CheckoutWords {
    title: "Velden bij het afrekenen",
    introduction: "Bekijk wat een klant gevraagd wordt bij het afrekenen. Het id van de sessie staat in de verzoeken van de shop zelf; wie de shop bouwde kan het vertellen.",
    session: "Sessie van de kassa",
    event: "Evenement in de kassa",
    no_event: "Kies een evenement",
    session_missing: "Vul de sessie in",
    event_missing: "Kies het evenement",
    show: "Velden tonen",
    general: "Voor de bestelling",
    ticket: |name, amount| format!("{name} × {amount}"),
    individually: |amount| format!("Gevraagd voor elk van de {amount} tickets"),
    once: "Eén keer gevraagd",
    required: "Verplicht",
    ask_order: "Eén keer per bestelling gevraagd",
    optional: "Optioneel",
    required_unknown: "Niet gezegd of het verplicht is",
    no_fields: "Hier wordt niets gevraagd.",
    deprecated: "In wat ontvangen is, is “tickets” verouderd vanwege een fout. Loket toont “per_ticket”, waarin de juiste gegevens staan.",
};
