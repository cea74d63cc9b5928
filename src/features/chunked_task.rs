//! Long work in short turns, between which the page stays responsive.

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;

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
                TimeoutFuture::new(0).await;
                if !self.is_at(number) || !has_more_after_a_turn(&mut *step) {
                    return;
                }
            }
        });
    }
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
