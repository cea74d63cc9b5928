//! Long work in short turns, between which the page stays responsive.

use js_sys::Promise;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::MessageChannel;

/// How long a turn takes, in milliseconds: too short to be noticed, on slow devices too.
const TURN: f64 = 12.0;

/// Some work, the latest of its kind: it takes the place of what is still under way, and ends with the view.
#[derive(Clone, Copy)]
pub(crate) struct ChunkedTask(StoredValue<usize>);

impl ChunkedTask {
    /// Nothing is under way.
    pub(crate) fn new() -> Self {
        Self(StoredValue::new(0))
    }

    /// Takes step after step, as long as there are more. What takes one turn is done at once.
    pub(crate) fn start(self, step: impl FnMut() -> bool + 'static) {
        self.start_boxed(true, Box::new(step));
    }

    /// The same, once what happens at this moment has happened: what is started several times is done once.
    pub(crate) fn start_soon(self, step: impl FnMut() -> bool + 'static) {
        self.start_boxed(false, Box::new(step));
    }

    /// Whether no other work was started since and the view still exists.
    fn is_at(self, number: usize) -> bool {
        self.0.try_update_value(|now| *now == number) == Some(true)
    }

    fn start_boxed(self, at_once: bool, mut step: Box<dyn FnMut() -> bool>) {
        let next = |number: &mut usize| {
            *number += 1;
            *number
        };
        let Some(number) = self.0.try_update_value(next) else { return };
        if at_once && !has_more_after_a_turn(&mut *step) {
            return;
        }
        spawn_local(async move {
            loop {
                turn().await;
                if !self.is_at(number) || !has_more_after_a_turn(&mut *step) {
                    return;
                }
            }
        });
    }
}

/// Waits until the browser has done what else there is to do: a message to oneself comes after that. A timeout of zero would come
/// four milliseconds later, each time.
async fn turn() {
    let Ok(channel) = MessageChannel::new() else { return };
    let message = Promise::new(&mut |resolve, _| {
        channel.port1().set_onmessage(Some(&resolve));
        // The message is nothing, which can always be sent.
        let _ = channel.port2().post_message(&JsValue::NULL);
    });
    let _ = JsFuture::from(message).await;
    channel.port1().close();
}

fn has_more_after_a_turn(step: &mut dyn FnMut() -> bool) -> bool {
    let began_at = js_sys::Date::now();
    while step() {
        if js_sys::Date::now() - began_at >= TURN {
            return true;
        }
    }
    false
}
