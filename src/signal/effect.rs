//! What is done whenever something changes.

use leptos::prelude::Effect;

use super::unfollow::unfollow_with_owner;

/// Does something soon, and again whenever a signal changes that it asked, as long as the owner is there.
pub fn effect(act: impl Fn() + 'static) {
    follow(Box::new(act));
}

#[inline(never)]
fn follow(act: Box<dyn Act>) {
    unfollow_with_owner(&Effect::new(move || act.act()));
}

/// Does something. It stands for a closure, whose own trait would bring each of them in three forms.
trait Act {
    fn act(&self);
}

impl<F: Fn()> Act for F {
    fn act(&self) {
        self();
    }
}
