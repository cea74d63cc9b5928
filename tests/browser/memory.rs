//! What has gone from the page leaves nothing behind.

use js_sys::ArrayBuffer;
use js_sys::WebAssembly::Memory;
use leptos::prelude::*;
use leptos::task::tick;
use loket::reactive::scoped;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::screen::Screen;
use crate::setup::stage::begin;

/// How many views follow the same signal at a time.
const VIEWS: usize = 30;
/// How often they come and go.
const ROUNDS: usize = 500;
/// In how many lists rows come and go.
const LISTS: usize = 10;
/// The memory that a run may take beyond that of the one before it: a few of the pages that the memory grows by.
const MOST: u32 = 4 * 64 * 1024;

/// The bytes of the app's memory. It only grows.
fn size() -> u32 {
    let memory: Memory = wasm_bindgen::memory().unchecked_into();
    memory.buffer().unchecked_into::<ArrayBuffer>().byte_length()
}

/// A view that follows a signal that outlives it, in every way there is.
#[component]
fn Follower(number: RwSignal<usize>) -> impl IntoView {
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
            let views = move || (0..VIEWS).map(|_| view! { <Follower number /> }).collect_view();
            let screen = Screen::show(views);
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
async fn rows_that_have_gone_leave_nothing_once_their_list_has_gone() {
    begin().await;
    let number = RwSignal::new(1);
    let come_and_go = async || {
        for _ in 0..LISTS {
            let turn = RwSignal::new(0_usize);
            let rows = move || (0..VIEWS).map(|place| turn.get() * VIEWS + place).collect::<Vec<_>>();
            let row = move |_| view! { <Follower number /> };
            let screen = Screen::show(move || view! { <For each=rows key=|row| *row children=row /> });
            for _ in 0..ROUNDS / LISTS {
                turn.update(|turn| *turn += 1);
                tick().await;
            }
            drop(screen);
        }
        size()
    };
    let before = come_and_go().await;
    let after = come_and_go().await;
    assert!(after <= before + MOST, "{before} bytes, then {after}");
}
