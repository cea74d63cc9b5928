//! The records that a person has chosen to do something with.

use std::collections::HashSet;

use super::grid::Grid;

/// Chosen records, by id: they stay chosen on other pages, and while the list is sorted or narrowed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    ids: HashSet<String>,
    /// The record that was switched last: where a range begins.
    anchor: Option<String>,
}

/// How much of a list is selected: what the box in its heading shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coverage {
    /// None of it, or there is nothing.
    None,
    /// Some of it.
    Some,
    /// All of it.
    All,
}

impl Selection {
    /// Whether a record is selected.
    pub fn contains(&self, id: &str) -> bool {
        self.ids.contains(id)
    }

    /// How many are selected, shown or not.
    pub fn len(&self) -> usize {
        self.ids.len()
    }

    /// Whether none is selected.
    pub fn is_empty(&self) -> bool {
        self.ids.is_empty()
    }

    /// The rows that are selected, in the order of the list.
    pub fn rows(&self, grid: &dyn Grid) -> impl Iterator<Item = usize> {
        (0..grid.row_count()).filter(|row| self.contains(grid.id(*row)))
    }

    /// How much of these rows is selected. Those without an id, which can't be read, don't count.
    pub fn coverage(&self, grid: &dyn Grid, rows: &[usize]) -> Coverage {
        if self.is_empty() {
            return Coverage::None;
        }
        let ids = rows.iter().map(|row| grid.id(*row)).filter(|id| !id.is_empty());
        let mut selected = ids.map(|id| self.contains(id));
        match selected.next() {
            Some(first) if selected.any(|other| other != first) => Coverage::Some,
            Some(true) => Coverage::All,
            Some(false) | None => Coverage::None,
        }
    }

    /// Switches one record, as its box does.
    pub fn toggle(&mut self, id: &str) {
        let is_selected = !self.contains(id);
        self.set(id, is_selected);
        self.anchor = Some(id.to_owned());
    }

    /// Does to every row from the one switched last to this one what was done to that one, as a click with Shift does.
    /// Where the one switched last is not among the rows, this one alone is switched.
    pub fn extend_to(&mut self, place: usize, grid: &dyn Grid, rows: &[usize]) {
        let Some(row) = rows.get(place) else { return };
        let anchored = self.anchor.as_deref().and_then(|anchor| {
            let start = rows.iter().position(|row| grid.id(*row) == anchor)?;
            Some((start, self.contains(anchor)))
        });
        match anchored {
            Some((start, is_selected)) => {
                self.set_all(is_selected, grid, &rows[start.min(place)..=start.max(place)]);
            }
            None => self.toggle(grid.id(*row)),
        }
    }

    /// Selects all of these rows, or none of them; others stay as they are.
    pub fn set_all(&mut self, is_selected: bool, grid: &dyn Grid, rows: &[usize]) {
        for row in rows {
            self.set(grid.id(*row), is_selected);
        }
    }

    /// Selects nothing.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    fn set(&mut self, id: &str, is_selected: bool) {
        if is_selected && !id.is_empty() {
            self.ids.insert(id.to_owned());
        } else {
            self.ids.remove(id);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::sample::Sample;
    use super::*;

    fn grid() -> Sample {
        Sample::texts(&["a"; 20])
    }

    fn selected(selection: &Selection, grid: &Sample) -> Vec<usize> {
        (0..grid.row_count()).filter(|row| selection.contains(grid.id(*row))).collect()
    }

    #[test]
    fn a_selection_survives_what_is_shown() {
        let grid = grid();
        let mut selection = Selection::default();
        selection.toggle("id 3");
        selection.set_all(true, &grid, &[5, 6]);
        selection.toggle("on another page");
        assert_eq!(selection.len(), 4);
        assert_eq!([6, 7, 8].iter().filter(|row| selection.contains(grid.id(**row))).count(), 1);
        assert_eq!(selection.coverage(&grid, &[6, 7, 8]), Coverage::Some);
        assert_eq!(selection.coverage(&grid, &[3, 5, 6]), Coverage::All);
        assert_eq!(selection.coverage(&grid, &[7]), Coverage::None);
        assert_eq!(selection.coverage(&grid, &[]), Coverage::None);
        selection.set_all(false, &grid, &[3, 6]);
        assert_eq!(selected(&selection, &grid), [5]);
        assert!(selection.contains("on another page"));
        selection.clear();
        assert!(selection.is_empty());
    }

    #[test]
    fn shift_repeats_what_was_done_last() {
        let grid = grid();
        let rows = [9, 8, 7, 6, 5];
        let mut selection = Selection::default();
        selection.toggle("id 8");
        selection.extend_to(3, &grid, &rows);
        assert_eq!(selected(&selection, &grid), [6, 7, 8]);
        selection.toggle("id 7");
        selection.extend_to(0, &grid, &rows);
        assert_eq!(selected(&selection, &grid), [6]);
    }

    #[test]
    fn shift_without_a_beginning_in_view_switches_one() {
        let grid = grid();
        let mut selection = Selection::default();
        selection.extend_to(1, &grid, &[4, 5, 6]);
        assert_eq!(selected(&selection, &grid), [5]);
        selection.toggle("id 12");
        selection.extend_to(2, &grid, &[4, 5, 6]);
        assert_eq!(selected(&selection, &grid), [5, 6, 12]);
        selection.extend_to(9, &grid, &[4, 5, 6]);
        assert_eq!(selected(&selection, &grid), [5, 6, 12]);
    }

    proptest! {
        #[test]
        fn a_range_is_the_same_from_either_end(from in 0_usize..20, to in 0_usize..20, descending: bool) {
            let grid = grid();
            let mut rows: Vec<usize> = (0..20).collect();
            if descending {
                rows.reverse();
            }
            let range = |from: usize, to: usize| {
                let mut selection = Selection::default();
                selection.toggle(grid.id(rows[from]));
                selection.extend_to(to, &grid, &rows);
                selected(&selection, &grid)
            };
            let mut expected: Vec<usize> = rows[from.min(to)..=from.max(to)].to_vec();
            expected.sort_unstable();
            prop_assert_eq!(range(from, to), expected.clone());
            prop_assert_eq!(range(to, from), expected);
        }
    }
}
