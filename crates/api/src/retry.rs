//! When a failed read is tried again.

use std::time::Duration;

use super::failure::Failure;

/// How often a read is tried again at most.
const MOST: u32 = 3;
/// The wait before the first repetition; each further one doubles it.
const FIRST: Duration = Duration::from_millis(400);
/// A service that asks for more patience than this gets a message to the organiser instead.
pub(super) const LONGEST: Duration = Duration::from_secs(30);

/// How long a read takes at most, with all its tries and the pauses between them; a day, where a try may take longer than hours.
pub(super) fn longest(timeout: Duration) -> Duration {
    const DAY: Duration = Duration::from_secs(86_400);
    timeout.saturating_mul(MOST + 1).saturating_add(LONGEST * MOST).min(DAY)
}

/// How long to wait before the next try after `tries` failed ones, or `None` to give up.
///
/// `random` lies in 0..1 and spreads the repetitions of many readers.
pub(super) fn pause(failure: &Failure, tries: u32, random: f64) -> Option<Duration> {
    if tries > MOST || !failure.is_passing() {
        return None;
    }
    let backed_off = FIRST.mul_f64(f64::from(1 << (tries - 1)) * (0.5 + random));
    match failure {
        // Never more eager than asked, so the spread comes on top.
        Failure::TooMany { retry_after: Some(asked) } if *asked > LONGEST => None,
        Failure::TooMany { retry_after: Some(asked) } => Some(*asked + FIRST.mul_f64(random)),
        _ => Some(backed_off),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loket_models::ErrorBody;

    #[test]
    fn backs_off_three_times_and_gives_up() {
        let waits: Vec<_> = (1..=4).map(|tries| pause(&Failure::Dropped, tries, 0.5)).collect();
        let milliseconds = |amount| Some(Duration::from_millis(amount));
        assert_eq!(waits, [milliseconds(400), milliseconds(800), milliseconds(1600), None]);
    }

    #[test]
    fn repeats_only_what_may_pass() {
        for failure in [
            Failure::Refused,
            Failure::NotFound(ErrorBody::default()),
            Failure::Offline,
            Failure::Blocked,
            Failure::Cancelled,
        ] {
            assert_eq!(pause(&failure, 1, 0.5), None, "{failure}");
        }
    }

    #[test]
    fn a_read_takes_no_longer_than_all_its_tries_and_pauses() {
        assert_eq!(longest(Duration::from_secs(15)), Duration::from_secs(150));
        assert_eq!(longest(Duration::MAX), Duration::from_secs(86_400));
    }

    #[test]
    fn is_never_more_eager_than_asked() {
        let too_many = |seconds| Failure::TooMany { retry_after: Some(Duration::from_secs(seconds)) };
        assert_eq!(pause(&too_many(2), 1, 0.0), Some(Duration::from_secs(2)));
        assert_eq!(pause(&too_many(3600), 1, 0.0), None);
    }
}
