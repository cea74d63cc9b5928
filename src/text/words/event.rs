//! Events in words.

/// Events.
#[derive(Debug)]
pub struct EventWords {
    /// The title.
    pub title: &'static str,
}
