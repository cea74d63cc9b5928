//! Payment methods: free words, as the interface shows none of those that are supported.

use leptos::prelude::*;

use crate::features::form::{Bound, Form, WordsControl};
use crate::forms::Input;
use crate::forms::shop::ShopDraft;
use crate::reactive::effect;

/// Where the payment methods typed in this session are stored; deleted with the session.
const KEY: &str = "loket.payment_methods";

/// The payment methods, with those that were typed before in this session as a help.
#[component]
pub(crate) fn PaymentField(
    /// The form.
    form: Form<ShopDraft>,
    /// The field.
    field: Bound<Vec<String>>,
) -> impl IntoView {
    let known = StoredValue::new(remembered());
    effect(move || {
        let now = form.draft.with(|draft| draft.payment_methods.held());
        keep(known.get_value(), now);
    });
    view! { <WordsControl field suggestions=Signal::stored(known.get_value()) /> }
}

fn remembered() -> Vec<String> {
    let text = storage().and_then(|storage| storage.get_item(KEY).ok().flatten()).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

fn keep(mut known: Vec<String>, now: Vec<String>) {
    known.extend(now);
    known.sort_unstable();
    known.dedup();
    if let Some(storage) = storage().filter(|_| !known.is_empty()) {
        // Without storage there are no suggestions, no more.
        let _ = storage.set_item(KEY, &known.join("\n"));
    }
}

fn storage() -> Option<web_sys::Storage> {
    window().session_storage().ok().flatten()
}
