//! What a form starts with, where that has to be read first.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::reactive::spawn_local_scoped_with_cancellation;

use super::Reading;
use crate::features::context::use_words;
use crate::features::query_view::ReadingNotice;
use crate::forms::Draft;
use crate::query;

/// Reads what a form starts with: once, when it is opened. What is read later neither replaces nor disturbs it.
#[derive(Clone, Copy)]
pub(crate) struct Opening {
    start: RwSignal<query::Reading<Draft>>,
    again: Callback<()>,
}

impl Opening {
    /// Begins to read.
    pub(crate) fn begin(read: impl Fn() -> Reading + Send + Sync + 'static) -> Self {
        let start = RwSignal::new(query::Reading::<Draft>::default());
        let again = Callback::new(move |()| {
            if start.with_untracked(|start| start.under_way) {
                return;
            }
            start.update(|start| start.under_way = true);
            let read = read();
            spawn_local_scoped_with_cancellation(async move {
                let (value, failure) = match read.await {
                    Ok(draft) => (Some(Arc::new(draft)), None),
                    Err(failure) => (None, Some(failure)),
                };
                start.set(query::Reading { value, failure, ..query::Reading::default() });
            });
        });
        again.run(());
        Self { start, again }
    }

    /// What is known of it: nothing while it is being read, no draft if that failed.
    pub(crate) fn known(self) -> Option<Option<Arc<Draft>>> {
        self.start.with(|start| match (&start.value, &start.failure) {
            (None, None) => None,
            (value, _) => Some(value.clone()),
        })
    }
}

/// A form, as soon as it can start; before, that it is waited for, or why it can't.
#[component]
pub(crate) fn OpeningView<F, V>(
    /// What the form starts with.
    opening: Opening,
    /// The form.
    children: F,
) -> impl IntoView
where
    F: Fn(Draft) -> V + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let Opening { start, again } = opening;
    let words = &use_words().common;
    let form = move || {
        let draft = start.with(|start| start.value.clone())?;
        Some(children(Draft::clone(&draft)))
    };
    view! {
        <Show when=move || opening.known().is_none()>
            <p class="waiting" role="status">
                {words.loading}
            </p>
        </Show>
        <ReadingNotice reading=start on_retry=again />
        {form}
    }
}
