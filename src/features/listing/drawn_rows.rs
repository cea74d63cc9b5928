//! The rows that a table draws, by what they are known by while others come and go.

use std::collections::HashMap;

use super::records::Rows;

/// The key of a row: the id of its record, and how many drawn rows of this id are before it.
pub(crate) type RowKey = (String, usize);

/// The rows that are drawn, in order.
#[derive(Default, PartialEq)]
pub(crate) struct DrawnRows {
    pub(crate) order: Vec<RowKey>,
    pub(crate) rows: HashMap<RowKey, DrawnRow>,
}

/// What a row shows. It is drawn anew when any of it changes.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct DrawnRow {
    /// Which edition of the records it is of.
    pub(crate) edition: usize,
    /// The index of its record.
    pub(crate) row: usize,
    /// Its position in the list.
    pub(crate) place: usize,
}

impl DrawnRows {
    /// The rows `shown`, the first of which is at the position `start`.
    pub(crate) fn new(records: &dyn Rows, edition: usize, start: usize, shown: &[usize]) -> Self {
        let mut drawn = Self::default();
        // Records that can't be read have no id: there may be many.
        let mut counts = HashMap::<&str, usize>::new();
        for (place, row) in (start..).zip(shown.iter().copied()) {
            let id = records.id(row);
            let count = counts.entry(id).or_default();
            let key = (id.to_owned(), *count);
            *count += 1;
            drawn.rows.insert(key.clone(), DrawnRow { edition, row, place });
            drawn.order.push(key);
        }
        drawn
    }
}
