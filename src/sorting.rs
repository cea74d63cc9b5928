//! One sort for all that is put in order.
//!
//! The standard library's has code for each type that is sorted, over a kilobyte of it to load each time.

use std::cmp::Ordering;

/// The places of so many things in an order; equal ones stay as they were.
pub fn places(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).collect();
    places.sort_unstable_by(|one, other| compare(*one, *other).then(one.cmp(other)));
    places
}

/// Puts things in an order; equal ones stay as they were.
pub fn sort_by<T>(things: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    let places = places(things.len(), &|one, other| compare(&things[one], &things[other]));
    let mut rest: Vec<Option<T>> = std::mem::take(things).into_iter().map(Some).collect();
    things.extend(places.into_iter().filter_map(|place| rest[place].take()));
}

/// Puts things in order, each of them once.
pub fn sort_and_unite<T: Ord>(things: &mut Vec<T>) {
    sort_by(things, T::cmp);
    things.dedup();
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn it_is_the_order_of_a_stable_sort(things in prop::collection::vec((0_u8..5, any::<u8>()), 0..60)) {
            let mut sorted = things.clone();
            sort_by(&mut sorted, |one, other| one.0.cmp(&other.0));
            let mut expected = things;
            expected.sort_by_key(|thing| thing.0);
            prop_assert_eq!(sorted, expected);
        }

        #[test]
        fn each_is_there_once(things in prop::collection::vec(0_u8..9, 0..30)) {
            let mut united = things.clone();
            sort_and_unite(&mut united);
            let expected: Vec<u8> = things.into_iter().collect::<std::collections::BTreeSet<_>>().into_iter().collect();
            prop_assert_eq!(united, expected);
        }
    }
}
