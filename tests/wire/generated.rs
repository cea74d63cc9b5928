//! The laws of reading, tried on generated texts.

use proptest::prelude::*;
use proptest::sample::Index;

use super::laws;
use super::place::Place;
use super::record::{RECORDS, Record};

/// JSON of any structure, with names that records have and names that they don't.
fn any_json() -> impl Strategy<Value = String> {
    let name = prop_oneof!["id|name|data|dates|price|0|1|", "[a-z_]{0,6}", "\\PC{0,4}"];
    let leaf = prop_oneof![
        "null|true|false|\\[\\]|\\{\\}",
        "-?(0|[1-9][0-9]{0,25})(\\.[0-9]{1,20})?([eE][+-]?[0-9]{1,3})?",
        "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})"
            .prop_map(|text| format!("{text:?}")),
        any::<String>().prop_map(|text| serde_json::Value::String(text).to_string()),
    ];
    leaf.prop_recursive(4, 40, 6, move |inner| {
        let member = (name.clone(), inner.clone())
            .prop_map(|(name, json)| format!("{}:{json}", serde_json::Value::String(name)));
        prop_oneof![
            prop::collection::vec(inner, 0..6).prop_map(|elements| format!("[{}]", elements.join(","))),
            prop::collection::vec(member, 0..6).prop_map(|members| format!("{{{}}}", members.join(","))),
        ]
    })
}

fn any_record() -> impl Strategy<Value = &'static Record> {
    prop::sample::select(RECORDS.iter().collect::<Vec<_>>())
}

/// A sample with any value at some of its places.
fn any_mutant() -> impl Strategy<Value = (&'static Record, String)> {
    let changes = prop::collection::vec((any::<Index>(), any_json()), 1..4);
    (any_record(), changes).prop_map(|(record, changes)| {
        let places = Place::all(record.members);
        let text = changes.iter().fold(record.sample.to_owned(), |text, (place, json)| {
            // A place may have been lost with what it was in.
            places[place.index(places.len())].try_replaced(&text, json).unwrap_or(text)
        });
        (record, text)
    })
}

/// A sample of which some characters were replaced by others.
fn any_damage() -> impl Strategy<Value = (&'static Record, String)> {
    let cuts =
        prop::collection::vec((any::<Index>(), 0_usize..4, "\\PC{0,2}|[\\{\\}\\[\\]\",:\\\\0-9]{0,2}"), 1..4);
    (any_record(), cuts).prop_map(|(record, cuts)| {
        let mut characters: Vec<char> = record.sample.chars().collect();
        for (at, removed, inserted) in cuts {
            let start = at.index(characters.len());
            let end = (start + removed).min(characters.len());
            characters.splice(start..end, inserted.chars());
        }
        (record, characters.into_iter().collect())
    })
}

proptest! {
    #[test]
    fn any_json_is_read_or_refused(record in any_record(), text in any_json()) {
        (record.laws)(&text);
        (record.laws)(&format!(r#"{{"data":[{text},{text}]}}"#));
        laws::hold_of_any(&text);
    }

    #[test]
    fn any_text_is_read_or_refused(record in any_record(), text in any::<String>()) {
        (record.laws)(&text);
        laws::hold_of_any(&text);
    }

    #[test]
    fn a_sample_with_other_values_is_read_or_refused((record, text) in any_mutant()) {
        (record.laws)(&text);
        (record.laws)(&format!(r#"{{"data":[{text}]}}"#));
    }

    #[test]
    fn a_damaged_sample_is_read_or_refused((record, text) in any_damage()) {
        (record.laws)(&text);
        laws::hold_of_any(&text);
    }

    /// A page has all of its rows, the good and the bad, in their order.
    #[test]
    fn no_row_is_lost(record in any_record(), goods in prop::collection::vec(any::<bool>(), 0..12)) {
        let texts: Vec<_> = goods.iter().map(|good| if *good { record.sample } else { "null" }).collect();
        let rows = (record.page)(&format!(r#"{{"data":[{}]}}"#, texts.join(","))).unwrap();
        let read: Vec<_> = rows.iter().map(Result::is_ok).collect();
        prop_assert_eq!(read, goods);
    }
}

#[test]
fn every_sample_obeys() {
    for record in &RECORDS {
        (record.laws)(record.sample);
        (record.laws)(&format!(r#"{{"data":[{0},null,{0}]}}"#, record.sample));
        laws::hold_of_any(record.sample);
    }
}
