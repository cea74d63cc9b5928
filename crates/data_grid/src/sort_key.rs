//! Cells as bytes whose order is the order of the cells: one comparison sorts every column.

use rust_decimal::Decimal;

use super::cell::Cell;
use super::normalize_text::fold_into;

/// The keys of one column's cells, one behind the other.
#[derive(Default)]
pub(super) struct Keys {
    bytes: Vec<u8>,
    ends: Vec<usize>,
    folded: String,
}

impl Keys {
    /// Adds the key of the next cell; an empty cell has an empty key, and no other has.
    pub(super) fn push(&mut self, cell: &Cell<'_>) {
        match cell {
            Cell::Nothing => {}
            Cell::Flag(flag) => self.bytes.extend([b'f', u8::from(*flag)]),
            // A term comes before any text.
            Cell::Term(term) => self.bytes.extend([b'k', *term as u8]),
            Cell::Number(number) => self.push_number(*number),
            Cell::Moment(microseconds) => {
                self.bytes.push(b'o');
                push_integer(&mut self.bytes, (*microseconds).into());
            }
            Cell::Text(text) => self.push_text(text.trim()),
        }
        self.ends.push(self.bytes.len());
    }

    /// The key of a row's cell.
    pub(super) fn of(&self, row: usize) -> &[u8] {
        let start = if row == 0 { 0 } else { self.ends[row - 1] };
        &self.bytes[start..self.ends[row]]
    }

    /// The first bytes of a row's key as a number: enough to tell most keys apart, and quicker to compare.
    pub(super) fn prefix_of(&self, row: usize) -> u64 {
        let mut prefix = [0; 8];
        for (place, byte) in prefix.iter_mut().zip(self.of(row)) {
            *place = *byte;
        }
        u64::from_be_bytes(prefix)
    }

    /// The whole part, then the fraction in units of the smallest that a decimal can represent. (As one integer the
    /// largest would not fit.) Both carry the sign, so that -1.5 sorts before -1.2.
    fn push_number(&mut self, number: Decimal) {
        let unit = 10_i128.pow(number.scale());
        let whole = number.mantissa() / unit;
        let fraction = number.mantissa() % unit * 10_i128.pow(Decimal::MAX_SCALE - number.scale());
        self.bytes.push(b'n');
        for part in [whole, fraction] {
            push_integer(&mut self.bytes, part);
        }
    }

    /// The folded text, with each run of digits led by its length: `Row 2` sorts before `Row 10`.
    fn push_text(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        self.bytes.push(b't');
        self.folded.clear();
        fold_into(&mut self.folded, text);
        let mut rest = self.folded.as_bytes();
        while let [first, after @ ..] = rest {
            if first.is_ascii_digit() {
                let run = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
                push_digits(&mut self.bytes, &rest[..run]);
                rest = &rest[run..];
            } else {
                self.bytes.push(*first);
                rest = after;
            }
        }
    }
}

/// The number of significant bytes, and these; all inverted below zero, so that the longest is the smallest.
fn push_integer(bytes: &mut Vec<u8>, integer: i128) {
    let magnitude = integer.unsigned_abs().to_be_bytes();
    let zeros = magnitude.iter().take_while(|byte| **byte == 0).count();
    let inversion = if integer < 0 { u8::MAX } else { 0 };
    bytes.extend(u8::try_from(magnitude.len() - zeros).map(|length| (0x80 + length) ^ inversion));
    bytes.extend(magnitude[zeros..].iter().map(|byte| byte ^ inversion));
}

/// A mark that sorts where digits do among other characters, the number of significant digits, and these.
fn push_digits(bytes: &mut Vec<u8>, run: &[u8]) {
    let zeros = run.iter().take_while(|digit| **digit == b'0').count();
    let significant = &run[zeros..];
    bytes.push(b'0');
    let mut length = significant.len();
    while length >= usize::from(u8::MAX) {
        bytes.push(u8::MAX);
        length -= usize::from(u8::MAX);
    }
    bytes.extend(u8::try_from(length));
    bytes.extend(significant);
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use proptest::prelude::*;

    use super::*;

    fn compared(left: Cell<'_>, right: Cell<'_>) -> Ordering {
        let mut keys = Keys::default();
        keys.push(&left);
        keys.push(&right);
        let ordering = keys.of(0).cmp(keys.of(1));
        let by_prefix = keys.prefix_of(0).cmp(&keys.prefix_of(1));
        assert!(by_prefix == ordering || by_prefix == Ordering::Equal);
        ordering
    }

    fn assert_ascending(texts: &[&str]) {
        for pair in texts.windows(2) {
            assert_eq!(compared(pair[0].into(), pair[1].into()), Ordering::Less, "{pair:?}");
        }
    }

    #[test]
    fn digits_within_texts_sort_by_value() {
        assert_ascending(&["Row", "Row 2", "Row 2 left", "Row 10", "Row 10a", "Row 100", "Rowing"]);
        assert_ascending(&["Row (left)", "Row-left", "Row2", "Rowing"]);
        assert_ascending(&["8", "09", "10", "100000000000000000000", "100000000000000000001"]);
        let long = "9".repeat(254);
        let longer = "1".repeat(255);
        let longest = "1".repeat(256);
        assert_ascending(&[&long, &longer, &longest]);
    }

    #[test]
    fn texts_sort_without_case_and_accents() {
        assert_ascending(&["angel", "Ångström", "Ant", "Zoë", "zoef"]);
        assert_eq!(compared("Zoë".into(), " ZOE ".into()), Ordering::Equal);
        assert_eq!(compared("Row 02".into(), "row 2".into()), Ordering::Equal);
    }

    #[test]
    fn only_empty_cells_have_an_empty_key() {
        let mut keys = Keys::default();
        for cell in [Cell::Nothing, Cell::from("  "), Cell::from("\u{301}"), Cell::from(0_u64)] {
            keys.push(&cell);
        }
        assert!(keys.of(0).is_empty() && keys.of(1).is_empty());
        assert!(!keys.of(2).is_empty() && !keys.of(3).is_empty());
    }

    fn decimal() -> impl Strategy<Value = Decimal> {
        let mantissa = -79_228_162_514_264_337_593_543_950_335_i128..=79_228_162_514_264_337_593_543_950_335;
        prop_oneof![
            (mantissa, 0..=28_u32).prop_map(|(digits, scale)| Decimal::from_i128_with_scale(digits, scale)),
            (-300_i64..300, 0..3_u32).prop_map(|(digits, scale)| Decimal::new(digits, scale)),
        ]
    }

    proptest! {
        #[test]
        fn numbers_sort_as_numbers(left in decimal(), right in decimal()) {
            prop_assert_eq!(compared(left.into(), right.into()), left.cmp(&right));
        }

        #[test]
        fn moments_sort_as_moments(left: i64, right: i64) {
            prop_assert_eq!(compared(Cell::Moment(left), Cell::Moment(right)), left.cmp(&right));
        }

        #[test]
        fn whole_numbers_in_texts_sort_as_numbers(left: u64, right: u64) {
            let text = |number: u64| Cell::from(format!("Seat {number} left"));
            prop_assert_eq!(compared(text(left), text(right)), left.cmp(&right));
        }
    }
}
