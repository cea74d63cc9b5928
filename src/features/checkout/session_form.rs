//! The form that names a checkout session. Neither it nor the event enters the address.

use leptos::prelude::*;

use super::fields::AskedFields;
use crate::api::checkout;
use crate::components::{ChoiceField, Label, TextField, TextKind, control_id, focus_by_id};
use crate::features::context::use_i18n;
use crate::features::detail_view::Skeleton;
use crate::features::heading::PageHeader;
use crate::features::name_index::{MissingNames, NameIndex};
use crate::features::query_view::QueryView;
use crate::models::value::{EventId, SessionId};
use crate::query::use_query_if;

/// The names of the controls.
const SESSION: &str = "session";
const EVENT: &str = "event_id";

/// What was typed and asked. It outlives the page, and ends with the session, as drafts do.
#[derive(Clone, Copy)]
pub(crate) struct CheckoutQuery(RwSignal<Asking>);

impl CheckoutQuery {
    /// Asks for nothing yet.
    pub(crate) fn new() -> Self {
        Self(RwSignal::new(Asking::default()))
    }
}

#[derive(Clone, Default)]
struct Asking {
    session: String,
    event: String,
    /// Whether problems are shown.
    is_sent: bool,
    /// What the service is asked for.
    sent: Option<(SessionId, EventId)>,
}

/// The fields of a checkout session.
#[component]
pub(crate) fn CheckoutFieldsPage() -> impl IntoView {
    let words = &use_i18n().checkout;
    let lookup = NameIndex::of_events();
    let CheckoutQuery(asking) = expect_context();
    let query = use_query_if(move || {
        asking.with(|asking| asking.sent.as_ref().map(|(session, event)| checkout::fields(session, event)))
    });
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let was_sent = asking.with_untracked(|asking| asking.sent.clone());
        asking.update(|asking| {
            asking.is_sent = true;
            asking.sent = SessionId::new(asking.session.trim()).zip(EventId::new(&asking.event));
        });
        if asking.with_untracked(|asking| asking.sent.is_none()) {
            let is_session = asking.with_untracked(|asking| SessionId::new(asking.session.trim()).is_none());
            return focus_by_id(&control_id(if is_session { SESSION } else { EVENT }));
        }
        if was_sent.is_some() && was_sent == asking.with_untracked(|asking| asking.sent.clone()) {
            query.refresh.run(());
        }
    };
    view! {
        <PageHeader title=words.title />
        <p class="hint introduction">{words.introduction}</p>
        <MissingNames lookup />
        <form class="ask-row" on:submit=send novalidate>
            <SessionControls asking lookup />
            <button type="submit" class="button primary">
                {words.show}
            </button>
        </form>
        <Show when=move || asking.with(|asking| asking.sent.is_some())>
            <QueryView query skeleton=Skeleton let:answer>
                <AskedFields answer />
            </QueryView>
        </Show>
    }
}

#[component]
fn SessionControls(
    /// What is asked.
    asking: RwSignal<Asking>,
    /// The names of other records.
    lookup: NameIndex,
) -> impl IntoView {
    let words = &use_i18n().checkout;
    let problem = move |is_empty: fn(&Asking) -> bool, text: &'static str| {
        Signal::derive(move || {
            asking.with(|asking| asking.is_sent && is_empty(asking)).then(|| text.to_owned())
        })
    };
    let session_label = Label::new(SESSION, words.session)
        .problem(problem(|asking| SessionId::new(asking.session.trim()).is_none(), words.session_missing));
    let event_label = Label::new(EVENT, words.event)
        .problem(problem(|asking| asking.event.is_empty(), words.event_missing));
    let session = Signal::derive(move || asking.with(|asking| asking.session.clone()));
    let event = Signal::derive(move || asking.with(|asking| asking.event.clone()));
    let type_session = Callback::new(move |text| asking.update(|asking| asking.session = text));
    let choose_event = Callback::new(move |id| asking.update(|asking| asking.event = id));
    let choices = Memo::new(move |_| lookup.event_choices());
    view! {
        <TextField label=session_label kind=TextKind::Code value=session on_input=type_session />
        <ChoiceField label=event_label none=words.no_event choices value=event on_change=choose_event />
    }
}
