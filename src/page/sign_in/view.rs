//! The page of the sign-in.

use leptos::prelude::*;
use leptos::reactive::spawn_local_scoped_with_cancellation;

use super::check::{Finding, check};
use super::draft::{SignInDraft, SignInProblem};
use crate::api::ServiceAddress;
use crate::config::Config;
use crate::page::context::{say, use_words};
use crate::page::failure::FailureNotice;
use crate::page::frame::{Brand, PreferenceFields};
use crate::page::heading::Heading;
use crate::session::Session;
use crate::ui::{ErrorSummary, Notice, TextField, TextKind, Tone};

/// What the two buttons ask for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    SignIn,
    Test,
}

/// The sign-in.
#[component]
pub fn SignInPage(
    /// The address that the deployment has fixed.
    fixed: Option<ServiceAddress>,
    /// The address that is proposed.
    proposed: String,
) -> impl IntoView {
    let session = expect_context::<Session>();
    let config = StoredValue::new(expect_context::<Config>());
    let words = use_words();
    let fixed = StoredValue::new(fixed);
    let draft = RwSignal::new(config.with_value(|config| SignInDraft {
        service_url: proposed,
        header: config.header.name().to_owned(),
        scheme: config.header.scheme().unwrap_or_default().to_owned(),
        ..SignInDraft::default()
    }));
    let problems = RwSignal::new(Vec::<SignInProblem>::new());
    let finding = RwSignal::new(None::<Finding>);
    let asking = RwSignal::new(false);

    let ask = move |purpose: Purpose| {
        if asking.get_untracked() {
            return;
        }
        finding.set(None);
        match draft.with_untracked(|draft| fixed.with_value(|fixed| draft.connection(fixed.as_ref()))) {
            Err(found) => problems.set(found),
            Ok(connection) => {
                problems.set(Vec::new());
                asking.set(true);
                let settings = config.with_value(|config| config.request);
                spawn_local_scoped_with_cancellation(async move {
                    let found = check(connection.clone(), settings).await;
                    asking.set(false);
                    match (&found, purpose) {
                        (Finding::Works { .. }, Purpose::SignIn) => session.sign_in(connection),
                        _ => finding.set(Some(found)),
                    }
                });
            }
        }
    };
    let problem = move |control: &'static str| {
        Signal::derive(move || {
            let found =
                problems.with(|problems| problems.iter().find(|found| found.control() == control).copied());
            found.map(|found| found.text(words.get()).to_owned())
        })
    };
    let has_advanced_problem = Memo::new(move |_| {
        problems.with(|problems| problems.iter().any(|problem| problem.control().starts_with("auth.")))
    });
    let summary = Signal::derive(move || {
        problems.get().into_iter().map(|problem| problem.summary(words.get())).collect::<Vec<_>>()
    });
    let address = fixed.with_value(|fixed| match fixed {
        Some(address) => {
            let address = address.to_string();
            view! { <p>{move || (words.get().sign_in.fixed_address)(&address)}</p> }.into_any()
        }
        None => view! {
            <TextField
                name="service_url"
                label=say(|words| words.sign_in.address)
                hint=say(|words| words.sign_in.address_hint)
                problem=problem("service_url")
                kind=TextKind::Address
                value=Signal::derive(move || draft.with(|draft| draft.service_url.clone()))
                on_input=move |typed| draft.update(|draft| draft.service_url = typed)
            />
        }
        .into_any(),
    });
    let button = move |purpose: Purpose, class: &'static str, label: Signal<String>| {
        let kind = if purpose == Purpose::SignIn { "submit" } else { "button" };
        let press = move |_| {
            if purpose == Purpose::Test {
                ask(purpose);
            }
        };
        view! { <button type=kind class=class aria-disabled=move || asking.get().then_some("true") on:click=press>{label}</button> }
    };
    view! {
        <main class={"sign-in"} id="content">
            <header class={"sign-in-header"}>
                <p class={"brand"}><Brand/></p>
                <PreferenceFields/>
            </header>
            <section class={"stub"}>
                <Heading title=say(|words| words.sign_in.title)/>
                <p class={"introduction"}>{say(|words| words.sign_in.introduction)}</p>
                <ConfigProblems/>
                <Show when=move || session.was_refused()>
                    <Notice tone=Tone::Warning title=say(|words| words.sign_in.ended)>
                        <p>{say(|words| words.sign_in.ended_advice)}</p>
                    </Notice>
                </Show>
                <form
                    novalidate=true
                    aria-busy=move || asking.get().to_string()
                    on:submit=move |event| {
                        event.prevent_default();
                        ask(Purpose::SignIn);
                    }
                >
                    <ErrorSummary title=Signal::derive(move || (words.get().form.problems)(problems.with(Vec::len))) items=summary/>
                    {address}
                    <TextField
                        name="token"
                        label=say(|words| words.sign_in.token)
                        hint=say(|words| words.sign_in.token_hint)
                        problem=problem("token")
                        kind=TextKind::Secret
                        value=Signal::derive(move || draft.with(|draft| draft.token.clone()))
                        on_input=move |typed| draft.update(|draft| draft.token = typed)
                    />
                    <details class={"advanced"} open=move || has_advanced_problem.get()>
                        <summary>{say(|words| words.sign_in.advanced)}</summary>
                        <TextField
                            name="auth.header"
                            label=say(|words| words.sign_in.header)
                            hint=say(|words| words.sign_in.header_hint)
                            problem=problem("auth.header")
                            value=Signal::derive(move || draft.with(|draft| draft.header.clone()))
                            on_input=move |typed| draft.update(|draft| draft.header = typed)
                        />
                        <TextField
                            name="auth.scheme"
                            label=say(|words| words.sign_in.scheme)
                            hint=say(|words| words.sign_in.scheme_hint)
                            problem=problem("auth.scheme")
                            value=Signal::derive(move || draft.with(|draft| draft.scheme.clone()))
                            on_input=move |typed| draft.update(|draft| draft.scheme = typed)
                        />
                    </details>
                    <div class={"actions"}>
                        {button(Purpose::SignIn, "button primary", say(|words| words.sign_in.sign_in))}
                        {button(Purpose::Test, "button", say(|words| words.sign_in.test))}
                    </div>
                    <div class={"outcome"} role="status">
                        <Show when=move || asking.get()>
                            <p class={"waiting"}>{say(|words| words.sign_in.testing)}</p>
                        </Show>
                    </div>
                    {move || finding.get().map(|finding| view! { <FindingNotice finding/> })}
                </form>
            </section>
        </main>
    }
}

/// What the test of the connection found.
#[component]
fn FindingNotice(finding: Finding) -> impl IntoView {
    let words = use_words();
    match finding {
        Finding::Works { events, first } => view! {
            <Notice tone=Tone::Success title=say(|words| words.sign_in.works)>
                <p>{move || (words.get().sign_in.works_as)(events, first.as_deref())}</p>
            </Notice>
        }
        .into_any(),
        Finding::AnotherSite => view! {
            <Notice tone=Tone::Failure title=say(|words| words.sign_in.not_the_service)>
                <p>{say(|words| words.sign_in.not_the_service_advice)}</p>
            </Notice>
        }
        .into_any(),
        Finding::Fails(failure) => view! { <FailureNotice failure/> }.into_any(),
    }
}

/// What is wrong in the deployment's config.json.
#[component]
fn ConfigProblems() -> impl IntoView {
    let problems = expect_context::<Config>().problems;
    (!problems.is_empty()).then(|| {
        let list = problems
            .into_iter()
            .map(|problem| view! { <li><code>{problem.to_string()}</code></li> })
            .collect_view();
        view! {
            <Notice tone=Tone::Warning title=say(|words| words.sign_in.config_problems)>
                <p>{say(|words| words.sign_in.config_advice)}</p>
                <ul>{list}</ul>
            </Notice>
        }
    })
}
