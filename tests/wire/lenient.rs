//! Each value of each record spelled as services of this kind spell it: it reads the same.

use serde_json::{Value, json};

use super::interface::Shape;
use super::place::Place;
use super::record::RECORDS;

/// Other spellings of a value.
fn spellings(shape: Shape, value: &Value) -> Vec<String> {
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    match shape {
        // The samples' ids and amounts are digits.
        Shape::Id | Shape::Price => vec![text],
        Shape::Fee | Shape::Barcode => vec![format!("\"{text}\"")],
        Shape::Count | Shape::Code | Shape::Percentage => {
            vec![
                format!("\"{text}\""),
                format!("{text}.0"),
                format!("\"{text}.00\""),
                format!("\" {text} \""),
            ]
        }
        Shape::Flag => match text.as_str() {
            "true" => vec!["1".to_owned(), r#""1""#.to_owned(), r#""true""#.to_owned()],
            _ => vec!["0".to_owned(), r#""0""#.to_owned(), r#""false""#.to_owned()],
        },
        Shape::Moment => {
            vec![json!(text.replace('Z', "+00:00")).to_string(), json!(format!(" {text} ")).to_string()]
        }
        Shape::PagedQuery(_) => {
            let elements = value.as_array().into_iter().flatten().enumerate();
            let numbered: Vec<_> = elements.map(|(index, value)| format!("\"{index}\":{value}")).collect();
            // The order is that of the numbers.
            vec![format!("{{{}}}", numbered.into_iter().rev().collect::<Vec<_>>().join(","))]
        }
        Shape::Text | Shape::RawJson | Shape::Object(_) | Shape::Open(_) => Vec::new(),
    }
}

#[test]
fn other_spellings_read_the_same() {
    let mut count = 0;
    for record in &RECORDS {
        let sample: Value = serde_json::from_str(record.sample).unwrap();
        let expected = (record.read)(&sample.to_string());
        for place in Place::all(record.members) {
            for spelling in spellings(place.shape, sample.pointer(&place.pointer).unwrap()) {
                let read = (record.read)(&place.replaced(record.sample, &spelling));
                assert_eq!(read, expected, "{}: {} as {spelling}", record.name, place.path());
                count += 1;
            }
        }
    }
    assert!(count > 150, "{count}");
}

#[test]
fn an_empty_object_is_also_sent_as_an_empty_list() {
    for record in &RECORDS {
        for place in Place::all(record.members) {
            if matches!(place.shape, Shape::Object(_) | Shape::Open(_)) {
                let read = |json| (record.read)(&place.replaced(record.sample, json));
                let (object, list) = (read("{}"), read("[]"));
                assert_eq!(list.is_ok(), object.is_ok(), "{}: {}", record.name, place.path());
                if matches!(place.shape, Shape::Object(_)) {
                    assert_eq!(list, object, "{}: {}", record.name, place.path());
                }
            }
        }
    }
}

#[test]
fn an_empty_text_means_nothing() {
    for record in &RECORDS {
        let is_list = |place: &Place| matches!(place.shape, Shape::PagedQuery(_));
        for place in Place::all(record.members).iter().filter(|place| !place.needed && !is_list(place)) {
            let empty = (record.read)(&place.replaced(record.sample, "\"\""));
            let missing = (record.read)(&place.removed(record.sample));
            if !matches!(place.shape, Shape::Open(_)) {
                assert_eq!(empty, missing, "{}: {}", record.name, place.path());
            }
        }
    }
}
