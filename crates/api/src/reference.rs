//! The lists that other records refer to.

use super::endpoint::{Endpoint, Resource};
use super::operation::PagedQuery;
use loket_models::{BillingInformation, Document, Field};

/// List fields.
pub fn fields() -> PagedQuery<Field> {
    PagedQuery::new(Endpoint::list(Resource::Fields))
}

/// List billing information.
pub fn billing_information() -> PagedQuery<BillingInformation> {
    PagedQuery::new(Endpoint::list(Resource::BillingInformation))
}

/// List terms and conditions.
pub fn terms_and_conditions() -> PagedQuery<Document> {
    PagedQuery::new(Endpoint::list(Resource::TermsAndConditions))
}

/// List privacy statements.
pub fn privacy_statements() -> PagedQuery<Document> {
    PagedQuery::new(Endpoint::list(Resource::PrivacyStatements))
}
