//! How many tickets can be sold, in words.

use crate::features::context::use_i18n;
use crate::i18n::Formats;

/// A number that limits sales; without one, and with 0, there is no limit.
pub(crate) fn limit(capacity: Option<u64>, formats: &Formats) -> String {
    match capacity.filter(|capacity| *capacity > 0) {
        Some(capacity) => formats.integer(capacity),
        None => use_i18n().ticket.no_limit.to_owned(),
    }
}
