//! The records of the sections `Billing information`, `Terms and conditions` and `Privacy statement`.

use super::json::FromJson;
use crate::value::{BillingInformationId, DocumentId};

/// Where money goes.
#[derive(Clone, Debug, PartialEq, FromJson)]
pub struct BillingInformation {
    /// Its id.
    pub id: BillingInformationId,
    /// The name of the account's holder.
    pub name: Option<String>,
    /// The number of the account.
    pub iban: Option<String>,
    /// The number for value-added tax.
    pub vat: Option<String>,
}

/// A legal document: terms and conditions, or a privacy statement.
#[derive(Clone, Debug, PartialEq, FromJson)]
pub struct Document {
    /// Its id.
    pub id: DocumentId,
    /// Its name.
    pub name: Option<String>,
}
