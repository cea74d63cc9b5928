//! Texts that a spreadsheet must take for nothing but text.
//!
//! A CSV file has no types: a spreadsheet runs what looks like a formula, and turns what looks like a number or a date
//! into one. Names come from customers, so the first is an attack; the second is a loss, because `8712345678901`
//! becomes 8.71E+12, `0612345678` loses its zero and `10-12` becomes a day in December.
//!
//! Both get an apostrophe, the sign by which spreadsheets mark text. It is seen, and that is why it is chosen: a tab or
//! an invisible space preserves the digits too, but then a copied barcode is never found again, for no visible reason;
//! quotes mean nothing to a spreadsheet; and `="8712345678901"` is a formula itself. A phone number that begins with
//! `+` gets the apostrophe as well. What a spreadsheet leaves alone stays bare: ids and barcodes of up to eleven digits
//! without a leading zero.

use std::borrow::Cow;

/// How many digits a spreadsheet shows before it turns to powers of ten.
const DIGITS_SHOWN: usize = 11;

/// A text with an apostrophe wherever a spreadsheet could take it, or a part of it, for something else.
///
/// A part, because it is unknown how the file is opened: where a spreadsheet expects another separator, a cell can
/// begin in the middle of a name (`x;=1+1`). There, signs without a letter or digit after them (`5,-`) are let be.
pub fn guarded(text: &str) -> Cow<'_, str> {
    let mark = if begins_formula(text) || reads_as_value(text) { "'" } else { "" };
    if text.bytes().any(|byte| ends_cell(byte.into())) {
        Cow::Owned(format!("{mark}{}", guarded_within(text)))
    } else if mark.is_empty() {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(format!("{mark}{text}"))
    }
}

fn guarded_within(text: &str) -> String {
    let mut guarded = String::with_capacity(text.len() + 1);
    let mut may_begin_cell = false;
    for (at, character) in text.char_indices() {
        if may_begin_cell && is_formula_sign(character) && text[at..].contains(is_letter_or_digit) {
            guarded.push('\'');
        }
        may_begin_cell = ends_cell(character) || (may_begin_cell && is_overlooked(character));
        guarded.push(character);
    }
    guarded
}

fn begins_formula(text: &str) -> bool {
    text.starts_with(['\t', '\r', '\n'])
        || text.trim_start_matches(is_overlooked).starts_with(is_formula_sign)
}

/// The four signs, and the wide ones that East Asian keyboards write.
fn is_formula_sign(character: char) -> bool {
    matches!(character, '=' | '+' | '-' | '@' | '＝' | '＋' | '－' | '＠')
}

/// What may end a cell where the file is opened, whichever separator it is written with.
fn ends_cell(character: char) -> bool {
    matches!(character, ',' | ';' | '\t' | '\r' | '\n')
}

/// What may precede a formula in its cell: blanks, what can't be seen, and quotes, which go when the file is saved and
/// opened once more.
fn is_overlooked(character: char) -> bool {
    character.is_whitespace()
        || character.is_control()
        || matches!(character, '"' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
}

fn is_letter_or_digit(character: char) -> bool {
    character.is_ascii_alphanumeric() || !character.is_ascii()
}

/// Whether a spreadsheet would read a number, date or time, and show something else than what is written.
fn reads_as_value(text: &str) -> bool {
    let text = text.trim();
    let is_digit = |character: char| character.is_ascii_digit();
    if text.chars().all(is_digit) {
        return text.len() > DIGITS_SHOWN || (text.len() > 1 && text.starts_with('0'));
    }
    text.starts_with(|first| is_digit(first) || first == '.')
        && text.contains(is_digit)
        && text.chars().all(|character| is_digit(character) || " .,:/-+%eE".contains(character))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn formulas_are_marked_as_text() {
        for text in [
            "=1+1",
            "+31612345678",
            "-2+3",
            "@SUM(A1)",
            "  =1",
            "\u{a0}=1",
            "\u{feff}=1",
            "\tx",
            "\rx",
            "\"=1\"",
            "＝1",
            "-",
        ] {
            assert_eq!(guarded(text), format!("'{text}"), "{text:?}");
        }
    }

    #[test]
    fn formulas_behind_another_separator_are_marked_too() {
        assert_eq!(guarded("x;=HYPERLINK(1)"), "x;'=HYPERLINK(1)");
        assert_eq!(guarded("x, \"@A1"), "x, \"'@A1");
        assert_eq!(guarded("first\n-A1"), "first\n'-A1");
        assert_eq!(guarded("\t=A1"), "'\t'=A1");
        assert_eq!(guarded("Consumptie 5,-"), "Consumptie 5,-");
        assert_eq!(guarded("till then ;-)"), "till then ;-)");
    }

    #[test]
    fn what_a_spreadsheet_would_rewrite_is_marked() {
        for text in [
            "8712345678901",
            "123456789012",
            "0612345678",
            "007",
            "10-12",
            "3/4",
            "20:00",
            "1.5",
            "12E5",
            ".5",
        ] {
            assert_eq!(guarded(text), format!("'{text}"), "{text:?}");
        }
    }

    #[test]
    fn everything_else_stays_as_it_is() {
        for text in [
            "",
            "3021",
            "0",
            "12345678901",
            "Zoë Jansen",
            "jan@example.org",
            "1234 AB",
            "E5",
            "a=b",
            "'s-Gravenhage",
        ] {
            assert_eq!(guarded(text), text);
        }
    }

    proptest! {
        #[test]
        fn only_apostrophes_are_added(text in any::<String>()) {
            prop_assert_eq!(guarded(&text).replace('\'', ""), text.replace('\'', ""));
        }

        #[test]
        fn no_cell_begins_with_a_formula_however_it_is_cut(text in "[ a1=+@,;\"\t\r\n-]{0,12}") {
            let guarded = guarded(&text);
            let first = guarded.trim_start_matches(is_overlooked);
            prop_assert!(!first.starts_with(is_formula_sign));
            for cell in guarded.split([',', ';', '\t', '\r', '\n']) {
                let cell = cell.trim_start_matches([' ', '"']);
                prop_assert!(!(cell.starts_with(['=', '+', '-', '@']) && cell.contains(['a', '1'])), "{cell:?}");
            }
        }
    }
}
