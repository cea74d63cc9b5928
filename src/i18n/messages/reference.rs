//! Reference lists in words.

use super::messages;

messages! {
    /// Reference lists.
    ReferenceMessages {
        empty { en: "This list is empty", nl: "Deze lijst is leeg" }
        empty_advice {
            en: "These are managed in the ticketing service and will appear here.",
            nl: "Je beheert deze in de ticketdienst. Daarna zie je ze hier.",
        }
        read_only {
            en: "Read-only.",
            nl: "Alleen-lezen.",
        }
        about_fields {
            en: "Questions customers can get when they order.",
            nl: "Vragen die klanten bij het bestellen kunnen krijgen.",
        }
        about_billing_information {
            en: "The accounts your revenue is paid to.",
            nl: "De rekeningen waarop je opbrengst wordt uitbetaald.",
        }
        about_documents {
            en: "Documents customers agree to when they order.",
            nl: "Documenten waarmee klanten bij het bestellen akkoord gaan.",
        }
        name { en: "Name", nl: "Naam" }
        slug { en: "Slug", nl: "Slug" }
        r#type { en: "Type", nl: "Soort" }
        id { en: "ID", nl: "ID" }
        holder { en: "Account holder", nl: "Rekeninghouder" }
        iban { en: "IBAN", nl: "IBAN" }
        iban_malformed { en: "Not a valid IBAN", nl: "Geen geldig IBAN" }
        vat { en: "VAT number", nl: "Btw-nummer" }
    }
}
