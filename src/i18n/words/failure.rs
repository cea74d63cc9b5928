//! Failures in words.

/// Failures: a title and what to do.
#[derive(Debug)]
pub struct FailureWords {
    /// The device is offline.
    pub offline: Advice,
    /// Blocked across origins.
    pub blocked: Advice,
    /// Nothing answers.
    pub unreachable: Advice,
    /// The connection broke.
    pub dropped: Advice,
    /// Took too long.
    pub timed_out: Advice,
    /// Given up.
    pub cancelled: Advice,
    /// Sent elsewhere.
    pub redirected: Advice,
    /// 401.
    pub refused: Advice,
    /// 403.
    pub forbidden: Advice,
    /// 404.
    pub not_found: Advice,
    /// 409.
    pub conflict: Advice,
    /// 413.
    pub too_large: Advice,
    /// 415.
    pub unsupported_body: Advice,
    /// 419.
    pub expired: Advice,
    /// 400 and 422.
    pub invalid: Advice,
    /// 429.
    pub too_many: Advice,
    /// When the service wants to be asked again.
    pub again_in: fn(seconds: u64) -> String,
    /// When the app tries again by itself.
    pub goes_on_in: fn(seconds: u64) -> String,
    /// 5xx.
    pub service: Advice,
    /// Another status.
    pub unexpected: Advice,
    /// The status, for whoever helps.
    pub status: fn(status: u16) -> String,
    /// A body that can't be written in the configured encoding.
    pub inexpressible: Advice,
    /// An answer that can't be read.
    pub unreadable: Advice,
    /// Before the service's own words.
    pub service_says: &'static str,
}

/// A title and what to do.
#[derive(Debug)]
pub struct Advice {
    /// What happened.
    pub title: &'static str,
    /// What to do.
    pub advice: &'static str,
}
