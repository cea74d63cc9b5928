//! Counts over time in steps of one length, so that quiet times have their place.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// Counts in steps of one length, each with the moment its step begins, in the unit of the counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bins {
    /// The length of a step.
    pub size: i64,
    /// Where each step begins, and how many there are in it.
    pub counts: Vec<(i64, u64)>,
}

impl Bins {
    /// Counts within a span by the first of `sizes` of which at most `most` steps cover it, else by the last. Steps without
    /// anything are left out only where even those are too many.
    pub fn new(counts: &BTreeMap<i64, u64>, span: RangeInclusive<i64>, sizes: &[i64], most: usize) -> Self {
        let (first, last) = (*span.start(), *span.end());
        let steps = |size: i64| first.div_euclid(size)..=last.div_euclid(size);
        // Not by counting them: there may be more than a `usize` of the browser holds.
        let covers = |size: &i64| last.div_euclid(*size) - first.div_euclid(*size) < most as i64;
        let Some(size) = sizes.iter().copied().find(covers).or(sizes.last().copied()) else {
            return Self::default();
        };
        let mut binned = BTreeMap::<i64, u64>::new();
        if covers(&size) {
            binned.extend(steps(size).map(|step| (step, 0)));
        }
        let within = counts.iter().filter(|(at, _)| span.contains(at));
        within.for_each(|(at, count)| *binned.entry(at.div_euclid(size)).or_default() += count);
        Self { size, counts: binned.into_iter().map(|(step, count)| (step * size, count)).collect() }
    }

    /// The steps of all counts.
    pub fn of_all(counts: &BTreeMap<i64, u64>, sizes: &[i64], most: usize) -> Self {
        match (counts.first_key_value(), counts.last_key_value()) {
            (Some((first, _)), Some((last, _))) => Self::new(counts, *first..=*last, sizes, most),
            _ => Self::default(),
        }
    }

    /// The steps that hold the beginning and the end of a span; the nearest ones where it goes beyond them.
    pub fn steps_of(&self, span: &RangeInclusive<i64>) -> (usize, usize) {
        let step = |at: i64| self.counts.partition_point(|(begin, _)| *begin <= at).saturating_sub(1);
        (step(*span.start()), step(*span.end()))
    }

    /// The span from one of the steps to another one, which is included; as far as there are so many.
    pub fn span(&self, from: usize, until: usize) -> Option<RangeInclusive<i64>> {
        let begin = |step: usize| self.counts.get(step).or(self.counts.last()).map(|(begin, _)| *begin);
        Some(begin(from.min(until))?..=begin(from.max(until))? + self.size - 1)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const SIZES: [i64; 3] = [1, 5, 60];

    #[test]
    fn steps_are_as_short_as_there_is_room_for() {
        let counts = BTreeMap::from([(61, 1), (64, 2), (71, 4)]);
        let of = |most| Bins::of_all(&counts, &SIZES, most);
        assert_eq!(of(11).size, 1);
        assert_eq!(of(10), Bins { size: 5, counts: vec![(60, 3), (65, 0), (70, 4)] });
        assert_eq!(of(1), Bins { size: 60, counts: vec![(60, 7)] });
        assert_eq!(Bins::of_all(&BTreeMap::new(), &SIZES, 10), Bins::default());
    }

    #[test]
    fn quiet_steps_are_left_out_where_there_are_too_many() {
        let counts = BTreeMap::from([(0, 1), (60_000, 2)]);
        assert_eq!(Bins::of_all(&counts, &SIZES, 10).counts, [(0, 1), (60_000, 2)]);
    }

    #[test]
    fn a_part_is_shown_in_shorter_steps() {
        let counts = BTreeMap::from([(0, 1), (61, 2), (64, 1), (119, 3), (240, 1)]);
        let hours = Bins::of_all(&counts, &[1, 60], 60);
        assert_eq!(hours.counts, [(0, 1), (60, 6), (120, 0), (180, 0), (240, 1)]);
        assert_eq!(hours.span(1, 1), Some(60..=119));
        let minutes = Bins::new(&counts, 60..=119, &[1, 60], 60);
        assert_eq!((minutes.size, minutes.counts.len()), (1, 60));
        assert_eq!(minutes.counts[..5], [(60, 0), (61, 2), (62, 0), (63, 0), (64, 1)]);
        assert_eq!(hours.steps_of(&(60..=119)), (1, 1));
        assert_eq!(hours.steps_of(&(-5..=10_000)), (0, 4));
        assert_eq!(hours.span(3, 9), hours.span(4, 3));
        assert_eq!(Bins::default().span(0, 1), None);
    }

    proptest! {
        #[test]
        fn nothing_is_lost_or_counted_twice(
            counts in prop::collection::btree_map(-5_000_i64..5_000, 1_u64..9, 0..40),
            most in 1_usize..200,
        ) {
            let bins = Bins::of_all(&counts, &SIZES, most);
            let sum = |counts: &mut dyn Iterator<Item = u64>| counts.sum::<u64>();
            prop_assert_eq!(
                sum(&mut bins.counts.iter().map(|(_, count)| *count)),
                sum(&mut counts.values().copied())
            );
            prop_assert!(bins.counts.is_sorted_by(|(before, _), (after, _)| before < after));
            prop_assert!(bins.counts.iter().all(|(begin, _)| begin % bins.size == 0));
        }
    }
}
