//! The lists that other records refer to.

use super::endpoint::{Area, Endpoint};
use super::operation::List;
use crate::models::{BillingInformation, Document, Field};

/// List fields.
pub fn fields() -> List<Field> {
    List::new(Endpoint::list(Area::Fields))
}

/// List billing information.
pub fn billing_information() -> List<BillingInformation> {
    List::new(Endpoint::list(Area::BillingInformation))
}

/// List terms and conditions.
pub fn terms_and_conditions() -> List<Document> {
    List::new(Endpoint::list(Area::TermsAndConditions))
}

/// List privacy statements.
pub fn privacy_statements() -> List<Document> {
    List::new(Endpoint::list(Area::PrivacyStatements))
}
