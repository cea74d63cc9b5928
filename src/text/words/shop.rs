//! Shops in words.

/// Shops.
#[derive(Debug)]
pub struct ShopWords {
    /// The title.
    pub title: &'static str,
}
