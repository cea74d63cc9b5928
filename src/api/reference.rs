//! The lists that other records refer to.

use super::endpoint::{Area, Endpoint};
use super::operation::PagedQuery;
use crate::models::{BillingInformation, Document, Field};

/// List fields.
pub fn fields() -> PagedQuery<Field> {
    PagedQuery::new(Endpoint::list(Area::Fields))
}

/// List billing information.
pub fn billing_information() -> PagedQuery<BillingInformation> {
    PagedQuery::new(Endpoint::list(Area::BillingInformation))
}

/// List terms and conditions.
pub fn terms_and_conditions() -> PagedQuery<Document> {
    PagedQuery::new(Endpoint::list(Area::TermsAndConditions))
}

/// List privacy statements.
pub fn privacy_statements() -> PagedQuery<Document> {
    PagedQuery::new(Endpoint::list(Area::PrivacyStatements))
}
