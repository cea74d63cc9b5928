//! Values of sets that the interface does not close stay as received.

use loket::models::{Availability, Order, OrdererData, Shop, Ticket, read_record};

use super::record::RECORDS;

fn order(status: &str, orderer: &str) -> Order {
    let text = format!(r#"{{"id":"1","status":{status},"orderer":{orderer},"purchases":[]}}"#);
    read_record(&text).unwrap_or_else(|problem| panic!("{text}: {problem}")).record
}

#[test]
fn an_unknown_status_is_as_good_as_the_one_shown() {
    for (json, code, text) in [
        (r#"{"code":7,"text":"Wacht op betaling"}"#, Some(7), Some("Wacht op betaling")),
        (r#"{"code":18446744073709551615,"text":""}"#, Some(i128::from(u64::MAX)), None),
        (r#"{"code":-10,"text":"Verlopen"}"#, Some(-10), Some("Verlopen")),
        (r#"{"code":"190"}"#, Some(190), None),
        (r#"{"text":"\u20ac?"}"#, None, Some("€?")),
        ("[]", None, None),
    ] {
        let status = order(json, "null").status;
        let status = status.as_ref().map(|status| (status.code, status.text.as_deref()));
        assert_eq!(status.unwrap_or_default(), (code, text), "{json}");
    }
}

#[test]
fn an_orderer_that_is_no_customer_keeps_what_is_known_of_it() {
    for (data, received) in [
        (r#"{"company":"De Loods","vat":"NL00"}"#, r#"{"company":"De Loods","vat":"NL00"}"#),
        (r#"["De Loods"]"#, r#"["De Loods"]"#),
        (r#""De Loods""#, r#""De Loods""#),
        (r#"{"first_name":{"nl":"Noor"}}"#, r#"{"first_name":{"nl":"Noor"}}"#),
    ] {
        let orderer = order("null", &format!(r#"{{"type":"company","data":{data}}}"#)).orderer.unwrap();
        assert_eq!(orderer.r#type.as_deref(), Some("company"));
        let OrdererData::RawJson(unshown) = orderer.data else { panic!("{data} is no person") };
        assert_eq!(unshown.text(), received);
    }
    let named = order("null", r#"{"type":"guest","data":{"first_name":"Noor","age":9}}"#).orderer.unwrap();
    let OrdererData::Person(person) = named.data else { panic!("a person of another type is a person") };
    assert_eq!((person.first_name.as_deref(), person.last_name), (Some("Noor"), None));
}

#[test]
fn an_availability_of_another_structure_stays_as_received() {
    let elements =
        r#"[{"from":"now"},"always",{"opens_at":"2026-01-01T00:00:00Z","closes_at":"later"},null]"#;
    let with = |sample: &str| {
        let start = sample.find("\"availability\": [").unwrap() + "\"availability\": ".len();
        let end = start + sample[start..].find(']').unwrap() + 1;
        format!("{}{elements}{}", &sample[..start], &sample[end..])
    };
    let ticket = read_record::<Ticket>(&with(RECORDS[0].sample)).unwrap().record;
    let shop = read_record::<Shop>(&with(RECORDS[2].sample)).unwrap().record;
    for availability in [ticket.availability, shop.availability] {
        let received: Vec<_> = availability
            .iter()
            .map(|availability| match availability {
                Availability::RawJson(unshown) => unshown.text(),
                Availability::Period(_) => "a period",
            })
            .collect();
        let last = r#"{"opens_at":"2026-01-01T00:00:00Z","closes_at":"later"}"#;
        assert_eq!(received, [r#"{"from":"now"}"#, "\"always\"", last, "null"]);
    }
}

#[test]
fn a_value_of_unknown_structure_stays_as_it_is() {
    for (fields, expected) in
        [(r#"{"a":1}"#, r#"{"a":1}"#), ("12", "12"), (r#""6005""#, r#""6005""#), (r#"["6005"]"#, r#""6005""#)]
    {
        let text = format!(r#"{{"id":"1","name":"Balkon","price":"59.00","fields":{fields}}}"#);
        let ticket = read_record::<Ticket>(&text).unwrap();
        let fields: Vec<_> = ticket.fields.iter().map(|field| field.text()).collect();
        assert_eq!(fields, [expected]);
    }
}

#[test]
fn a_company_that_orders_is_named() {
    for (data, expected) in [
        (r#"{"company":"De Loods","vat":"NL00"}"#, Some("De Loods")),
        (r#"{"company":{"name":"De Loods"}}"#, Some("De Loods")),
        (r#"{"name":"De Loods"}"#, Some("De Loods")),
        (r#"{"first_name":"Noor","company_name":"De Loods"}"#, Some("De Loods")),
        (r#"{"first_name":"Noor","name":"Noor"}"#, None),
        (r#"{"vat":"NL00"}"#, None),
    ] {
        let orderer = order("null", &format!(r#"{{"type":"company","data":{data}}}"#)).orderer.unwrap();
        assert_eq!(orderer.data.company().as_deref(), expected, "{data}");
    }
}
