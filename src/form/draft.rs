//! What was typed and not yet saved, as text: only the members that differ from where the form started.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// The members of a draft that differ from those it started with; `None` if none do.
pub fn encode<D: Serialize>(start: &D, draft: &D) -> Option<String> {
    let start = members(start)?;
    let mut changed = members(draft)?;
    changed.retain(|member, value| start.get(member) != Some(value));
    (!changed.is_empty()).then(|| Value::Object(changed).to_string())
}

/// A start with the kept members in place; `None` if the text is not such members, or they change nothing.
pub fn restore<D: Serialize + DeserializeOwned + PartialEq>(start: &D, kept: &str) -> Option<D> {
    let mut restored = members(start)?;
    let Value::Object(changed) = serde_json::from_str(kept).ok()? else { return None };
    // A member that an earlier version of the app had is no reason to lose the others.
    restored.extend(
        changed
            .into_iter()
            .filter(|(member, _)| members(start).is_some_and(|start| start.contains_key(member))),
    );
    let restored = serde_json::from_value(Value::Object(restored)).ok()?;
    (restored != *start).then_some(restored)
}

fn members<D: Serialize>(draft: &D) -> Option<Map<String, Value>> {
    match serde_json::to_value(draft) {
        Ok(Value::Object(members)) => Some(members),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::form::ticket::TicketDraft;

    fn draft(name: &str, price: &str) -> TicketDraft {
        TicketDraft { name: name.into(), price: price.into(), ..TicketDraft::default() }
    }

    #[test]
    fn only_what_was_typed_is_kept_and_put_back() {
        let kept = encode(&draft("Pass", "1.00"), &draft("Pass", "2"));
        assert_eq!(kept.as_deref(), Some(r#"{"price":"2"}"#));
        // Somebody renamed the ticket meanwhile: the typed price comes back, the new name stays.
        let restored = kept.and_then(|kept| restore(&draft("Day pass", "1.00"), &kept));
        assert_eq!(restored, Some(draft("Day pass", "2")));
    }

    #[test]
    fn nothing_typed_is_nothing_kept() {
        assert_eq!(encode(&draft("Pass", "1"), &draft("Pass", "1")), None);
        assert_eq!(restore(&draft("Pass", "1"), r#"{"price":"1"}"#), None);
        assert_eq!(restore(&draft("Pass", "1"), r#"{"unknown":"1"}"#), None);
        for odd in ["", "[]", r#"{"price":1}"#] {
            assert_eq!(restore(&draft("Pass", "1"), odd), None, "{odd}");
        }
    }
}
