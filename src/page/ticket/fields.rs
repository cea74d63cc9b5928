//! The fields of a ticket: their controls in groups, their labels, and what stands in them in words.

use leptos::prelude::*;

use crate::domain::{EventId, Price, TicketId};
use crate::form::{Draft, Typed};
use crate::page::context::{use_formats, use_words};
use crate::page::form::{Form, group, row};
use crate::page::lookup::Lookup;
use crate::text::Words;
use crate::ui::{Choice, SpanWords, TextKind, Tone, notice};
use crate::view::{View, view};
use crate::wire::EventDate;

/// The label of a member of the request.
pub(super) fn label(words: &'static Words, member: &str) -> Option<&'static str> {
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
pub(super) fn describe(draft: &Draft, control: &str) -> Option<String> {
    let lookup: Lookup = expect_context();
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
pub(super) fn fields(form: Form, lookup: Lookup, own: Option<TicketId>) -> View {
    let words = &use_words().ticket;
    view! {
        {lookup.missing_notice()}
        {group(words.basics, [
            form.line("name", &words.name, TextKind::Line),
            event_field(form, lookup),
            form.line("price", &words.price, TextKind::Decimal),
        ])}
        {group(words.sale, [
            capacity_field(form, lookup),
            row([
                form.line("min_order_amount", &words.min_order_amount, TextKind::Integer),
                form.line("max_order_amount", &words.max_order_amount, TextKind::Integer),
            ]),
            availability_field(form),
            form.switch("is_hidden", &words.is_hidden),
        ])}
        {group(words.admission, [
            dates_field(form, lookup),
            form.switch("is_entry", &words.is_entry),
            row([
                template_field(form, "template_id", lookup),
                template_field(form, "mobile_template_id", lookup),
            ]),
        ])}
        {group(words.presentation, [
            form.switch("on_fire", &words.popular),
            form.switch("sales_percentage.active", &words.sales_percentage_active),
            form.line("sales_percentage.percentage", &words.sales_percentage, TextKind::Integer),
            other_tickets_fields(form, lookup, own),
        ])}
    }
}

/// Chooses an event: its ticket is valid on all of its dates until some are taken out.
pub(super) fn choose_event(draft: &mut Draft, id: &str, dates: &[EventDate]) {
    draft.set("dates", Typed::Chosen(dates.iter().map(|date| date.id.to_string()).collect()));
    draft.set("event_id", Typed::Text(id.to_owned()));
}

fn event_field(form: Form, lookup: Lookup) -> View {
    let words = &use_words().ticket;
    let dropped = RwSignal::new(None::<&'static str>);
    let choose = Callback::new(move |id: String| {
        let had_dates = form.draft.with_untracked(|draft| !draft.chosen_in("dates").is_empty());
        let dates = lookup.event(&id).map(|event| event.dates).unwrap_or_default();
        let notice = if dates.is_empty() { words.dates_removed } else { words.dates_dropped };
        dropped.set(had_dates.then_some(notice));
        form.draft.update(|draft| choose_event(draft, &id, &dates));
    });
    let says_dropped = move || dropped.get().map(|text| notice(Tone::Warning, text, View::Nothing));
    let choices = Signal::derive(move || lookup.event_choices());
    view! { {form.choice("event_id", &words.event, words.no_event, choices, choose)} {says_dropped} }
}

fn capacity_field(form: Form, lookup: Lookup) -> View {
    let words = &use_words().ticket;
    let event = form.text("event_id");
    let is_continuous = Memo::new(move |_| {
        event.with(|id| lookup.event(id)).and_then(|event| event.is_continuous) == Some(true)
    });
    let unused = move || is_continuous.get().then(|| view! { <p class="hint">{words.capacity_unused}</p> });
    let control = form.line("max_capacity", &words.max_capacity, TextKind::Integer);
    view! { <div>{control} {unused}</div> }
}

fn availability_field(form: Form) -> View {
    let words = &use_words().ticket;
    if form.draft.with_untracked(|draft| draft.get("availability").is_none()) {
        return view! { <p class="hint">{words.availability_unshown}</p> };
    }
    let spans = SpanWords {
        members: ["opens_at", "closes_at"],
        labels: [words.opens_at, words.closes_at],
        add: words.add_period,
        remove: words.remove_period,
    };
    form.spans("availability", &words.availability, spans)
}

/// The dates of an event to choose from.
fn date_choices(lookup: Lookup, event: &str) -> Vec<Choice> {
    let formats = use_formats();
    let dates = lookup.event(event).into_iter().flat_map(|event| event.dates);
    dates
        .map(|date| Choice { value: date.id.to_string(), label: formats.span(date.starts_at, date.ends_at) })
        .collect()
}

fn dates_field(form: Form, lookup: Lookup) -> View {
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
    form.many("dates", &words.ticket.dates, words.ticket.dates.label, choices.into(), empty)
}

fn template_field(form: Form, control: &'static str, lookup: Lookup) -> View {
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
    form.suggested(control, label, TextKind::Line, suggestions)
}

fn other_tickets_fields(form: Form, lookup: Lookup, own: Option<TicketId>) -> View {
    let words = use_words();
    let choices = Memo::new(move |_| lookup.ticket_choices(own.as_ref()));
    let empty = Signal::derive(move || {
        if lookup.is_reading() { words.common.loading } else { words.ticket.no_others }.to_owned()
    });
    let related =
        form.many("related_tickets", &words.ticket.related, words.ticket.search, choices.into(), empty);
    let excluded =
        form.many("excluded_tickets", &words.ticket.excluded, words.ticket.search, choices.into(), empty);
    view! { {related} {excluded} }
}
