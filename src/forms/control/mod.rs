//! The controls of a form: what was typed into each, and its value.

mod choices;
mod file;
mod optional;
mod spans;
mod switch;
mod text;

use std::any::Any;

use serde_json::Value;

pub use self::choices::Choices;
pub use self::file::File;
pub use self::spans::{Span, Spans};
pub use self::text::Text;
use super::changes::Reader;
use super::describe::Describe;

/// A control of any kind.
pub trait Control: Any {
    /// Whether nothing was typed or chosen. A switch is never empty.
    fn is_empty(&self) -> bool;

    /// Whether the form has it: a control for something that the app can't edit without loss is left out.
    fn is_there(&self) -> bool {
        true
    }

    /// Whether text is typed into it.
    fn is_text(&self) -> bool {
        false
    }

    /// Whether the page has a control of this name within it: `0.opens_at` of a list of periods.
    fn has_part(&self, _name: &str) -> bool {
        false
    }

    /// Whether another control of its kind has the same value, also where it was typed in another way: "12,5" for
    /// "12.50".
    fn is_same(&self, other: &dyn Control) -> bool;

    /// Takes over what another control of its kind holds.
    fn assign(&mut self, other: &dyn Control);

    /// Makes the change that leads from one value to another one of two other controls of its kind; whether what it held before
    /// is still in it, as in a set. What is not a set takes over the other value.
    fn rebase(&mut self, _from: &dyn Control, to: &dyn Control) -> bool {
        self.assign(to);
        false
    }

    /// What is stored of it while the form is not sent: of a file only its name.
    fn encode(&self) -> Option<Value>;

    /// Takes what was stored, if that is for a control of its kind.
    fn decode(&mut self, stored: &Value);

    /// What it holds, for people to read; empty if nothing.
    fn describe(&self, texts: &dyn Describe) -> String;
}

/// A control with the types of what it holds and of the value that is read from it.
pub trait Input: Control + Clone {
    /// What the control on the page holds.
    type Held: Clone + Default + PartialEq + Send + Sync + 'static;
    /// What a request has of it.
    type Value;

    /// What it holds.
    fn held(&self) -> Self::Held;

    /// Takes what was typed or chosen.
    fn hold(&mut self, held: Self::Held);

    /// The value, if there is one. What is wrong with it is noted under the name of the control.
    fn read(&self, name: &str, reader: &mut Reader<'_>) -> Option<Self::Value>;
}

/// A control of the same kind.
fn same_kind<C: Control>(other: &dyn Control) -> Option<&C> {
    (other as &dyn Any).downcast_ref()
}

/// Makes the change that leads from one set to another one.
fn rebase_set<T: Clone + PartialEq>(own: &mut Vec<T>, from: &[T], to: &[T]) {
    own.retain(|item| to.contains(item) || !from.contains(item));
    let added: Vec<T> =
        to.iter().filter(|item| !from.contains(item) && !own.contains(item)).cloned().collect();
    own.extend(added);
}

/// Whether two lists contain the same, equally often, in any order.
fn is_same_set<T: PartialEq>(these: &[T], those: &[T]) -> bool {
    let count = |list: &[T], one: &T| list.iter().filter(|other| *other == one).count();
    these.len() == those.len() && these.iter().all(|this| count(these, this) == count(those, this))
}
