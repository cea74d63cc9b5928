//! Where the value of a signal comes from, whatever its type.

use std::sync::Arc;

use leptos::prelude::*;

use super::held::{Held, Kept};
use super::unfollow::unfollow_with_owner;

/// Where a value comes from.
#[derive(Clone)]
pub(super) enum Source {
    /// It is set.
    State(ArcRwSignal<Held>),
    /// It is made from others, and kept until one of these changes.
    Memo(ArcMemo<Held>),
    /// It is made from others each time that somebody asks.
    Derived(Arc<dyn Make>),
}

/// Makes a value. It stands for a closure, whose own trait would bring each of them in three forms.
pub(super) trait Make: Send + Sync {
    /// Makes it, from what it was before if that is known.
    fn make(&self, before: Option<&Kept>) -> Held;
}

/// A value while somebody looks at it.
pub(super) enum Seen {
    State(<ArcRwSignal<Held> as ReadUntracked>::Value),
    Memo(<ArcMemo<Held> as ReadUntracked>::Value),
    Derived(Held),
}

impl Seen {
    pub(super) fn value(&self) -> &Kept {
        match self {
            Self::State(held) => held.value(),
            Self::Memo(held) => held.value(),
            Self::Derived(held) => held.value(),
        }
    }
}

impl Source {
    pub(super) fn memo(make: Box<dyn Make>) -> Self {
        let make = move |before: Option<&Held>| make.make(before.map(Held::value));
        let memo = ArcMemo::new_with_compare(make, Held::differs);
        unfollow_with_owner(&memo);
        Self::Memo(memo)
    }

    fn see(&self) -> Option<Seen> {
        match self {
            Self::State(state) => state.try_read().map(Seen::State),
            Self::Memo(memo) => memo.try_read().map(Seen::Memo),
            Self::Derived(make) => Some(Seen::Derived(make.make(None))),
        }
    }

    fn see_untracked(&self) -> Option<Seen> {
        match self {
            Self::State(state) => state.try_read_untracked().map(Seen::State),
            Self::Memo(memo) => memo.try_read_untracked().map(Seen::Memo),
            Self::Derived(make) => Some(Seen::Derived(untrack(|| make.make(None)))),
        }
    }
}

/// A source of the owner that it was made in; whoever looks for it after that finds nothing.
#[derive(Clone, Copy)]
pub(super) struct Place(StoredValue<Source>);

impl Place {
    #[inline(never)]
    pub(super) fn new(source: Source) -> Self {
        Self(StoredValue::new(source))
    }

    /// Whether it is still there.
    pub(super) fn is_there(self) -> bool {
        self.0.try_get_value().is_some()
    }

    /// The value, for somebody who follows its changes.
    #[inline(never)]
    pub(super) fn see(self) -> Option<Seen> {
        self.0.try_get_value()?.see()
    }

    /// The value, once.
    #[inline(never)]
    pub(super) fn see_untracked(self) -> Option<Seen> {
        self.0.try_get_value()?.see_untracked()
    }

    /// Changes a value that is set, if it is still there; whoever follows it hears of it if asked.
    #[inline(never)]
    pub(super) fn change(self, is_heard: bool, change: &mut dyn Change) {
        let Some(Source::State(state)) = self.0.try_get_value() else { return };
        if is_heard {
            state.update(|held| change.change(held.value_mut()));
        } else {
            state.update_untracked(|held| change.change(held.value_mut()));
        }
    }
}

/// Changes a value.
pub(super) trait Change {
    fn change(&mut self, value: &mut Kept);
}

/// A value was asked for after the view that it belonged to had gone: a slip in the app, which nothing can follow.
#[cold]
#[inline(never)]
#[cfg_attr(debug_assertions, track_caller)]
pub(super) fn gone() -> ! {
    panic!("a signal was read after its owner had gone")
}
