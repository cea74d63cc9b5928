//! The controls of a ticket's form, bound to the draft, its problems and its words.

use leptos::prelude::*;

use super::problems::Problems;
use crate::form::ticket::TicketDraft;
use crate::page::context::use_words;
use crate::page::ticket::lookup::Lookup;
use crate::text::words::{FieldWords, TicketWords};
use crate::ui::{Choice, ManyField, SwitchField, TextField, TextKind};

/// Reads a member of the draft, and gives it to be written.
pub(super) struct Member<T: 'static> {
    pub(super) get: fn(&TicketDraft) -> &T,
    pub(super) set: fn(&mut TicketDraft) -> &mut T,
}

/// A member of the draft, for the builders of [`Controls`].
macro_rules! member {
    ($name:ident) => {
        Member { get: |draft| &draft.$name, set: |draft| &mut draft.$name }
    };
}
pub(super) use member;

/// The words of a field.
pub(super) type FieldText = fn(&'static TicketWords) -> &'static FieldWords;

/// What all controls of the form share.
#[derive(Clone, Copy)]
pub(super) struct Controls {
    pub(super) draft: RwSignal<TicketDraft>,
    pub(super) problems: Problems,
    pub(super) lookup: Lookup,
}

impl Controls {
    /// What is wrong at a control.
    pub(super) fn problem(self, control: &'static str) -> Signal<Option<String>> {
        let words = use_words();
        Signal::derive(move || self.problems.at(control, words.get()))
    }

    /// What the draft holds for a member.
    pub(super) fn value<T: Clone + PartialEq + Send + Sync + 'static>(
        self,
        get: fn(&TicketDraft) -> &T,
    ) -> Signal<T> {
        Memo::new(move |_| self.draft.with(|draft| get(draft).clone())).into()
    }

    /// Takes what was typed or chosen into the draft.
    pub(super) fn change<T: Send + Sync + 'static>(self, set: fn(&mut TicketDraft) -> &mut T) -> Callback<T> {
        Callback::new(move |value| self.draft.update(|draft| *set(draft) = value))
    }

    /// A line of text.
    pub(super) fn text(
        self,
        name: &'static str,
        text: FieldText,
        kind: TextKind,
        member: Member<String>,
        suggestions: Signal<Vec<String>>,
    ) -> impl IntoView {
        let words = use_words();
        view! {
            <TextField
                name
                label=Signal::derive(move || text(&words.get().ticket).label.to_owned())
                hint=Signal::derive(move || text(&words.get().ticket).hint.to_owned())
                problem=self.problem(name)
                kind
                value=self.value(member.get)
                on_input=self.change(member.set)
                suggestions
            />
        }
    }

    /// A line of text without suggestions.
    pub(super) fn line(
        self,
        name: &'static str,
        text: FieldText,
        kind: TextKind,
        member: Member<String>,
    ) -> impl IntoView {
        self.text(name, text, kind, member, Signal::stored(Vec::new()))
    }

    /// On or off.
    pub(super) fn switch(self, name: &'static str, text: FieldText, member: Member<bool>) -> impl IntoView {
        let words = use_words();
        view! {
            <SwitchField
                name
                label=Signal::derive(move || text(&words.get().ticket).label.to_owned())
                hint=Signal::derive(move || text(&words.get().ticket).hint.to_owned())
                problem=self.problem(name)
                value=self.value(member.get)
                on_change=self.change(member.set)
            />
        }
    }

    /// Several of many.
    pub(super) fn many(
        self,
        name: &'static str,
        text: FieldText,
        member: Member<Vec<String>>,
        choices: Signal<Vec<Choice>>,
        search: Signal<String>,
        empty: Signal<String>,
    ) -> impl IntoView {
        let words = use_words();
        let values = self.value(member.get);
        view! {
            <ManyField
                name
                label=Signal::derive(move || text(&words.get().ticket).label.to_owned())
                hint=Signal::derive(move || text(&words.get().ticket).hint.to_owned())
                problem=self.problem(name)
                choices
                values
                search
                empty
                count=Signal::derive(move || (words.get().ticket.chosen)(values.with(Vec::len)))
                on_change=self.change(member.set)
            />
        }
    }
}
