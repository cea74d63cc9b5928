//! The form that names a checkout session. Neither it nor the event enters the address.

use leptos::prelude::*;

use super::fields::fields;
use crate::api::checkout;
use crate::domain::{EventId, SessionId};
use crate::page::context::{use_store, use_words};
use crate::page::heading::page_header;
use crate::page::lookup::Lookup;
use crate::page::reading::shown;
use crate::page::sheet::skeleton;
use crate::ui::{Label, TextKind, choice_field, text_field, when};
use crate::view::{View, view};

/// What was typed and asked.
#[derive(Clone, Default)]
struct Asking {
    session: String,
    event: String,
    /// Whether what is wrong is said.
    is_sent: bool,
    /// What the service is asked for.
    sent: Option<(SessionId, EventId)>,
}

/// The fields of a checkout session.
pub fn checkout_fields_page() -> View {
    let words = &use_words().checkout;
    let store = use_store();
    let lookup = Lookup::of_events();
    let asking = RwSignal::new(Asking::default());
    let reading = store.watch_if(move || {
        asking.with(|asking| asking.sent.as_ref().map(|(session, event)| checkout::fields(session, event)))
    });
    let retry = move || {
        if let Some((session, event)) = asking.with_untracked(|asking| asking.sent.clone()) {
            store.refresh(&checkout::fields(&session, &event));
        }
    };
    let again = retry.clone();
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let was_sent = asking.with_untracked(|asking| asking.sent.clone());
        asking.update(|asking| {
            asking.is_sent = true;
            asking.sent = SessionId::new(asking.session.trim()).zip(EventId::new(&asking.event));
        });
        if was_sent.is_some() && was_sent == asking.with_untracked(|asking| asking.sent.clone()) {
            again();
        }
    };
    let is_asked = Memo::new(move |_| asking.with(|asking| asking.sent.is_some()));
    let retry = StoredValue::new(retry);
    let answer = when(
        move || is_asked.get(),
        move || {
            let retry = retry.get_value();
            shown(reading, retry, skeleton, |fields| self::fields(&fields))
        },
    );
    view! {
        {page_header(words.title, View::Nothing)}
        <p class="hint introduction">{words.introduction}</p>
        {lookup.missing_notice()}
        <form class="ask-row" on:submit=send novalidate>
            {controls(asking, lookup)}
            <button type="submit" class="button primary">{words.show}</button>
        </form>
        {answer}
    }
}

fn controls(asking: RwSignal<Asking>, lookup: Lookup) -> View {
    let words = &use_words().checkout;
    let problem = move |is_empty: fn(&Asking) -> bool, text: &'static str| {
        Signal::derive(move || {
            asking.with(|asking| asking.is_sent && is_empty(asking)).then(|| text.to_owned())
        })
    };
    let session_label = Label::new("session", words.session)
        .problem(problem(|asking| SessionId::new(asking.session.trim()).is_none(), words.session_missing));
    let event_label = Label::new("event_id", words.event)
        .problem(problem(|asking| asking.event.is_empty(), words.event_missing));
    let session = Signal::derive(move || asking.with(|asking| asking.session.clone()));
    let event = Signal::derive(move || asking.with(|asking| asking.event.clone()));
    let type_session = Callback::new(move |text| asking.update(|asking| asking.session = text));
    let choose_event = Callback::new(move |id| asking.update(|asking| asking.event = id));
    let choices = Signal::derive(move || lookup.event_choices());
    let none = Signal::stored(Vec::new());
    view! {
        {text_field(session_label, TextKind::Code, session, type_session, none)}
        {choice_field(event_label, words.no_event, choices, event, choose_event)}
    }
}
