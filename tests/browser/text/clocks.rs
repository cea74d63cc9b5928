//! The clocks of a time zone.

use loket::i18n::intl::{browser_zone, is_zone};
use loket::i18n::{Formats, Language};
use loket::models::value::Timestamp;
use loket::models::value::zone::{LocalResult, LocalTime};
use wasm_bindgen_test::wasm_bindgen_test;

fn clocks(zone: &str) -> Formats {
    Formats::new(Language::English, Some(zone.to_owned()), None)
}

fn at(text: &str) -> Timestamp {
    Timestamp::parse(text).unwrap()
}

/// The moments that clocks show a typed time at.
fn moment(clocks: &Formats, typed: &str) -> LocalResult {
    LocalTime::parse(typed).unwrap().moment(|moment| clocks.minutes_ahead(moment)).unwrap()
}

#[wasm_bindgen_test]
fn the_clocks_go_forward_and_back_at_their_moments() {
    for (zone, moment, minutes) in [
        ("Europe/Amsterdam", "2026-03-29T00:59:59.999999Z", 60),
        ("Europe/Amsterdam", "2026-03-29T01:00:00Z", 120),
        ("Europe/Amsterdam", "2026-10-25T00:59:59.999999Z", 120),
        ("Europe/Amsterdam", "2026-10-25T01:00:00Z", 60),
        ("America/New_York", "2026-01-01T03:30:00Z", -300),
        ("Asia/Kathmandu", "2026-01-01T00:00:00Z", 345),
        ("UTC", "2026-07-04T00:00:00Z", 0),
    ] {
        assert_eq!(clocks(zone).minutes_ahead(at(moment)), minutes, "{zone} at {moment}");
    }
}

#[wasm_bindgen_test]
fn a_time_around_a_change_of_the_clocks_is_recognised() {
    let amsterdam = clocks("Europe/Amsterdam");
    for (typed, expected) in [
        ("2026-03-29T01:59", LocalResult::Single(at("2026-03-29T00:59:00Z"))),
        ("2026-03-29T02:00", LocalResult::None),
        ("2026-03-29T02:59", LocalResult::None),
        ("2026-03-29T03:00", LocalResult::Single(at("2026-03-29T01:00:00Z"))),
        ("2026-10-25T01:59", LocalResult::Single(at("2026-10-24T23:59:00Z"))),
        ("2026-10-25T02:00", LocalResult::Ambiguous(at("2026-10-25T00:00:00Z"), at("2026-10-25T01:00:00Z"))),
        ("2026-10-25T02:59", LocalResult::Ambiguous(at("2026-10-25T00:59:00Z"), at("2026-10-25T01:59:00Z"))),
        ("2026-10-25T03:00", LocalResult::Single(at("2026-10-25T02:00:00Z"))),
    ] {
        assert_eq!(moment(&amsterdam, typed), expected, "{typed}");
    }
}

#[wasm_bindgen_test]
fn what_is_typed_is_shown_again() {
    // In 1900 the clocks of Amsterdam were not a whole number of minutes ahead.
    for zone in ["Europe/Amsterdam", "America/New_York", "Asia/Kathmandu", "Pacific/Apia"] {
        for typed in ["1900-01-01T12:00", "1970-01-01T00:00", "2026-07-04T20:00", "2026-12-31T23:59:30"] {
            let clocks = clocks(zone);
            let LocalResult::Single(moment) = moment(&clocks, typed) else {
                panic!("{typed} is once in {zone}")
            };
            assert_eq!(clocks.typed(moment), typed, "{zone}");
        }
    }
}

#[wasm_bindgen_test]
fn a_moment_is_typed_as_the_clocks_show_it() {
    let amsterdam = clocks("Europe/Amsterdam");
    assert_eq!(amsterdam.typed(at("2026-07-04T18:00:00.000000Z")), "2026-07-04T20:00");
    assert_eq!(amsterdam.typed(at("2025-12-31T23:00:00.000000Z")), "2026-01-01T00:00");
}

#[wasm_bindgen_test]
fn only_zones_that_the_browser_knows_are_zones() {
    for zone in ["Europe/Amsterdam", "UTC", &browser_zone()] {
        assert!(is_zone(zone), "{zone}");
    }
    for zone in ["Mars/Olympus_Mons", "Amsterdam", ""] {
        assert!(!is_zone(zone), "{zone}");
    }
}
