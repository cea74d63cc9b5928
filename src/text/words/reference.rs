//! Reference lists in words.

/// Reference lists.
#[derive(Debug)]
pub struct ReferenceWords {
    /// The title.
    pub title: &'static str,
}
