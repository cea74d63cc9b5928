//! What was chosen, typed and sent for the copies, stored for the tab: a reload or another language loses none of it.

use leptos::prelude::*;
use serde_json::{Map, Value, json};

use super::row::CopyRow;
use super::save::{CopyOutcome, Names, is_same};
use crate::models::value::TicketId;
use crate::reactive::effect;
use crate::session::DRAFTS;
use crate::storage::Storage;

/// Restores what was done when the page of this path was last open, and stores what is done from now on. Of the copies, those are
/// known that the event has.
pub(super) fn remember(path: &str, rows: StoredValue<Vec<CopyRow>>, own: StoredValue<Names>) {
    let key = format!("{DRAFTS}{path}");
    let stored = Storage::Session.get(&key);
    let stored: Map<String, Value> =
        stored.and_then(|stored| serde_json::from_str(&stored).ok()).unwrap_or_default();
    let copies: Vec<TicketId> = stored.values().filter_map(copy).collect();
    rows.with_value(|rows| {
        for row in rows {
            if let Some(stored) = stored.get(row.original.id.as_str()) {
                restore(row, stored, own, &copies);
            }
        }
    });
    effect(move || {
        let typed: Map<String, Value> = rows.with_value(|rows| {
            let is_open = |row: &CopyRow| row.is_left() || row.choice.is_unlinked();
            let is_done = !rows.iter().any(is_open) && rows.iter().any(|row| row.choice.copy().is_some());
            rows.iter().filter(|_| !is_done).filter_map(entry).collect()
        });
        let text = (!typed.is_empty()).then(|| Value::Object(typed).to_string());
        Storage::Session.set_or_remove(&key, text.as_deref());
    });
}

/// The copy that is stored of a row.
fn copy(stored: &Value) -> Option<TicketId> {
    stored.get("copy").and_then(Value::as_str).and_then(TicketId::new)
}

fn restore(row: &CopyRow, stored: &Value, own: StoredValue<Names>, copies: &[TicketId]) {
    let choice = row.choice;
    if let Some(price) = stored.get("price").and_then(Value::as_str) {
        choice.price.set(price.to_owned());
    }
    let copy = copy(stored).filter(|copy| own.with_value(|own| own.iter().any(|(id, _)| id == copy)));
    let is_sent = stored.get("is_sent").and_then(Value::as_bool);
    // What was sent while the event had no ticket of that name is the one that it has now.
    let sent = || {
        let of_name = own.with_value(|own| only_of_name(own, &row.moved.name, copies));
        of_name.filter(|_| is_sent == Some(true))
    };
    if let Some(copy) = copy.or_else(sent) {
        choice.linked.set_value(ids(stored.get("linked")));
        choice.outcome.set(Some(CopyOutcome::Created(copy)));
        return;
    }
    let is_chosen = stored.get("is_chosen").and_then(Value::as_bool).unwrap_or_default();
    choice.is_chosen.set(is_chosen && !choice.is_there.get_untracked());
    if is_sent.is_some() {
        choice.outcome.set(Some(CopyOutcome::Unknown));
    }
}

/// The only ticket of a name that is no copy of another row.
fn only_of_name(own: &Names, name: &str, copies: &[TicketId]) -> Option<TicketId> {
    let mut named = own.iter().filter(|(id, other)| is_same(other, name) && !copies.contains(id));
    named.next().filter(|_| named.next().is_none()).map(|(id, _)| id.clone())
}

fn ids(stored: Option<&Value>) -> Vec<TicketId> {
    let stored = stored.and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    stored.iter().filter_map(Value::as_str).filter_map(TicketId::new).collect()
}

/// What the user has made of a row, if anything, with the id of the original.
fn entry(row: &CopyRow) -> Option<(String, Value)> {
    let (is_chosen, price) = (row.choice.is_chosen.get(), row.choice.price.get());
    let entry = match row.choice.outcome.get() {
        Some(CopyOutcome::Created(copy) | CopyOutcome::Unlinked(copy)) => {
            let linked = row.choice.linked.get_value();
            let linked: Vec<_> = linked.iter().map(TicketId::as_str).collect();
            json!({ "price": price, "copy": copy.as_str(), "linked": linked })
        }
        Some(CopyOutcome::UnderWay | CopyOutcome::Unknown) => {
            let is_new = !row.choice.is_there.get();
            json!({ "price": price, "is_chosen": is_chosen, "is_sent": is_new })
        }
        Some(CopyOutcome::Failed(_)) | None if (is_chosen, price.clone()) == row.start() => return None,
        Some(CopyOutcome::Failed(_)) | None => json!({ "price": price, "is_chosen": is_chosen }),
    };
    Some((row.original.id.to_string(), entry))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_sent_is_not_the_copy_of_another_row() {
        let id = |id: &str| TicketId::new(id).unwrap_or_else(|| unreachable!());
        let own = [("11", "Day "), ("12", "Day"), ("13", "Camping")];
        let own: Names = own.iter().map(|(number, name)| (id(number), (*name).to_owned())).collect();
        assert_eq!(only_of_name(&own, "Camping", &[]), Some(id("13")));
        assert_eq!(only_of_name(&own, "Camping", &[id("13")]), None);
        assert_eq!(only_of_name(&own, "Day", &[]), None);
        assert_eq!(only_of_name(&own, "Day", &[id("11")]), Some(id("12")));
    }
}
