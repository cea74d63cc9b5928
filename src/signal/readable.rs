//! A value that can be followed.

use std::marker::PhantomData;
use std::sync::Arc;

use super::held::{Held, Kept};
use super::source::{Make, Place, Seen, Source, gone};
use super::writable::RwSignal;

/// A value that can be followed, wherever it comes from.
pub struct Signal<T> {
    pub(super) place: Place,
    kind: PhantomData<fn() -> T>,
}

impl<T> Clone for Signal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Signal<T> {}

impl<T: Send + Sync + 'static> Signal<T> {
    /// A value that never changes.
    pub fn stored(value: T) -> Self {
        RwSignal::new(value).into()
    }

    /// A value that is made from others each time that somebody asks.
    pub fn derive(make: impl Fn() -> T + Send + Sync + 'static) -> Self {
        Self::of(Place::new(Source::Derived(Arc::new(Derived(make)))))
    }

    /// A value that is made from others and kept; whoever follows it hears of it when it is another one.
    pub fn memo(make: impl Fn() -> T + Send + Sync + 'static) -> Self
    where
        T: PartialEq,
    {
        Self::of(Place::new(Source::memo(Box::new(Memo(make)))))
    }

    /// The same, made from what it was before, too.
    pub fn memo_from(make: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Self
    where
        T: PartialEq,
    {
        Self::of(Place::new(Source::memo(Box::new(MemoFrom(make, PhantomData)))))
    }

    pub(super) fn of(place: Place) -> Self {
        Self { place, kind: PhantomData }
    }

    /// What somebody says of the value, who follows its changes.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(known(&self.place.see()))
    }

    /// What somebody says of the value, once.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(known(&self.place.see_untracked()))
    }

    /// Follows its changes, whatever it is.
    pub fn track(self) {
        self.place.see();
    }

    /// The value, for somebody who follows its changes.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn get(self) -> T
    where
        T: Clone,
    {
        T::clone(known(&self.place.see()))
    }

    /// The value, once.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn get_untracked(self) -> T
    where
        T: Clone,
    {
        T::clone(known(&self.place.see_untracked()))
    }
}

/// A value that is known to be there, and of this type.
#[cfg_attr(debug_assertions, track_caller)]
fn known<T: 'static>(seen: &Option<Seen>) -> &T {
    match seen.as_ref().and_then(|seen| seen.value().downcast_ref()) {
        Some(value) => value,
        None => gone(),
    }
}

struct Derived<F>(F);

impl<T: Send + Sync + 'static, F: Fn() -> T + Send + Sync> Make for Derived<F> {
    fn make(&self, _: Option<&Kept>) -> Held {
        Held::new((self.0)())
    }
}

struct Memo<F>(F);

impl<T: PartialEq + Send + Sync + 'static, F: Fn() -> T + Send + Sync> Make for Memo<F> {
    fn make(&self, _: Option<&Kept>) -> Held {
        Held::comparable((self.0)())
    }
}

struct MemoFrom<F, T>(F, PhantomData<fn() -> T>);

impl<T: PartialEq + Send + Sync + 'static, F: Fn(Option<&T>) -> T + Send + Sync> Make for MemoFrom<F, T> {
    fn make(&self, before: Option<&Kept>) -> Held {
        Held::comparable((self.0)(before.and_then(|before| before.downcast_ref())))
    }
}
