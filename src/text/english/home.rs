//! Today in words, in English.

use crate::text::words::HomeWords;

pub(super) const WORDS: HomeWords = HomeWords { title: "Today" };
