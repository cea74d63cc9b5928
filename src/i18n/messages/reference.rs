//! Reference lists in words.

use super::messages;

messages! {
    /// Reference lists.
    ReferenceMessages {
        empty { en: "There is nothing in this list yet", nl: "Er staat nog niets in deze lijst" }
        empty_advice {
            en: "Records of this kind are made in the service itself. As soon as there are some, they stand here.",
            nl: "Deze gegevens maak je aan in de dienst zelf. Zodra ze er zijn, staan ze hier.",
        }
        read_only {
            en: "This list can be read here, not changed.",
            nl: "Deze lijst kun je hier lezen, niet wijzigen.",
        }
        about_fields {
            en: "What customers can be asked to fill in when they order.",
            nl: "Wat klanten gevraagd kan worden als ze bestellen.",
        }
        about_billing_information {
            en: "The accounts that the revenue goes to.",
            nl: "De rekeningen waar de opbrengst naartoe gaat.",
        }
        about_documents {
            en: "The documents that customers agree to when they order.",
            nl: "De documenten waarmee klanten akkoord gaan als ze bestellen.",
        }
        name { en: "Name", nl: "Naam" }
        slug { en: "Slug", nl: "Slug" }
        r#type { en: "Type", nl: "Soort" }
        id { en: "Id", nl: "Id" }
        holder { en: "Account holder", nl: "Rekeninghouder" }
        iban { en: "IBAN", nl: "IBAN" }
        iban_malformed { en: "Not a valid IBAN", nl: "Geen geldig IBAN" }
        vat { en: "VAT number", nl: "Btw-nummer" }
    }
}
