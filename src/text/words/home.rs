//! Today in words.

/// Today.
#[derive(Debug)]
pub struct HomeWords {
    /// The title.
    pub title: &'static str,
}
