//! Each member of each record, in turn, holds what it can't: the message names the place and what is wrong there, no
//! value is part of it, and the rest of the page shows.

use super::interface::Shape;
use super::place::Place;
use super::record::{RECORDS, Record};

/// What a shape is called in a message, and values that it can't hold.
fn wrong(shape: Shape) -> (&'static str, &'static [&'static str]) {
    match shape {
        Shape::Id => ("an id", &["true", "{}", "[]", r#"{"id":"Jan Jansen"}"#, r#"".""#, r#""..""#]),
        Shape::Text => ("a text", &["true", "12", "{}", "[]", r#"["Jan Jansen"]"#]),
        Shape::Price => (
            "an amount with two fractional digits",
            &["-1", "12.505", r#""12,50""#, r#""Jan Jansen""#, r#""1_2.50""#, "1e40", "true", "{}", "[]"],
        ),
        Shape::Fee => ("a number", &[r#""Jan Jansen""#, r#""1,5""#, r#""1_5""#, "1e999", "true", "{}", "[]"]),
        Shape::Count => (
            "a whole number",
            &["-1", "1.5", "18446744073709551616", r#""Jan Jansen""#, r#""1 000""#, "true", "{}", "[]"],
        ),
        // Of a code, the interface says no more than that it is an integer.
        Shape::Code => ("a whole number", &["1.5", r#""Jan Jansen""#, r#""1 000""#, "true", "{}", "[]"]),
        Shape::Percentage => {
            ("a percentage up to 100", &["-1", "101", "50.5", r#""half""#, "true", "{}", "[]"])
        }
        Shape::Flag => ("true or false", &["2", "-1", r#""Jan Jansen""#, r#""yes""#, "{}", "[]"]),
        Shape::Moment => (
            "a timestamp",
            &[
                r#""Jan Jansen""#,
                r#""2026-02-30T00:00:00.000000Z""#,
                r#""2026-07-04T24:00:01.000000Z""#,
                r#""2026-07-04T20:00:00.000000""#,
                r#""2026-07-04""#,
                r#""0000-12-31T23:59:59.999999Z""#,
                r#""10000-01-01T00:00:00.000000Z""#,
                r#""-0001-01-01T00:00:00.000000Z""#,
                "1793912400",
                "true",
                "{}",
                "[]",
            ],
        ),
        Shape::Barcode => {
            ("a barcode", &["-1", "1.5", "1e9", r#""12 34""#, r#""Jan Jansen""#, "true", "{}", "[]"])
        }
        // Where the interface shows no elements, a value that is no list stays as it is.
        Shape::PagedQuery(Shape::RawJson) => ("anything", &[]),
        Shape::PagedQuery(_) => ("a list", &["12", r#""Jan Jansen""#, "true", r#"{"Jan Jansen":[]}"#]),
        Shape::Object(_) => ("an object", &["12", r#""Jan Jansen""#, "true", r#"["Jan Jansen"]"#]),
        Shape::RawJson | Shape::Open(_) => ("anything", &[]),
    }
}

fn found(json: &str) -> &'static str {
    match json.as_bytes()[0] {
        b'{' => "an object",
        b'[' => "a list",
        b'"' => "a text",
        b't' | b'f' => "true or false",
        b'n' => "null",
        _ => "a number",
    }
}

/// Every wrong value at every place that does not take just anything.
fn cases(record: &Record) -> Vec<(String, String, String)> {
    let mut cases = Vec::new();
    for place in Place::all(record.members).iter().filter(|place| !place.in_open) {
        let (expected, values) = wrong(place.shape);
        let takes_null = !place.needed || values.is_empty();
        for json in values.iter().chain((!takes_null).then_some(&"null")) {
            let reason = format!("expected {expected}, found {}", found(json));
            cases.push((place.replaced(record.sample, json), place.path(), reason));
        }
    }
    cases
}

#[test]
fn a_wrong_value_is_named_with_its_place() {
    let mut count = 0;
    for record in &RECORDS {
        for (text, place, reason) in cases(record) {
            let problem = format!("{place}: {reason}");
            assert_eq!((record.read)(&text), Err(problem), "{}: {text}", record.name);
            count += 1;
        }
    }
    assert!(count > 600, "{count}");
}

#[test]
fn a_wrong_record_hides_no_other() {
    for record in &RECORDS {
        let good = (record.read)(record.sample).unwrap();
        for (text, place, reason) in cases(record) {
            let page = format!(r#"{{"data":[{},{text},{}]}}"#, record.sample, record.sample);
            let bad = Err(format!("{place}: {reason}"));
            assert_eq!((record.page)(&page), Ok(vec![Ok(good.clone()), bad, Ok(good.clone())]));
        }
    }
}

#[test]
fn what_is_needed_and_missing_is_named_with_its_place() {
    for record in &RECORDS {
        // An element that is left out is not missing: there are fewer.
        let is_member = |place: &&Place| !place.pointer.ends_with("/0");
        for place in
            Place::all(record.members).iter().filter(|place| place.needed && !place.in_open).filter(is_member)
        {
            let problem = format!("{}: is missing", place.path());
            assert_eq!((record.read)(&place.removed(record.sample)), Err(problem), "{}", record.name);
        }
    }
}

#[test]
fn what_is_optional_may_be_missing_or_null() {
    for record in &RECORDS {
        for place in Place::all(record.members).iter().filter(|place| !place.needed && !place.in_open) {
            let missing = (record.read)(&place.removed(record.sample));
            assert!(missing.is_ok(), "{} without {}: {missing:?}", record.name, place.path());
            assert_eq!(missing, (record.read)(&place.replaced(record.sample, "null")), "{}", place.path());
        }
    }
}

#[test]
fn structures_that_are_not_shown_may_be_any() {
    for record in &RECORDS {
        for place in Place::all(record.members) {
            let is_any = place.in_open || matches!(place.shape, Shape::RawJson | Shape::Open(_));
            for json in
                ["12", "true", r#""text""#, "[[]]", r#"{"a":{"b":null}}"#, "-1e400"].iter().filter(|_| is_any)
            {
                let read = (record.read)(&place.replaced(record.sample, json));
                assert!(read.is_ok(), "{} with {json} as {}: {read:?}", record.name, place.path());
            }
        }
    }
}
