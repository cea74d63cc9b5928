//! The columns that are shown, and in which order.

use std::fmt;

/// Chosen columns: at least one, each at most once. In a preference `name,price,event`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    keys: Vec<&'static str>,
}

impl Shown {
    /// Reads a preference; what it names twice, or what is no column (any more), is left out. Without any column it is
    /// the columns that the page shows from the start, else all there are.
    pub fn parse(text: &str, keys: &[&'static str], from_start: &[&'static str]) -> Self {
        let mut shown = Vec::new();
        for name in text.split(',') {
            if let Some(key) = keys.iter().find(|key| **key == name).filter(|key| !shown.contains(*key)) {
                shown.push(*key);
            }
        }
        if shown.is_empty() {
            shown = (if from_start.is_empty() { keys } else { from_start }).to_vec();
        }
        Self { keys: shown }
    }

    /// Their numbers, in order.
    pub fn columns(&self, keys: &[&'static str]) -> Vec<usize> {
        self.keys.iter().filter_map(|shown| keys.iter().position(|key| key == shown)).collect()
    }

    /// Whether a column is shown.
    pub fn contains(&self, key: &str) -> bool {
        self.keys.contains(&key)
    }

    /// Whether a column can be hidden: the last one can't.
    pub fn can_hide(&self, key: &str) -> bool {
        self.contains(key) && self.keys.len() > 1
    }

    /// Shows a column behind the others, or hides it if another remains.
    pub fn toggle(&mut self, key: &'static str) {
        if self.can_hide(key) {
            self.keys.retain(|shown| *shown != key);
        } else if !self.contains(key) {
            self.keys.push(key);
        }
    }

    /// All columns: those that are shown in their order, then the others.
    pub fn then_hidden(&self, keys: &[&'static str]) -> Vec<&'static str> {
        let hidden = keys.iter().filter(|key| !self.contains(key));
        self.keys.iter().chain(hidden).copied().collect()
    }

    /// Whether a column can move up.
    pub fn can_advance(&self, key: &str) -> bool {
        self.keys.iter().skip(1).any(|shown| *shown == key)
    }

    /// Moves a column one place up, if it can.
    pub fn advance(&mut self, key: &str) {
        if let Some(place @ 1..) = self.keys.iter().position(|shown| *shown == key) {
            self.keys.swap(place - 1, place);
        }
    }
}

impl fmt::Display for Shown {
    /// As stored.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.keys.join(","))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const KEYS: [&str; 4] = ["name", "event", "price", "max_capacity"];

    fn parsed(text: &str) -> Shown {
        Shown::parse(text, &KEYS, &["name", "price"])
    }

    #[test]
    fn a_preference_of_an_older_version_still_reads() {
        assert_eq!(parsed("price,colour,name,price").keys, ["price", "name"]);
        assert_eq!(parsed("").keys, ["name", "price"]);
        assert_eq!(parsed("colour,,").keys, ["name", "price"]);
        assert_eq!(Shown::parse("", &KEYS, &[]).keys, KEYS);
        assert_eq!(parsed("price,name").columns(&KEYS), [2, 0]);
    }

    #[test]
    fn columns_come_and_go() {
        let mut shown = parsed("name,price");
        shown.toggle("event");
        assert_eq!(shown.to_string(), "name,price,event");
        shown.toggle("name");
        assert_eq!(shown.to_string(), "price,event");
    }

    #[test]
    fn a_column_moves_to_the_front_step_by_step() {
        let mut shown = parsed("name,price,event");
        shown.advance("event");
        assert_eq!(shown.to_string(), "name,event,price");
        assert_eq!(shown.then_hidden(&KEYS), ["name", "event", "price", "max_capacity"]);
        shown.advance("event");
        assert!(!shown.can_advance("event") && shown.can_advance("name"));
        shown.advance("event");
        shown.advance("max_capacity");
        assert_eq!(shown.to_string(), "event,name,price");
    }

    #[test]
    fn the_last_column_stays() {
        let mut shown = parsed("name");
        assert!(!shown.can_hide("name"));
        shown.toggle("name");
        assert_eq!(shown.keys, ["name"]);
    }

    proptest! {
        #[test]
        fn a_preference_reads_back_after_any_change(
            presses in prop::collection::vec(0..KEYS.len(), 0..20),
        ) {
            let mut shown = parsed("");
            for key in presses {
                shown.toggle(KEYS[key]);
                prop_assert!(!shown.keys.is_empty());
                prop_assert_eq!(parsed(&shown.to_string()), shown.clone());
            }
        }
    }
}
