//! Orders and purchases in words, in English.

use crate::text::words::OrderWords;

pub(super) const WORDS: OrderWords = OrderWords { title: "Orders" };
