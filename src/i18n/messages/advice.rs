//! What happened, and what to do.

/// A title and what to do.
#[derive(Debug)]
pub struct Advice {
    /// What happened.
    pub title: &'static str,
    /// What to do.
    pub advice: &'static str,
}

pub(super) const fn advice(title: &'static str, advice: &'static str) -> Advice {
    Advice { title, advice }
}
