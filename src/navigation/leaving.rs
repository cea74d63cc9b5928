//! Leaving a page: its guards, and what the user is asked to confirm.

use std::sync::Arc;

use leptos::prelude::*;

use super::Navigation;

/// What a page says before it is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// It may be left.
    Free,
    /// It has something unsaved: the user has to confirm.
    Unsaved,
    /// It has done something else instead, as a review that leads back to its form.
    Held,
}

/// By what a page is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The browser's *Back* or *Forward*.
    History,
    /// A link, a key or a command of the app.
    Command,
}

/// What is asked before a page is left.
pub(super) type Guard = (u32, Callback<Way, Leaving>);

/// What is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// The page: drafts stay in the tab.
    Page,
    /// The session: drafts end with it.
    Session,
}

/// A way to leave a page with something unsaved, once the user has confirmed it. It outlives what asked for it, such as the
/// command palette, so it is not a `Callback`: that one ends with the owner in which it was made.
#[derive(Clone)]
pub(super) struct Departure {
    left: Left,
    /// The guard that asks.
    guard: u32,
    go: Arc<dyn Fn() + Send + Sync>,
}

impl Navigation {
    /// Asks `leaving` before what the caller shows is left, for as long as the caller's owner lives; several guards may end in
    /// any order, and the latest one decides.
    pub fn block(self, leaving: Callback<Way, Leaving>) {
        let id =
            self.guards.with_value(|guards| guards.iter().map(|(id, _)| id + 1).max().unwrap_or_default());
        self.guards.update_value(|guards| guards.push((id, leaving)));
        on_cleanup(move || {
            // With the app itself, there is nothing left to guard.
            self.guards.try_update_value(|guards| guards.retain(|(other, _)| *other != id));
            let is_asked_by_it = |departure: &Option<Departure>| {
                departure.as_ref().is_some_and(|departure| departure.guard == id)
            };
            if self.departure.try_with_untracked(is_asked_by_it) == Some(true) {
                self.departure.try_set(None);
            }
        });
    }

    /// Leaves what is shown by `go`: at once, or once the user has confirmed it.
    pub fn leave(self, left: Left, go: impl Fn() + Send + Sync + 'static) {
        match self.asked(Way::Command) {
            None => go(),
            Some((guard, Leaving::Unsaved)) => self.confirm(guard, left, go),
            Some(_) => {}
        }
    }

    /// Leaves what is shown by `go` once the user has confirmed it to the guard that asks.
    pub(super) fn confirm(self, guard: u32, left: Left, go: impl Fn() + Send + Sync + 'static) {
        self.departure.set(Some(Departure { left, guard, go: Arc::new(go) }));
    }

    /// What the user is asked to confirm that it is left.
    pub fn question(self) -> Signal<Option<Left>> {
        Signal::derive(move || {
            self.departure.with(|departure| departure.as_ref().map(|departure| departure.left))
        })
    }

    /// The user's answer to the question.
    pub fn answer(self, leaves: bool) {
        let departure = self.departure.try_update(Option::take).flatten();
        if let Some(Departure { go, .. }) = departure.filter(|_| leaves) {
            go();
        }
    }

    /// The guard that does not let the user leave freely, with what it says.
    pub(super) fn asked(self, way: Way) -> Option<(u32, Leaving)> {
        let guards = self.guards.get_value();
        let mut latest_first = guards.iter().rev().map(|(id, leaving)| (*id, leaving.run(way)));
        latest_first.find(|(_, leaving)| *leaving != Leaving::Free)
    }
}
