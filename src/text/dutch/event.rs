//! Events in words, in Dutch.

use crate::text::words::EventWords;

pub(super) const WORDS: EventWords = EventWords { title: "Evenementen" };
