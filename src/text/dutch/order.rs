//! Orders and purchases in words, in Dutch.

use crate::text::words::OrderWords;

pub(super) const WORDS: OrderWords = OrderWords { title: "Bestellingen" };
