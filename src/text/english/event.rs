//! Events in words, in English.

use crate::text::words::EventWords;

pub(super) const WORDS: EventWords = EventWords { title: "Events" };
