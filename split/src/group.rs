//! Which chunks are merged into one file.
//!
//! The splitter emits one chunk for each set of parts that share code: dozens of files, most of them smaller than an HTTP
//! request. Chunks are merged until no part needs more than [`MOST`] of them, each time the pair that adds the fewest
//! bytes which a part does not need.

use std::collections::BTreeSet;

/// The most files that a part may share with others.
const MOST: usize = 11;

/// How much it matters that a part loads nothing in vain.
fn weight(part: &str) -> u64 {
    match part {
        // It opens over a page, and needs what pages share.
        "palette" => 0,
        // It comes after the page that it fills, or is opened now and then.
        "sales" | "calendar" => 1,
        // Where a visit begins.
        "home" => 6,
        "sign_in" => 4,
        _ => 2,
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

impl Group {
    /// The unneeded bytes, over all parts, if two groups were one.
    fn waste(&self, other: &Self) -> u64 {
        let unneeded = |group: &Self, others: &Self| {
            group.size * others.parts.difference(&group.parts).map(|part| weight(part)).sum::<u64>()
        };
        unneeded(self, other) + unneeded(other, self)
    }

    fn join(&mut self, other: Self) {
        self.parts.extend(other.parts);
        self.chunks.extend(other.chunks);
        self.size += other.size;
    }
}

/// Joins groups until no part needs too many.
pub(crate) fn joined(groups: Vec<Group>) -> Vec<Group> {
    joined_until(MOST, groups)
}

fn joined_until(most: usize, mut groups: Vec<Group>) -> Vec<Group> {
    while let Some((one, other)) = next(most, &groups) {
        let group = groups.remove(other);
        groups[one].join(group);
    }
    groups
}

/// The indices, in ascending order, of the two groups that waste least when joined, among the pairs that a part with too
/// many groups needs both of.
fn next(most: usize, groups: &[Group]) -> Option<(usize, usize)> {
    let parts: BTreeSet<&String> = groups.iter().flat_map(|group| &group.parts).collect();
    let has_many = |part: &String| {
        weight(part) > 0 && groups.iter().filter(|group| group.parts.contains(part)).count() > most
    };
    let crowded: Vec<&String> = parts.into_iter().filter(|part| has_many(part)).collect();
    let helps = |one: &Group, other: &Group| {
        crowded.iter().any(|part| one.parts.contains(*part) && other.parts.contains(*part))
    };
    let pairs = (0..groups.len()).flat_map(|other| (0..other).map(move |one| (one, other)));
    pairs
        .filter(|(one, other)| helps(&groups[*one], &groups[*other]))
        .min_by_key(|(one, other)| groups[*one].waste(&groups[*other]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(chunk: &str, size: u64, parts: &[&str]) -> Group {
        let parts = parts.iter().map(|part| (*part).to_owned()).collect();
        Group { parts, chunks: vec![chunk.to_owned()], size }
    }

    #[test]
    fn the_cheapest_chunks_travel_together() {
        let groups = joined_until(
            6,
            vec![
                group("largest", 9000, &["events", "orders"]),
                group("larger", 8000, &["events", "forms"]),
                group("large", 900, &["events", "reference"]),
                group("medium", 90, &["events", "tickets"]),
                group("small", 10, &["events", "forms", "orders"]),
                group("smaller", 5, &["events", "shops"]),
                group("smallest", 4, &["events", "tickets", "shops"]),
            ],
        );
        let chunks: Vec<_> = groups.iter().map(|group| group.chunks.join(" ")).collect();
        assert_eq!(chunks, ["largest", "larger", "large", "medium", "small", "smaller smallest"]);
        assert_eq!(groups[5].parts.iter().collect::<Vec<_>>(), ["events", "shops", "tickets"]);
        assert_eq!(groups[5].size, 9);
    }

    #[test]
    fn what_a_visit_begins_with_matters_more_and_what_opens_later_not_at_all() {
        let small = group("small", 10, &["events"]);
        assert_eq!(small.waste(&group("other", 0, &["events", "orders"])), 20);
        assert_eq!(small.waste(&group("other", 0, &["events", "home"])), 60);
        assert_eq!(small.waste(&group("other", 0, &["events", "palette"])), 0);
        let many = (0..9).map(|number| group(&number.to_string(), 1, &["palette"]));
        assert_eq!(joined_until(6, many.collect()).len(), 9);
    }

    #[test]
    fn a_few_chunks_stay_as_they_are() {
        let few = ["b", "c", "d", "e", "f", "g"].map(|part| group(part, 9, &["a", part])).to_vec();
        assert_eq!(joined_until(6, few.clone()), few);
    }
}
