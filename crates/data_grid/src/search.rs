//! One box over everything: narrows the rows while a person types.

use super::grid::Grid;
use super::name_query::{name_parts, spelled_out};
use super::normalize_text::fold_into;
use super::search_index::Index;
use super::search_word::{Word, is_long_number, ungrouped};

/// What can be searched for in a list, and what was found last.
///
/// A row is found when its searched columns contain each word, in any order. Case and accents don't matter, nor do
/// leading zeros of numbers; spaces, commas and semicolons part the words, so `Jansen, Zoë` finds `Zoë Jansen`.
#[derive(Default)]
pub struct Search {
    index: Index,
    words: Vec<Word>,
    /// All rows that have these words; more, while rows are new.
    found: Vec<usize>,
}

impl Search {
    /// Takes in the rows that it does not know yet, at most so many, and says whether it knows all now. Rows are only
    /// ever added: for records that changed, start anew.
    pub fn extend(&mut self, grid: &dyn Grid, at_most: usize) -> bool {
        let known = self.index.len();
        let until = grid.row_count().min(known.saturating_add(at_most));
        for row in known..until {
            self.index.push(grid, row);
        }
        if until > known {
            self.found = (0..until).collect();
        }
        until == grid.row_count()
    }

    /// The rows that have every word typed, in ascending order; all of them where nothing is typed.
    pub fn find(&mut self, typed: &str) -> &[usize] {
        let words = words(typed);
        let narrows = self.words.iter().all(|old| words.iter().any(|new| new.implies(old)));
        if words.is_empty() {
            self.found = (0..self.index.len()).collect();
        } else if narrows && self.found.len() < self.index.len() / 4 {
            self.retain(&words);
        } else if let Some(longest) = words.iter().max_by_key(|word| word.len()) {
            // Going through the whole text for one word is faster than looking into most of its rows one by one.
            self.found = self.index.rows_with(longest);
            if words.len() > 1 {
                self.retain(&words);
            }
        }
        self.words = words;
        &self.found
    }

    /// A test of rows: do these columns alone have all words that were looked for last?
    pub fn is_found_in<'a>(&'a self, grid: &dyn Grid, columns: &[usize]) -> impl Fn(usize) -> bool + use<'a> {
        let searched = (0..grid.column_count()).filter(|column| grid.is_searched(*column));
        let is_meant: Vec<bool> = searched.map(|column| columns.contains(&column)).collect();
        move |row| {
            let cells = || self.index.cells(row).zip(&is_meant).filter(|(_, is_meant)| **is_meant);
            self.words.iter().all(|word| cells().any(|(cell, _)| word.position(cell.as_bytes(), 0).is_some()))
        }
    }

    /// Whether a text has one of the words that were looked for last.
    pub fn has_any_word(&self, text: &str) -> bool {
        let mut folded = String::new();
        fold_into(&mut folded, text);
        self.words.iter().any(|word| word.position(folded.as_bytes(), 0).is_some())
    }

    fn retain(&mut self, words: &[Word]) {
        let index = &self.index;
        self.found.retain(|row| words.iter().all(|word| index.has(*row, word)));
    }
}

/// How many digits the code of an area or a country has at most, with what is dialled before it.
const LONGEST_CODE: usize = 5;
/// How many digits a number of this country has at most, and one of another country.
const LONGEST: usize = 11;
const LONGEST_ABROAD: usize = 15;

fn words(typed: &str) -> Vec<Word> {
    let mut folded = String::new();
    fold_into(&mut folded, typed);
    let text = folded.trim();
    // A telephone number is one, however it is grouped.
    if text.starts_with('+') && is_long_number(text) || is_grouped_phone(text) {
        return vec![Word::new(&ungrouped(text))];
    }
    let words = name_parts(text).flat_map(spelled_out).flat_map(halves);
    words.map(Word::new).collect()
}

/// Whether a text is one telephone number in groups: the first one is the code of an area or a country. Several numbers have more
/// digits.
fn is_grouped_phone(text: &str) -> bool {
    let code = text.trim_start_matches('(').split(|character: char| !character.is_ascii_digit()).next();
    let begins_with_code = code.is_some_and(|code| code.starts_with('0') && code.len() <= LONGEST_CODE);
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    let most = if text.starts_with("00") { LONGEST_ABROAD } else { LONGEST };
    begins_with_code && text.contains([' ', '(']) && is_long_number(text) && digits <= most
}

/// The parts of a double name, which is often written without the hyphen; any other word as it is.
fn halves(word: &str) -> Vec<&str> {
    let is_name = |part: &str| part.chars().all(|letter| letter.is_alphabetic() || letter == '\'');
    let parts: Vec<&str> = word.split('-').filter(|part| !part.is_empty()).collect();
    if !parts.is_empty() && parts.iter().all(|part| is_name(part)) { parts } else { vec![word] }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rust_decimal::Decimal;

    use super::super::cell::Cell;
    use super::super::sample::Sample;
    use super::*;

    fn search(grid: &Sample) -> Search {
        let mut search = Search::default();
        assert!(search.extend(grid, usize::MAX));
        search
    }

    fn buyers() -> Sample {
        let row = |name: &'static str, mail: &'static str, phone: &'static str, barcode: &'static str| {
            vec![name.into(), mail.into(), phone.into(), barcode.into(), Cell::Number(Decimal::new(5950, 2))]
        };
        Sample::new(vec![
            row("Zoë van den Berg", "zoe@example.org", "06-1234 5678", "0008712345678901"),
            row("Bérénice Jansen", "b.jansen@example.org", "+31 6 87654321", "8712345670000"),
            row("Jan-Willem Ångström", "jw@example.com", "", "42"),
        ])
    }

    #[test]
    fn finds_people_as_they_are_asked_for() {
        let mut search = search(&buyers());
        for (typed, expected) in [
            ("", &[0, 1, 2][..]),
            ("  ", &[0, 1, 2]),
            ("berg zoe", &[0]),
            ("BERG, Zoë", &[0]),
            ("jan", &[1, 2]),
            ("jan angs", &[2]),
            ("Z. van den Berg", &[0]),
            ("J.W. Ångström", &[2]),
            ("J.-W. Ångström", &[2]),
            ("w.", &[2]),
            ("vd Berg", &[0]),
            ("Jan Willem", &[2]),
            ("Van den Berg B.V.", &[0]),
            ("871234 0612345678", &[0]),
            ("0871234 612345678", &[0]),
            ("0031 6 1234 5678", &[0]),
            ("06-1234 5678", &[0]),
            ("(06)1234 5678", &[0]),
            ("0031(0)6 12345678", &[0]),
            ("06-12345678 871234", &[0]),
            ("Van den Berg BV Zoë", &[0]),
            ("(06) 123 456 78", &[0]),
            ("jansen@", &[1]),
            ("janssen", &[]),
            ("b.jansen@example", &[1]),
            ("example.org jansen", &[1]),
            ("8712345678901", &[0]),
            ("08712345678901", &[0]),
            ("0008712345670000", &[1]),
            ("00000042", &[2]),
            ("0612345678", &[0]),
            ("1234 5678 berg", &[0]),
            ("0687654321", &[1]),
            ("+31687654321", &[1]),
            ("+31 6 1234 5678", &[0]),
            ("06-12345678", &[0]),
            ("06-8765.4321", &[1]),
            ("59,50", &[0, 1, 2]),
            ("zoe jansen", &[]),
        ] {
            assert_eq!(search.find(typed), expected, "{typed}");
        }
    }

    #[test]
    fn an_apostrophe_that_begins_a_word_is_typed_like_any_letter() {
        let grid = Sample::texts(&["'t Veld", "tim", "t1"]);
        let mut search = search(&grid);
        for (typed, expected) in [("'", &[0][..]), ("'t", &[0, 1, 2]), ("'t ", &[0, 1, 2]), ("'t v", &[0])] {
            assert_eq!(search.find(typed), expected, "{typed}");
        }
    }

    #[test]
    fn an_apostrophe_and_a_hyphen_may_be_left_out_or_added() {
        let grid = Sample::texts(&["Sean O'Neill", "Sean ONeill", "El-Amrani", "El Amrani", "2009-02-05"]);
        let mut search = search(&grid);
        for (typed, expected) in [
            ("oneill", &[0, 1][..]),
            ("O’Neill", &[0, 1]),
            ("el amrani", &[2, 3]),
            ("El-Amrani", &[2, 3]),
            ("2009-02-05", &[4]),
            ("02-2009", &[]),
            ("El-", &[2, 3]),
            ("-", &[2, 4]),
            (".", &[]),
        ] {
            assert_eq!(search.find(typed), expected, "{typed}");
        }
    }

    #[test]
    fn says_in_which_columns_a_row_is_found() {
        let row = |name: &'static str, note: &'static str| {
            vec![name.into(), Cell::Flag(true), Cell::Nothing, note.into(), "06-1234 5678".into()]
        };
        let rows = vec![row("Anna Berg", "gift\nfor Bob"), row("Bob", "Anna"), row("Hanna", "")];
        let grid = Sample::new(rows);
        let mut search = search(&grid);
        for (typed, columns, expected) in [
            ("anna", &[0][..], &[0, 2][..]),
            ("anna", &[3], &[1]),
            ("anna bob", &[0], &[]),
            ("anna bob", &[3, 0], &[0, 1]),
            ("0612345678", &[3], &[]),
            ("0612345678", &[4], &[0, 1, 2]),
            ("0612345678", &[1], &[]),
        ] {
            let found = search.find(typed).to_vec();
            let is_in = search.is_found_in(&grid, columns);
            let rows: Vec<usize> = found.into_iter().filter(|row| is_in(*row)).collect();
            assert_eq!(rows, expected, "{typed} in {columns:?}");
        }
    }

    #[test]
    fn rows_that_arrive_later_are_found_too() {
        let grid = Sample::texts(&["Anna", "Bob", "Hanna"]);
        let mut search = Search::default();
        assert!(!search.extend(&grid, 2));
        assert_eq!(search.find("anna"), [0]);
        assert!(search.extend(&grid, 2));
        assert_eq!(search.find("anna"), [0, 2]);
        assert_eq!(search.find(""), [0, 1, 2]);
    }

    fn line() -> impl Strategy<Value = Vec<Cell<'static>>> {
        let text = prop_oneof!["[aAáb ]{0,6}", "[0-2]{0,6}", "[+][0-2 ]{0,6}", "[a0-1 +-]{0,6}"];
        (text, 0_u64..2_000).prop_map(|(text, number)| vec![text.into(), number.into()])
    }

    proptest! {
        /// As a person types, goes back, and pastes something else.
        #[test]
        fn narrowing_finds_what_searching_anew_finds(
            lines in prop::collection::vec(line(), 0..60),
            typed in prop::collection::vec("[aáB0-2, +]{0,5}", 1..4),
        ) {
            let grid = Sample::new(lines);
            let mut narrowing = search(&grid);
            for text in typed {
                for end in text.char_indices().map(|(at, character)| at + character.len_utf8()) {
                    let mut anew = search(&grid);
                    prop_assert_eq!(narrowing.find(&text[..end]), anew.find(&text[..end]));
                }
            }
        }

        #[test]
        fn every_row_is_found_by_its_own_words_in_any_order(
            lines in prop::collection::vec(line(), 1..20),
            at: prop::sample::Index,
        ) {
            let row = at.index(lines.len());
            let mut own: Vec<String> = lines[row].iter().map(|cell| cell.plain().into_owned()).collect();
            own.reverse();
            let grid = Sample::new(lines);
            prop_assert!(search(&grid).find(&own.join(" ")).contains(&row));
        }
    }
}
