//! Names and addresses that are nearly what was typed: a letter is missing, is too many or is another one, or two have changed places.

use std::collections::{HashMap, HashSet};

use strsim::osa_distance;

use crate::data_grid::{folded, name_words};
use crate::models::Person;

/// How many are named.
const MOST: usize = 5;

/// Those of some people who are called nearly as was asked, the nearest first, each with the number of slips: names, or
/// addresses where one was asked for. Initials stand for first names.
pub fn similar_names<'a>(people: impl Iterator<Item = &'a Person>, asked: &str) -> Vec<(usize, String)> {
    // A number that was misread must not be answered with another customer's ticket.
    if !asked.contains(char::is_alphabetic) {
        return Vec::new();
    }
    if asked.contains('@') {
        let emails: HashSet<&str> = people.filter_map(|person| person.email.as_deref()).collect();
        let asked = folded(asked.trim());
        let found = |email: &str| Some((slips(&asked, &folded(email))?, email.to_owned()));
        return nearest(emails.into_iter().filter_map(found));
    }
    let names: HashSet<(&str, &str)> = people
        .map(|person| {
            let [first, last] = [&person.first_name, &person.last_name];
            (first.as_deref().unwrap_or_default(), last.as_deref().unwrap_or_default())
        })
        .collect();
    let asked = spelling(asked);
    let mut words: Vec<AskedWord<'_>> = name_words(&asked).map(AskedWord::new).collect();
    nearest(names.into_iter().filter_map(|(first, last)| {
        let name = format!("{first} {last}");
        let spelling = spelling(&name);
        let slips: Option<usize> = words
            .iter_mut()
            .map(|asked| name_words(&spelling).filter_map(|word| asked.slips_in(word)).min())
            .sum();
        Some((slips?, name.trim().to_owned()))
    }))
}

fn nearest(found: impl Iterator<Item = (usize, String)>) -> Vec<(usize, String)> {
    let mut found: Vec<_> = found.collect();
    found.sort_unstable();
    found.truncate(MOST);
    found
}

/// A name as it is compared: Dutch has *ij* and *y* for one sound.
fn spelling(name: &str) -> String {
    folded(name).replace("ij", "y")
}

/// A word that was asked for, with what is known of those that it was compared with: many people have the same names.
struct AskedWord<'a> {
    word: &'a str,
    known: HashMap<String, Option<usize>>,
}

impl<'a> AskedWord<'a> {
    fn new(word: &'a str) -> Self {
        Self { word, known: HashMap::new() }
    }

    /// How many slips it is away from a word of a name; none where it is too far away.
    fn slips_in(&mut self, word: &str) -> Option<usize> {
        if let Some(known) = self.known.get(word) {
            return *known;
        }
        let is_initial = self.word.chars().nth(1).is_none();
        let slips = match is_initial {
            true => word.starts_with(self.word).then_some(1),
            false => slips(self.word, word),
        };
        self.known.insert(word.to_owned(), slips);
        slips
    }
}

/// How many slips may be in a word of so many letters: a short one would be like any other.
fn allowed(length: usize) -> usize {
    match length {
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    }
}

/// How many slips are between two words: letters that are missing, too many or others, and neighbours that have changed
/// places. None where that is more than is allowed.
fn slips(one: &str, other: &str) -> Option<usize> {
    let (length, other_length) = (one.chars().count(), other.chars().count());
    let most = allowed(length.max(other_length));
    // Most words are not compared letter by letter.
    let may_be = length.abs_diff(other_length) <= most;
    may_be.then(|| osa_distance(one, other)).filter(|slips| *slips <= most)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::sample::{joined, read_order};
    use super::super::sold_ticket::SoldTicket;
    use super::*;

    fn similar(asked: &str) -> Vec<String> {
        let people = [
            ("Xander", "Jansen", "xander.jansen@mail.example"),
            ("Quinten", "de Vries", "q.devries@mail.example"),
            ("Zoë", "de Bruijn", "zoe@mail.example"),
            ("Xander", "Jansen", "other@mail.example"),
        ];
        let order = |(id, (first, last, email)): (usize, &(&str, &str, &str))| {
            read_order(&format!(
                r#"{{"id":"{id}","status":{{"code":190}},"purchases":[{{"id":"{id}","ticket":{{"id":"7"}}}}],
                "orderer":{{"type":"customer","data":{{"first_name":"{first}","last_name":"{last}","email":"{email}"}}}}}}"#
            ))
        };
        let orders: Vec<_> = people.iter().enumerate().map(order).collect();
        let found = similar_names(joined(&orders, &[]).iter().filter_map(SoldTicket::person), asked);
        found.into_iter().map(|(_, name)| name).collect()
    }

    #[test]
    fn a_slip_in_a_name_or_an_address_finds_who_was_meant() {
        for (asked, expected) in [
            ("Xandr Jansen", vec!["Xander Jansen"]),
            ("jansen xadner", vec!["Xander Jansen"]),
            ("X. Jansen", vec!["Xander Jansen"]),
            ("Quintn de Vries", vec!["Quinten de Vries"]),
            ("de Vrise", vec!["Quinten de Vries"]),
            ("de Bruyn", vec!["Zoë de Bruijn"]),
            ("xander.jansen@mail.exmaple", vec!["xander.jansen@mail.example"]),
            ("Smit", vec![]),
            ("Jan", vec![]),
            ("", vec![]),
        ] {
            assert_eq!(similar(asked), expected, "{asked}");
        }
    }

    proptest! {
        #[test]
        fn a_letter_that_is_missing_or_that_changed_places_is_one_slip(word in "[a-zé]{4,12}", at in 0_usize..3) {
            let letters: Vec<char> = word.chars().collect();
            let (mut shorter, mut swapped) = (letters.clone(), letters.clone());
            shorter.remove(at);
            swapped.swap(at, at + 1);
            let text = |letters: Vec<char>| String::from_iter(letters);
            prop_assert_eq!(slips(&word, &text(shorter)), Some(1));
            prop_assert_eq!(slips(&word, &text(swapped)), Some(usize::from(letters[at] != letters[at + 1])));
            prop_assert_eq!(slips(&word, &word), Some(0));
            prop_assert_eq!(slips(&word, "0123456789"), None);
        }
    }
}
