//! The values of date and time inputs, and of sliders.

use leptos::html;
use leptos::prelude::*;

use crate::reactive::effect;

/// Binds the value of a date or time input to a signal.
///
/// While one of its parts is being typed, such an input reports an empty value, and assigning that value would clear
/// the other parts. So the value is assigned only when it differs from the one the input reports; `prop:value` would
/// assign every change of the signal.
pub fn bind_value(input: NodeRef<html::Input>, value: Signal<String>) {
    effect(move || {
        let value = value.get();
        if let Some(input) = input.get().filter(|input| input.value() != value) {
            input.set_value(&value);
        }
    });
}

/// Binds a slider from 0 to `last` to a place: in this order, because a value beyond the end is brought back to it.
pub fn bind_slider(input: NodeRef<html::Input>, last: Memo<usize>, place: Memo<usize>) {
    effect(move || {
        let (last, place) = (last.get().to_string(), place.get().to_string());
        if let Some(input) = input.get() {
            input.set_max(&last);
            input.set_value(&place);
        }
    });
}
