//! The names of new records that were sent and may have been created, noted for the tab in case the page is loaded anew
//! before it is known.

use crate::storage::Storage;

/// Before the path of the form.
const KEY: &str = "loket.sent.";

/// The names that are noted for the form at a path.
pub(super) fn noted(path: &str) -> Vec<String> {
    let noted = Storage::Session.get(&key(path));
    noted.and_then(|noted| serde_json::from_str(&noted).ok()).unwrap_or_default()
}

/// Notes these instead.
pub(super) fn note(path: &str, names: &[String]) {
    let text = serde_json::to_string(names).ok().filter(|_| !names.is_empty());
    Storage::Session.set_or_remove(&key(path), text.as_deref());
}

fn key(path: &str) -> String {
    format!("{KEY}{path}")
}
