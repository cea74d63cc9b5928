//! Shops in words, in Dutch.

use crate::text::words::ShopWords;

pub(super) const WORDS: ShopWords = ShopWords { title: "Shops" };
