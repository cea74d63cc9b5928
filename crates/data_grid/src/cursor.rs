//! The row that the keyboard is at.

use super::grid::Grid;

/// One press of a key that moves the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CursorStep {
    /// One row up.
    Up,
    /// One row down.
    Down,
    /// One view up.
    PageUp,
    /// One view down.
    PageDown,
    /// To the first row.
    Home,
    /// To the last row.
    End,
}

impl CursorStep {
    /// What a key does, by the name that the browser gives it.
    pub fn of_key(key: &str) -> Option<Self> {
        Some(match key {
            "ArrowUp" | "k" => Self::Up,
            "ArrowDown" | "j" => Self::Down,
            "PageUp" => Self::PageUp,
            "PageDown" => Self::PageDown,
            "Home" => Self::Home,
            "End" => Self::End,
            _ => return None,
        })
    }

    fn from(self, place: usize, page: usize, last: usize) -> usize {
        let place = match self {
            Self::Up => place.saturating_sub(1),
            Self::Down => place.saturating_add(1),
            Self::PageUp => place.saturating_sub(page),
            Self::PageDown => place.saturating_add(page),
            Self::Home => 0,
            Self::End => last,
        };
        place.min(last)
    }
}

/// The record that the keyboard is at; it stays there when the list is sorted or narrowed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cursor {
    id: Option<String>,
    /// Where it was last: the place to go on from when its record is no longer shown.
    place: usize,
}

impl Cursor {
    /// Where it is among the rows shown; `None` before the keyboard was used, and in an empty list.
    pub fn place(&self, grid: &dyn Grid, rows: &[usize]) -> Option<usize> {
        let id = self.id.as_deref()?;
        let is_here = |row: &usize| grid.id(*row) == id;
        if rows.get(self.place).is_some_and(is_here) {
            return Some(self.place);
        }
        rows.iter().position(is_here).or_else(|| Some(self.place.min(rows.len().checked_sub(1)?)))
    }

    /// Moves it among the rows shown and says where it is now. The first press brings it to the first row, or the last.
    pub fn step(&mut self, step: CursorStep, page: usize, grid: &dyn Grid, rows: &[usize]) -> Option<usize> {
        let last = rows.len().checked_sub(1)?;
        let place = match self.place(grid, rows) {
            Some(place) => step.from(place, page, last),
            None if step == CursorStep::End => last,
            None => 0,
        };
        self.put(place, grid, rows)
    }

    /// Puts it at a place, as a click does.
    pub fn put(&mut self, place: usize, grid: &dyn Grid, rows: &[usize]) -> Option<usize> {
        self.id = Some(grid.id(*rows.get(place)?).to_owned());
        self.place = place;
        Some(place)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::sample::Sample;
    use super::*;

    fn grid() -> Sample {
        Sample::texts(&["a"; 30])
    }

    #[test]
    fn keys_move_it_and_the_ends_hold_it() {
        let (grid, rows) = (grid(), (0..30).collect::<Vec<_>>());
        let mut cursor = Cursor::default();
        assert_eq!(cursor.place(&grid, &rows), None);
        for (key, expected) in [
            ("ArrowDown", 0),
            ("ArrowDown", 1),
            ("PageDown", 11),
            ("ArrowUp", 10),
            ("j", 11),
            ("k", 10),
            ("End", 29),
            ("ArrowDown", 29),
            ("PageUp", 19),
            ("Home", 0),
            ("PageUp", 0),
        ] {
            let step = CursorStep::of_key(key);
            assert_eq!(step.and_then(|step| cursor.step(step, 10, &grid, &rows)), Some(expected), "{key}");
        }
        assert_eq!(CursorStep::of_key("a"), None);
        assert_eq!(Cursor::default().step(CursorStep::End, 10, &grid, &rows), Some(29));
    }

    #[test]
    fn it_stays_with_its_record() {
        let grid = grid();
        let mut cursor = Cursor::default();
        assert_eq!(cursor.put(2, &grid, &[5, 6, 7]), Some(2));
        assert_eq!(cursor.place(&grid, &[7, 6, 5]), Some(0));
        assert_eq!(cursor.place(&grid, &[5, 6]), Some(1), "its record has gone: the nearest place");
        assert_eq!(cursor.place(&grid, &[]), None);
        assert_eq!(cursor.step(CursorStep::Up, 10, &grid, &[5, 6]), Some(0));
        assert_eq!(cursor.step(CursorStep::Down, 10, &grid, &[]), None);
    }

    proptest! {
        #[test]
        fn it_never_leaves_the_list(
            keys in prop::collection::vec(0_usize..6, 0..40),
            count in 1_usize..30,
            page in 0_usize..50,
        ) {
            const STEPS: [CursorStep; 6] = [CursorStep::Up, CursorStep::Down, CursorStep::PageUp, CursorStep::PageDown, CursorStep::Home, CursorStep::End];
            let (grid, rows) = (grid(), (0..count).collect::<Vec<_>>());
            let mut cursor = Cursor::default();
            for key in keys {
                let place = cursor.step(STEPS[key], page, &grid, &rows);
                prop_assert!(place.is_some_and(|place| place < count));
                prop_assert_eq!(place, cursor.place(&grid, &rows));
            }
        }
    }
}
