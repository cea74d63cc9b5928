//! What stands in an input that has parts.

use leptos::html;
use leptos::prelude::*;

use crate::reactive::effect;

/// Keeps a signal's text in an input for a date or a time.
///
/// While a part of it is being typed, such an input has no value, and setting none would empty the other parts: so it is
/// only set to what it does not hold. `prop:value` sets whatever is new.
pub(super) fn bind_value(input: NodeRef<html::Input>, value: Signal<String>) {
    effect(move || {
        let value = value.get();
        if let Some(input) = input.get().filter(|input| input.value() != value) {
            input.set_value(&value);
        }
    });
}
