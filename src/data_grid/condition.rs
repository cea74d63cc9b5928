//! Conditions on single columns, typed into the search box beside other words: `status:paid`, `ticket:"early bird"`,
//! `price:>10`.

use rust_decimal::Decimal;

use super::cell::Cell;
use super::grid::Grid;
use super::normalize_text::folded;

/// The names of columns, and the words for values that each language has its own for.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    columns: Vec<(String, usize)>,
    words: Vec<(String, &'static str)>,
}

/// What the cell of a column has to hold.
#[derive(Clone, Debug, PartialEq)]
pub struct Condition {
    column: usize,
    /// The folded text.
    text: String,
    /// The values that the text is a word for, as [`Cell::plain`] spells them.
    values: Vec<&'static str>,
    number: Option<(Comparison, Decimal)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Comparison {
    Less,
    AtMost,
    Equal,
    AtLeast,
    More,
}

/// The signs of comparisons, the longer ones first.
const SIGNS: [(&str, Comparison); 5] = [
    ("<=", Comparison::AtMost),
    (">=", Comparison::AtLeast),
    ("<", Comparison::Less),
    (">", Comparison::More),
    ("=", Comparison::Equal),
];

impl Vocabulary {
    /// Names a column; it may have several names. Case, accents, spaces and underscores don't matter.
    pub fn name(&mut self, column: usize, name: &str) {
        self.columns.push((name_key(name), column));
    }

    /// Gives a value a word, the value as [`Cell::plain`] spells it.
    pub fn word(&mut self, word: &str, value: &'static str) {
        self.words.push((folded(word), value));
    }

    /// The conditions in what is typed, and what else is typed. A condition without a value does not narrow yet.
    pub fn read(&self, typed: &str) -> (Vec<Condition>, String) {
        let (mut conditions, mut others) = (Vec::new(), Vec::new());
        for word in words(typed) {
            match self.named(word) {
                Some((column, value)) => conditions.extend(self.condition(column, value)),
                None => others.push(word),
            }
        }
        (conditions, others.join(" "))
    }

    /// The column that a word names, and the value after it.
    fn named<'a>(&self, word: &'a str) -> Option<(usize, &'a str)> {
        let (name, value) = word.split_once(':')?;
        let name = name_key(name);
        let (_, column) = self.columns.iter().find(|(known, _)| *known == name)?;
        Some((*column, value))
    }

    fn condition(&self, column: usize, value: &str) -> Option<Condition> {
        if value.is_empty() {
            return None;
        }
        let sign =
            SIGNS.into_iter().find_map(|(sign, comparison)| Some((comparison, value.strip_prefix(sign)?)));
        let number = |text: &str| text.replace(',', ".").parse::<Decimal>().ok();
        let number = match sign {
            // A sign alone waits for its number.
            Some((comparison, text)) => Some((comparison, number(text)?)),
            None => number(value).map(|number| (Comparison::Equal, number)),
        };
        let text = folded(value.trim_matches('"'));
        let is_word = |word: &str| !text.is_empty() && word.starts_with(&text);
        let values = self.words.iter().filter(|(word, _)| is_word(word)).map(|(_, value)| *value).collect();
        Some(Condition { column, text, values, number })
    }
}

impl Condition {
    /// Whether a row meets it.
    pub(super) fn holds_for(&self, grid: &dyn Grid, row: usize) -> bool {
        let cell = grid.cell(row, self.column);
        match &cell {
            _ if self.text.is_empty() => cell.is_empty(),
            Cell::Nothing | Cell::Moment(_) => false,
            Cell::Flag(_) | Cell::Term(_) => self.values.iter().any(|value| *value == cell.plain()),
            Cell::Number(own) => {
                self.number.is_some_and(|(comparison, number)| comparison.holds(*own, number))
            }
            Cell::Text(text) => folded(text).contains(&self.text),
        }
    }
}

impl Comparison {
    fn holds(self, own: Decimal, number: Decimal) -> bool {
        match self {
            Self::Less => own < number,
            Self::AtMost => own <= number,
            Self::Equal => own == number,
            Self::AtLeast => own >= number,
            Self::More => own > number,
        }
    }
}

/// A name as it is looked up.
fn name_key(name: &str) -> String {
    let mut key = folded(name);
    key.retain(char::is_alphanumeric);
    key
}

/// The words of a text. A word goes on until a blank, or from `:"` on until the next quotation mark.
fn words(text: &str) -> Vec<&str> {
    let (mut words, mut left) = (Vec::new(), text.trim_start());
    while !left.is_empty() {
        let blank = left.find(char::is_whitespace).unwrap_or(left.len());
        let end = match left.find(":\"").filter(|quote| *quote < blank) {
            Some(quote) => {
                let inside = quote + 2;
                left[inside..].find('"').map_or(left.len(), |close| inside + close + 1)
            }
            None => blank,
        };
        let (word, after) = left.split_at(end);
        words.push(word);
        left = after.trim_start();
    }
    words
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::cell::Term;
    use super::super::sample::Sample;
    use super::*;

    fn vocabulary() -> Vocabulary {
        let mut vocabulary = Vocabulary::default();
        for (column, names) in
            [["ticket", "Kaartsoort"], ["status", "Status"], ["sold_out", "Sold out"], ["price", "Prijs"]]
                .iter()
                .enumerate()
        {
            names.iter().for_each(|name| vocabulary.name(column, name));
        }
        for (word, value) in [("Yes", "true"), ("No", "false"), ("Betaald", "paid")] {
            vocabulary.word(word, value);
        }
        vocabulary
    }

    fn grid() -> Sample {
        let price = |hundredths| Cell::Number(Decimal::new(hundredths, 2));
        Sample::new(vec![
            vec!["Early bird".into(), Cell::Term(Term::Paid), true.into(), price(1050)],
            vec!["Früher Vogel".into(), "Open".into(), false.into(), price(1000)],
            vec![Cell::Nothing, "Open".into(), false.into(), price(0)],
        ])
    }

    /// The rows that meet what is typed, and what else is typed.
    fn rows(typed: &str) -> (Vec<usize>, String) {
        let (conditions, others) = vocabulary().read(typed);
        let grid = grid();
        let meets = |row: &usize| conditions.iter().all(|condition| condition.holds_for(&grid, *row));
        ((0..3).filter(meets).collect(), others)
    }

    #[test]
    fn a_condition_narrows_one_column() {
        for (typed, expected) in [
            ("ticket:bird", &[0][..]),
            ("TICKET:FRUHER", &[1]),
            ("kaartsoort:vogel", &[1]),
            ("ticket:\"early bird\"", &[0]),
            ("ticket:\"early bi", &[0]),
            ("ticket:\"\"", &[2]),
            ("status:betaald", &[0]),
            ("status:bet", &[0]),
            ("status:open", &[1, 2]),
            ("sold_out:yes", &[0]),
            ("soldout:n", &[1, 2]),
            ("price:10", &[1]),
            ("price:>10", &[0]),
            ("price:>=10", &[0, 1]),
            ("price:<10,50", &[1, 2]),
            ("price:<=10.5", &[0, 1, 2]),
            ("price:=0", &[2]),
            ("price:many", &[]),
            ("status:open price:>0", &[1]),
        ] {
            assert_eq!(rows(typed), (expected.to_vec(), String::new()), "{typed}");
        }
    }

    #[test]
    fn while_it_is_typed_it_does_not_narrow_yet() {
        for typed in ["status:", "price:>", "price:<="] {
            assert_eq!(rows(typed).0, [0, 1, 2], "{typed}");
        }
    }

    #[test]
    fn all_else_is_searched_for_as_before() {
        let all = || vec![0, 1, 2];
        assert_eq!(rows("  Jansen,   Zoë "), (all(), "Jansen, Zoë".to_owned()));
        assert_eq!(rows("https://example.org 10:30"), (all(), "https://example.org 10:30".to_owned()));
        assert_eq!(rows("zoe status:open b@example.org"), (vec![1, 2], "zoe b@example.org".to_owned()));
    }

    proptest! {
        #[test]
        fn any_text_is_read_and_nothing_is_added(typed in r#"[a-zé:"<>=0-9 ,.]{0,30}"#) {
            let (_, others) = vocabulary().read(&typed);
            let others: Vec<&str> = others.split_whitespace().collect();
            prop_assert!(others.iter().all(|word| typed.contains(word)), "{:?}", others);
        }
    }
}
