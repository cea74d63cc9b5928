//! Which element of a table shows which row: the element of a row that goes out of view is used for one that comes into
//! view, because to fill an element costs far less than to make one.

/// The number of an element.
pub(crate) type Slot = usize;

/// The rows that are drawn, by their elements.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct DrawnRows(Vec<Option<DrawnRow>>);

/// What a row shows. It is drawn anew when any of it changes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct DrawnRow {
    /// Which edition of the records it is of.
    pub(crate) edition: usize,
    /// The index of its record.
    pub(crate) row: usize,
    /// Its position in the list.
    pub(crate) position: usize,
}

impl DrawnRows {
    /// Shows other rows, the first of which is at the position `start`. A position that is still drawn stays in its
    /// element; the others take the elements that are free.
    pub(crate) fn show(&self, edition: usize, start: usize, rows: &[usize]) -> Self {
        let row = |position: usize| {
            let row = *rows.get(position.checked_sub(start)?)?;
            Some(DrawnRow { edition, row, position })
        };
        let stays = |slot: &Option<DrawnRow>| slot.as_ref().and_then(|before| row(before.position));
        let mut slots: Vec<_> = self.0.iter().map(stays).collect();
        let mut is_drawn = vec![false; rows.len()];
        slots.iter().flatten().for_each(|row| is_drawn[row.position - start] = true);
        let mut missing =
            (start..).zip(is_drawn).filter(|(_, is_drawn)| !is_drawn).filter_map(|(it, _)| row(it));
        for slot in slots.iter_mut().filter(|slot| slot.is_none()) {
            *slot = missing.next();
        }
        slots.extend(missing.map(Some));
        Self(slots)
    }

    /// What an element shows.
    pub(crate) fn of(&self, slot: Slot) -> Option<DrawnRow> {
        self.0.get(slot).copied().flatten()
    }

    /// The rows, in no order.
    pub(crate) fn rows(&self) -> impl Iterator<Item = &DrawnRow> {
        self.0.iter().flatten()
    }

    /// The elements in the order of the rows that they show.
    pub(crate) fn in_order(&self) -> Vec<Slot> {
        let mut slots: Vec<(usize, Slot)> = self.filled().collect();
        slots.sort_unstable();
        slots.into_iter().map(|(_, slot)| slot).collect()
    }

    /// The same, and after them those of some elements that show nothing now.
    pub(crate) fn in_order_before_free(&self, slots: &[Slot]) -> Vec<Slot> {
        let free = slots.iter().copied().filter(|slot| self.of(*slot).is_none());
        self.in_order().into_iter().chain(free).collect()
    }

    /// Whether exactly these elements show something.
    pub(crate) fn is_shown_by(&self, slots: &[Slot]) -> bool {
        self.filled().count() == slots.len() && slots.iter().all(|slot| self.of(*slot).is_some())
    }

    /// The elements that show something, with the positions of their rows.
    fn filled(&self) -> impl Iterator<Item = (usize, Slot)> {
        self.0.iter().enumerate().filter_map(|(slot, row)| row.map(|row| (row.position, slot)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn positions(drawn: &DrawnRows) -> Vec<Option<usize>> {
        (0..drawn.0.len()).map(|slot| drawn.of(slot).map(|row| row.position)).collect()
    }

    #[test]
    fn scrolling_uses_the_elements_that_went_out_of_view() {
        let rows: Vec<usize> = (100..200).collect();
        let first = DrawnRows::default().show(1, 0, &rows[..4]);
        let next = first.show(1, 2, &rows[2..6]);
        assert_eq!(positions(&next), [Some(4), Some(5), Some(2), Some(3)]);
        assert_eq!(next.in_order(), [2, 3, 0, 1]);
        assert_eq!(next.of(0), Some(DrawnRow { edition: 1, row: 104, position: 4 }));
        assert!(next.is_shown_by(&[0, 1, 2, 3]));
    }

    #[test]
    fn a_shorter_list_leaves_elements_empty_and_a_longer_one_adds_some() {
        let drawn = DrawnRows::default().show(1, 0, &[7, 8, 9]).show(2, 0, &[9]);
        assert_eq!(drawn.of(0), Some(DrawnRow { edition: 2, row: 9, position: 0 }));
        assert_eq!(positions(&drawn), [Some(0), None, None]);
        assert!(drawn.is_shown_by(&[0]) && !drawn.is_shown_by(&[0, 1, 2]));
        assert_eq!((drawn.in_order(), drawn.in_order_before_free(&[0, 2])), (vec![0], vec![0, 2]));
        assert_eq!(positions(&drawn.show(2, 0, &[1, 2, 3, 4])), [Some(0), Some(1), Some(2), Some(3)]);
        assert_eq!(drawn.show(3, 0, &[]).in_order(), [] as [usize; 0]);
    }
}
