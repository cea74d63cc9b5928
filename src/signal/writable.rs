//! A value that can be followed and set.

use std::marker::PhantomData;

use leptos::prelude::ArcRwSignal;

use super::held::{Held, Kept};
use super::readable::Signal;
use super::source::{Change, Place, Source};

/// A value that can be followed and set.
pub struct RwSignal<T>(Signal<T>);

impl<T> Clone for RwSignal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for RwSignal<T> {}

impl<T> From<RwSignal<T>> for Signal<T> {
    fn from(RwSignal(signal): RwSignal<T>) -> Self {
        signal
    }
}

impl<T: Default + Send + Sync + 'static> Default for RwSignal<T> {
    fn default() -> Self {
        Self::new(T::default())
    }
}

impl<T: Send + Sync + 'static> RwSignal<T> {
    /// A value to begin with.
    pub fn new(value: T) -> Self {
        Self(Signal::of(Place::new(Source::State(ArcRwSignal::new(Held::new(value))))))
    }

    /// As of [`Signal`].
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn with<U>(self, see: impl FnOnce(&T) -> U) -> U {
        self.0.with(see)
    }

    /// As of [`Signal`].
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn with_untracked<U>(self, see: impl FnOnce(&T) -> U) -> U {
        self.0.with_untracked(see)
    }

    /// As of [`Signal`].
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.0.get()
    }

    /// As of [`Signal`].
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.0.get_untracked()
    }

    /// Whether it is still there.
    pub fn is_there(self) -> bool {
        self.0.place.is_there()
    }

    /// As of [`Signal`].
    pub fn track(self) {
        self.0.track();
    }

    /// Sets it, if it is still there.
    pub fn set(self, value: T) {
        self.try_set(value);
    }

    /// The same; whether it was still there.
    pub fn try_set(self, value: T) -> bool {
        self.try_update(|held| *held = value).is_some()
    }

    /// Changes it, if it is still there.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.try_update(change);
    }

    /// The same, with what is said of it.
    pub fn try_update<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        self.changed(true, change)
    }

    /// Changes it without a word to those who follow it.
    pub fn try_update_untracked<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        self.changed(false, change)
    }

    fn changed<U>(self, is_heard: bool, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        let mut once = Once { change: Some(change), said: None, kind: PhantomData };
        self.0.place.change(is_heard, &mut once);
        once.said
    }
}

/// A change that happens once.
struct Once<F, T, U> {
    change: Option<F>,
    said: Option<U>,
    kind: PhantomData<fn(T)>,
}

impl<T: 'static, U, F: FnOnce(&mut T) -> U> Change for Once<F, T, U> {
    fn change(&mut self, value: &mut Kept) {
        self.said = value.downcast_mut().and_then(|value| Some(self.change.take()?(value)));
    }
}
