//! The page of the sign-in.

use std::time::Duration;

use leptos::prelude::*;
use leptos::reactive::spawn_local_scoped_with_cancellation;

use super::check::{ConnectionCheck, ConnectionNotice, check};
use super::draft::{SignInProblem, Typed};
use crate::api::ServiceAddress;
use crate::components::{ErrorSummary, Label, Notice, TextField, TextKind, Tone, focus_control};
use crate::config::Config;
use crate::features::context::use_i18n;
use crate::features::heading::Heading;
use crate::features::layout::Brand;
use crate::features::preference_fields::PreferenceFields;
use crate::session::{EndReason, Session, SessionEnd};

/// What the two buttons ask for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    SignIn,
    Test,
}

/// What was typed so far; it outlives the views of one language.
#[derive(Clone)]
pub(crate) struct SignInDraft {
    draft: RwSignal<Typed>,
    /// The address of the service, where the deployment decides it.
    fixed: Option<ServiceAddress>,
}

impl SignInDraft {
    /// Nothing was typed yet but the proposed address.
    pub(crate) fn new(config: &Config, proposed: &str, fixed: Option<ServiceAddress>) -> Self {
        Self { draft: RwSignal::new(Typed::new(proposed, &config.header)), fixed }
    }
}

/// The sign-in.
#[component]
pub(crate) fn SignInPage() -> impl IntoView {
    let SignInDraft { draft, fixed } = expect_context();
    let session = expect_context::<Session>();
    let Config { request: settings, idle, .. } = expect_context();
    let words = use_i18n();
    let problems = RwSignal::new(Vec::<SignInProblem>::new());
    let found = RwSignal::new(None::<ConnectionCheck>);
    let asking = RwSignal::new(false);
    let address = match &fixed {
        Some(address) => view! { <p>{(words.sign_in.fixed_address)(address.as_str())}</p> }.into_any(),
        None => {
            let (label, hint) = (words.sign_in.address, words.sign_in.address_hint);
            view! {
                <SignInField
                    draft
                    problems
                    name="service_url"
                    get=|typed| &typed.service_url
                    set=|typed, text| typed.service_url = text
                    label
                    hint
                    kind=TextKind::Address
                />
            }
            .into_any()
        }
    };
    let ask = Callback::new(move |purpose: Purpose| {
        if asking.get_untracked() {
            return;
        }
        found.set(None);
        match draft.with_untracked(|draft| draft.connection(fixed.as_ref())) {
            Err(found) => {
                // Also where they are the same as before.
                let first = found.first().map(|problem| problem.control());
                problems.set(found);
                if let Some(first) = first {
                    request_animation_frame(move || focus_control(first));
                }
            }
            Ok(connection) => {
                problems.set(Vec::new());
                asking.set(true);
                spawn_local_scoped_with_cancellation(async move {
                    let outcome = check(connection.clone(), settings).await;
                    asking.set(false);
                    match (&outcome, purpose) {
                        (ConnectionCheck::Works { .. }, Purpose::SignIn) => {
                            // The form outlives the session, and must not hand the token to the next user.
                            draft.update(|draft| draft.token.clear());
                            session.sign_in(connection);
                        }
                        _ => found.set(Some(outcome)),
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
    let ended = move || {
        let SessionEnd { reason, lost_drafts } = session.ended()?;
        let advice = match reason {
            EndReason::Refused => words.sign_in.ended_advice.to_owned(),
            EndReason::Idle => (words.sign_in.ended_idle)(&hours_of_end),
            EndReason::Elsewhere => words.sign_in.ended_elsewhere.to_owned(),
        };
        Some(view! {
            <Notice tone=Tone::Warning title=words.sign_in.ended>
                <p>{advice}</p>
                {lost_drafts.then(|| view! { <p>{words.sign_in.lost_drafts}</p> })}
            </Notice>
        })
    };
    let token_hint = match idle {
        Some(_) => format!("{} {}", words.sign_in.token_hint, (words.sign_in.token_ends)(&idle_hours)),
        None => words.sign_in.token_hint.to_owned(),
    };
    let waiting = view! {
        <Show when=move || asking.get()>
            <p class="waiting">{words.sign_in.testing}</p>
        </Show>
    };
    let (header, scheme) = (words.sign_in.header, words.sign_in.scheme);
    view! {
        <main class="sign-in" id="content">
            <header class="sign-in-header">
                <p class="brand">
                    <Brand />
                </p>
                <PreferenceFields />
            </header>
            <section class="stub">
                <Heading title=words.sign_in.title />
                <p class="introduction">{words.sign_in.introduction}</p>
                <ConfigProblems />
                {ended}
                <form novalidate=true aria-busy=move || asking.get().to_string() on:submit=on_submit>
                    <ErrorSummary title=words.form.problems items=summary />
                    {address}
                    <SignInField
                        draft
                        problems
                        name="token"
                        get=|typed| &typed.token
                        set=|typed, text| typed.token = text
                        label=words.sign_in.token
                        hint=token_hint
                        kind=TextKind::Secret
                    />
                    <details class="advanced" open=has_advanced_problem>
                        <summary>{words.sign_in.advanced}</summary>
                        <SignInField
                            draft
                            problems
                            name="auth.header"
                            get=|typed| &typed.header
                            set=|typed, text| typed.header = text
                            label=header
                            hint=words.sign_in.header_hint
                            kind=TextKind::Line
                        />
                        <SignInField
                            draft
                            problems
                            name="auth.scheme"
                            get=|typed| &typed.scheme
                            set=|typed, text| typed.scheme = text
                            label=scheme
                            hint=words.sign_in.scheme_hint
                            kind=TextKind::Line
                        />
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
                    <div class="outcome" role="status">
                        {waiting}
                    </div>
                    {move || found.get().map(|found| view! { <ConnectionNotice found /> })}
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
#[component]
fn SignInField(
    /// What was typed.
    draft: RwSignal<Typed>,
    /// What is wrong with the form.
    problems: RwSignal<Vec<SignInProblem>>,
    /// The name of the control.
    name: &'static str,
    /// What it holds.
    get: fn(&Typed) -> &String,
    /// Takes what is typed.
    set: fn(&mut Typed, String),
    /// The visible label.
    label: &'static str,
    /// What to know before filling it in.
    #[prop(into)]
    hint: String,
    /// How the text is typed.
    kind: TextKind,
) -> impl IntoView {
    let words = use_i18n();
    let problem = Memo::new(move |_| {
        let found = problems.with(|problems| problems.iter().find(|found| found.control() == name).copied());
        found.map(|found| found.text(words).to_owned())
    });
    let value = Memo::new(move |_| draft.with(|draft| get(draft).clone()));
    let typed = Callback::new(move |typed| draft.update(|draft| set(draft, typed)));
    let label = Label::new(name, label).hint(hint).problem(problem.into());
    view! { <TextField label kind value on_input=typed /> }
}

/// What is wrong in the deployment's config.json.
#[component]
fn ConfigProblems() -> impl IntoView {
    let words = &use_i18n().sign_in;
    let problems = expect_context::<Config>().problems;
    (!problems.is_empty()).then(|| {
        let list = problems.iter().map(|problem| {
            view! {
                <li>
                    <code>{problem.to_string()}</code>
                </li>
            }
        });
        let content = view! {
            <p>{words.config_advice}</p>
            <ul>{list.collect::<Vec<_>>()}</ul>
        };
        view! {
            <Notice tone=Tone::Warning title=words.config_problems>
                {content}
            </Notice>
        }
    })
}
