//! The fields of a checkout in words, in English.

use crate::text::words::CheckoutWords;

pub(super) const WORDS: CheckoutWords = CheckoutWords { title: "Checkout fields" };
