//! The form of a ticket, in groups.

mod controls;
mod problems;

use leptos::prelude::*;

pub(super) use self::problems::{Problems, control_of};

use self::controls::{Controls, Member, member};
use super::lookup::Lookup;
use crate::api::{event, ticket};
use crate::domain::TicketId;
use crate::form::ticket::TicketDraft;
use crate::page::context::{say, use_formats, use_store, use_words};
use crate::page::failure::FailureNotice;
use crate::ui::{Choice, ChoiceField, Notice, PeriodTexts, PeriodsField, TextKind, Tone};

/// The controls of a ticket's form.
#[component]
pub(super) fn TicketFields(
    /// What stands in them.
    draft: RwSignal<TicketDraft>,
    /// What is wrong with it.
    problems: Problems,
    /// Names for ids.
    lookup: Lookup,
    /// The ticket itself, which is never offered as related to itself.
    own: Option<TicketId>,
    /// Whether the ticket has periods of a structure that the app doesn't know.
    #[prop(optional)]
    availability_is_unshown: bool,
) -> impl IntoView {
    let controls = Controls { draft, problems, lookup };
    view! {
        <NamesMissing lookup/>
        <FormGroup title=say(|words| words.ticket.basics)>
            {controls.line("name", |words| &words.name, TextKind::Line, member!(name))}
            <EventField controls/>
            {controls.line("price", |words| &words.price, TextKind::Decimal, member!(price))}
        </FormGroup>
        <FormGroup title=say(|words| words.ticket.sale)>
            <CapacityField controls/>
            <div class={"field-row"}>
                {controls.line("min_order_amount", |words| &words.min_order_amount, TextKind::Integer, member!(min_order_amount))}
                {controls.line("max_order_amount", |words| &words.max_order_amount, TextKind::Integer, member!(max_order_amount))}
            </div>
            {if availability_is_unshown {
                view! { <p class={"hint"}>{say(|words| words.ticket.availability_unshown)}</p> }.into_any()
            } else {
                view! { <AvailabilityField controls/> }.into_any()
            }}
            {controls.switch("is_hidden", |words| &words.is_hidden, member!(is_hidden))}
        </FormGroup>
        <FormGroup title=say(|words| words.ticket.admission)>
            <DatesField controls/>
            {controls.switch("is_entry", |words| &words.is_entry, member!(is_entry))}
            <TemplateFields controls/>
        </FormGroup>
        <FormGroup title=say(|words| words.ticket.presentation)>
            {controls.switch("on_fire", |words| &words.popular, member!(on_fire))}
            {controls.switch(
                "sales_percentage.active",
                |words| &words.sales_percentage_active,
                member!(sales_percentage_active),
            )}
            {controls.line(
                "sales_percentage.percentage",
                |words| &words.sales_percentage,
                TextKind::Integer,
                member!(sales_percentage),
            )}
            <OtherTicketsFields controls own/>
        </FormGroup>
    }
}

/// Says that names could not be read, so that a short list of choices is not taken for the whole.
#[component]
fn NamesMissing(lookup: Lookup) -> impl IntoView {
    let store = use_store();
    let read_again = Callback::new(move |()| {
        store.refresh_all(&event::list());
        store.refresh_all(&ticket::list());
    });
    let trying = Signal::derive(move || lookup.is_reading());
    move || lookup.failure().map(|failure| view! { <FailureNotice failure on_retry=read_again trying/> })
}

#[component]
fn EventField(controls: Controls) -> impl IntoView {
    let Controls { draft, lookup, .. } = controls;
    let dropped = RwSignal::new(false);
    let choose = move |id: String| {
        dropped.set(draft.with_untracked(|draft| !draft.dates.is_empty()));
        draft.update(|draft| {
            // The dates are those of the event, so they go with it.
            draft.dates.clear();
            draft.event_id = id;
        });
    };
    let says_dropped = move || {
        dropped.get().then(|| {
            view! { <Notice tone=Tone::Warning title=say(|words| words.ticket.dates_dropped)/> }
        })
    };
    view! {
        <ChoiceField
            name="event_id"
            label=say(|words| words.ticket.event.label)
            hint=say(|words| words.ticket.event.hint)
            problem=controls.problem("event_id")
            choices=Signal::derive(move || lookup.event_choices())
            value=controls.value(|draft| &draft.event_id)
            none=say(|words| words.ticket.no_event)
            on_change=choose
        />
        {says_dropped}
    }
}

#[component]
fn CapacityField(controls: Controls) -> impl IntoView {
    let Controls { draft, lookup, .. } = controls;
    let is_continuous = Memo::new(move |_| {
        let event = lookup.event(&draft.with(|draft| draft.event_id.clone()));
        event.and_then(|event| event.is_continuous) == Some(true)
    });
    let unused = move || {
        is_continuous
            .get()
            .then(|| view! { <p class={"hint"}>{say(|words| words.ticket.capacity_unused)}</p> })
    };
    view! {
        <div>
            {controls.line("max_capacity", |words| &words.max_capacity, TextKind::Integer, member!(max_capacity))}
            {unused}
        </div>
    }
}

#[component]
fn AvailabilityField(controls: Controls) -> impl IntoView {
    let words = use_words();
    let formats = use_formats();
    let hint = Signal::derive(move || {
        let words = &words.get().ticket;
        format!("{} {}", words.availability.hint, formats.with(|formats| (words.in_zone)(formats.zone())))
    });
    view! {
        <PeriodsField
            name="availability"
            label=say(|words| words.ticket.availability.label)
            hint
            problem=Callback::new(move |control: String| controls.problems.at(&control, words.get()))
            texts=PeriodTexts {
                opens: say(|words| words.ticket.opens_at),
                closes: say(|words| words.ticket.closes_at),
                add: say(|words| words.ticket.add_period),
                remove: say(|words| words.ticket.remove_period),
            }
            values=controls.value(|draft| &draft.availability)
            on_change=controls.change(|draft| &mut draft.availability)
        />
    }
}

#[component]
fn DatesField(controls: Controls) -> impl IntoView {
    let Controls { draft, lookup, .. } = controls;
    let words = use_words();
    let formats = use_formats();
    let choices = Signal::derive(move || {
        let event = lookup.event(&draft.with(|draft| draft.event_id.clone()));
        let formats = formats.get();
        let dates = event.into_iter().flat_map(|event| event.dates);
        dates
            .map(|date| Choice {
                value: date.id.to_string(),
                label: formats.span(date.starts_at, date.ends_at),
            })
            .collect::<Vec<_>>()
    });
    let empty = Signal::derive(move || {
        let words = words.get();
        if lookup.is_reading() {
            words.common.loading
        } else if draft.with(|draft| draft.event_id.is_empty()) {
            words.ticket.dates_need_event
        } else {
            words.ticket.dates_none
        }
        .to_owned()
    });
    controls.many(
        "dates",
        |words| &words.dates,
        member!(dates),
        choices,
        say(|words| words.ticket.dates.label),
        empty,
    )
}

#[component]
fn TemplateFields(controls: Controls) -> impl IntoView {
    let lookup = controls.lookup;
    let a4 = Signal::derive(move || lookup.templates(|ticket| ticket.template_id.as_ref()));
    let phone = Signal::derive(move || lookup.templates(|ticket| ticket.mobile_template_id.as_ref()));
    view! {
        <div class={"field-row"}>
            {controls.text("template_id", |words| &words.template, TextKind::Line, member!(template_id), a4)}
            {controls.text(
                "mobile_template_id",
                |words| &words.mobile_template,
                TextKind::Line,
                member!(mobile_template_id),
                phone,
            )}
        </div>
    }
}

#[component]
fn OtherTicketsFields(controls: Controls, own: Option<TicketId>) -> impl IntoView {
    let lookup = controls.lookup;
    let words = use_words();
    let choices = Signal::derive(move || lookup.ticket_choices(own.as_ref()));
    let empty = Signal::derive(move || {
        let words = words.get();
        if lookup.is_reading() { words.common.loading } else { words.ticket.no_others }.to_owned()
    });
    let search = say(|words| words.ticket.search);
    view! {
        {controls.many("related_tickets", |words| &words.related, member!(related_tickets), choices, search, empty)}
        {controls.many("excluded_tickets", |words| &words.excluded, member!(excluded_tickets), choices, search, empty)}
    }
}

#[component]
fn FormGroup(#[prop(into)] title: Signal<String>, children: Children) -> impl IntoView {
    view! {
        <section class={"form-group"}>
            <h2>{title}</h2>
            <div class={"form-group-fields"}>{children()}</div>
        </section>
    }
}
