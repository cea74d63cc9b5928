//! The fields of a ticket: their controls in groups, their labels, and what stands in them in words.

use leptos::prelude::*;

use crate::components::{Choice, DateRangeWords, Notice, TextKind, Tone};
use crate::features::context::{use_formats, use_words};
use crate::features::form::{
    ChoiceControl, FieldRow, Form, FormGroup, ManyControl, SpansControl, SwitchControl, TextControl,
};
use crate::features::name_index::{MissingNames, NameIndex};
use crate::forms::{Draft, Typed};
use crate::i18n::Words;
use crate::models::EventDate;
use crate::models::value::{EventId, Price, TicketId};

/// The label of a member of the request.
pub(crate) fn label(words: &'static Words, member: &str) -> Option<&'static str> {
    let words = &words.ticket;
    let field = match member {
        "name" => &words.name,
        "event_id" => &words.event,
        "dates" => &words.dates,
        "price" => &words.price,
        "max_capacity" => &words.max_capacity,
        "min_order_amount" => &words.min_order_amount,
        "max_order_amount" => &words.max_order_amount,
        "template_id" => &words.template,
        "mobile_template_id" => &words.mobile_template,
        "availability" => &words.availability,
        "related_tickets" => &words.related,
        "excluded_tickets" => &words.excluded,
        "on_fire" => &words.popular,
        "sales_percentage" => &words.sales_percentage_active,
        "is_hidden" => &words.is_hidden,
        "is_entry" => &words.is_entry,
        _ => return None,
    };
    Some(field.label)
}

/// What stands in a control, where it is a name or an amount.
pub(crate) fn describe(draft: &Draft, control: &str) -> Option<String> {
    let lookup: NameIndex = expect_context();
    let formats = use_formats();
    let ids = draft.chosen_in(control);
    Some(match control {
        "event_id" => {
            EventId::new(draft.text_of(control)).map(|id| lookup.event_name(&id)).unwrap_or_default()
        }
        "price" => formats.price(Price::parse(draft.text_of(control)).ok()?),
        "dates" => {
            let choices = date_choices(lookup, draft.text_of("event_id"));
            let name = |id: &String| {
                let found = choices.iter().find(|choice| choice.value == *id);
                found.map_or_else(|| format!("#{id}"), |choice| choice.label.clone())
            };
            ids.iter().map(name).collect::<Vec<_>>().join(", ")
        }
        "related_tickets" | "excluded_tickets" => {
            let names = ids.iter().filter_map(TicketId::new).map(|id| lookup.ticket_name(&id));
            names.collect::<Vec<_>>().join(", ")
        }
        "sales_percentage.percentage" => {
            let percentage = draft.text_of(control).trim();
            if percentage.is_empty() { String::new() } else { format!("{percentage}%") }
        }
        _ => return None,
    })
}

/// The controls of a ticket's form. The ticket itself, if it is there already, is never offered as related to itself.
#[component]
pub(crate) fn TicketFields(
    /// The form.
    form: Form,
    /// The names of other records.
    lookup: NameIndex,
    /// The ticket itself, if it is there already.
    own: Option<TicketId>,
) -> impl IntoView {
    let words = &use_words().ticket;
    view! {
        <MissingNames lookup />
        <FormGroup title=words.basics>
            <TextControl form name="name" words=&words.name />
            <EventField form lookup />
            <TextControl form name="price" words=&words.price kind=TextKind::Decimal />
        </FormGroup>
        <FormGroup title=words.sale>
            <CapacityField form lookup />
            <FieldRow>
                <TextControl
                    form
                    name="min_order_amount"
                    words=&words.min_order_amount
                    kind=TextKind::Integer
                />
                <TextControl
                    form
                    name="max_order_amount"
                    words=&words.max_order_amount
                    kind=TextKind::Integer
                />
            </FieldRow>
            <AvailabilityField form />
            <SwitchControl form name="is_hidden" words=&words.is_hidden />
        </FormGroup>
        <FormGroup title=words.admission>
            <DatesField form lookup />
            <SwitchControl form name="is_entry" words=&words.is_entry />
            <FieldRow>
                <TemplateField form control="template_id" lookup />
                <TemplateField form control="mobile_template_id" lookup />
            </FieldRow>
        </FormGroup>
        <FormGroup title=words.presentation>
            <SwitchControl form name="on_fire" words=&words.popular />
            <SwitchControl form name="sales_percentage.active" words=&words.sales_percentage_active />
            <TextControl
                form
                name="sales_percentage.percentage"
                words=&words.sales_percentage
                kind=TextKind::Integer
            />
            <OtherTicketsFields form lookup own />
        </FormGroup>
    }
}

/// Chooses an event: its ticket is valid on all of its dates until some are taken out.
pub(crate) fn choose_event(draft: &mut Draft, id: &str, dates: &[EventDate]) {
    draft.set("dates", Typed::Chosen(dates.iter().map(|date| date.id.to_string()).collect()));
    draft.set("event_id", Typed::Text(id.to_owned()));
}

#[component]
fn EventField(
    /// The form.
    form: Form,
    /// The names of other records.
    lookup: NameIndex,
) -> impl IntoView {
    let words = &use_words().ticket;
    let dropped = RwSignal::new(None::<&'static str>);
    let choose = Callback::new(move |id: String| {
        let had_dates = form.draft.with_untracked(|draft| !draft.chosen_in("dates").is_empty());
        let dates = lookup.event(&id).map(|event| event.dates).unwrap_or_default();
        let notice = if dates.is_empty() { words.dates_removed } else { words.dates_dropped };
        dropped.set(had_dates.then_some(notice));
        form.draft.update(|draft| choose_event(draft, &id, &dates));
    });
    let says_dropped = move || dropped.get().map(|text| view! { <Notice tone=Tone::Warning title=text /> });
    let choices = Memo::new(move |_| lookup.event_choices());
    view! {
        <ChoiceControl form name="event_id" words=&words.event none=words.no_event choices on_change=choose />
        {says_dropped}
    }
}

#[component]
fn CapacityField(
    /// The form.
    form: Form,
    /// The names of other records.
    lookup: NameIndex,
) -> impl IntoView {
    let words = &use_words().ticket;
    let event = form.text("event_id");
    let is_continuous = Memo::new(move |_| {
        event.with(|id| lookup.event(id)).and_then(|event| event.is_continuous) == Some(true)
    });
    let unused = move || is_continuous.get().then(|| view! { <p class="hint">{words.capacity_unused}</p> });
    let control =
        view! { <TextControl form name="max_capacity" words=&words.max_capacity kind=TextKind::Integer /> };
    view! { <div>{control} {unused}</div> }
}

#[component]
fn AvailabilityField(
    /// The form.
    form: Form,
) -> impl IntoView {
    let words = &use_words().ticket;
    if form.draft.with_untracked(|draft| draft.get("availability").is_none()) {
        return view! { <p class="hint">{words.availability_unshown}</p> }.into_any();
    }
    let spans = DateRangeWords {
        members: ["opens_at", "closes_at"],
        labels: [words.opens_at, words.closes_at],
        add: words.add_period,
        remove: words.remove_period,
    };
    view! { <SpansControl form name="availability" words=&words.availability spans /> }.into_any()
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
    form: Form,
    /// The names of other records.
    lookup: NameIndex,
) -> impl IntoView {
    let words = use_words();
    let event = form.text("event_id");
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
    view! {
        <ManyControl
            form
            name="dates"
            words=&words.ticket.dates
            search=words.ticket.dates.label
            choices
            empty
        />
    }
}

#[component]
fn TemplateField(
    /// The form.
    form: Form,
    /// The name of the control.
    control: &'static str,
    /// The names of other records.
    lookup: NameIndex,
) -> impl IntoView {
    let words = &use_words().ticket;
    let is_mobile = control == "mobile_template_id";
    let suggestions = Signal::derive(move || {
        lookup.templates(if is_mobile {
            |ticket| ticket.mobile_template_id.as_ref()
        } else {
            |ticket| ticket.template_id.as_ref()
        })
    });
    let label = if is_mobile { &words.mobile_template } else { &words.template };
    view! { <TextControl form name=control words=label suggestions /> }
}

#[component]
fn OtherTicketsFields(
    /// The form.
    form: Form,
    /// The names of other records.
    lookup: NameIndex,
    /// The ticket itself, if it is there already.
    own: Option<TicketId>,
) -> impl IntoView {
    let words = use_words();
    let choices = Memo::new(move |_| lookup.ticket_choices(own.as_ref()));
    let empty = Signal::derive(move || {
        if lookup.is_reading() { words.common.loading } else { words.ticket.no_others }.to_owned()
    });
    let related = view! {
        <ManyControl
            form
            name="related_tickets"
            words=&words.ticket.related
            search=words.ticket.search
            choices
            empty
        />
    };
    let excluded = view! {
        <ManyControl
            form
            name="excluded_tickets"
            words=&words.ticket.excluded
            search=words.ticket.search
            choices
            empty
        />
    };
    view! {
        {related}
        {excluded}
    }
}
