//! Today in words, in Dutch.

use crate::text::words::HomeWords;

pub(super) const WORDS: HomeWords = HomeWords { title: "Vandaag" };
