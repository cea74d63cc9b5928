//! Reference lists in words, in English.

use crate::i18n::words::ReferenceWords;

pub(super) const WORDS: ReferenceWords = ReferenceWords {
    empty: "There is nothing in this list yet",
    empty_advice: "Records of this kind are made in the service itself. As soon as there are some, they stand here.",
    read_only: "This list can be read here, not changed.",
    about_fields: "What customers can be asked to fill in when they order.",
    about_billing_information: "The accounts that the revenue goes to.",
    about_documents: "The documents that customers agree to when they order.",
    name: "Name",
    slug: "Slug",
    r#type: "Type",
    id: "Id",
    holder: "Account holder",
    iban: "IBAN",
    iban_malformed: "Not a valid IBAN",
    vat: "VAT number",
};
