//! Something that is read, in all its states: being read, failed, there, and there but older than it should be.

use std::sync::Arc;

use leptos::prelude::*;

use crate::page::context::{say, use_words};
use crate::page::failure::{self, FailureNotice};
use crate::store::Reading;
use crate::ui::{Notice, Tone};

/// Shows what was read last, with what is wrong above it; a skeleton before there is anything.
pub(super) fn shown<T, V>(
    reading: Signal<Reading<T>>,
    retry: impl Into<Callback<()>>,
    skeleton: impl Fn() -> AnyView + Send + 'static,
    view: impl Fn(Arc<T>) -> V + Clone + Send + Sync + 'static,
) -> impl IntoView
where
    T: PartialEq + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let retry = retry.into();
    let words = use_words();
    // What was shown stays while something else is read in its place, so that nothing jumps.
    let kept = RwSignal::new(None::<Arc<T>>);
    Effect::new(move || {
        let Some(value) = reading.with(|reading| reading.value.clone()) else { return };
        // Nor is it drawn anew when it is read again unchanged.
        let is_shown = kept.with_untracked(|kept| kept.as_ref() == Some(&value));
        if !is_shown {
            kept.set(Some(value));
        }
    });
    let failure = Memo::new(move |_| reading.with(|reading| reading.failure.clone()));
    let is_waiting = move || reading.with(|reading| reading.value.is_none() && reading.failure.is_none());
    let is_empty = move || kept.with(Option::is_none);
    let trying = Signal::derive(move || reading.with(|reading| reading.under_way));
    let problem = move || {
        let failure = failure.get()?;
        let is_stale = reading.with(|reading| reading.value.is_some());
        Some(if is_stale {
            let title = Signal::derive(move || words.get().common.stale.to_owned());
            let why = move || failure::title(&failure, words.get());
            view! {
                <Notice tone=Tone::Warning title>
                    <p>{why}</p>
                    <button type="button" class={"button"} on:click=move |_| retry.run(())>
                        {say(|words| words.common.try_again)}
                    </button>
                </Notice>
            }
            .into_any()
        } else {
            view! { <FailureNotice failure on_retry=retry trying/> }.into_any()
        })
    };
    let content = move || kept.get().map(&view);
    let hidden = move || failure.get().is_some() && reading.with(|reading| reading.value.is_none());
    view! {
        {problem}
        <Show when=move || is_waiting() && is_empty()>
            <p class={"visually-hidden"} role="status">{say(|words| words.common.loading)}</p>
        </Show>
        {move || (is_waiting() && is_empty()).then(&skeleton)}
        <div class={"reading"} aria-busy=move || is_waiting().to_string() hidden=hidden>{content}</div>
    }
}
