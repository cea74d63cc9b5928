//! Views that come and go.

use std::cell::Cell;
use std::rc::Rc;

use leptos::prelude::*;
use loket::ui::{from_next_frame, when};
use loket::view::{View, view};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::screen::{Screen, all, text};
use crate::setup::stage::{begin, until};

/// A wait that says so from the next frame on, and counts how often that was made.
fn wait(made: &Rc<Cell<usize>>) -> View {
    let made = Rc::clone(made);
    from_next_frame(move || {
        made.set(made.get() + 1);
        view! { <p>"waiting"</p> }
    })
}

fn said() -> String {
    text(&all("#screen")[0])
}

#[wasm_bindgen_test]
async fn a_wait_is_said_from_the_next_frame_on() {
    begin().await;
    let made = Rc::new(Cell::new(0));
    let _screen = Screen::show(|| wait(&made));
    assert_eq!(said(), "", "not at once");
    until("it is said", async || said() == "waiting").await;
    assert_eq!(made.get(), 1);
}

#[wasm_bindgen_test]
async fn what_has_gone_by_the_next_frame_was_never_made() {
    begin().await;
    let (made, later) = (Rc::new(Cell::new(0)), Rc::new(Cell::new(0)));
    let is_waiting = RwSignal::new(true);
    let _screen = Screen::show(|| {
        let made = Rc::clone(&made);
        when(move || is_waiting.get(), move || wait(&made))
    });
    is_waiting.set(false);
    let _other = Screen::show(|| wait(&later));
    until("the frame", async || later.get() == 1).await;
    assert_eq!(made.get(), 0);
}
