//! Reference lists in words, in Dutch.

use crate::i18n::words::ReferenceWords;

pub(super) const WORDS: ReferenceWords = ReferenceWords {
    empty: "Er staat nog niets in deze lijst",
    empty_advice: "Deze gegevens maak je aan in de dienst zelf. Zodra ze er zijn, staan ze hier.",
    read_only: "Deze lijst kun je hier lezen, niet wijzigen.",
    about_fields: "Wat klanten gevraagd kan worden als ze bestellen.",
    about_billing_information: "De rekeningen waar de opbrengst naartoe gaat.",
    about_documents: "De documenten waarmee klanten akkoord gaan als ze bestellen.",
    name: "Naam",
    slug: "Slug",
    r#type: "Soort",
    id: "Id",
    holder: "Rekeninghouder",
    iban: "IBAN",
    iban_malformed: "Geen geldig IBAN",
    vat: "Btw-nummer",
};
