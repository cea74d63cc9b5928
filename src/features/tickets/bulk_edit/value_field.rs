//! The field that is changed, and its new value.

use leptos::prelude::*;

use super::form::{FIELD, Typed};
use super::wanted::{TypedValue, UNTIL, VALUE};
use crate::components::{Choice, ChoiceField, DateField, DateKind, Label, TextField, TextKind};
use crate::features::context::use_i18n;
use crate::features::tickets::change::TicketField;
use crate::forms::ProblemKind;

/// What is changed.
#[component]
pub(super) fn FieldChoice(
    /// The field.
    field: RwSignal<Option<TicketField>>,
    /// Its new value, as it is typed or chosen.
    typed: RwSignal<TypedValue>,
    /// Called with each change of it.
    on_change: Callback<()>,
) -> impl IntoView {
    let words = use_i18n();
    let choices = TicketField::ALL
        .map(|field| Choice { value: field.name().to_owned(), label: field.label(words).to_owned() });
    let choose = Callback::new(move |name: String| {
        field.set(TicketField::ALL.into_iter().find(|field| field.name() == name));
        typed.set(TypedValue::default());
        on_change.run(());
    });
    let value = Signal::derive(move || field.get().map_or("", TicketField::name).to_owned());
    let label = Label::new(FIELD, words.ticket.bulk_field);
    view! { <ChoiceField label none=words.common.none choices=choices.to_vec() value on_change=choose /> }
}

/// Its new value.
#[component]
pub(super) fn ValueField(
    /// The field.
    field: Signal<Option<TicketField>>,
    /// What is typed or chosen.
    typed: RwSignal<TypedValue>,
    /// What that means.
    wanted: Signal<Typed>,
    /// Whether the form was sent: then all problems are shown.
    is_sent: Signal<bool>,
    /// Whether the control was left with what is typed: then those of it.
    is_left: Signal<bool>,
    /// The control in which a time is typed in part.
    half_typed: RwSignal<Option<&'static str>>,
    /// Called with each change of it.
    on_change: Callback<()>,
) -> impl IntoView {
    let words = use_i18n();
    let problem_of = move |name: &'static str| {
        Signal::derive(move || {
            let problem = match wanted.get() {
                _ if half_typed.get() == Some(name) => ProblemKind::NotATime,
                Ok(None) if name == VALUE => ProblemKind::Missing,
                Err(problem) if problem.field == name => problem.kind,
                _ => return None,
            };
            let is_shown = is_sent.get() || (is_left.get() && problem != ProblemKind::Missing);
            is_shown.then(|| (words.form.problem)(&problem))
        })
    };
    let change = move |set: fn(&mut TypedValue, String)| {
        Callback::new(move |text| {
            typed.update(|typed| set(typed, text));
            half_typed.set(None);
            on_change.run(());
        })
    };
    let value = Signal::derive(move || typed.with(|typed| typed.value.clone()));
    let until = Signal::derive(move || typed.with(|typed| typed.until.clone()));
    let (on_value, on_until) =
        (change(|typed, text| typed.value = text), change(|typed, text| typed.until = text));
    let label = move |text| Label::new(VALUE, text).problem(problem_of(VALUE));
    let field = Memo::new(move |_| field.get());
    move || {
        let of_all = label(words.ticket.bulk_value);
        match field.get() {
            None => ().into_any(),
            Some(TicketField::Price) => {
                let label = of_all.hint(words.ticket.bulk_price_hint);
                view! { <TextField label kind=TextKind::Line value on_input=on_value /> }.into_any()
            }
            Some(TicketField::Capacity) => {
                let label = of_all.hint(words.ticket.bulk_capacity_hint);
                view! { <TextField label kind=TextKind::Line value on_input=on_value /> }.into_any()
            }
            Some(TicketField::Periods) => {
                let from = label(words.ticket.opens_at).hint(words.ticket.bulk_period_hint);
                let end = Label::new(UNTIL, words.ticket.closes_at)
                    .problem(problem_of(UNTIL))
                    .hint(words.ticket.bulk_period_hint);
                view! {
                    <DateField kind=DateKind::Time label=from value on_input=on_value />
                    <DateField kind=DateKind::Time label=end value=until on_input=on_until />
                }
                .into_any()
            }
            Some(TicketField::Flag(_)) => {
                let choice =
                    |value: &str, label: &str| Choice { value: value.to_owned(), label: label.to_owned() };
                let choices = vec![choice("true", words.common.yes), choice("false", words.common.no)];
                view! { <ChoiceField label=of_all none=words.common.none choices value on_change=on_value /> }
                    .into_any()
            }
        }
    }
}
