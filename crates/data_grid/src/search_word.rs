//! One word of what a person types, and where a text has it.

/// How many digits a number has at least that is looked for in other forms than the typed one.
const LONG: usize = 8;

/// A folded word, in each of the forms in which a text may have it: of a telephone number also without the characters
/// that group its digits (`06-12345678`), and without the code of its country (`+31612345678`, `0031612345678`); of
/// an id also without the sign before it (`#500062`); of a name also without its apostrophe (`o'neill`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    forms: Vec<Form>,
}

impl Word {
    /// Takes a folded word.
    pub(super) fn new(text: &str) -> Self {
        let mut forms = vec![Form::new(text)];
        if let Some(id) = text.strip_prefix('#').filter(|id| !id.is_empty()) {
            forms.push(Form::new(id));
        }
        let plain = text.replace('\'', "");
        if !plain.is_empty() && plain != text {
            forms.push(Form::new(&plain));
        }
        if is_long_number(text) {
            let number = ungrouped(text);
            // The code of a country has one digit to three.
            let digits = number.strip_prefix('+').or_else(|| abroad(&number)).unwrap_or_default();
            let without_code = (1..=3).filter_map(|code| digits.get(code..));
            let may_be_national = |rest: &&str| rest.len() >= LONG && !rest.starts_with("00");
            let national = without_code.filter(may_be_national).map(|rest| format!("0{rest}"));
            forms.extend(national.map(|national| Form::new(&national)));
            if number != text {
                forms.push(Form::new(&number));
            }
        }
        Self { forms }
    }

    /// Its length in bytes: a longer word is found in fewer rows.
    pub(super) fn len(&self) -> usize {
        self.forms.iter().map(|form| form.text.len()).min().unwrap_or_default()
    }

    /// Whether every text that has this word also has the other one.
    pub(super) fn implies(&self, other: &Self) -> bool {
        let is_in = |form: &Form| other.forms.iter().any(|other| form.text.contains(&other.text));
        self.forms.iter().all(is_in)
    }

    /// Where a text has it for the first time, at or after a place.
    pub(super) fn position(&self, text: &[u8], from: usize) -> Option<usize> {
        self.forms.iter().filter_map(|form| form.position(text, from)).min()
    }
}

/// What follows the `00` that a call to another country begins with, if it may be such a number.
fn abroad(number: &str) -> Option<&str> {
    number.strip_prefix("00").filter(|digits| (9..=14).contains(&digits.len()) && !digits.starts_with('0'))
}

/// Whether a text is a number of many digits, as numbers of telephones are.
pub(super) fn is_long_number(text: &str) -> bool {
    is_number(text) && text.bytes().filter(u8::is_ascii_digit).count() >= LONG
}

/// Whether a text is nothing but digits, perhaps in groups.
pub(super) fn is_number(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'+' || is_between_groups(byte))
}

/// A number in one piece.
pub(super) fn ungrouped(number: &str) -> String {
    number.bytes().filter(|byte| !is_between_groups(*byte)).map(char::from).collect()
}

fn is_between_groups(byte: u8) -> bool {
    matches!(byte, b' ' | b'-' | b'.' | b'/' | b'(' | b')')
}

/// A form of a word. Written without letters it is a number too, whose leading zeros don't matter: scanners and printed
/// tickets show barcodes with zeros that the number itself does not have, and phones leave them out after `+31`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Form {
    text: String,
    /// How many zeros lead a word of only digits.
    zeros: usize,
}

impl Form {
    fn new(text: &str) -> Self {
        let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
        let zeros = if is_number { text.len() - text.trim_start_matches('0').len() } else { 0 };
        Self { text: text.to_owned(), zeros }
    }

    /// Where a text has it for the first time, at or after a place.
    fn position(&self, text: &[u8], from: usize) -> Option<usize> {
        let (zeros, significant) = self.text.as_bytes().split_at(self.zeros);
        let Some((first, rest)) = significant.split_first() else {
            // Zeros alone are how any number may begin.
            return text[from..].iter().position(u8::is_ascii_digit).map(|at| from + at);
        };
        let mut after = from;
        loop {
            let at = after + text[after..].iter().position(|byte| byte == first)?;
            after = at + 1;
            let is_there = text[after..].starts_with(rest)
                && (zeros.is_empty() || text[..at].ends_with(zeros) || begins_number(&text[..at]));
            if is_there {
                return Some(at);
            }
        }
    }
}

/// Whether what precedes a digit makes this the first significant one of a number: nothing of it but zeros, or a `+`
/// with the code of a country and the zero that some write after it.
fn begins_number(before: &[u8]) -> bool {
    let before = trim_end(before, |byte| byte == b'0');
    let number = trim_end(before, |byte| byte.is_ascii_digit());
    let digits = before.len() - number.len();
    digits == 0 || (digits <= 3 && number.ends_with(b"+"))
}

fn trim_end(bytes: &[u8], is_trimmed: fn(u8) -> bool) -> &[u8] {
    let end = bytes.iter().rposition(|byte| !is_trimmed(*byte)).map_or(0, |last| last + 1);
    &bytes[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn has(text: &str, word: &str) -> bool {
        Word::new(word).position(text.as_bytes(), 0).is_some()
    }

    #[test]
    fn a_word_is_found_anywhere() {
        assert!(has("zoe jansen", "jan") && has("zoe jansen", "sen") && has("abab", "bab"));
        assert!(!has("zoe jansen", "jansens") && !has("", "a"));
        assert_eq!(Word::new("an").position(b"an an", 1), Some(3));
    }

    #[test]
    fn leading_zeros_of_a_number_do_not_matter() {
        for barcode in ["871234", "0000871234", "tt-00871234"] {
            for typed in ["871234", "0871234", "0000000871234", "0087", "00", "7123"] {
                assert!(has(barcode, typed), "{typed} in {barcode}");
            }
            assert!(!has(barcode, "0712"), "{barcode}");
        }
        assert!(
            !has("102604", "002100000102604") && !has("102604", "00210000102604"),
            "no number of another country"
        );
        assert!(has("10073", "007"), "as it is");
        assert!(!has("10073", "0073x"));
    }

    #[test]
    fn an_id_is_found_with_the_sign_that_stands_for_a_number() {
        assert!(has("500062", "#500062") && has("#500062", "#500062") && has("500062", "#5000"));
        assert!(!has("500062", "#500063") && !has("500062", "#"));
    }

    #[test]
    fn a_phone_number_is_found_as_people_write_it() {
        for typed in [
            "06-12345678",
            "06.12.34.56.78",
            "(06)12345678",
            "+31612345678",
            "+31-612345678",
            "0031612345678",
            "0031(0)612345678",
        ] {
            for stored in ["0612345678", "+31612345678", "+310612345678"] {
                assert!(has(stored, typed), "{typed} in {stored}");
            }
            assert!(!has("0612345679", typed), "{typed}");
        }
        assert!(!has("061234", "06-1234"), "few digits may be anything");
    }

    #[test]
    fn a_phone_number_is_found_with_or_without_its_country() {
        for stored in ["+31612345678", "+310612345678", "0612345678", "612345678"] {
            assert!(has(stored, "0612345678"), "{stored}");
            assert!(has(stored, "612345678"), "{stored}");
        }
        assert!(!has("+31612345678", "02345678"));
    }
}
