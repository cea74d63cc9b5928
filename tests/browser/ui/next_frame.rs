//! Views that come and go.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use leptos::prelude::*;
use loket::components::FromNextFrame;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::screen::{Screen, all, text};
use crate::setup::stage::{begin, until};

/// A wait that says so from the next frame on, and counts how often that was made.
#[component]
fn Wait(made: Arc<AtomicUsize>) -> impl IntoView {
    let say = move || {
        made.fetch_add(1, Ordering::Relaxed);
        "waiting"
    };
    view! {
        <FromNextFrame>
            <p>{say()}</p>
        </FromNextFrame>
    }
}

fn count(made: &AtomicUsize) -> usize {
    made.load(Ordering::Relaxed)
}

fn said() -> String {
    text(&all("#screen")[0])
}

#[wasm_bindgen_test]
async fn a_wait_is_said_from_the_next_frame_on() {
    begin().await;
    let made = Arc::new(AtomicUsize::new(0));
    let shown = Arc::clone(&made);
    let _screen = Screen::show(|| view! { <Wait made=shown /> });
    assert_eq!(said(), "", "not at once");
    until("it is said", async || said() == "waiting").await;
    assert_eq!(count(&made), 1);
}

#[wasm_bindgen_test]
async fn what_has_gone_by_the_next_frame_was_never_made() {
    begin().await;
    let (made, later) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let (shown, shown_later) = (Arc::clone(&made), Arc::clone(&later));
    let is_waiting = RwSignal::new(true);
    let _screen = Screen::show(move || {
        view! {
            <Show when=move || is_waiting.get()>
                <Wait made=Arc::clone(&shown) />
            </Show>
        }
    });
    is_waiting.set(false);
    let _other = Screen::show(|| view! { <Wait made=shown_later /> });
    until("the frame", async || count(&later) == 1).await;
    assert_eq!(count(&made), 0);
}
