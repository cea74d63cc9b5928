//! A view that watches something.

use leptos::prelude::*;
use loket::query::{Holding, QueryClient, Readable, Reading, UseQuery};

use super::stage::until;
use super::stand_in;

/// A store of the stand-in's records.
pub fn store() -> QueryClient {
    QueryClient::new(stand_in::client())
}

/// Watches until it is dropped, as a view does until it is left.
pub struct Watcher<T: Send + Sync + 'static> {
    owner: Owner,
    query: UseQuery<T>,
    drawn: ArcStoredValue<Reading<T>>,
}

impl<T: Holding> Watcher<T> {
    /// A view that watches what is asked for.
    pub fn of<R: Readable<Value = T>>(store: &QueryClient, asked: R) -> Self {
        Self::new(|| store.watch(move || Some(asked.clone())))
    }
}

impl<T: Send + Sync + 'static> Watcher<T> {
    /// A view that watches what `watch` says.
    pub fn new(watch: impl FnOnce() -> UseQuery<T>) -> Self {
        let owner = Owner::new();
        let query = owner.with(watch);
        let drawn = ArcStoredValue::new(Reading::default());
        owner.with(|| {
            let drawn = drawn.clone();
            Effect::new(move || drawn.set_value(query.reading.get()));
        });
        Self { owner, query, drawn }
    }

    /// What the view would show if it were drawn now.
    pub fn shows(&self) -> Reading<T> {
        self.query.reading.get_untracked()
    }

    /// Asks for it again, or on.
    pub fn refresh(&self) {
        self.query.refresh.run(());
    }

    /// Stops reading.
    pub fn pause(&self) {
        self.query.pause.run(());
    }

    /// What the view was drawn with last: it is drawn again when something is new.
    pub fn drawn(&self) -> Reading<T> {
        self.drawn.get_value()
    }

    /// Waits until the view is drawn as wanted.
    pub async fn until(&self, condition: &str, wanted: impl Fn(&Reading<T>) -> bool) -> Reading<T> {
        until(condition, async || wanted(&self.drawn())).await;
        self.drawn()
    }

    /// Waits until something was read and nothing is under way.
    pub async fn settled(&self) -> Reading<T> {
        let is_settled = |reading: &Reading<T>| {
            !reading.under_way && (reading.value.is_some() || reading.failure.is_some())
        };
        self.until("the reading is settled", is_settled).await
    }
}

impl<T: Send + Sync + 'static> Drop for Watcher<T> {
    fn drop(&mut self) {
        self.owner.cleanup();
    }
}
