//! Fields, billing information, terms and conditions, and privacy statements of the sample.

use rusqlite::{Connection, params};

/// The id of the first field.
const FIRST_FIELD: i64 = 6001;

/// Name, slug and type.
const FIELDS: [(&str, &str, &str); 12] = [
    ("Voornaam", "voornaam", "text"),
    ("Achternaam", "achternaam", "text"),
    ("E-mailadres", "e-mailadres", "email"),
    ("Telefoonnummer", "telefoonnummer", "phone"),
    ("Geboortedatum", "geboortedatum", "date"),
    ("Postcode", "postcode", "text"),
    ("Woonplaats", "woonplaats", "text"),
    ("Dieetwensen en allergieën", "dieetwensen-en-allergieen", "textarea"),
    ("Shirtmaat", "shirtmaat", "select"),
    ("Organisatie", "organisatie", "text"),
    ("Hoe heb je ons gevonden?", "hoe-heb-je-ons-gevonden", "select"),
    ("Contact bij nood", "contact-bij-nood", "text"),
];

const BILLING_INFORMATION: [(&str, &str, &str); 2] = [
    ("Stichting De Vecht Evenementen", "NL91ABNA0417164300", "NL001234567B01"),
    ("De Vecht Horeca B.V.", "NL20INGB0001234567", "NL007654321B02"),
];

const TERMS_AND_CONDITIONS: [&str; 3] =
    ["Algemene voorwaarden 2025", "Algemene voorwaarden 2026", "Huisregels Museum De Looier"];

const PRIVACY_STATEMENTS: [&str; 2] = ["Privacyverklaring", "Privacyverklaring zakelijke bezoekers"];

/// The id of the field at this place.
pub(super) fn field_id(place: usize) -> i64 {
    FIRST_FIELD + place as i64
}

/// The name of the field at this place.
pub(super) fn field_name(place: usize) -> &'static str {
    FIELDS[place].0
}

/// Lays the records out.
pub(super) fn lay_out(connection: &Connection) -> rusqlite::Result<()> {
    for (id, (name, slug, kind)) in (FIRST_FIELD..).zip(FIELDS) {
        connection.execute("insert into field values (?, ?, ?, ?)", params![id, name, slug, kind])?;
    }
    for (id, (name, iban, vat)) in (8001..).zip(BILLING_INFORMATION) {
        connection
            .execute("insert into billing_information values (?, ?, ?, ?)", params![id, name, iban, vat])?;
    }
    for (id, name) in (8101..).zip(TERMS_AND_CONDITIONS) {
        connection.execute("insert into terms_and_conditions values (?, ?)", params![id, name])?;
    }
    for (id, name) in (8201..).zip(PRIVACY_STATEMENTS) {
        connection.execute("insert into privacy_statement values (?, ?)", params![id, name])?;
    }
    Ok(())
}
