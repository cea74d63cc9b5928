//! Shops in words, in English.

use crate::text::words::ShopWords;

pub(super) const WORDS: ShopWords = ShopWords { title: "Shops" };
