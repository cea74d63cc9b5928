//! What stands in a form, control by control, as it was typed.

use serde_json::{Map, Value, json};

use crate::api::Attachment;
use crate::models::value::Timestamp;

/// What stands in a control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A line or a text of several lines; the id of what was chosen.
    Text(String),
    /// On or off.
    Flag(bool),
    /// The ids or words that were chosen; their order means nothing.
    Chosen(Vec<String>),
    /// Local times from and to; their order means nothing.
    Spans(Vec<(String, String)>),
    /// A file.
    File(Option<Attachment>),
}

/// What stands in a form: a value for each control, by the dotted name that the interface has for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    controls: Vec<(&'static str, Typed)>,
    /// Moments that the form started with. A typed time has no fractions of a second, so one that was left alone stands
    /// for the moment it came from.
    moments: Vec<Timestamp>,
}

/// The clocks of the time zone that times are typed in.
pub trait TimeZone {
    /// How many minutes they are ahead of UTC at a moment.
    fn minutes_ahead(&self, moment: Timestamp) -> i32;
    /// What they show at a moment, as a date and time control holds it.
    fn typed(&self, moment: Timestamp) -> String;
}

impl Draft {
    /// A form without controls.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a control that holds a text; empty for nothing.
    pub fn text(self, name: &'static str, text: impl ToString) -> Self {
        self.with(name, Typed::Text(text.to_string()))
    }

    /// Adds a control that holds a text, if there is one.
    pub fn optional(self, name: &'static str, text: Option<impl ToString>) -> Self {
        self.with(name, Typed::Text(text.map(|text| text.to_string()).unwrap_or_default()))
    }

    /// Adds a control that is on or off.
    pub fn flag(self, name: &'static str, flag: Option<bool>) -> Self {
        self.with(name, Typed::Flag(flag.unwrap_or_default()))
    }

    /// Adds a control with several chosen ids or words.
    pub fn chosen<I: ToString>(self, name: &'static str, ids: impl IntoIterator<Item = I>) -> Self {
        self.with(name, Typed::Chosen(ids.into_iter().map(|id| id.to_string()).collect()))
    }

    /// Adds a list of periods or dates.
    pub fn spans(
        mut self,
        name: &'static str,
        spans: impl IntoIterator<Item = (Timestamp, Timestamp)>,
        clocks: &dyn TimeZone,
    ) -> Self {
        let mut typed = Vec::new();
        for (from, to) in spans {
            typed.push((clocks.typed(from), clocks.typed(to)));
            self.moments.extend([from, to]);
        }
        self.with(name, Typed::Spans(typed))
    }

    /// Adds a control for a file; none is chosen.
    pub fn file(self, name: &'static str) -> Self {
        self.with(name, Typed::File(None))
    }

    fn with(mut self, name: &'static str, typed: Typed) -> Self {
        self.controls.push((name, typed));
        self
    }

    /// What stands in a control.
    pub fn get(&self, name: &str) -> Option<&Typed> {
        self.controls.iter().find(|(control, _)| *control == name).map(|(_, typed)| typed)
    }

    /// The text in a control; empty where it holds none.
    pub fn text_of(&self, name: &str) -> &str {
        match self.get(name) {
            Some(Typed::Text(text)) => text,
            _ => "",
        }
    }

    /// Whether a control is on.
    pub fn is_on(&self, name: &str) -> bool {
        matches!(self.get(name), Some(Typed::Flag(true)))
    }

    /// What is chosen in a control.
    pub fn chosen_in(&self, name: &str) -> &[String] {
        match self.get(name) {
            Some(Typed::Chosen(chosen)) => chosen,
            _ => &[],
        }
    }

    /// The local times in a control.
    pub fn spans_in(&self, name: &str) -> &[(String, String)] {
        match self.get(name) {
            Some(Typed::Spans(spans)) => spans,
            _ => &[],
        }
    }

    /// The file in a control.
    pub fn file_in(&self, name: &str) -> Option<&Attachment> {
        match self.get(name) {
            Some(Typed::File(file)) => file.as_ref(),
            _ => None,
        }
    }

    /// Whether nothing was typed or chosen in a control.
    pub fn is_empty_at(&self, name: &str) -> bool {
        match self.get(name) {
            Some(Typed::Text(text)) => text.trim().is_empty(),
            Some(Typed::Chosen(chosen)) => chosen.is_empty(),
            Some(Typed::Spans(spans)) => spans.is_empty(),
            Some(Typed::File(file)) => file.is_none(),
            Some(Typed::Flag(_)) | None => false,
        }
    }

    /// Puts something into a control; a control that the form doesn't have takes nothing.
    pub fn set(&mut self, name: &str, typed: Typed) {
        if let Some((_, held)) = self.controls.iter_mut().find(|(control, _)| *control == name) {
            *held = typed;
        }
    }

    /// The moment that the form started with and that a local time still stands for.
    pub(super) fn moment(&self, typed: &str, clocks: &dyn TimeZone) -> Option<Timestamp> {
        self.moments.iter().copied().find(|moment| clocks.typed(*moment) == typed)
    }

    /// The names of its controls, in the order of the form.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.controls.iter().map(|(name, _)| *name)
    }

    /// The members of the request whose controls hold something else than in another draft of the form.
    pub fn changed_members(&self, other: &Self) -> Vec<&'static str> {
        let mut members: Vec<&'static str> = Vec::new();
        for (name, typed) in &self.controls {
            let member = member_of(name);
            let is_changed = other.get(name).is_none_or(|other| !typed.is_same(other));
            if is_changed && members.last() != Some(&member) {
                members.push(member);
            }
        }
        members
    }

    /// Takes all controls of a member from another draft of the form.
    pub fn take_member(&mut self, member: &str, other: &Self) {
        for (name, typed) in &mut self.controls {
            if let Some(theirs) = other.get(name).filter(|_| member_of(name) == member) {
                *typed = theirs.clone();
            }
        }
    }

    /// What differs from where the form started, as text; `None` if nothing does. Files are left out.
    pub fn encode(&self, start: &Self) -> Option<String> {
        let changed: Map<String, Value> = self
            .controls
            .iter()
            .filter(|(name, typed)| start.get(name) != Some(typed))
            .filter_map(|(name, typed)| Some(((*name).to_owned(), typed.encode()?)))
            .collect();
        (!changed.is_empty()).then(|| Value::Object(changed).to_string())
    }

    /// The start with what was kept in place; `None` if the text is nothing of the kind, or changes nothing.
    pub fn restore(start: &Self, kept: &str) -> Option<Self> {
        let kept: Map<String, Value> = serde_json::from_str(kept).ok()?;
        let mut restored = start.clone();
        // A control that an earlier version of the app had is no reason to lose the others.
        for (name, typed) in &mut restored.controls {
            if let Some(value) = kept.get(*name).and_then(|value| typed.decode(value)) {
                *typed = value;
            }
        }
        (restored != *start).then_some(restored)
    }
}

impl Typed {
    /// Whether two controls hold the same, in whatever order.
    fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Chosen(these), Self::Chosen(those)) => is_same_set(these, those),
            (Self::Spans(these), Self::Spans(those)) => is_same_set(these, those),
            _ => self == other,
        }
    }

    fn encode(&self) -> Option<Value> {
        Some(match self {
            Self::Text(text) => json!(text),
            Self::Flag(flag) => json!(flag),
            Self::Chosen(chosen) => json!(chosen),
            Self::Spans(spans) => json!(spans),
            Self::File(_) => return None,
        })
    }

    /// A kept value, if it is one for a control of this kind.
    fn decode(&self, value: &Value) -> Option<Self> {
        let value = value.clone();
        match self {
            Self::Text(_) => serde_json::from_value(value).ok().map(Self::Text),
            Self::Flag(_) => value.as_bool().map(Self::Flag),
            Self::Chosen(_) => serde_json::from_value(value).ok().map(Self::Chosen),
            Self::Spans(_) => serde_json::from_value(value).ok().map(Self::Spans),
            Self::File(_) => None,
        }
    }
}

fn is_same_set<T: PartialEq>(these: &[T], those: &[T]) -> bool {
    these.iter().all(|this| those.contains(this)) && those.iter().all(|that| these.contains(that))
}

/// The member of the request that a control belongs to: `venue` of `venue.city`.
pub fn member_of(control: &str) -> &str {
    control.split('.').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(name: &str, price: &str) -> Draft {
        Draft::new()
            .text("name", name)
            .text("price", price)
            .flag("venue.a", None)
            .chosen("venue.b", ["1", "2"])
    }

    #[test]
    fn only_what_was_typed_is_kept_and_put_back() {
        let kept = draft("Pass", "2").encode(&draft("Pass", "1.00"));
        assert_eq!(kept.as_deref(), Some(r#"{"price":"2"}"#));
        // Somebody renamed the ticket meanwhile: the typed price comes back, the new name stays.
        let restored = kept.and_then(|kept| Draft::restore(&draft("Day pass", "1.00"), &kept));
        assert_eq!(restored, Some(draft("Day pass", "2")));
    }

    #[test]
    fn nothing_typed_is_nothing_kept() {
        let start = draft("Pass", "1");
        assert_eq!(start.encode(&start), None);
        for odd in
            ["", "[]", r#"{"price":1}"#, r#"{"price":"1"}"#, r#"{"unknown":"1"}"#, r#"{"venue.a":"on"}"#]
        {
            assert_eq!(Draft::restore(&start, odd), None, "{odd}");
        }
    }

    #[test]
    fn a_member_changes_with_any_of_its_controls_and_not_with_their_order() {
        let start = draft("Pass", "1");
        let mut changed = start.clone();
        changed.set("venue.b", Typed::Chosen(vec!["2".into(), "1".into()]));
        assert_eq!(changed.changed_members(&start), [""; 0]);
        changed.set("venue.a", Typed::Flag(true));
        changed.set("venue.b", Typed::Chosen(vec!["2".into()]));
        assert_eq!(changed.changed_members(&start), ["venue"]);
        changed.take_member("venue", &start);
        assert_eq!(changed, start);
    }
}
