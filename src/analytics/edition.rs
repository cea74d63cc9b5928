//! Editions: the same event again, in another year or season.

use crate::data_grid::folded;
use crate::models::Event;

/// What all editions of an event are called: the name without case, years ("Fair 2027", "Fair '27") and ordinals ("3rd fair").
/// Other numbers stay: "Day 1" and "Day 2" are two events.
fn series(name: &str) -> Vec<String> {
    let name = folded(name);
    let words: Vec<&str> =
        name.split(|character: char| !(character.is_alphanumeric() || character == '\'')).collect();
    let is_word = |word: &&str| !word.is_empty() && !is_year(word) && !is_ordinal(word);
    words.into_iter().filter(is_word).map(str::to_owned).collect()
}

fn is_year(word: &str) -> bool {
    let is_number = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit());
    match word.strip_prefix('\'') {
        Some(short) => short.len() == 2 && is_number(short),
        None => word.len() == 4 && is_number(word) && (word.starts_with("19") || word.starts_with("20")),
    }
}

fn is_ordinal(word: &str) -> bool {
    let ending = word.trim_start_matches(|character: char| character.is_ascii_digit());
    ending.len() < word.len() && ["st", "nd", "rd", "th", "e", "de", "ste"].contains(&ending)
}

/// Whether two events are editions of one. A name without any word but its numbers says too little.
pub fn are_editions(one: &Event, other: &Event) -> bool {
    let name = series(&one.name);
    one.id != other.id && !name.is_empty() && name == series(&other.name)
}

/// The edition of an event that begins first after its last date.
pub fn next_edition<'a>(event: &Event, events: impl Iterator<Item = &'a Event>) -> Option<&'a Event> {
    let end = event.dates.iter().map(|date| date.ends_at).max()?;
    let is_later = |other: &&Event| other.first_start().is_some_and(|start| start >= end);
    events.filter(|other| are_editions(event, other)).filter(is_later).min_by_key(|other| other.first_start())
}

/// The edition of an event that begins last before its first date; of an event without dates, the last of all.
pub fn previous_edition<'a>(event: &Event, events: impl Iterator<Item = &'a Event>) -> Option<&'a Event> {
    let own = event.first_start();
    let is_earlier =
        |other: &&Event| own.is_none_or(|own| other.first_start().is_some_and(|start| start < own));
    events
        .filter(|other| are_editions(event, other))
        .filter(is_earlier)
        .max_by_key(|other| other.first_start())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::models::read_record;

    fn event(id: u32, name: &str, days: &[&str]) -> Event {
        let dates: Vec<String> = days
            .iter()
            .map(|day| format!(r#"{{"id":"1","starts_at":"{day}T10:00:00Z","ends_at":"{day}T20:00:00Z"}}"#))
            .collect();
        let text = format!(r#"{{"id":"{id}","name":"{name}","dates":[{}]}}"#, dates.join(","));
        match read_record::<Event>(&text) {
            Ok(event) => event.record,
            Err(problem) => panic!("{problem}"),
        }
    }

    fn have_one_name(one: &str, other: &str) -> bool {
        are_editions(&event(1, one, &[]), &event(2, other, &[]))
    }

    #[test]
    fn years_ordinals_case_and_signs_make_no_other_event() {
        for (one, other) in [
            ("Zomerfestival De Vecht", "Zomerfestival de Vecht"),
            ("Fair 2026", "Fair 2027"),
            ("Fair '26", "Fair – 2027"),
            ("3rd Harbour Fair", "4th Harbour Fair (2027)"),
            ("12e Singelloop", "Singelloop"),
        ] {
            assert!(have_one_name(one, other), "{one}, {other}");
        }
    }

    #[test]
    fn other_words_and_other_numbers_make_another_event() {
        for (one, other) in [
            ("Concert day 1", "Concert day 2"),
            ("Voorjaarsmarkt", "Voorjaarsconcert"),
            ("2026", "2027"),
            ("Fair 1850", "Fair 1851"),
        ] {
            assert!(!have_one_name(one, other), "{one}, {other}");
        }
        let fair = event(1, "Fair", &[]);
        assert!(!are_editions(&fair, &fair));
    }

    #[test]
    fn the_next_edition_is_the_first_one_after_the_last_date() {
        let fair = event(1, "Fair 2025", &["2025-06-01", "2025-06-02"]);
        let events = [
            event(2, "Fair 2027", &["2027-06-01"]),
            event(3, "Fair 2026", &["2026-06-01"]),
            event(4, "Fair 2024", &["2024-06-01"]),
            event(5, "Fair", &["2025-06-02", "2026-01-01"]),
            event(6, "Market 2025", &["2025-07-01"]),
            event(7, "Fair without dates", &[]),
        ];
        let next = |event: &Event| next_edition(event, events.iter()).map(|next| next.id.to_string());
        assert_eq!(next(&fair).as_deref(), Some("3"));
        assert_eq!(next(&events[0]), None);
        assert_eq!(next(&event(8, "Fair", &[])), None);
        let previous =
            |event: &Event| previous_edition(event, events.iter()).map(|previous| previous.id.to_string());
        assert_eq!(previous(&events[0]).as_deref(), Some("3"));
        assert_eq!(previous(&event(8, "Fair", &[])).as_deref(), Some("2"));
        assert_eq!(previous(&events[2]), None);
    }
}
