//! Something that is read, in all its states: being read, failed, there, and there but older than it should be.

use std::sync::Arc;

use leptos::prelude::*;

use crate::api::Failure;
use crate::page::context::use_words;
use crate::page::failure::{failure_notice, stale_notice};
use crate::reactive::effect;
use crate::store::Reading;
use crate::ui::{from_next_frame, live, when};
use crate::view::{View, view};

/// The state of a reading, whatever is read.
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

/// Says what is wrong with a reading: that there is nothing to show, or that it is older than it should be.
pub fn reading_notice<T: Send + Sync + 'static>(reading: Signal<Reading<T>>, retry: Callback<()>) -> View {
    let trying = Signal::derive(move || reading.with(|reading| reading.under_way));
    problem(state(reading), trying, retry)
}

fn problem(state: Signal<State>, trying: Signal<bool>, retry: Callback<()>) -> View {
    live(move || {
        let State { failure, is_there, read_at } = state.get();
        let failure = failure?;
        Some(if is_there {
            stale_notice(&failure, read_at, retry, trying)
        } else {
            failure_notice(failure, Some(retry), trying)
        })
    })
}

/// Shows what was read last, with what is wrong above it; a skeleton before there is anything.
pub fn shown<T: PartialEq + Send + Sync + 'static>(
    reading: Signal<Reading<T>>,
    retry: impl Fn() + Send + Sync + 'static,
    skeleton: fn() -> View,
    view: impl Fn(Arc<T>) -> View + Send + Sync + 'static,
) -> View {
    // What was shown stays while something else is read in its place, so that nothing jumps.
    let kept = RwSignal::new(None::<Arc<T>>);
    effect(move || {
        let Some(value) = reading.with(|reading| reading.value.clone()) else { return };
        // Nor is it drawn anew when it is read again unchanged.
        let is_shown = kept.with_untracked(|kept| kept.as_ref() == Some(&value));
        if !is_shown {
            kept.set(Some(value));
        }
    });
    let content = live(move || kept.get().map(&view));
    let is_empty = Memo::new(move |_| kept.with(Option::is_none));
    let retry = Callback::new(move |()| retry());
    frame(state(reading), is_empty.into(), reading_notice(reading, retry), skeleton, content)
}

fn frame(
    state: Signal<State>,
    is_empty: Signal<bool>,
    notice: View,
    skeleton: fn() -> View,
    content: View,
) -> View {
    let words = &use_words().common;
    let is_waiting = Memo::new(move |_| state.with(|state| !state.is_there && state.failure.is_none()));
    let waiting = when(
        move || is_waiting.get() && is_empty.get(),
        move || {
            let loading = words.loading;
            from_next_frame(move || {
                view! {
                    <p class="visually-hidden" role="status">{loading}</p>
                    {skeleton()}
                }
            })
        },
    );
    let hidden = move || state.with(|state| !state.is_there && state.failure.is_some());
    view! {
        {notice}
        {waiting}
        <div class="reading" aria-busy=move || is_waiting.get().to_string() hidden=hidden>{content}</div>
    }
}
