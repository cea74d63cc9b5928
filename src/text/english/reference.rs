//! Reference lists in words, in English.

use crate::text::words::ReferenceWords;

pub(super) const WORDS: ReferenceWords = ReferenceWords { title: "Reference lists" };
