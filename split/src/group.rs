//! Which chunks are merged into one file.
//!
//! The splitter emits one chunk for each set of parts that share code: hundreds of files, most of them smaller than an HTTP
//! request. Two files are merged where what places then load in vain costs less than a file more: each time the two that
//! gain most.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};

/// What a file costs, in bytes of code before it is optimised and compressed. On Slow 4G a browser that loads six files at
/// once waits 150 ms for each six, in which 5 KB come for each of them; compressed, code has a tenth of its bytes.
const FILE: i64 = 50_000;

/// A place of the app.
struct Place {
    /// The parts that it loads.
    parts: &'static [&'static str],
    /// How much it matters.
    weight: i64,
}

const fn place(weight: i64, parts: &'static [&'static str]) -> Place {
    Place { parts, weight }
}

/// Every place.
const PLACES: [Place; 14] = [
    // Where a visit begins.
    place(12, &["home"]),
    place(8, &["sign_in"]),
    // Those that share little with others count more: else their code comes with that of others.
    place(3, &["tickets"]),
    place(2, &["events"]),
    place(2, &["event", "event_overview"]),
    place(2, &["event", "event_tickets"]),
    place(2, &["event", "event_sales"]),
    place(4, &["orders"]),
    place(3, &["shops"]),
    place(3, &["forms"]),
    place(5, &["reference"]),
    // It is opened now and then.
    place(1, &["calendar"]),
    // It comes after the page that it fills.
    place(1, &["home", "sales"]),
    // It opens over a page, and needs what pages share.
    place(0, &["palette"]),
];

/// The languages. Every place loads one of them.
const LANGUAGES: [&str; 2] = ["english", "dutch"];

/// Some of the places, one bit each.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Places(u32);

impl Places {
    /// The places that load any of the parts.
    fn with(parts: &BTreeSet<String>) -> Self {
        let loads = |place: &Place| place.parts.iter().chain(&LANGUAGES).any(|part| parts.contains(*part));
        Self((0..).zip(&PLACES).map(|(bit, place)| u32::from(loads(place)) << bit).sum())
    }

    fn weight(self) -> i64 {
        PLACES.iter().enumerate().map(|(bit, place)| i64::from(self.0 >> bit & 1) * place.weight).sum()
    }
}

/// Chunks in one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    /// The parts that need the file.
    pub(crate) parts: BTreeSet<String>,
    /// The stems of its chunks.
    pub(crate) chunks: Vec<String>,
    /// The bytes of its code.
    pub(crate) size: u64,
}

/// A group, with the places that load it.
struct Candidate {
    group: Group,
    places: Places,
}

impl Candidate {
    fn new(group: Group) -> Self {
        Self { places: Places::with(&group.parts), group }
    }

    /// What is gained if two groups are one.
    fn gain(&self, other: &Self) -> i64 {
        let in_vain = |group: &Self, others: &Self| {
            group.group.size as i64 * Places(others.places.0 & !group.places.0).weight()
        };
        let files = FILE * Places(self.places.0 & other.places.0).weight();
        files - in_vain(self, other) - in_vain(other, self)
    }

    fn join(&mut self, other: Self) {
        self.places.0 |= other.places.0;
        self.group.parts.extend(other.group.parts);
        self.group.chunks.extend(other.group.chunks);
        self.group.size += other.group.size;
    }
}

/// Joins groups as long as anything is gained by it.
pub(crate) fn joined(groups: Vec<Group>) -> Result<Vec<Group>> {
    for part in groups.iter().flat_map(|group| &group.parts) {
        let mut known = PLACES.iter().flat_map(|place| place.parts).chain(&LANGUAGES);
        let is_known = known.any(|known| known == part);
        ensure!(is_known, "no place is known that loads the part {part}: add it to split/src/group.rs");
    }
    let mut candidates: Vec<_> = groups.into_iter().map(Candidate::new).collect();
    while let Some((one, other)) = best(&candidates) {
        let candidate = candidates.remove(other);
        candidates[one].join(candidate);
    }
    Ok(candidates.into_iter().map(|candidate| candidate.group).collect())
}

/// The indices, in ascending order, of the two that gain most when joined, if any gain.
fn best(candidates: &[Candidate]) -> Option<(usize, usize)> {
    let pairs = (0..candidates.len()).flat_map(|other| (0..other).map(move |one| (one, other)));
    pairs
        .filter(|(one, other)| candidates[*one].places.0 & candidates[*other].places.0 != 0)
        .map(|(one, other)| (candidates[one].gain(&candidates[other]), (one, other)))
        .filter(|(gain, _)| *gain > 0)
        .max_by_key(|(gain, _)| *gain)
        .map(|(_, pair)| pair)
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may panic")]

    use super::*;

    fn group(chunk: &str, size: u64, parts: &[&str]) -> Group {
        let parts = parts.iter().map(|part| (*part).to_owned()).collect();
        Group { parts, chunks: vec![chunk.to_owned()], size }
    }

    fn files(groups: &[Group]) -> Vec<String> {
        joined(groups.to_vec()).unwrap().iter().map(|group| group.chunks.join(" ")).collect()
    }

    #[test]
    fn small_chunks_travel_together_and_large_ones_alone() {
        let groups = [
            group("large", 900_000, &["events", "orders"]),
            group("small", 10, &["events", "tickets"]),
            group("larger", 9_000_000, &["events", "shops"]),
            group("smaller", 5, &["events", "tickets", "shops"]),
        ];
        assert_eq!(files(&groups), ["large", "small smaller", "larger"]);
    }

    #[test]
    fn chunks_of_the_same_places_are_one_file() {
        let groups = [
            group("frame", 900_000, &["event"]),
            group("tabs", 900_000, &["event_overview", "event_tickets", "event_sales"]),
            group("list", 900_000, &["events"]),
        ];
        assert_eq!(files(&groups), ["frame tabs", "list"]);
    }

    #[test]
    fn where_a_visit_begins_bytes_in_vain_matter_more() {
        let of_orders = group("of orders", 60_000, &["orders"]);
        let with_events = group("shared", 50_000, &["events", "orders"]);
        assert_eq!(files(&[with_events, of_orders.clone()]), ["shared of orders"]);
        let with_home = group("shared", 50_000, &["home", "orders"]);
        assert_eq!(files(&[with_home, of_orders]), ["shared", "of orders"]);
    }

    #[test]
    fn a_part_of_no_place_is_an_error() {
        assert!(joined(vec![group("new", 1, &["new_part"])]).is_err());
    }
}
