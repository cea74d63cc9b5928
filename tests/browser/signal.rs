//! Signals: who hears of what.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use leptos::prelude::Owner;
use loket::signal::{RwSignal, Signal, StoredValue, effect};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::stage::{begin, until};

/// How often somebody hears who follows a signal.
fn heard(owner: &Owner, signal: Signal<u32>) -> Arc<AtomicUsize> {
    let count = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&count);
    owner.with(|| {
        effect(move || {
            signal.get();
            counted.fetch_add(1, Ordering::Relaxed);
        });
    });
    count
}

#[wasm_bindgen_test]
async fn a_memo_is_heard_only_when_it_is_another_value() {
    begin().await;
    let owner = Owner::new();
    let number = owner.with(|| RwSignal::new(1_u32));
    let (tens, derived) =
        owner.with(|| (Signal::memo(move || number.get() / 10), Signal::derive(move || number.get() / 10)));
    let (memo_heard, derived_heard) = (heard(&owner, tens), heard(&owner, derived));
    let times = |count: &Arc<AtomicUsize>| count.load(Ordering::Relaxed);
    until("both were heard once", async || times(&memo_heard) == 1 && times(&derived_heard) == 1).await;
    number.set(2);
    until("the derived one is heard", async || times(&derived_heard) == 2).await;
    assert_eq!(times(&memo_heard), 1);
    number.update(|number| *number += 10);
    until("both are heard", async || times(&memo_heard) == 2 && times(&derived_heard) == 3).await;
    assert_eq!((tens.get_untracked(), derived.get_untracked()), (1, 1));
}

#[wasm_bindgen_test]
async fn a_memo_knows_what_it_was() {
    begin().await;
    let owner = Owner::new();
    let number = owner.with(|| RwSignal::new(3_u32));
    let most = owner.with(|| {
        Signal::memo_from(move |before: Option<&u32>| number.get().max(before.copied().unwrap_or_default()))
    });
    assert_eq!(most.get_untracked(), 3);
    number.set(7);
    assert_eq!(most.get_untracked(), 7);
    number.set(5);
    assert_eq!(most.get_untracked(), 7);
}

#[wasm_bindgen_test]
async fn what_belongs_to_an_owner_goes_with_it() {
    begin().await;
    let owner = Owner::new();
    let (number, kept) = owner.with(|| (RwSignal::new(1_u32), StoredValue::new("kept".to_owned())));
    assert!(number.is_there() && number.try_set(2));
    assert_eq!(kept.try_update_value(|kept| kept.push_str(" on")), Some(()));
    assert_eq!(kept.get_value(), "kept on");
    owner.cleanup();
    assert!(!number.is_there());
    assert!(!number.try_set(3), "nothing is there to be set");
    assert_eq!(number.try_update(|number| *number), None);
    assert_eq!(kept.try_update_value(|_| ()), None);
}
