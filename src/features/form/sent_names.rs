//! The names of new records that were sent and may have been created, noted for the tab in case the page is loaded anew
//! before it is known.

use super::draft_storage::storage;

/// Before the path of the form.
const KEY: &str = "loket.sent.";

/// The names that are noted for the form at a path.
pub(super) fn noted(path: &str) -> Vec<String> {
    let noted = storage().and_then(|storage| storage.get_item(&key(path)).ok().flatten());
    noted.and_then(|noted| serde_json::from_str(&noted).ok()).unwrap_or_default()
}

/// Notes these instead.
pub(super) fn note(path: &str, names: &[String]) {
    let Some(storage) = storage() else { return };
    // Without storage they are not known after a reload, no more.
    let _ = match serde_json::to_string(names) {
        Ok(text) if !names.is_empty() => storage.set_item(&key(path), &text),
        _ => storage.remove_item(&key(path)),
    };
}

fn key(path: &str) -> String {
    format!("{KEY}{path}")
}
