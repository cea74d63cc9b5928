//! The fields of a ticket: their controls in groups.

use leptos::prelude::*;

use super::capacity_field::CapacityField;
use crate::components::{Choice, Notice, TextKind, Tone};
use crate::features::context::{use_formats, use_i18n};
use crate::features::form::{
    Bound, ChoiceControl, FieldRow, Form, FormGroup, ManyControl, PeriodsControl, SwitchControl, TextControl,
};
use crate::features::name_index::{MissingNames, NameIndex};
use crate::forms::ticket::{TicketDraft, TicketDraftFields};
use crate::forms::{Choices, Control, Text};
use crate::models::value::{TemplateId, TicketId};
use crate::models::{EventDate, Ticket};

/// The controls of a ticket's form. An existing ticket is never offered as related to itself.
#[component]
pub(crate) fn TicketFields(
    /// The form.
    form: Form<TicketDraft>,
    /// The names of other records.
    lookup: NameIndex,
    /// The ticket itself, if it already exists.
    own: Option<TicketId>,
) -> impl IntoView {
    let words = &use_i18n().ticket;
    // Taken apart as a whole, so that no field is left out.
    let TicketDraftFields {
        name,
        event_id,
        price,
        max_capacity,
        min_order_amount,
        max_order_amount,
        availability,
        is_hidden,
        dates,
        is_entry,
        template_id,
        mobile_template_id,
        on_fire,
        sales_percentage_active,
        sales_percentage,
        related_tickets,
        excluded_tickets,
    } = TicketDraft::FIELDS;
    let integer = move |field| view! { <TextControl field=form.bind(field) kind=TextKind::Integer /> };
    let others = own.clone();
    let choices = Memo::new(move |_| lookup.ticket_choices(others.as_ref()));
    let tickets = move |field| view! { <TicketsField field=form.bind(field) lookup choices /> };
    view! {
        <MissingNames lookup />
        <FormGroup title=words.basics>
            <TextControl field=form.bind(name) />
            <EventField form field=form.bind(event_id) lookup />
            <TextControl field=form.bind(price) kind=TextKind::Decimal />
        </FormGroup>
        <FormGroup title=words.sale>
            <CapacityField form field=form.bind(max_capacity) lookup own=own.clone() />
            <FieldRow>{integer(min_order_amount)} {integer(max_order_amount)}</FieldRow>
            <PeriodsControl form field=availability over=words.periods_over />
            <SwitchControl field=form.bind(is_hidden) />
        </FormGroup>
        <FormGroup title=words.admission>
            <DatesField form field=form.bind(dates) lookup />
            <SwitchControl field=form.bind(is_entry) />
            <FieldRow>
                <TemplateField field=form.bind(template_id) lookup of=|ticket| ticket.template_id.as_ref() />
                <TemplateField
                    field=form.bind(mobile_template_id)
                    lookup
                    of=|ticket| ticket.mobile_template_id.as_ref()
                />
            </FieldRow>
        </FormGroup>
        <FormGroup title=words.presentation>
            <SwitchControl field=form.bind(on_fire) />
            <SwitchControl field=form.bind(sales_percentage_active) />
            <TextControl field=form.bind(sales_percentage) kind=TextKind::Integer />
            {tickets(related_tickets)}
            {tickets(excluded_tickets)}
        </FormGroup>
    }
}

/// Chooses an event: its ticket is valid on all of its dates until some are taken out.
pub(crate) fn choose_event(draft: &mut TicketDraft, id: &str, dates: &[EventDate]) {
    draft.dates = Choices::new(dates.iter().map(|date| &date.id));
    draft.event_id = Text::new(id);
}

#[component]
fn EventField(
    /// The form.
    form: Form<TicketDraft>,
    /// The field.
    field: Bound<String>,
    /// The names of other records.
    lookup: NameIndex,
) -> impl IntoView {
    let words = &use_i18n().ticket;
    let dropped = RwSignal::new(None::<&'static str>);
    let choose = Callback::new(move |id: String| {
        let had_dates = form.draft.with_untracked(|draft| !draft.dates.is_empty());
        let dates = lookup.event(&id).map(|event| event.dates).unwrap_or_default();
        let notice = if dates.is_empty() { words.dates_removed } else { words.dates_dropped };
        dropped.set(had_dates.then_some(notice));
        form.draft.update(|draft| choose_event(draft, &id, &dates));
    });
    let says_dropped = move || dropped.get().map(|text| view! { <Notice tone=Tone::Warning title=text /> });
    let choices = Memo::new(move |_| lookup.event_choices());
    let field = Bound { on_change: choose, ..field };
    view! {
        <ChoiceControl field none=words.no_event choices />
        {says_dropped}
    }
}

/// The dates of an event to choose from.
fn date_choices(lookup: NameIndex, event: &str) -> Vec<Choice> {
    let formats = use_formats();
    let dates = lookup.event(event).into_iter().flat_map(|event| event.dates);
    dates
        .map(|date| Choice { value: date.id.to_string(), label: formats.span(date.starts_at, date.ends_at) })
        .collect()
}

#[component]
fn DatesField(
    /// The form.
    form: Form<TicketDraft>,
    /// The field.
    field: Bound<Vec<String>>,
    /// The names of other records.
    lookup: NameIndex,
) -> impl IntoView {
    let words = use_i18n();
    let event = form.value(|draft| draft.event_id.trimmed().to_owned());
    let choices = Memo::new(move |_| event.with(|id| date_choices(lookup, id)));
    let empty = Signal::derive(move || {
        if lookup.is_reading() {
            words.common.loading
        } else if event.with(String::is_empty) {
            words.ticket.dates_need_event
        } else {
            words.ticket.dates_none
        }
        .to_owned()
    });
    let is_void = form.value(|draft| draft.is_entry && draft.dates.is_empty());
    // A ticket of an event that is open all the time is valid on any day.
    let has_days = Memo::new(move |_| {
        let event = event.with(|id| lookup.event(id));
        event.is_some_and(|event| event.is_continuous != Some(true) && !event.dates.is_empty())
    });
    let warning = move || {
        let is_said = is_void.get() && has_days.get();
        is_said.then_some(words.ticket.dates_missing)
    };
    view! {
        <ManyControl field search=words.ticket.dates.label choices empty />
        <p class="warn" role="status">
            {warning}
        </p>
    }
}

#[component]
fn TemplateField(
    /// The field.
    field: Bound<String>,
    /// The names of other records.
    lookup: NameIndex,
    /// The template that another ticket has.
    of: fn(&Ticket) -> Option<&TemplateId>,
) -> impl IntoView {
    let suggestions = Signal::derive(move || lookup.templates(of));
    view! { <TextControl field suggestions /> }
}

#[component]
fn TicketsField(
    /// The field.
    field: Bound<Vec<String>>,
    /// The names of other records.
    lookup: NameIndex,
    /// The tickets to choose from.
    choices: Memo<Vec<Choice>>,
) -> impl IntoView {
    let words = use_i18n();
    let empty = Signal::derive(move || {
        if lookup.is_reading() { words.common.loading } else { words.ticket.no_others }.to_owned()
    });
    view! { <ManyControl field search=words.ticket.search choices empty /> }
}
