//! What a user did on a page, for the way back to it: restored on *Back*, and when the page is built anew in another language.

use leptos::prelude::*;

use crate::navigation::{Navigation, Visit};
use crate::reactive::{effect, scoped};

/// How many pages are remembered.
const MOST: usize = 20;

/// What is remembered of the pages of the history, the latest last. It ends with the session: a search may be for a person.
pub(crate) struct VisitMemory<T: 'static>(StoredValue<Vec<(Visit, String, T)>>);

impl<T> Clone for VisitMemory<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for VisitMemory<T> {}

impl<T: Send + Sync> VisitMemory<T> {
    /// Remembers nothing yet.
    pub(crate) fn new() -> Self {
        Self(StoredValue::new(Vec::new()))
    }

    /// What is remembered of the page at this place of the history. What `snapshot` says when the page is left is remembered in turn.
    pub(crate) fn recall(self, snapshot: impl Fn() -> Option<T> + Send + Sync + 'static) -> Option<T> {
        let navigation: Navigation = expect_context();
        let path = navigation.path.get_untracked();
        let visit = StoredValue::new(navigation.visit());
        let remembered = self.take(visit.get_value(), &path);
        // Pages of a list are places of the history, too.
        let own = path.clone();
        let is_here = scoped(move || {
            navigation.query.track();
            navigation.path.with(|path| *path == own)
        });
        effect(move || {
            if is_here.get() {
                visit.set_value(navigation.visit());
            }
        });
        on_cleanup(move || {
            if let Some((visit, left)) = visit.try_get_value().zip(snapshot()) {
                self.put(visit, path.clone(), left);
            }
        });
        remembered
    }

    fn take(self, visit: Visit, path: &str) -> Option<T> {
        let take = |pages: &mut Vec<(Visit, String, T)>| {
            let place = pages.iter().position(|(other, of, _)| *other == visit && of == path)?;
            Some(pages.remove(place).2)
        };
        self.0.try_update_value(take).flatten()
    }

    fn put(self, visit: Visit, path: String, left: T) {
        // After a sign-out there is no memory.
        let _ = self.0.try_update_value(|pages| {
            pages.retain(|(other, of, _)| *other != visit || *of != path);
            pages.push((visit, path, left));
            pages.drain(..pages.len().saturating_sub(MOST));
        });
    }
}
