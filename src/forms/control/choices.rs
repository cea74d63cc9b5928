//! Controls for several of many.

use std::fmt;
use std::marker::PhantomData;

use serde_json::{Value, json};

use super::{Control, Input, is_same_set, rebase_set, same_kind};
use crate::api::NonEmpty;
use crate::forms::changes::Reader;
use crate::forms::describe::Describe;
use crate::forms::from_text::FromText;

/// The ids or words that were chosen; their order means nothing.
pub struct Choices<T> {
    chosen: Vec<String>,
    value: PhantomData<fn() -> T>,
}

impl<T> Choices<T> {
    /// Holds what was chosen.
    pub fn new<I: ToString>(chosen: impl IntoIterator<Item = I>) -> Self {
        let chosen = chosen.into_iter().map(|chosen| chosen.to_string()).collect();
        Self { chosen, value: PhantomData }
    }

    /// Adds something, unless it is chosen already.
    pub fn add(&mut self, chosen: &impl ToString) {
        let chosen = chosen.to_string();
        if !self.chosen.contains(&chosen) {
            self.chosen.push(chosen);
        }
    }
}

impl<T> Default for Choices<T> {
    fn default() -> Self {
        Self { chosen: Vec::new(), value: PhantomData }
    }
}

impl<T> Clone for Choices<T> {
    fn clone(&self) -> Self {
        Self::new(&self.chosen)
    }
}

impl<T> PartialEq for Choices<T> {
    fn eq(&self, other: &Self) -> bool {
        self.chosen == other.chosen
    }
}

impl<T> fmt::Debug for Choices<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.chosen.fmt(formatter)
    }
}

impl<T: FromText> Control for Choices<T> {
    fn is_empty(&self) -> bool {
        self.chosen.is_empty()
    }

    fn is_same(&self, other: &dyn Control) -> bool {
        same_kind::<Self>(other).is_some_and(|other| is_same_set(&self.chosen, &other.chosen))
    }

    fn assign(&mut self, other: &dyn Control) {
        if let Some(other) = same_kind::<Self>(other) {
            self.chosen.clone_from(&other.chosen);
        }
    }

    fn rebase(&mut self, from: &dyn Control, to: &dyn Control) -> bool {
        if let (Some(from), Some(to)) = (same_kind::<Self>(from), same_kind::<Self>(to)) {
            rebase_set(&mut self.chosen, &from.chosen, &to.chosen);
        }
        true
    }

    fn encode(&self) -> Option<Value> {
        Some(json!(self.chosen))
    }

    fn decode(&mut self, stored: &Value) {
        if let Ok(chosen) = serde_json::from_value(stored.clone()) {
            self.chosen = chosen;
        }
    }

    fn describe(&self, texts: &dyn Describe) -> String {
        self.chosen.iter().map(|chosen| T::describe(chosen, texts)).collect::<Vec<_>>().join(", ")
    }
}

impl<T: FromText> Input for Choices<T> {
    type Held = Vec<String>;
    type Value = NonEmpty<T>;

    fn held(&self) -> Vec<String> {
        self.chosen.clone()
    }

    fn hold(&mut self, held: Vec<String>) {
        self.chosen = held;
    }

    fn read(&self, _: &str, _: &mut Reader<'_>) -> Option<NonEmpty<T>> {
        NonEmpty::new(self.chosen.iter().filter_map(|chosen| T::from_text(chosen).ok()).collect())
    }
}
