//! Reference lists in words.

/// Reference lists.
#[derive(Debug)]
pub struct ReferenceWords {
    /// There are no records.
    pub empty: &'static str,
    /// Where they are made.
    pub empty_advice: &'static str,
    /// That the lists can only be read.
    pub read_only: &'static str,
    /// What fields are for.
    pub about_fields: &'static str,
    /// What billing information is for.
    pub about_billing_information: &'static str,
    /// What documents are for.
    pub about_documents: &'static str,
    /// The name of a record.
    pub name: &'static str,
    /// The name of a field for machines.
    pub slug: &'static str,
    /// The type of a field.
    pub r#type: &'static str,
    /// The id of a record.
    pub id: &'static str,
    /// Whose account it is.
    pub holder: &'static str,
    /// The number of the account.
    pub iban: &'static str,
    /// A number that no account has.
    pub iban_malformed: &'static str,
    /// The number for value-added tax.
    pub vat: &'static str,
}
