//! What a form starts with, where that has to be read first.

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;
use leptos::reactive::spawn_local_scoped_with_cancellation;

use super::Loading;
use crate::api::Failure;
use crate::features::context::use_i18n;
use crate::features::query_view::ReadingNotice;
use crate::query::{Reading, UseQuery};
use crate::reactive::listen;

/// Reads what a form starts with: once, when it is opened. What is read later neither replaces nor disturbs it.
pub(crate) struct Opening<D: Send + Sync + 'static> {
    start: RwSignal<Reading<D>>,
    again: Callback<()>,
}

impl<D: Send + Sync + 'static> Clone for Opening<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Send + Sync + 'static> Copy for Opening<D> {}

impl<D: Clone + Send + Sync + 'static> Opening<D> {
    /// Begins to read.
    pub(crate) fn begin(load: impl Fn() -> Loading<D> + Send + Sync + 'static) -> Self {
        let start = RwSignal::new(Reading::<D>::default());
        // A countdown tries again outside of any owner: what it reads ends with the page all the same.
        let owner = Owner::current().unwrap_or_default();
        let again = Callback::new(move |()| {
            if start.with_untracked(|start| start.under_way) {
                return;
            }
            start.update(|start| start.under_way = true);
            let loading = load();
            let work = async move {
                let (value, failure) = match loading.await {
                    Ok(draft) => (Some(Arc::new(draft)), None),
                    Err(failure) => (None, Some(failure)),
                };
                start.set(Reading { value, failure, ..Reading::default() });
            };
            owner.with(|| spawn_local_scoped_with_cancellation(work));
        });
        listen(ev::online, move |_| {
            if start.with_untracked(|start| start.failure == Some(Failure::Offline)) {
                again.run(());
            }
        });
        again.run(());
        Self { start, again }
    }

    /// What is known of it: nothing while it is being read, no draft if that failed.
    pub(crate) fn known(self) -> Option<Option<Arc<D>>> {
        self.start.with(|start| match (&start.value, &start.failure) {
            (None, None) => None,
            (value, _) => Some(value.clone()),
        })
    }
}

/// A form, as soon as it can start; before, that it is waited for, or why it can't.
#[component]
pub(crate) fn OpeningView<D, F, V>(
    /// What the form starts with.
    opening: Opening<D>,
    /// The form.
    children: F,
) -> impl IntoView
where
    D: Clone + Send + Sync + 'static,
    F: Fn(D) -> V + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let Opening { start, again } = opening;
    let words = &use_i18n().common;
    let query = UseQuery::new(start.into(), again);
    let form = move || {
        let draft = start.with(|start| start.value.clone())?;
        Some(children(D::clone(&draft)))
    };
    view! {
        <Show when=move || opening.known().is_none()>
            <p class="waiting" role="status">
                {words.loading}
            </p>
        </Show>
        <ReadingNotice query />
        {form}
    }
}
