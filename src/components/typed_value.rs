//! The value of date and time inputs.

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
