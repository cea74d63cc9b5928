//! Which chunks are merged into one file.
//!
//! The splitter emits one chunk for each set of parts that share code: dozens of files, most of them smaller than an HTTP
//! request. Chunks are merged until no part needs more than [`MOST`] of them, each time the pair that adds the fewest
//! bytes which a part does not need.

use std::collections::BTreeSet;

/// The most files that a part may share with others.
const MOST: usize = 4;

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
        let unneeded =
            |group: &Self, others: &Self| group.size * others.parts.difference(&group.parts).count() as u64;
        unneeded(self, other) + unneeded(other, self)
    }

    fn join(&mut self, other: Self) {
        self.parts.extend(other.parts);
        self.chunks.extend(other.chunks);
        self.size += other.size;
    }
}

/// Joins groups until no part needs too many.
pub(crate) fn joined(mut groups: Vec<Group>) -> Vec<Group> {
    while let Some((one, other)) = next(&groups) {
        let group = groups.remove(other);
        groups[one].join(group);
    }
    groups
}

/// The indices, in ascending order, of the two groups that waste least when joined, among the pairs that a part with too
/// many groups needs both of.
fn next(groups: &[Group]) -> Option<(usize, usize)> {
    let parts: BTreeSet<&String> = groups.iter().flat_map(|group| &group.parts).collect();
    let has_many = |part: &String| groups.iter().filter(|group| group.parts.contains(part)).count() > MOST;
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
        let groups = joined(vec![
            group("largest", 9000, &["events", "home"]),
            group("large", 900, &["events", "orders"]),
            group("small", 10, &["events", "forms"]),
            group("smaller", 5, &["events", "shops"]),
            group("medium", 90, &["events", "tickets"]),
        ]);
        let chunks: Vec<_> = groups.iter().map(|group| group.chunks.join(" ")).collect();
        assert_eq!(chunks, ["largest", "large", "small smaller", "medium"]);
        assert_eq!(groups[2].parts.iter().collect::<Vec<_>>(), ["events", "forms", "shops"]);
        assert_eq!(groups[2].size, 15);
    }

    #[test]
    fn a_few_chunks_stay_as_they_are() {
        let few = vec![
            group("one", 9, &["a", "b"]),
            group("two", 9, &["a", "c"]),
            group("three", 9, &["a", "d"]),
            group("four", 9, &["a", "e"]),
        ];
        assert_eq!(joined(few.clone()), few);
    }
}
