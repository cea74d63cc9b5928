//! Every member that the interface's tables name is read: a record shows whether it was.

use serde_json::Value;

use super::interface::{Member, Shape};
use super::place::Place;
use super::record::RECORDS;

#[test]
fn the_samples_have_the_members_of_the_tables_and_no_others() {
    for record in &RECORDS {
        let sample: Value = serde_json::from_str(record.sample).unwrap();
        compare(record.name, &sample, Shape::Object(record.members));
    }
}

fn compare(at: &str, value: &Value, shape: Shape) {
    match shape {
        Shape::Object(members) | Shape::Open(members) => {
            let mut names: Vec<_> = members.iter().map(|member| member.name).collect();
            names.sort_unstable();
            let there: Vec<_> = value.as_object().expect(at).keys().collect();
            assert_eq!(there, names, "{at}");
            for Member { name, shape, .. } in members {
                compare(&format!("{at}/{name}"), &value[name], *shape);
            }
        }
        Shape::PagedQuery(element) => {
            value.as_array().expect(at).iter().for_each(|value| compare(at, value, *element));
        }
        _ => assert!(!value.is_null(), "{at}"),
    }
}

#[test]
fn leaving_out_any_member_makes_a_difference() {
    for record in &RECORDS {
        // Spelled as the texts that it is compared with.
        let sample: Value = serde_json::from_str(record.sample).unwrap();
        let whole = (record.read)(&sample.to_string());
        for place in Place::all(record.members) {
            let text = place.removed(record.sample);
            assert_ne!((record.read)(&text), whole, "{} of {}", place.path(), record.name);
        }
    }
}
