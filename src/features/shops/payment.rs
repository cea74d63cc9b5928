//! Payment methods: free words, as the interface shows none of those that are supported.

use leptos::prelude::*;

use crate::features::form::{Bound, Form, WordsControl};
use crate::forms::Input;
use crate::forms::shop::ShopDraft;
use crate::reactive::effect;
use crate::storage::Storage;

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
        store(known.get_value(), now);
    });
    view! { <WordsControl field suggestions=Signal::stored(known.get_value()) /> }
}

fn remembered() -> Vec<String> {
    let text = Storage::Session.get(KEY).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

fn store(mut known: Vec<String>, now: Vec<String>) {
    known.extend(now);
    known.sort_unstable();
    known.dedup();
    if !known.is_empty() {
        Storage::Session.set(KEY, &known.join("\n"));
    }
}
