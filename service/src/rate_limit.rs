//! How many requests are taken in one second.

use parking_lot::Mutex;

use crate::timestamp::Timestamp;

/// Counts requests by the second.
#[derive(Debug)]
pub(crate) struct RateLimit {
    most: u32,
    current: Mutex<(i64, u32)>,
}

impl RateLimit {
    /// A limit of `most` requests in a second.
    pub(crate) fn new(most: u32) -> Self {
        Self { most, current: Mutex::new((0, 0)) }
    }

    /// Counts a request, and tells whether it is within the limit.
    pub(crate) fn admits(&self, now: Timestamp) -> bool {
        let mut current = self.current.lock();
        let (second, count) = &mut *current;
        if *second != now.unix_second() {
            (*second, *count) = (now.unix_second(), 0);
        }
        *count += 1;
        *count <= self.most
    }
}
