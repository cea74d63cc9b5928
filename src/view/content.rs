//! What can stand in markup: as a child, and as the value of an attribute.

use leptos::prelude::*;
use std::borrow::Cow;

use super::View;

/// What can be a child of an element.
pub trait IntoView {
    /// As a view.
    fn into_view(self) -> View;
}

impl IntoView for View {
    fn into_view(self) -> View {
        self
    }
}

impl IntoView for &'static str {
    fn into_view(self) -> View {
        View::Text(Cow::Borrowed(self))
    }
}

impl IntoView for String {
    fn into_view(self) -> View {
        View::Text(Cow::Owned(self))
    }
}

impl<V: IntoView> IntoView for Option<V> {
    fn into_view(self) -> View {
        self.map(IntoView::into_view).unwrap_or_default()
    }
}

impl IntoView for Vec<View> {
    fn into_view(self) -> View {
        View::Many(self)
    }
}

impl<V: IntoView, F: Fn() -> V + 'static> IntoView for F {
    fn into_view(self) -> View {
        View::Live(Box::new(self))
    }
}

impl<V: IntoView + Clone + Send + Sync + 'static> IntoView for Signal<V> {
    fn into_view(self) -> View {
        (move || self.get()).into_view()
    }
}

impl<V: IntoView + Clone + Send + Sync + 'static> IntoView for RwSignal<V> {
    fn into_view(self) -> View {
        (move || self.get()).into_view()
    }
}

/// Makes a view, again and again. It stands for a closure, whose own trait would bring each of them in three forms.
pub trait MakeView {
    /// Makes it.
    fn make(&self) -> View;
}

impl<V: IntoView, F: Fn() -> V> MakeView for F {
    fn make(&self) -> View {
        self().into_view()
    }
}

/// Makes a value, again and again. It stands for a closure as [`MakeView`] does.
pub trait MakeValue {
    /// Makes it.
    fn make(&self) -> Value;
}

impl<V: IntoValue, F: Fn() -> V> MakeValue for F {
    fn make(&self) -> Value {
        self().into_value()
    }
}

/// The value of an attribute or a property.
pub enum Value {
    /// A text.
    Text(Cow<'static, str>),
    /// Whether it is there, for an attribute; the truth itself, for a property.
    Flag(bool),
    /// Nothing: no attribute, and an empty property.
    Absent,
    /// A value that follows what it is made from.
    Live(Box<dyn MakeValue>),
}

/// What can be the value of an attribute or a property.
pub trait IntoValue {
    /// As a value.
    fn into_value(self) -> Value;
}

impl IntoValue for Value {
    fn into_value(self) -> Value {
        self
    }
}

impl IntoValue for &'static str {
    fn into_value(self) -> Value {
        Value::Text(Cow::Borrowed(self))
    }
}

impl IntoValue for String {
    fn into_value(self) -> Value {
        Value::Text(Cow::Owned(self))
    }
}

impl IntoValue for bool {
    fn into_value(self) -> Value {
        Value::Flag(self)
    }
}

/// Without a value, there is no attribute.
impl<V: IntoValue> IntoValue for Option<V> {
    fn into_value(self) -> Value {
        self.map_or(Value::Absent, IntoValue::into_value)
    }
}

impl<V: IntoValue, F: Fn() -> V + 'static> IntoValue for F {
    fn into_value(self) -> Value {
        Value::Live(Box::new(self))
    }
}

impl<V: IntoValue + Clone + Send + Sync + 'static> IntoValue for Signal<V> {
    fn into_value(self) -> Value {
        (move || self.get()).into_value()
    }
}

impl<V: IntoValue + Clone + Send + Sync + 'static> IntoValue for RwSignal<V> {
    fn into_value(self) -> Value {
        (move || self.get()).into_value()
    }
}
