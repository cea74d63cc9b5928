//! A message about what was just done: it disappears by itself, but not while it is pointed at or focused.

use std::time::Duration;

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use loket::components::{ToastRegion, Toasts};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::screen::{Screen, all, text};
use crate::setup::stage::{begin, until};

/// Long enough to be seen by a test, short enough not to be waited for.
const SHORT: Duration = Duration::from_millis(60);
/// Longer than a test takes.
const LONG: Duration = Duration::from_secs(600);

fn show(toasts: Toasts, stays: Duration) -> Screen {
    Screen::show(move || {
        provide_context(toasts);
        view! { <ToastRegion stays close="Close" /> }
    })
}

fn said() -> Vec<String> {
    all("[role=status] p").iter().map(|word| text(word)).collect()
}

fn focused() -> String {
    document().active_element().map(|element| text(&element)).unwrap_or_default()
}

#[wasm_bindgen_test]
async fn only_the_last_word_is_said() {
    begin().await;
    let toasts = Toasts::new();
    let _screen = show(toasts, LONG);
    assert_eq!(all("[role=status]").len(), 1, "listened to before anything is said");
    toasts.say("One".to_owned());
    toasts.say("Two".to_owned());
    until("the second word", async || said() == ["Two"]).await;
}

#[wasm_bindgen_test]
async fn a_word_goes_by_itself() {
    begin().await;
    let toasts = Toasts::new();
    let _screen = show(toasts, SHORT);
    toasts.say("Saved".to_owned());
    until("the word", async || said() == ["Saved"]).await;
    until("no word", async || said().is_empty()).await;
}

#[wasm_bindgen_test]
async fn a_word_stays_while_it_has_the_focus() {
    begin().await;
    let (held, other) = (Toasts::new(), Toasts::new());
    let _screens = (show(held, SHORT), show(other, SHORT));
    let taken_back = RwSignal::new(false);
    held.say_with_undo("Hidden".to_owned(), None, "Undo", move || taken_back.set(true));
    until("the focus on the way back", async || focused() == "Undo").await;
    other.say("Saved".to_owned());
    until("both words", async || said().len() == 2).await;
    until("the other word gone", async || said() == ["Hidden"]).await;
    all("[role=status] button")[0].click();
    assert!(taken_back.get_untracked());
}

#[wasm_bindgen_test]
async fn a_word_that_is_closed_leaves_the_focus_on_the_page() {
    begin().await;
    let toasts = Toasts::new();
    let _screen = show(toasts, LONG);
    let page = &all("main")[0];
    page.set_tab_index(-1);
    toasts.say_with_undo("Hidden".to_owned(), None, "Undo", || ());
    until("the focus on the way back", async || focused() == "Undo").await;
    all("[role=status] [aria-label=Close]")[0].click();
    until("no word", async || said().is_empty()).await;
    assert_eq!(document().active_element().as_ref(), Some(page.as_ref()));
}

#[wasm_bindgen_test]
async fn the_focus_goes_back_to_what_was_pressed_and_is_not_taken_from_anything_else() {
    begin().await;
    let toasts = Toasts::new();
    let _screen = show(toasts, LONG);
    let _page = Screen::show(|| {
        view! {
            <button id="pressed">"Hide"</button>
            <button id="next">"Hide"</button>
        }
    });
    let [pressed, next] = ["#pressed", "#next"].map(|it| all(it)[0].clone());
    pressed.focus().unwrap();
    toasts.say_with_undo("Hidden".to_owned(), Some(pressed.clone()), "Undo", || ());
    until("the focus on the way back", async || focused() == "Undo").await;
    all("[role=status] [aria-label=Close]")[0].click();
    assert_eq!(document().active_element().as_ref(), Some(pressed.as_ref()));

    next.focus().unwrap();
    toasts.say_with_undo("Hidden again".to_owned(), Some(pressed), "Undo", || ());
    until("the second word", async || said() == ["Hidden again"]).await;
    TimeoutFuture::new(0).await;
    assert_eq!(document().active_element().as_ref(), Some(next.as_ref()), "the user has gone on");
}
