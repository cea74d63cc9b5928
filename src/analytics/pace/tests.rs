use proptest::prelude::*;

use super::*;

fn pace(days: &[(i64, u64)]) -> Pace {
    Pace(days.iter().copied().collect())
}

#[test]
fn days_are_counted_from_the_start() {
    let pace = Pace::new(&BTreeMap::from([(90, 4), (99, 1), (100, 2)]), 100);
    assert_eq!((pace.up_to(-11), pace.up_to(-10), pace.up_to(-1), pace.total()), (0, 4, 5, 7));
}

#[test]
fn two_events_are_lined_up_by_the_days_before_their_starts() {
    let (own, earlier) = (pace(&[(-3, 2)]), pace(&[(-4, 1), (-1, 5)]));
    let points: Vec<_> = own
        .beside(&earlier, -2)
        .iter()
        .map(|PacePoint { day, own, earlier }| (*day, *own, *earlier))
        .collect();
    assert_eq!(points, [(-4, Some(0), 1), (-3, Some(2), 1), (-2, Some(2), 1), (-1, None, 6)]);
    assert!(Pace::default().beside(&Pace::default(), -2).is_empty());
    assert!(pace(&[(-9_999, 1)]).beside(&earlier, -2).is_empty());
}

#[test]
fn a_forecast_lies_between_as_many_and_as_many_in_proportion() {
    let (own, earlier) = (pace(&[(-30, 50)]), pace(&[(-40, 100), (-3, 100)]));
    assert_eq!(own.forecast(&earlier, -20, None), Some(Forecast { low: 90, high: 165 }));
    assert_eq!(own.forecast(&earlier, -20, Some(120)), Some(Forecast { low: 90, high: 120 }));
    assert_eq!(own.forecast(&earlier, -20, Some(10)), Some(Forecast { low: 50, high: 50 }));
}

#[test]
fn what_is_sold_today_is_no_less_than_a_day() {
    let (own, earlier) = (pace(&[(-30, 50), (-20, 9)]), pace(&[(-40, 100), (-20, 100)]));
    assert_eq!(own.forecast(&earlier, -20, None), Some(Forecast { low: 90, high: 165 }));
}

#[test]
fn nothing_follows_from_next_to_nothing_nor_once_it_has_begun() {
    let (own, few, many) = (pace(&[(-30, 50)]), pace(&[(-40, 19), (-3, 500)]), pace(&[(-40, 20)]));
    assert_eq!(own.forecast(&few, -20, None), None);
    assert!(own.forecast(&many, 0, None).is_some());
    assert_eq!(own.forecast(&many, 1, None), None);
}

proptest! {
    #[test]
    fn a_forecast_is_within_what_is_sold_and_what_can_be(
        own in prop::collection::btree_map(-60_i64..0, 0_u64..50, 0..20),
        earlier in prop::collection::btree_map(-60_i64..3, 0_u64..50, 0..20),
        today in -60_i64..1,
        capacity in prop::option::of(0_u64..500),
    ) {
        let (own, earlier) = (Pace(own), Pace(earlier));
        if let Some(Forecast { low, high }) = own.forecast(&earlier, today, capacity) {
            prop_assert!(low <= high && low >= own.total());
            prop_assert!(high <= capacity.unwrap_or(u64::MAX).max(own.total()));
        }
    }
}

/// How the past events of the sample sold (seed 1): the event, the day from its start, the tickets of paid orders.
const SAMPLE: &str = include_str!("sample.csv");

fn past_events() -> Vec<Pace> {
    let mut events = BTreeMap::<&str, Pace>::new();
    for line in SAMPLE.lines().skip(1) {
        let [event, day, sold] = line.split(',').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let (Ok(day), Ok(sold)) = (day.parse(), sold.parse()) else { panic!("{line}") };
        events.entry(event).or_default().0.insert(day, sold);
    }
    events.into_values().collect()
}

/// What `docs/forecast.md` says: each past event, as if it were to come, by each other one.
#[test]
fn a_forecast_of_past_events_is_as_good_as_its_document_says() {
    let events = past_events();
    let (mut tries, mut right, mut errors) = (0, 0, Vec::new());
    for today in [-60, -30, -14, -7] {
        for (place, own) in events.iter().enumerate() {
            let sold_so_far = Pace(own.0.range(..today).map(|(day, sold)| (*day, *sold)).collect());
            for (_, earlier) in events.iter().enumerate().filter(|(other, _)| *other != place) {
                let Some(Forecast { low, high }) = sold_so_far.forecast(earlier, today, None) else {
                    continue;
                };
                let end = own.total();
                tries += 1;
                right += usize::from((low..=high).contains(&end));
                errors.push(((low + high) as f64 / 2.0 - end as f64).abs() / end as f64);
            }
        }
    }
    let mean = errors.iter().sum::<f64>() / errors.len() as f64;
    let worst = errors.iter().copied().fold(0.0, f64::max);
    let said = format!("{right} of {tries}, mean {:.0}%, worst {:.0}%", mean * 100.0, worst * 100.0);
    assert!(include_str!("../../../docs/forecast.md").contains(&said), "{said}");
}
