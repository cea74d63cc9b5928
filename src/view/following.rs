//! What follows signals, as long as it is on the page.

use leptos::prelude::*;

use super::unfollow::unfollow;

/// A thing that is made again, from what it was, whenever a signal changes that was asked for it.
///
/// The framework lets go of a thing only when the task of its effect is next awake. What is within it must not follow
/// anything until then: the signals that it would ask have gone.
pub(super) struct Following<T: 'static>(RenderEffect<T>);

impl<T: 'static> Following<T> {
    pub(super) fn new(make: impl FnMut(Option<T>) -> T + 'static, before: Option<T>) -> Self {
        Self(RenderEffect::new_with_value(make, before))
    }

    /// Takes the thing, which follows nothing any more.
    pub(super) fn take(&self) -> Option<T> {
        self.0.take_value()
    }

    pub(super) fn with(&self, act: impl FnOnce(&mut T)) {
        self.0.with_value_mut(act);
    }
}

impl<T: 'static> Drop for Following<T> {
    fn drop(&mut self) {
        unfollow(&self.0);
        drop(self.take());
    }
}
