//! The fewest moves that bring things into another order.

/// Which things can stay where they are while the others move around them, by the places that they come from; what comes
/// from nowhere can't. They are as many as possible: a longest increasing subsequence.
pub(super) fn staying(places: &[Option<usize>]) -> Vec<bool> {
    // For each length of a row of things that can stay, the thing that ends it with the lowest place.
    let mut ends: Vec<(usize, usize)> = Vec::new();
    let mut before: Vec<Option<usize>> = Vec::with_capacity(places.len());
    for (thing, place) in places.iter().enumerate() {
        let Some(place) = *place else {
            before.push(None);
            continue;
        };
        let length = ends.partition_point(|(lowest, _)| *lowest < place);
        before.push(length.checked_sub(1).map(|shorter| ends[shorter].1));
        if length == ends.len() {
            ends.push((place, thing));
        } else {
            ends[length] = (place, thing);
        }
    }
    let mut stays = vec![false; places.len()];
    let mut last = ends.last().map(|(_, thing)| *thing);
    while let Some(thing) = last {
        stays[thing] = true;
        last = before[thing];
    }
    stays
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn count(places: &[Option<usize>]) -> usize {
        staying(places).into_iter().filter(|stays| *stays).count()
    }

    #[test]
    fn what_is_in_order_stays() {
        assert_eq!(staying(&[Some(0), Some(1), None, Some(2)]), [true, true, false, true]);
        assert_eq!(staying(&[Some(3), Some(0), Some(1), Some(2)]), [false, true, true, true]);
        assert_eq!(staying(&[None]), [false]);
        assert!(staying(&[]).is_empty());
    }

    /// The most that can stay, found by trying all.
    fn most(places: &[usize]) -> usize {
        let is_rising = |chosen: &[usize]| chosen.is_sorted_by(|one, other| one < other);
        (0_usize..1 << places.len())
            .map(|choice| {
                let chosen = |at: &usize| choice >> at & 1 == 1;
                (0..places.len()).filter(chosen).map(|at| places[at]).collect::<Vec<_>>()
            })
            .filter(|chosen| is_rising(chosen))
            .map(|chosen| chosen.len())
            .max()
            .unwrap_or(0)
    }

    proptest! {
        #[test]
        fn as_many_as_possible_stay(places in Just((0..9_usize).collect::<Vec<_>>()).prop_shuffle()) {
            let given: Vec<_> = places.iter().copied().map(Some).collect();
            let stays = staying(&given);
            let kept: Vec<_> = places.iter().zip(stays).filter_map(|(place, stays)| stays.then_some(*place)).collect();
            prop_assert!(kept.is_sorted());
            prop_assert_eq!(kept.len(), most(&places));
        }

        #[test]
        fn a_row_that_loses_its_head_moves_nothing_else(gone in 0_usize..10, come in 0_usize..10) {
            let places: Vec<_> = (gone..20).map(Some).chain((0..come).map(|_| None)).collect();
            prop_assert_eq!(count(&places), 20 - gone);
        }
    }
}
