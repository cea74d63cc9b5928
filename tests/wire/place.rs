//! The places of a sample: each member of each object, and the first element of each list.

use serde_json::Value;

use super::interface::{Member, Shape};

/// A placeholder for a value that is still to come.
const MARK: &str = "here";

/// One place.
#[derive(Clone, Debug)]
pub struct Place {
    /// Where it is, as a JSON pointer: `/dates/0/starts_at`.
    pub pointer: String,
    pub shape: Shape,
    /// Whether what has it can't be read without it.
    pub needed: bool,
    /// Whether it lies in an object of which other structures stay as received.
    pub in_open: bool,
}

impl Place {
    /// All places below an object.
    pub fn all(members: &[Member]) -> Vec<Self> {
        let mut places = Vec::new();
        below("", members, false, &mut places);
        places
    }

    /// Where it is, as messages name it: `dates[0].starts_at`.
    pub fn path(&self) -> String {
        let step = |step: &str| match step.parse::<usize>() {
            Ok(index) => format!("[{index}]"),
            Err(_) => format!(".{step}"),
        };
        self.pointer.split('/').skip(1).map(step).collect::<String>().trim_start_matches('.').to_owned()
    }

    /// A sample with another value here.
    pub fn replaced(&self, sample: &str, json: &str) -> String {
        self.try_replaced(sample, json).expect("a sample has every member")
    }

    /// A record with another value here; `None` if it has no such place.
    pub fn try_replaced(&self, record: &str, json: &str) -> Option<String> {
        let mut record: Value = serde_json::from_str(record).ok()?;
        // A mark, as not every text that is JSON has a value of that crate.
        *record.pointer_mut(&self.pointer)? = Value::String(MARK.to_owned());
        Some(record.to_string().replacen(&format!("\"{MARK}\""), json, 1))
    }

    /// A sample without this.
    pub fn removed(&self, sample: &str) -> String {
        let mut record: Value = serde_json::from_str(sample).expect("a sample is JSON");
        let (parent, name) = self.pointer.rsplit_once('/').expect("a place is in something");
        match record.pointer_mut(parent) {
            Some(Value::Object(members)) => drop(members.remove(name).expect("a sample has every member")),
            Some(Value::Array(elements)) => drop(elements.remove(0)),
            _ => panic!("{parent} has no members"),
        }
        record.to_string()
    }
}

fn below(parent: &str, members: &[Member], in_open: bool, places: &mut Vec<Place>) {
    for member in members {
        let pointer = format!("{parent}/{}", member.name);
        add(Place { pointer, shape: member.shape, needed: member.needed, in_open }, places);
    }
}

fn add(place: Place, places: &mut Vec<Place>) {
    let Place { pointer, shape, in_open, .. } = place.clone();
    places.push(place);
    match shape {
        Shape::Object(members) => below(&pointer, members, in_open, places),
        Shape::Open(members) => below(&pointer, members, true, places),
        Shape::PagedQuery(element) => {
            add(Place { pointer: pointer + "/0", shape: *element, needed: true, in_open }, places);
        }
        _ => {}
    }
}
