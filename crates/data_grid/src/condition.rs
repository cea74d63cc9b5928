//! Conditions on single columns, typed into the search box beside other words: `status:paid`, `ticket:"early bird"`,
//! `price:>10`, `bought:2026-11-01..2026-11-07`.

use rust_decimal::Decimal;

use super::cell::Cell;
use super::facet::{Facet, Wanted};
use super::grid::Grid;
use super::normalize_text::folded;

/// How long a word has to be before the name of a column is offered for it.
const SHORTEST: usize = 3;

/// The names of columns, and the words for values that each language has its own for.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    names: Vec<Name>,
    words: Vec<(String, &'static str)>,
    /// The columns of moments.
    moments: Vec<usize>,
}

/// Reads the days that are typed; `None` where none are meant yet.
pub type ReadDays<'a> = dyn Fn(&str) -> Option<Wanted> + 'a;

/// A name of a column.
#[derive(Clone, Debug)]
struct Name {
    column: usize,
    /// As it is looked up.
    key: String,
    /// As it can be typed.
    text: String,
}

/// What the cell of a column has to hold.
#[derive(Clone, Debug, PartialEq)]
pub enum Condition {
    /// A moment of certain days, or nothing.
    Days(Facet),
    /// A value.
    Value(ValueCondition),
}

/// What the cell of a column that holds no moments has to hold.
#[derive(Clone, Debug, PartialEq)]
pub struct ValueCondition {
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
    /// Names a column; it may have several names, the first of which is offered. Case, accents, spaces and underscores
    /// don't matter.
    pub fn name(&mut self, column: usize, name: &str) {
        let mut text = name.to_lowercase().replace(' ', "_");
        text.retain(|character| character.is_alphanumeric() || matches!(character, '_' | '-'));
        let key = name_key(name);
        if self.names.iter().all(|known| (known.column, &known.key) != (column, &key)) {
            self.names.push(Name { column, key, text });
        }
    }

    /// Gives a value a word, the value as [`Cell::plain`] spells it.
    pub fn word(&mut self, word: &str, value: &'static str) {
        self.words.push((folded(word), value));
    }

    /// Notes that a column is of moments: days are typed for it.
    pub fn moments(&mut self, column: usize) {
        self.moments.push(column);
    }

    /// Whether there is a condition in what is typed, also one that is not complete.
    pub fn has_conditions(&self, typed: &str) -> bool {
        words(typed).into_iter().any(|word| self.named(word).is_some_and(|(_, value)| !value.is_empty()))
    }

    /// The conditions in what is typed, and what else is typed. A condition without a value does not narrow yet.
    pub fn read(&self, typed: &str, days: &ReadDays<'_>) -> (Vec<Condition>, String) {
        let (mut conditions, mut others) = (Vec::new(), Vec::new());
        for word in words(typed) {
            match self.named(word) {
                Some((columns, value)) => {
                    // *Checked in* is a moment, and *Checked in?* a yes: the value says which is meant. A day that is
                    // not complete says neither.
                    let has_one = columns.len() == 1;
                    let mut read =
                        columns.into_iter().filter_map(|column| self.condition(column, value, days));
                    conditions.extend(read.find(|condition| has_one || condition.is_certain()));
                }
                None => others.push(word),
            }
        }
        (conditions, others.join(" "))
    }

    /// The columns that a word names, of moments first, and the value after it.
    fn named<'a>(&self, word: &'a str) -> Option<(Vec<usize>, &'a str)> {
        let (name, value) = word.split_once(':')?;
        let name = name_key(name);
        let known = self.names.iter().filter(|known| known.key == name).map(|known| known.column);
        let (mut columns, others): (Vec<_>, Vec<_>) = known.partition(|column| self.moments.contains(column));
        columns.extend(others);
        (!columns.is_empty()).then_some((columns, value))
    }

    /// What may be typed in place of what is typed: with the name of a column, or one of its `values`, as the last word.
    pub fn completions(&self, typed: &str, values: impl Fn(usize) -> Vec<String>) -> Vec<String> {
        let Some(last) = words(typed).pop().filter(|last| typed.ends_with(last)) else { return Vec::new() };
        let before = &typed[..typed.len() - last.len()];
        let Some((columns, value)) = self.named(last) else { return self.completed_names(before, last) };
        let name = &last[..last.len() - value.len()];
        let begun = folded(value.trim_matches('"'));
        let quoted = |value: String| {
            if value.contains(char::is_whitespace) { format!("\"{value}\"") } else { value }
        };
        let values = columns.into_iter().flat_map(values);
        let fitting = values.filter(|value| folded(value).starts_with(&begun));
        let complete = fitting.map(|value| format!("{before}{name}{}", quoted(value)));
        complete.filter(|complete| complete != typed).collect()
    }

    fn completed_names(&self, before: &str, begun: &str) -> Vec<String> {
        let begun = name_key(begun);
        if begun.chars().count() < SHORTEST {
            return Vec::new();
        }
        let is_first = |name: &&Name| {
            self.names
                .iter()
                .find(|other| other.column == name.column)
                .is_some_and(|other| other.key == name.key)
        };
        let fitting = self.names.iter().filter(is_first).filter(|name| name.key.starts_with(&begun));
        let mut completed = Vec::new();
        for text in fitting.map(|name| format!("{before}{}:", name.text)) {
            if !completed.contains(&text) {
                completed.push(text);
            }
        }
        completed
    }

    fn condition(&self, column: usize, value: &str, days: &ReadDays<'_>) -> Option<Condition> {
        if value.is_empty() {
            return None;
        }
        if self.moments.contains(&column) {
            let wanted = match value.trim_matches('"') {
                "" => Wanted::Values(vec![String::new()]),
                text => days(text)?,
            };
            return Some(Condition::Days(Facet { column, wanted }));
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
        Some(Condition::Value(ValueCondition { column, text, values, number }))
    }
}

impl Condition {
    /// Whether its value is a day, or a word for a value.
    fn is_certain(&self) -> bool {
        match self {
            Self::Days(_) => true,
            Self::Value(value) => !value.values.is_empty(),
        }
    }

    /// Whether a row meets it.
    pub(super) fn holds_for(&self, grid: &dyn Grid, row: usize) -> bool {
        match self {
            Self::Days(days) => days.holds_for(grid, row),
            Self::Value(value) => value.holds_for(grid, row),
        }
    }
}

impl ValueCondition {
    fn holds_for(&self, grid: &dyn Grid, row: usize) -> bool {
        let cell = grid.cell(row, self.column);
        match &cell {
            _ if self.text.is_empty() => cell.is_empty(),
            Cell::Nothing | Cell::Moment(_) => false,
            Cell::Flag(_) | Cell::Term(_) => self.values.iter().any(|value| *value == cell.plain()),
            Cell::Number(own) => {
                self.number.is_some_and(|(comparison, number)| comparison.holds(*own, number))
            }
            Cell::Text(text) => has_word(&folded(text), &self.text),
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

/// Whether a word of a text begins like another text: what is paid (*betaald*) is not what is refunded (*terugbetaald*).
fn has_word(text: &str, begun: &str) -> bool {
    let is_anywhere = !begun.starts_with(char::is_alphanumeric);
    text.char_indices().any(|(at, _)| {
        text[at..].starts_with(begun) && (is_anywhere || !text[..at].ends_with(char::is_alphanumeric))
    })
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
mod tests;
