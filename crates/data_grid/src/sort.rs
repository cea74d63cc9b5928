//! The order of the rows.

use std::fmt;

use super::grid::Grid;
use super::sort_key::Keys;

/// Which way a column is sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Smallest, earliest, A first.
    Ascending,
    /// Largest, latest, Z first.
    Descending,
}

/// The column that a list is sorted by, and which way; in an address `name` or `-name`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sort {
    column: usize,
    key: &'static str,
    direction: Direction,
}

impl Sort {
    /// The column's number.
    pub fn column(self) -> usize {
        self.column
    }

    /// Which way.
    pub fn direction(self) -> Direction {
        self.direction
    }

    /// Reads it from an address; `None` if it names none of the columns.
    pub fn parse(text: &str, keys: &[&'static str]) -> Option<Self> {
        let (name, direction) = match text.strip_prefix('-') {
            Some(name) => (name, Direction::Descending),
            None => (text, Direction::Ascending),
        };
        let column = keys.iter().position(|key| *key == name)?;
        Some(Self { column, key: keys[column], direction })
    }

    /// What the heading of a column asks for when it is pressed: ascending, then descending, then the order as read.
    pub fn pressed(current: Option<Self>, column: usize, keys: &[&'static str]) -> Option<Self> {
        let key = keys.get(column)?;
        let direction = match current.filter(|sort| sort.column == column).map(|sort| sort.direction) {
            None => Direction::Ascending,
            Some(Direction::Ascending) => Direction::Descending,
            Some(Direction::Descending) => return None,
        };
        Some(Self { column, key, direction })
    }
}

impl fmt::Display for Sort {
    /// As written in an address.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.direction == Direction::Descending {
            formatter.write_str("-")?;
        }
        formatter.write_str(self.key)
    }
}

/// All rows in the order asked for. Equal ones stay in the order they were read in, and empty cells come last, both
/// whichever way the column is sorted.
pub fn order(grid: &dyn Grid, sort: Option<Sort>) -> Vec<usize> {
    let mut sorting = Sorting::new(sort);
    sorting.extend(grid, usize::MAX);
    sorting.order()
}

/// The order of rows, of which some are taken in at a time.
pub(super) struct Sorting {
    sort: Option<Sort>,
    keys: Keys,
    taken: usize,
}

impl Sorting {
    /// Nothing is taken in yet.
    pub(super) fn new(sort: Option<Sort>) -> Self {
        Self { sort, keys: Keys::default(), taken: 0 }
    }

    /// What is sorted by.
    pub(super) fn sort(&self) -> Option<Sort> {
        self.sort
    }

    /// Takes in at most so many of the rows that it does not know yet; whether some are left.
    pub(super) fn extend(&mut self, grid: &dyn Grid, at_most: usize) -> bool {
        let Some(sort) = self.sort else {
            self.taken = grid.row_count();
            return false;
        };
        let until = grid.row_count().min(self.taken.saturating_add(at_most));
        (self.taken..until).for_each(|row| self.keys.push(&grid.cell(row, sort.column)));
        self.taken = until;
        until < grid.row_count()
    }

    /// The order of those taken in.
    pub(super) fn order(&self) -> Vec<usize> {
        let (rows, keys) = (0..self.taken, &self.keys);
        let Some(sort) = self.sort else { return rows.collect() };
        let (empty, filled): (Vec<usize>, Vec<usize>) = rows.partition(|row| keys.of(*row).is_empty());
        let mut order: Vec<(u64, usize)> = filled.into_iter().map(|row| (keys.prefix_of(row), row)).collect();
        // The row's number makes the result that of a stable sort, whose code is larger.
        order.sort_unstable_by(|(left_prefix, left), (right_prefix, right)| {
            let ordering = left_prefix.cmp(right_prefix).then_with(|| keys.of(*left).cmp(keys.of(*right)));
            let ordering =
                if sort.direction == Direction::Descending { ordering.reverse() } else { ordering };
            ordering.then(left.cmp(right))
        });
        order.into_iter().map(|(_, row)| row).chain(empty).collect()
    }
}

/// Some of the rows of an order, in that order.
pub fn arranged(order: &[usize], rows: &[usize]) -> Vec<usize> {
    let mut is_there = vec![false; order.len()];
    for row in rows {
        if let Some(place) = is_there.get_mut(*row) {
            *place = true;
        }
    }
    order.iter().copied().filter(|row| is_there[*row]).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::cell::Cell;
    use super::super::sample::{Sample, any_cell};
    use super::*;

    const KEYS: [&str; 3] = ["name", "price", "max_capacity"];

    fn by_first(direction: Direction) -> Option<Sort> {
        Some(Sort { column: 0, key: "name", direction })
    }

    #[test]
    fn an_address_that_names_no_column_sorts_by_none() {
        for text in ["", "-", "colour", "--name", "NAME", " name"] {
            assert_eq!(Sort::parse(text, &KEYS), None, "{text}");
        }
    }

    #[test]
    fn pressing_a_heading_goes_round() {
        let mut sort = Sort::parse("price", &KEYS);
        let mut seen = Vec::new();
        for _ in 0..4 {
            sort = Sort::pressed(sort, 0, &KEYS);
            seen.push(sort.map(|sort| sort.to_string()));
        }
        let expected = [Some("name"), Some("-name"), None, Some("name")];
        assert_eq!(seen, expected.map(|text| text.map(str::to_owned)));
    }

    #[test]
    fn empty_cells_come_last_both_ways_and_equal_ones_stay() {
        let grid = Sample::texts(&["", "b", "Á", "a", " ", "B"]);
        assert_eq!(order(&grid, by_first(Direction::Ascending)), [2, 3, 1, 5, 0, 4]);
        assert_eq!(order(&grid, by_first(Direction::Descending)), [1, 5, 2, 3, 0, 4]);
        assert_eq!(order(&grid, None), [0, 1, 2, 3, 4, 5]);
    }

    #[test]
    fn rows_found_stand_in_the_order_of_all() {
        assert_eq!(arranged(&[3, 1, 0, 2], &[0, 2, 3]), [3, 0, 2]);
        assert!(arranged(&[], &[7]).is_empty());
    }

    /// Whether a cell may come before another, compared without keys. Texts compare elsewhere.
    fn may_precede(first: &Cell<'_>, second: &Cell<'_>, direction: Direction) -> bool {
        let (lower, upper) =
            if direction == Direction::Ascending { (first, second) } else { (second, first) };
        match (lower, upper) {
            (Cell::Number(lower), Cell::Number(upper)) => lower <= upper,
            (Cell::Moment(lower), Cell::Moment(upper)) => lower <= upper,
            (Cell::Flag(lower), Cell::Flag(upper)) => lower <= upper,
            _ => second.is_empty() || !first.is_empty(),
        }
    }

    proptest! {
        #[test]
        fn an_address_is_read_as_it_was_written(column in 0..KEYS.len(), descending: bool) {
            let direction = if descending { Direction::Descending } else { Direction::Ascending };
            let sort = Sort { column, key: KEYS[column], direction };
            prop_assert_eq!(Sort::parse(&sort.to_string(), &KEYS), Some(sort));
        }

        #[test]
        fn sorting_is_a_permutation_and_ordered(
            cells in prop::collection::vec(any_cell(), 0..60),
            descending: bool,
        ) {
            let direction = if descending { Direction::Descending } else { Direction::Ascending };
            let grid = Sample::column(cells.clone());
            let order = order(&grid, by_first(direction));
            for pair in order.windows(2) {
                prop_assert!(may_precede(&cells[pair[0]], &cells[pair[1]], direction));
                prop_assert!(cells[pair[0]] != cells[pair[1]] || pair[0] < pair[1]);
            }
            let mut rows = order;
            rows.sort_unstable();
            prop_assert!(rows.into_iter().eq(0..cells.len()));
        }
    }
}
