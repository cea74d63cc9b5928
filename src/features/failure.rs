//! Failures in words: what happened and what to do.

use leptos::prelude::*;

use super::auto_retry::RetryCountdown;
use super::context::{use_formats, use_i18n};
use super::detail_view::ReceivedText;
use crate::api::Failure;
use crate::components::{Icon, Notice, Shape, Tone};
use crate::i18n::Messages;
use crate::i18n::messages::Advice;
use crate::models::ErrorBody;

/// What happened, in a few words.
pub(crate) fn title(failure: &Failure, words: &'static Messages) -> &'static str {
    advice(failure, words).title
}

/// What it means for what was sent.
pub(crate) fn title_of_write(failure: &Failure, words: &'static Messages) -> &'static str {
    match failure.leaves_outcome_unknown() {
        true => words.form.unknown_outcome,
        false => words.form.failed,
    }
}

/// What to know and to do, sentence by sentence.
pub(crate) fn sentences(failure: &Failure, words: &'static Messages) -> Vec<String> {
    let mut sentences = vec![advice(failure, words).advice.to_owned()];
    match failure {
        Failure::TooMany { retry_after: Some(wait) } => {
            sentences.push((words.failure.again_in)(wait.as_secs_f64().ceil() as u64));
        }
        Failure::Service { status, .. } | Failure::Unexpected { status, .. } => {
            sentences.push((words.failure.status)(*status));
        }
        Failure::DecodeError(problem) => sentences.push((words.decode.problem)(problem)),
        Failure::UnencodableBody(problem) => sentences.push(problem.to_string()),
        _ => {}
    }
    if let Some(message) = failure.refusal().and_then(|refusal| refusal.message.as_ref()) {
        sentences.push(format!("{} {message}", words.failure.service_says));
    }
    sentences
}

fn advice(failure: &Failure, words: &'static Messages) -> &'static Advice {
    let words = &words.failure;
    match failure {
        Failure::Offline => &words.offline,
        Failure::NotSent => &words.not_sent,
        Failure::Blocked => &words.blocked,
        Failure::Unreachable => &words.unreachable,
        Failure::Dropped => &words.dropped,
        Failure::TimedOut => &words.timed_out,
        Failure::Cancelled => &words.cancelled,
        Failure::Redirected => &words.redirected,
        Failure::Refused => &words.refused,
        Failure::Forbidden(_) => &words.forbidden,
        Failure::NotFound(_) => &words.not_found,
        Failure::Conflict(_) => &words.conflict,
        Failure::TooLarge(_) => &words.too_large,
        Failure::UnsupportedBody(_) => &words.unsupported_body,
        Failure::UnencodableBody(_) => &words.inexpressible,
        Failure::Expired(_) => &words.expired,
        Failure::Invalid(_) => &words.invalid,
        Failure::TooMany { .. } => &words.too_many,
        Failure::Service { .. } => &words.service,
        Failure::Unexpected { .. } => &words.unexpected,
        Failure::DecodeError(_) => &words.unreadable,
    }
}

/// What happened, what to do, and the way to try again, where there is one.
#[component]
pub(crate) fn FailureNotice(
    /// What went wrong.
    failure: Failure,
    /// Tries again.
    #[prop(optional_no_strip)]
    on_retry: Option<Callback<()>>,
    /// Whether it is being tried.
    trying: Signal<bool>,
) -> impl IntoView {
    let words = use_i18n();
    let countdown = on_retry.filter(|_| failure.is_passing()).map(|on_retry| {
        view! { <RetryCountdown failure=failure.clone() on_retry trying /> }
    });
    let failure = match failure {
        // An automatic retry shows the wait itself.
        Failure::TooMany { .. } if countdown.is_some() => Failure::TooMany { retry_after: None },
        // Of a record that is not there, a service has nothing to say to organisers.
        Failure::NotFound(_) => Failure::NotFound(ErrorBody::default()),
        failure => failure,
    };
    let text =
        sentences(&failure, words).into_iter().map(|sentence| view! { <p>{sentence}</p> }).collect_view();
    let label = move || if trying.get() { words.common.loading } else { words.common.try_again };
    let retry = on_retry.map(|retry| {
        view! {
            <button
                type="button"
                class="button"
                aria-disabled=move || trying.get().then_some("true")
                on:click=move |_| retry.run(())
            >
                <Icon shape=Shape::Refresh />
                <span>{label}</span>
            </button>
        }
    });
    let received = match &failure {
        Failure::DecodeError(problem) => problem.received.as_ref().map(|received| {
            view! {
                <div class="personal">
                    <ReceivedText text=received.as_str() is_open=true />
                </div>
            }
        }),
        _ => None,
    };
    view! {
        <Notice tone=Tone::Failure title=title(&failure, words)>
            {text}
            {countdown}
            {retry}
            {received}
        </Notice>
    }
}

/// Shows that the data is older than it should be, why, and when it was read.
#[component]
pub(crate) fn StaleNotice(
    /// What went wrong.
    failure: Failure,
    /// When it was read, in milliseconds since 1970.
    read_at: Option<f64>,
    /// Tries again.
    on_retry: Callback<()>,
    /// Whether it is being tried.
    trying: Signal<bool>,
) -> impl IntoView {
    let words = use_i18n();
    let read_at = read_at.map(|at| (words.common.read_at)(&use_formats().time_of_day(at)));
    view! {
        <Notice tone=Tone::Warning title=words.common.stale>
            <p>{title(&failure, words)}". "{read_at}</p>
            <RetryCountdown failure on_retry trying />
            <button type="button" class="button" on:click=move |_| on_retry.run(())>
                {words.common.try_again}
            </button>
        </Notice>
    }
}
