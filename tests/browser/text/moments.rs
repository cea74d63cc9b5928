//! Moments and periods in words.

use loket::i18n::{Formats, Language};
use loket::models::value::Timestamp;
use wasm_bindgen_test::wasm_bindgen_test;

fn formats(language: Language) -> Formats {
    Formats::new(language, Some("Europe/Amsterdam".to_owned()), None)
}

fn at(text: &str) -> Timestamp {
    Timestamp::parse(text).unwrap()
}

/// The words of a text, without the marks that differ from one browser to the next.
fn words(text: &str) -> Vec<&str> {
    text.split([' ', '\u{a0}', '\u{202f}', ',']).filter(|word| !word.is_empty()).collect()
}

#[wasm_bindgen_test]
fn a_moment_is_written_in_the_language_and_the_time_of_the_zone() {
    let moment = at("2026-07-04T22:30:00Z");
    assert_eq!(words(&formats(Language::English).moment(moment)), ["Sun", "5", "Jul", "2026", "00:30"]);
    let dutch = formats(Language::Dutch).moment(moment);
    assert_eq!(words(&dutch.replace("jul.", "jul")), ["zo", "5", "jul", "2026", "00:30"]);
}

#[wasm_bindgen_test]
fn a_period_names_its_day_once() {
    let english = formats(Language::English);
    let one_day = english.span(at("2026-07-04T18:00:00Z"), at("2026-07-04T21:59:00Z"));
    assert_eq!(words(&one_day), ["Sat", "4", "Jul", "2026", "20:00", "–", "23:59"]);
    // In UTC this is one day too, but not on the clocks of Amsterdam.
    let two_days = english.span(at("2026-07-04T18:00:00Z"), at("2026-07-04T22:00:00Z"));
    assert_eq!(
        words(&two_days),
        ["Sat", "4", "Jul", "2026", "20:00", "–", "Sun", "5", "Jul", "2026", "00:00"]
    );
}
