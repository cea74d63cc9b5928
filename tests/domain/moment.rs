use loket::models::value::Timestamp;
use loket::models::value::zone::{LocalResult, LocalTime};
use proptest::prelude::*;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// The first and the last microsecond of the years 0001 to 9999.
const FIRST: i64 = -62_135_596_800_000_000;
const LAST: i64 = 253_402_300_799_999_999;

const MINUTE: i64 = 60_000_000;

fn any_moment() -> impl Strategy<Value = Timestamp> {
    let anywhere = prop_oneof![
        FIRST..=LAST,
        Just(FIRST),
        Just(LAST),
        -10_i64..10,
        // The years in which tickets are sold.
        1_600_000_000_000_000_i64..2_200_000_000_000_000,
    ];
    anywhere.prop_map(|microseconds| Timestamp::from_microseconds(microseconds).expect("within the years"))
}

/// A moment as clocks show it that are so many minutes ahead of UTC.
fn with_offset(moment: Timestamp, minutes: i64) -> Option<String> {
    let shown = Timestamp::from_microseconds(moment.microseconds() + minutes * MINUTE)?.to_string();
    let sign = if minutes < 0 { '-' } else { '+' };
    let (hours, minutes) = (minutes.abs() / 60, minutes.abs() % 60);
    Some(format!("{}{sign}{hours:02}:{minutes:02}", shown.trim_end_matches('Z')))
}

#[test]
fn the_years_have_an_end_on_either_side() {
    let text = |microseconds| Timestamp::from_microseconds(microseconds).map(|moment| moment.to_string());
    assert_eq!(text(FIRST).as_deref(), Some("0001-01-01T00:00:00.000000Z"));
    assert_eq!(text(LAST).as_deref(), Some("9999-12-31T23:59:59.999999Z"));
    for outside in [FIRST - 1, LAST + 1, i64::MIN, i64::MAX] {
        assert_eq!(text(outside), None);
    }
}

proptest! {
    #[test]
    fn what_is_written_reads_back(moment in any_moment()) {
        let text = moment.to_string();
        prop_assert_eq!(Timestamp::parse(&text), Some(moment));
        prop_assert_eq!(text.len(), "2026-07-04T18:00:00.000000Z".len());
        prop_assert!(text.ends_with('Z'));
    }

    #[test]
    fn any_offset_is_the_same_moment(moment in any_moment(), minutes in -1_439_i64..1_440) {
        if let Some(text) = with_offset(moment, minutes) {
            prop_assert_eq!(Timestamp::parse(&text), Some(moment), "{}", text);
        }
    }

    /// Digits beyond the sixth are cut, before 1970 as after it.
    #[test]
    fn finer_digits_are_cut(moment in any_moment(), finer in "[0-9]{1,3}") {
        let text = moment.to_string().replace('Z', &format!("{finer}Z"));
        prop_assert_eq!(Timestamp::parse(&text), Some(moment), "{}", text);
    }

    #[test]
    fn texts_are_in_the_order_of_the_moments(one in any_moment(), other in any_moment()) {
        prop_assert_eq!(one.to_string().cmp(&other.to_string()), one.cmp(&other));
        prop_assert_eq!(one.microseconds().cmp(&other.microseconds()), one.cmp(&other));
    }

    /// Days, times and offsets are those that a library for them knows.
    #[test]
    fn a_library_reads_the_same(
        year in prop_oneof![0_u16..=9_999, 1_890_u16..2_110],
        (month, day) in (0_u8..=13, 0_u8..=32),
        (hour, minute, second) in (0_u8..=24, 0_u8..=60, 0_u8..=59),
        offset in prop_oneof![Just("Z"), Just("+02:00"), Just("-11:30"), Just("+24:00"), Just("+01:60"), Just("")],
    ) {
        let text = format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}{offset}");
        let known = OffsetDateTime::parse(&text, &Rfc3339)
            .ok()
            .and_then(|moment| Timestamp::from_microseconds(moment.unix_timestamp() * 1_000_000));
        prop_assert_eq!(Timestamp::parse(&text), known, "{}", text);
    }

    /// What a zone's clocks show names the moment they show it at; two moments in the hour that they show again.
    #[test]
    fn a_local_time_names_its_moment(
        turn in 10_000_i64..40_000_000, after_turn in prop_oneof![-90_i64..90, -9_000_i64..9_000],
        winter in -720_i32..720, forward in any::<bool>(),
    ) {
        let at = |minutes: i64| Timestamp::from_microseconds(minutes * MINUTE).expect("within the years");
        let summer = winter + 60;
        let (before, after) = if forward { (winter, summer) } else { (summer, winter) };
        let ahead = |moment: Timestamp| if moment < at(turn) { before } else { after };
        let moment = at(turn + after_turn);
        let shown = LocalTime::at(moment, ahead(moment)).expect("within the years");
        prop_assert_eq!(LocalTime::parse(&shown.to_string()), Some(shown));
        let expected = match after_turn {
            -60..0 if !forward => LocalResult::Ambiguous(moment, at(turn + after_turn + 60)),
            0..60 if !forward => LocalResult::Ambiguous(at(turn + after_turn - 60), moment),
            _ => LocalResult::Single(moment),
        };
        prop_assert_eq!(shown.moment(ahead), Some(expected));
    }

    #[test]
    fn nothing_read_stops_the_app(text in any::<String>(), digits in "[-+]?[0-9]{0,6}-[0-9]{1,2}-[0-9]{1,2}[Tt ][0-9:.]{0,18}([Zz]|[+-][0-9:]{1,6})?") {
        for text in [text, digits] {
            if let Some(moment) = Timestamp::parse(&text) {
                prop_assert_eq!(Timestamp::parse(&moment.to_string()), Some(moment));
            }
            let _ = LocalTime::parse(&text).map(|local| local.to_string());
        }
    }
}
