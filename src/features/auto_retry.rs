//! Retries reads that failed for a transient reason, and shows when.

use std::time::Duration;

use leptos::prelude::*;

use super::context::use_i18n;
use super::failure;
use crate::api::Failure;
use crate::components::recover_focus;

/// How long to leave a service alone that did not say so itself.
const FIRST: u64 = 20;
/// Each further wait is twice as long, up to this.
const LONGEST: u64 = 300;
const SECOND: Duration = Duration::from_secs(1);

/// What went wrong, and when it is tried again. It stays as it is while the same goes wrong again, so that each wait is
/// longer than the one before.
#[component]
pub(crate) fn RetryNotice(
    /// What went wrong.
    failure: Signal<Option<Failure>>,
    /// Tries again.
    on_retry: Callback<()>,
    /// Whether it is being tried.
    trying: Signal<bool>,
) -> impl IntoView {
    let failure = Memo::new(move |_| failure.get());
    move || {
        let failure = failure.get()?;
        let title = failure::title(&failure, use_i18n());
        Some(view! {
            <p class="problem">{title}</p>
            <RetryCountdown failure on_retry trying />
        })
    }
}

/// What went wrong, when it is tried again, and a button that does so at once.
#[component]
pub(crate) fn RetryBlock(
    /// What went wrong.
    failure: Signal<Option<Failure>>,
    /// Tries again.
    on_retry: Callback<()>,
    /// Called by the button, where it does more than that.
    #[prop(optional, into)]
    on_press: Option<Callback<()>>,
    /// Whether it is being tried.
    trying: Signal<bool>,
) -> impl IntoView {
    let on_press = on_press.unwrap_or(on_retry);
    // The button goes once it has worked.
    on_cleanup(recover_focus);
    view! {
        <RetryNotice failure on_retry trying />
        <button
            type="button"
            class="button"
            aria-disabled=move || trying.get().then_some("true")
            on:click=move |_| on_press.run(())
        >
            {use_i18n().common.try_again}
        </button>
    }
}

/// Counts down to the next try and calls `on_retry` then, for as long as it is shown. Nothing where another try would meet
/// the same failure; without a network, its return is what is waited for.
#[component]
pub(crate) fn RetryCountdown(
    /// What went wrong.
    failure: Failure,
    /// Tries again.
    on_retry: Callback<()>,
    /// Whether it is being tried.
    trying: Signal<bool>,
) -> impl IntoView {
    if !failure.is_passing() {
        return None;
    }
    let words = &use_i18n().failure;
    let asked = match failure {
        Failure::TooMany { retry_after } => retry_after.map(|wait| (wait.as_secs_f64().ceil() as u64).max(1)),
        _ => None,
    };
    let left = RwSignal::new(asked.unwrap_or(FIRST));
    let next = StoredValue::new(asked.unwrap_or(2 * FIRST));
    let tick = move || {
        if trying.get_untracked() {
            return;
        }
        if left.get_untracked() > 1 {
            left.update(|left| *left -= 1);
        } else {
            left.set(next.get_value());
            next.update_value(|next| *next = asked.unwrap_or(LONGEST.min(2 * *next)));
            on_retry.run(());
        }
    };
    // A browser without timers retries only on request.
    if let Ok(timer) = set_interval_with_handle(tick, SECOND) {
        on_cleanup(move || timer.clear());
    }
    let text = move || (words.retrying_in)(left.get());
    Some(view! { <p role="timer" aria-live="off">{text}</p> })
}
