//! Orders and purchases in words.

/// Orders and purchases.
#[derive(Debug)]
pub struct OrderWords {
    /// The title.
    pub title: &'static str,
}
