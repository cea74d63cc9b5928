//! What was chosen and typed for the copies, stored for the tab: a reload or another language loses none of it.

use leptos::prelude::*;
use serde_json::{Map, Value, json};

use super::row::CopyRow;
use crate::reactive::effect;
use crate::session::DRAFTS;

/// Restores what was chosen and typed when the page of this path was last open, and stores what is from now on.
pub(super) fn remember(path: &str, rows: StoredValue<Vec<CopyRow>>) {
    let key = format!("{DRAFTS}{path}");
    let stored = storage().and_then(|storage| storage.get_item(&key).ok().flatten());
    let stored: Map<String, Value> =
        stored.and_then(|stored| serde_json::from_str(&stored).ok()).unwrap_or_default();
    rows.with_value(|rows| {
        for row in rows {
            let Some(stored) = stored.get(row.original.id.as_str()) else { continue };
            if let Some(is_chosen) = stored.get("is_chosen").and_then(Value::as_bool) {
                row.choice.is_chosen.set(is_chosen && !row.is_there);
            }
            if let Some(price) = stored.get("price").and_then(Value::as_str) {
                row.choice.price.set(price.to_owned());
            }
        }
    });
    effect(move || {
        let typed: Map<String, Value> = rows.with_value(|rows| rows.iter().filter_map(typed).collect());
        let Some(storage) = storage() else { return };
        // Full or forbidden storage costs what was typed its life after a reload, no more.
        let _ = match typed.is_empty() {
            true => storage.remove_item(&key),
            false => storage.set_item(&key, &Value::Object(typed).to_string()),
        };
    });
}

/// What the user has made of a row that is not created yet, if anything.
fn typed(row: &CopyRow) -> Option<(String, Value)> {
    let now = (row.choice.is_chosen.get(), row.choice.price.get());
    let is_typed = row.choice.copy().is_none() && now != row.start();
    is_typed.then(|| (row.original.id.to_string(), json!({ "is_chosen": now.0, "price": now.1 })))
}

fn storage() -> Option<web_sys::Storage> {
    window().session_storage().ok().flatten()
}
