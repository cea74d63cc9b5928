//! What a page is made of: elements, texts and parts that follow signals, all of one type.
//!
//! The framework's own elements have a type for each shape, and code for each type; a hundred views of it cost more to
//! load than all else together. Here a view is a value that one function puts on the page and another one brings up to
//! date in place, so that what has the focus or is being typed in stays. Signals, effects, contexts and ownership are the
//! framework's.

mod content;
mod element;
mod element_ref;
mod focus;
mod following;
mod keyed;
mod mount;
mod order;
mod place;
mod shown;
mod shown_element;
#[path = "../../markup/src/sign.rs"]
mod sign;
mod template;
mod unfollow;

use std::borrow::Cow;

pub use content::{IntoValue, IntoView, MakeValue, MakeView, Value};
pub use element::{Element, Handle};
pub use element_ref::ElementRef;
pub use focus::focus_in_place;
pub use keyed::{Keyed, KeyedViews, keyed};
pub use loket_markup::view;
pub use mount::{Mounted, mount};
pub use template::{Hole, filled};

/// A part of a page, before it is there.
#[derive(Default)]
pub enum View {
    /// Nothing.
    #[default]
    Nothing,
    /// A text, never markup.
    Text(Cow<'static, str>),
    /// An element.
    Element(Box<Element>),
    /// Views beside each other.
    Many(Vec<View>),
    /// Views beside each other, each of which stays with what it shows.
    Keyed(KeyedViews),
    /// A view that is made again whenever something changes that it was made from.
    Live(Box<dyn MakeView>),
    /// A view that takes the place of what was there, where others bring it up to date and keep its elements.
    Anew(Box<View>),
}
