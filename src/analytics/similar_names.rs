//! Names and addresses that are nearly what was typed: a letter is missing, is too many or is another one, or two have changed places.

use std::collections::{HashMap, HashSet};

use super::sold_ticket::SoldTicket;
use crate::data_grid::folded;

/// How many are named.
const MOST: usize = 5;

/// Those who bought tickets and are called nearly as was asked, the nearest first: names, or addresses where one was asked
/// for. Initials stand for first names.
pub fn similar_names(sold: &[SoldTicket], asked: &str) -> Vec<String> {
    // A number that was misread must not be answered with another customer's ticket.
    if !asked.contains(char::is_alphabetic) {
        return Vec::new();
    }
    let people = sold.iter().filter_map(SoldTicket::person);
    if asked.contains('@') {
        let emails: HashSet<&str> = people.filter_map(|person| person.email.as_deref()).collect();
        let asked = characters(&folded(asked.trim()));
        return nearest(emails.into_iter().filter_map(|email| {
            let slips = slips(&asked, &characters(&folded(email)))?;
            Some((slips, email.to_owned()))
        }));
    }
    let names: HashSet<(&str, &str)> = people
        .map(|person| {
            let [first, last] = [&person.first_name, &person.last_name];
            (first.as_deref().unwrap_or_default(), last.as_deref().unwrap_or_default())
        })
        .collect();
    let mut words: Vec<AskedWord> = words(&spelling(asked)).map(AskedWord::new).collect();
    nearest(names.into_iter().filter_map(|(first, last)| {
        let name = format!("{first} {last}");
        let spelling = spelling(&name);
        let slips: Option<usize> = words
            .iter_mut()
            .map(|asked| self::words(&spelling).filter_map(|word| asked.slips_in(word)).min())
            .sum();
        Some((slips?, name.trim().to_owned()))
    }))
}

fn nearest(found: impl Iterator<Item = (usize, String)>) -> Vec<String> {
    let mut found: Vec<_> = found.collect();
    found.sort_unstable();
    found.into_iter().map(|(_, name)| name).take(MOST).collect()
}

/// A name as it is compared: Dutch has *ij* and *y* for one sound.
fn spelling(name: &str) -> String {
    folded(name).replace("ij", "y")
}

fn words(folded: &str) -> impl Iterator<Item = &str> {
    folded
        .split(|character: char| character.is_whitespace() || ".,-".contains(character))
        .filter(|word| !word.is_empty())
}

fn characters(text: &str) -> Vec<char> {
    text.chars().collect()
}

/// A word that was asked for, with what is known of those that it was compared with: many people have the same names.
struct AskedWord {
    word: Vec<char>,
    known: HashMap<String, Option<usize>>,
}

impl AskedWord {
    fn new(word: &str) -> Self {
        Self { word: characters(word), known: HashMap::new() }
    }

    /// How many slips it is away from a word of a name; none where it is too far away.
    fn slips_in(&mut self, word: &str) -> Option<usize> {
        if let Some(known) = self.known.get(word) {
            return *known;
        }
        let slips = match self.word[..] {
            [initial] => word.starts_with(initial).then_some(1),
            ref asked => slips(asked, &characters(word)),
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
fn slips(one: &[char], other: &[char]) -> Option<usize> {
    let most = allowed(one.len().max(other.len()));
    if one.len().abs_diff(other.len()) > most {
        return None;
    }
    let (mut before_last, mut last) = (Vec::new(), (0..=other.len()).collect::<Vec<_>>());
    for (at, letter) in one.iter().enumerate() {
        let mut row = vec![at + 1];
        for (place, other_letter) in other.iter().enumerate() {
            let replaced = last[place] + usize::from(letter != other_letter);
            let mut slips = replaced.min(last[place + 1] + 1).min(row[place] + 1);
            if at > 0 && place > 0 && one[at - 1] == *other_letter && other[place - 1] == *letter {
                slips = slips.min(before_last[place - 1] + 1);
            }
            row.push(slips);
        }
        before_last = std::mem::replace(&mut last, row);
    }
    last.last().copied().filter(|slips| *slips <= most)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::sample::{joined, read_order};
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
        similar_names(&joined(&orders, &[]), asked)
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
        fn slips_are_the_same_both_ways_and_none_within_a_word(one in "[a-d]{0,10}", other in "[a-d]{0,10}") {
            let (one, other) = (characters(&one), characters(&other));
            prop_assert_eq!(slips(&one, &other), slips(&other, &one));
            prop_assert_eq!(slips(&one, &one), Some(0));
        }

        #[test]
        fn a_letter_that_is_missing_or_that_changed_places_is_one_slip(word in "[a-z]{4,12}", at in 0_usize..3) {
            let word = characters(&word);
            let (mut shorter, mut swapped) = (word.clone(), word.clone());
            shorter.remove(at);
            swapped.swap(at, at + 1);
            prop_assert_eq!(slips(&word, &shorter), Some(1));
            prop_assert_eq!(slips(&word, &swapped), Some(usize::from(word[at] != word[at + 1])));
        }
    }
}
