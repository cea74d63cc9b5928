//! How well a name fits what is typed to find it: `J. Jansen` is Jan Jansen before it is Bart Jansen.

use super::normalize_text::folded;

/// What is typed of a name, word by word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameQuery(Vec<String>);

/// How much of the words of a name is typed; the least fits best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NameFit {
    /// Whole words.
    Whole,
    /// The beginning of a word, such as an initial.
    Beginning,
    /// What is within a word.
    Within,
    /// Not all that is typed.
    Elsewhere,
}

impl NameQuery {
    /// Takes what was typed.
    pub fn new(typed: &str) -> Self {
        let typed = plain(typed);
        let mut typed: Vec<String> = compared(&typed).map(str::to_owned).collect();
        // A short word, such as an initial, may take any word that a longer one needs.
        typed.sort_by_key(|word| std::cmp::Reverse(word.len()));
        Self(typed)
    }

    /// How well a name fits, by the word that fits worst. In any order, and for each another word: `Jan Jansen` does not mean Bart
    /// Jansen.
    pub fn fit(&self, name: &str) -> NameFit {
        let name = plain(name);
        let mut words: Vec<&str> = compared(&name).collect();
        let mut worst = NameFit::Whole;
        for typed in &self.0 {
            let fits = words.iter().map(|word| fit(word, typed)).enumerate();
            match fits.min_by_key(|(_, fit)| *fit) {
                Some((place, fit)) if fit != NameFit::Elsewhere => {
                    worst = worst.max(fit);
                    words.swap_remove(place);
                }
                _ => return NameFit::Elsewhere,
            }
        }
        worst
    }
}

fn fit(word: &str, typed: &str) -> NameFit {
    match word.find(typed) {
        Some(0) if word.len() == typed.len() => NameFit::Whole,
        Some(0) => NameFit::Beginning,
        Some(_) => NameFit::Within,
        None => NameFit::Elsewhere,
    }
}

/// A name as it is compared: without apostrophes, which are often left out.
fn plain(name: &str) -> String {
    let mut name = folded(name);
    // Thousands of names are compared with each key.
    name.retain(|letter| letter != '\'');
    name
}

/// The words by which a plain name is compared.
fn compared(name: &str) -> impl Iterator<Item = &str> {
    name_parts(name).flat_map(|part| name_words(if is_van_de(part) { "v.d" } else { part }))
}

/// What companies are called after their names.
const COMPANIES: [&str; 6] = ["b.v.", "b.v", "bv", "n.v.", "n.v", "nv"];

/// The parts of a folded text between blanks, without what kind of company it is, which is written in several ways.
pub(super) fn name_parts(text: &str) -> impl Iterator<Item = &str> {
    let is_between = |character: char| character.is_whitespace() || character == ',' || character == ';';
    let parts = text.split(is_between).filter(|part| !part.is_empty()).enumerate();
    let is_meant = |(place, part): &(usize, &str)| *place == 0 || !COMPANIES.contains(part);
    parts.filter(is_meant).map(|(_, part)| part)
}

/// Whether a folded word is how *van de*, *van den* and *van der* are written in short.
fn is_van_de(word: &str) -> bool {
    matches!(word, "vd" | "v/d")
}

/// The letters of initials such as `j.w.`, one by one, as names have no dots, and those of `vd`; any other folded word as it is.
pub(super) fn spelled_out(word: &str) -> Vec<&str> {
    let is_initial = |part: &str| part.chars().count() == 1 && part.chars().all(char::is_alphabetic);
    match word {
        _ if is_van_de(word) => vec!["v", "d"],
        _ if word.contains('.') && name_words(word).next().is_some() && name_words(word).all(is_initial) => {
            name_words(word).collect()
        }
        _ => vec![word],
    }
}

/// The words of a name: `J.-W. van den Berg` has five.
pub fn name_words(name: &str) -> impl Iterator<Item = &str> {
    let parts = |character: char| character.is_whitespace() || ".,;-".contains(character);
    name.split(parts).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_typed_is_another_word_of_the_name() {
        use NameFit::{Beginning, Elsewhere, Whole, Within};
        for (typed, name, expected) in [
            ("jan jansen", "Jan Jansen", Whole),
            ("Jansen, Jan", "Jan Jansen", Whole),
            ("jan-willem", "Jan-Willem Ångström", Whole),
            ("jan jansen", "Janneke Jansen", Beginning),
            ("J. Jansen", "Jan Jansen", Beginning),
            ("j jansen", "Zoë-Jet Jansen", Beginning),
            ("vd Berg", "Zoë van den Berg", Beginning),
            ("vd Berg", "Zoë vd Berg", Whole),
            ("Van den Berg B.V.", "Van den Berg BV", Whole),
            ("B.V. Smit", "Bert Victor Smit", Beginning),
            ("oneill", "Sean O’Neill", Whole),
            ("j ansen", "Jan Jansen", Within),
            ("j. jansen", "Bart Jansen", Elsewhere),
            ("jan jansen", "Bart Jansen", Elsewhere),
            ("jan jan", "Jan Bakker", Elsewhere),
            ("jan", "", Elsewhere),
        ] {
            assert_eq!(NameQuery::new(typed).fit(name), expected, "{typed} for {name}");
        }
    }
}
