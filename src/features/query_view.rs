//! Something that is read, in all its states: being read, failed, there, and there but older than it should be.

use std::sync::Arc;

use leptos::prelude::*;

use crate::api::Failure;
use crate::components::FromNextFrame;
use crate::features::context::{use_formats, use_i18n};
use crate::features::failure::{FailureNotice, StaleNotice};
use crate::query::{PagedResult, Reading, UseQuery};

/// The state of a reading of any type.
#[derive(Clone, PartialEq)]
struct QueryState {
    failure: Option<Failure>,
    is_there: bool,
    /// When what is shown was read, once it is older than it should be.
    read_at: Option<f64>,
    under_way: bool,
}

fn state<T: Send + Sync + 'static>(reading: Signal<Reading<T>>) -> Signal<QueryState> {
    Memo::new(move |_| {
        reading.with(|reading| QueryState {
            failure: reading.failure.clone(),
            is_there: reading.value.is_some(),
            read_at: reading.failure.as_ref().and(reading.read_at),
            under_way: reading.under_way,
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
    view! { <StateNotice state=state(query.reading) on_retry=query.refresh /> }
}

/// The same, for a reading of any type.
#[component]
fn StateNotice(
    /// The state of the reading.
    state: Signal<QueryState>,
    /// Reads again.
    on_retry: Callback<()>,
) -> impl IntoView {
    let trying = Signal::derive(move || state.with(|state| state.under_way));
    let wrong =
        Memo::new(move |_| state.with(|state| Some((state.failure.clone()?, state.is_there, state.read_at))));
    move || {
        let (failure, is_there, read_at) = wrong.get()?;
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
    let reading = query.reading;
    // What was shown stays while something else is read in its place, so that nothing jumps. Reading the same value again
    // changes nothing.
    let shown = Memo::new(move |before: Option<&Option<Arc<T>>>| {
        reading.with(|reading| reading.value.clone()).or_else(|| before.cloned().flatten())
    });
    let is_blank = Signal::derive(move || shown.with(Option::is_none));
    view! {
        <StateView state=state(reading) on_retry=query.refresh is_blank skeleton>
            {move || shown.get().map(&children)}
        </StateView>
    }
}

/// The frame of what was read, of any type.
#[component]
fn StateView(
    /// The state of the reading.
    state: Signal<QueryState>,
    /// Reads again.
    on_retry: Callback<()>,
    /// Whether nothing was read yet, not even something else before it.
    is_blank: Signal<bool>,
    /// The placeholder.
    skeleton: ViewFn,
    /// What was read.
    children: Children,
) -> impl IntoView {
    let words = &use_i18n().common;
    let skeleton = StoredValue::new(skeleton);
    let is_waiting = move || state.with(|state| !state.is_there && state.failure.is_none());
    let is_failed = move || state.with(|state| !state.is_there && state.failure.is_some());
    view! {
        <StateNotice state on_retry />
        <Show when=move || is_waiting() && is_blank.get()>
            <FromNextFrame>
                <p class="visually-hidden" role="status">
                    {words.loading}
                </p>
                {skeleton.with_value(ViewFn::run)}
            </FromNextFrame>
        </Show>
        <div class="reading" aria-busy=move || is_waiting().to_string() hidden=is_failed>
            {children()}
        </div>
    }
}

/// How much of a list is read, as long as that is not all; then how much of it can't be read.
#[component]
pub(crate) fn ReadProgress<'a, T>(
    /// What is read of it.
    list: Option<&'a PagedResult<T>>,
) -> impl IntoView + use<T> {
    let (words, formats) = (&use_i18n().list, use_formats());
    let walk = list.filter(|walk| !walk.has_all())?;
    let is_complete = walk.is_complete();
    let text = match is_complete {
        false => (words.reading)(&formats.integer(walk.read), &formats.integer(walk.total)),
        true => (words.not_readable)(&formats.integer(walk.unreadable)),
    };
    // A number that rises with every page is not announced each time.
    let role = is_complete.then_some("status");
    Some(view! {
        <p class="hint" role=role>
            {text}
        </p>
    })
}
