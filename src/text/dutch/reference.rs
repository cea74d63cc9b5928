//! Reference lists in words, in Dutch.

use crate::text::words::ReferenceWords;

pub(super) const WORDS: ReferenceWords = ReferenceWords { title: "Vaste lijsten" };
