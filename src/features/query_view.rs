//! Something that is read, in all its states: being read, failed, there, and there but older than it should be.

use std::sync::Arc;

use leptos::prelude::*;

use crate::api::Failure;
use crate::components::FromNextFrame;
use crate::features::context::use_i18n;
use crate::features::failure::{FailureNotice, StaleNotice};
use crate::query::{Reading, UseQuery};

/// The state of a reading of any type.
#[derive(Clone, PartialEq)]
struct State {
    failure: Option<Failure>,
    is_there: bool,
    /// When what is shown was read, once it is older than it should be.
    read_at: Option<f64>,
}

fn state<T: Send + Sync + 'static>(reading: Signal<Reading<T>>) -> Signal<State> {
    Memo::new(move |_| {
        reading.with(|reading| State {
            failure: reading.failure.clone(),
            is_there: reading.value.is_some(),
            read_at: reading.failure.as_ref().and(reading.read_at),
        })
    })
    .into()
}

/// Shows what is wrong with a reading: that there is nothing to show, or that it is older than it should be.
#[component]
pub(crate) fn ReadingNotice<T: Send + Sync + 'static>(
    /// What is read.
    query: UseQuery<T>,
) -> impl IntoView {
    let UseQuery { reading, refresh: on_retry } = query;
    let trying = Signal::derive(move || reading.with(|reading| reading.under_way));
    let state = state(reading);
    move || {
        let State { failure, is_there, read_at } = state.get();
        let failure = failure?;
        Some(match is_there {
            true => view! { <StaleNotice failure read_at on_retry trying /> }.into_any(),
            false => view! { <FailureNotice failure on_retry=Some(on_retry) trying /> }.into_any(),
        })
    }
}

/// Shows what was read last, with what is wrong above it; a skeleton before there is anything.
#[component]
pub(crate) fn QueryView<T, V, F>(
    /// What is read.
    query: UseQuery<T>,
    /// The placeholder until it has loaded.
    #[prop(into)]
    skeleton: ViewFn,
    /// What was read.
    children: F,
) -> impl IntoView
where
    T: PartialEq + Send + Sync + 'static,
    V: IntoView + 'static,
    F: Fn(Arc<T>) -> V + Send + Sync + 'static,
{
    let words = &use_i18n().common;
    let reading = query.reading;
    // What was shown stays while something else is read in its place, so that nothing jumps. Reading the same value again
    // changes nothing.
    let shown = Memo::new(move |before: Option<&Option<Arc<T>>>| {
        reading.with(|reading| reading.value.clone()).or_else(|| before.cloned().flatten())
    });
    let state = state(reading);
    let skeleton = StoredValue::new(skeleton);
    let is_waiting = Memo::new(move |_| state.with(|state| !state.is_there && state.failure.is_none()));
    let is_failed = move || state.with(|state| !state.is_there && state.failure.is_some());
    view! {
        <ReadingNotice query />
        <Show when=move || is_waiting.get() && shown.with(Option::is_none)>
            <FromNextFrame>
                <p class="visually-hidden" role="status">
                    {words.loading}
                </p>
                {skeleton.with_value(ViewFn::run)}
            </FromNextFrame>
        </Show>
        <div class="reading" aria-busy=move || is_waiting.get().to_string() hidden=is_failed>
            {move || shown.get().map(&children)}
        </div>
    }
}
