//! What has gone from the page leaves nothing behind.

use js_sys::ArrayBuffer;
use js_sys::WebAssembly::Memory;
use leptos::prelude::*;
use leptos::task::tick;
use loket::reactive::scoped;
use loket::view::{Keyed, View, keyed, view};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;

use super::shown;
use crate::setup::stage::begin;

/// How many views follow the same signal at a time.
const VIEWS: usize = 30;
/// How often they come and go.
const ROUNDS: usize = 500;
/// The memory that a run may take beyond that of the one before it: a few of the pages that the memory grows by.
const MOST: u32 = 4 * 64 * 1024;

/// The bytes of the app's memory. It only grows.
fn size() -> u32 {
    let memory: Memory = wasm_bindgen::memory().unchecked_into();
    memory.buffer().unchecked_into::<ArrayBuffer>().byte_length()
}

/// A view that follows a signal that outlives it, in every way there is.
fn follower(number: RwSignal<usize>) -> View {
    let number = scoped(move || number.get());
    let double = Memo::new(move |_| number.get() * 2);
    Effect::new(move || {
        number.get();
    });
    view! { <p>{move || number.get().to_string()}" "{move || double.get().to_string()}</p> }
}

#[wasm_bindgen_test]
async fn a_view_that_has_gone_leaves_nothing() {
    begin().await;
    let number = RwSignal::new(1);
    let come_and_go = async || {
        for _ in 0..ROUNDS {
            let (screen, _) = shown(|| View::Many((0..VIEWS).map(|_| follower(number)).collect()), "p");
            tick().await;
            drop(screen);
            tick().await;
        }
        size()
    };
    let before = come_and_go().await;
    let after = come_and_go().await;
    assert!(after <= before + MOST, "{before} bytes, then {after}");
}

#[wasm_bindgen_test]
async fn a_row_that_has_gone_leaves_nothing() {
    begin().await;
    let (number, turn) = (RwSignal::new(1), RwSignal::new(0_usize));
    let row = move |row: usize| {
        let make = Box::new(move || follower(number));
        Keyed { key: row.to_string(), edition: (0, 0), make }
    };
    let rows = move || (0..VIEWS).map(|place| row(turn.get() * VIEWS + place)).collect();
    let (_screen, _) = shown(|| keyed(rows), "p");
    let change = async || {
        for _ in 0..ROUNDS {
            turn.update(|turn| *turn += 1);
            tick().await;
        }
        size()
    };
    let before = change().await;
    let after = change().await;
    assert!(after <= before + MOST, "{before} bytes, then {after}");
}
