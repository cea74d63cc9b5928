use loket::models::value::{BillingInformationId, DocumentId, FieldId};
use loket::models::{BillingInformation, Document, Field, FieldName};

use super::{reads_as, text};

#[test]
fn a_field_with_every_member() {
    let expected = Field {
        id: FieldId::new("6005").unwrap(),
        name: Some(FieldName { clean: text("Naam van de bezoeker"), slug: text("naam_bezoeker") }),
        r#type: text("text"),
    };
    reads_as(include_str!("../samples/field.json"), expected);
}

#[test]
fn billing_information_with_every_member() {
    let expected = BillingInformation {
        id: BillingInformationId::new("41").unwrap(),
        name: text("Stichting De Loods"),
        iban: text("NL91ABNA0417164300"),
        vat: text("NL001234567B01"),
    };
    reads_as(include_str!("../samples/billing_information.json"), expected);
}

#[test]
fn documents_with_every_member() {
    let document = |id, name| Document { id: DocumentId::new(id).unwrap(), name: text(name) };
    reads_as(
        include_str!("../samples/terms_and_conditions.json"),
        document("51", "Algemene voorwaarden 2026"),
    );
    reads_as(include_str!("../samples/privacy_statement.json"), document("61", "Privacyverklaring 2026"));
}
