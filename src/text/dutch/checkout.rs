//! The fields of a checkout in words, in Dutch.

use crate::text::words::CheckoutWords;

pub(super) const WORDS: CheckoutWords = CheckoutWords { title: "Velden van een bestelling" };
