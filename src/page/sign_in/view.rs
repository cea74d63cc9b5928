//! The page of the sign-in.

use std::time::Duration;

use leptos::prelude::*;
use leptos::reactive::spawn_local_scoped_with_cancellation;

use super::check::{Finding, check};
use super::draft::{SignInProblem, blank, connection};
use crate::api::ServiceAddress;
use crate::config::Config;
use crate::form::{Draft, Typed};
use crate::page::context::use_words;
use crate::page::failure::failure_notice;
use crate::page::frame::{brand, preference_fields};
use crate::page::heading::heading;
use crate::session::{Session, SessionEnd};
use crate::ui::{Label, TextKind, Tone, error_summary, live, notice, text_field, when};
use crate::view::{View, view};

/// What the two buttons ask for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    SignIn,
    Test,
}

/// What was typed so far; it outlives the views of one language.
#[derive(Clone)]
pub struct SignInDraft {
    draft: RwSignal<Draft>,
    /// The address of the service, where the deployment decides it.
    fixed: Option<ServiceAddress>,
}

impl SignInDraft {
    /// Nothing was typed yet but the proposed address.
    pub fn new(config: &Config, proposed: &str, fixed: Option<ServiceAddress>) -> Self {
        Self { draft: RwSignal::new(blank(proposed, &config.header)), fixed }
    }
}

/// The sign-in.
pub fn sign_in_page() -> View {
    let SignInDraft { draft, fixed } = expect_context();
    let session = expect_context::<Session>();
    let Config { request: settings, idle, .. } = expect_context();
    let words = use_words();
    let problems = RwSignal::new(Vec::<SignInProblem>::new());
    let finding = RwSignal::new(None::<Finding>);
    let asking = RwSignal::new(false);
    let address = match &fixed {
        Some(address) => view! { <p>{(words.sign_in.fixed_address)(address.as_str())}</p> },
        None => {
            let (label, hint) = (words.sign_in.address, words.sign_in.address_hint);
            line(draft, problems, "service_url", label, hint, TextKind::Address)
        }
    };
    let ask = Callback::new(move |purpose: Purpose| {
        if asking.get_untracked() {
            return;
        }
        finding.set(None);
        match draft.with_untracked(|draft| connection(draft, fixed.as_ref())) {
            Err(found) => problems.set(found),
            Ok(connection) => {
                problems.set(Vec::new());
                asking.set(true);
                spawn_local_scoped_with_cancellation(async move {
                    let found = check(connection.clone(), settings).await;
                    asking.set(false);
                    match (&found, purpose) {
                        (Finding::Works { .. }, Purpose::SignIn) => {
                            // The form outlives the session, and must not hand the token to whoever comes next.
                            draft.update(|draft| draft.set("token", Typed::Text(String::new())));
                            session.sign_in(connection);
                        }
                        _ => finding.set(Some(found)),
                    }
                });
            }
        }
    });
    let summary = Memo::new(move |_| {
        problems.get().into_iter().map(|problem| problem.summary(words)).collect::<Vec<_>>()
    });
    let on_submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        ask.run(Purpose::SignIn);
    };
    let disabled = Signal::derive(move || asking.get().then_some("true"));
    let has_advanced_problem = move || {
        problems.with(|problems| problems.iter().any(|problem| problem.control().starts_with("auth.")))
    };
    let idle_hours = idle.map(hours).unwrap_or_default();
    let hours_of_end = idle_hours.clone();
    let ended = live(move || {
        let advice = match session.ended()? {
            SessionEnd::Refused => words.sign_in.ended_advice.to_owned(),
            SessionEnd::Idle => (words.sign_in.ended_idle)(&hours_of_end),
        };
        Some(notice(Tone::Warning, words.sign_in.ended, view! { <p>{advice}</p> }))
    });
    let token_hint = match idle {
        Some(_) => format!("{} {}", words.sign_in.token_hint, (words.sign_in.token_ends)(&idle_hours)),
        None => words.sign_in.token_hint.to_owned(),
    };
    let waiting = when(move || asking.get(), || view! { <p class="waiting">{words.sign_in.testing}</p> });
    let (header, scheme) = (words.sign_in.header, words.sign_in.scheme);
    view! {
        <main class="sign-in" id="content">
            <header class="sign-in-header">
                <p class="brand">{brand()}</p>
                {preference_fields()}
            </header>
            <section class="stub">
                {heading(words.sign_in.title)}
                <p class="introduction">{words.sign_in.introduction}</p>
                {config_problems()}
                {ended}
                <form novalidate=true aria-busy=move || asking.get().to_string() on:submit=on_submit>
                    {error_summary(words.form.problems, summary.into())}
                    {address}
                    {line(draft, problems, "token", words.sign_in.token, token_hint, TextKind::Secret)}
                    <details class="advanced" open=has_advanced_problem>
                        <summary>{words.sign_in.advanced}</summary>
                        {line(draft, problems, "auth.header", header, words.sign_in.header_hint, TextKind::Line)}
                        {line(draft, problems, "auth.scheme", scheme, words.sign_in.scheme_hint, TextKind::Line)}
                    </details>
                    <div class="actions">
                        <button type="submit" class="button primary" aria-disabled=disabled>
                            {words.sign_in.sign_in}
                        </button>
                        <button
                            type="button"
                            class="button"
                            aria-disabled=disabled
                            on:click=move |_| ask.run(Purpose::Test)
                        >
                            {words.sign_in.test}
                        </button>
                    </div>
                    <div class="outcome" role="status">{waiting}</div>
                    {live(move || finding.get().map(finding_notice))}
                </form>
            </section>
        </main>
    }
}

/// A time in hours: "12", "0.5". Written by the browser: Rust's own way would bring tables of ten kilobytes with it.
fn hours(time: Duration) -> String {
    let hours = js_sys::Number::from(time.as_secs_f64() / 3_600.0);
    // Ten is a radix that any number has.
    hours.to_string_with_radix(10).map(String::from).unwrap_or_default()
}

/// A line to type in.
fn line(
    draft: RwSignal<Draft>,
    problems: RwSignal<Vec<SignInProblem>>,
    name: &'static str,
    label: &'static str,
    hint: impl Into<String>,
    kind: TextKind,
) -> View {
    let words = use_words();
    let problem = Memo::new(move |_| {
        let found = problems.with(|problems| problems.iter().find(|found| found.control() == name).copied());
        found.map(|found| found.text(words).to_owned())
    });
    let value = Memo::new(move |_| draft.with(|draft| draft.text_of(name).to_owned()));
    let typed = Callback::new(move |typed| draft.update(|draft| draft.set(name, Typed::Text(typed))));
    let label = Label::new(name, label).hint(hint).problem(problem.into());
    text_field(label, kind, value.into(), typed, Signal::stored(Vec::new()))
}

/// What the test of the connection found.
fn finding_notice(finding: Finding) -> View {
    let words = &use_words().sign_in;
    match finding {
        Finding::Works { events, first } => {
            let works_as = view! { <p>{(words.works_as)(events, first.as_deref())}</p> };
            notice(Tone::Success, words.works, works_as)
        }
        Finding::AnotherSite => {
            let advice = view! { <p>{words.not_the_service_advice}</p> };
            notice(Tone::Failure, words.not_the_service, advice)
        }
        Finding::Fails(failure) => failure_notice(failure, None, Signal::stored(false)),
    }
}

/// What is wrong in the deployment's config.json.
fn config_problems() -> Option<View> {
    let words = &use_words().sign_in;
    let problems = expect_context::<Config>().problems;
    (!problems.is_empty()).then(|| {
        let list = problems.iter().map(|problem| view! { <li><code>{problem.to_string()}</code></li> });
        let content = view! {
            <p>{words.config_advice}</p>
            <ul>{list.collect::<Vec<_>>()}</ul>
        };
        notice(Tone::Warning, words.config_problems, content)
    })
}
