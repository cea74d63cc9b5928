//! The fields of a checkout in words.

/// The fields of a checkout.
#[derive(Debug)]
pub struct CheckoutWords {
    /// The title.
    pub title: &'static str,
}
