//! The controls of a ticket's form, in groups.

use leptos::prelude::*;

use super::lookup::Lookup;
use crate::api::{event, ticket};
use crate::domain::TicketId;
use crate::form::Problem;
use crate::form::ticket::TicketDraft;
use crate::page::context::{say, use_formats, use_store, use_words};
use crate::page::failure::FailureNotice;
use crate::text::Words;
use crate::ui::{
    Choice, ChoiceField, ManyField, PeriodTexts, PeriodsField, SwitchField, TextField, TextKind,
};

/// What is wrong, by the dotted name of a control: found by the app or said by the service.
#[derive(Clone, Copy)]
pub(super) struct Problems {
    /// Found by the app.
    pub(super) found: RwSignal<Vec<Problem>>,
    /// Said by the service, with the messages of each field.
    pub(super) said: RwSignal<Vec<(String, Vec<String>)>>,
}

impl Problems {
    pub(super) fn new() -> Self {
        Self { found: RwSignal::new(Vec::new()), said: RwSignal::new(Vec::new()) }
    }

    pub(super) fn clear(self) {
        self.found.set(Vec::new());
        self.said.set(Vec::new());
    }

    /// Every problem with the name of its control.
    pub(super) fn all(self, words: &'static Words) -> Vec<(String, String)> {
        let found = self
            .found
            .get()
            .into_iter()
            .map(|problem| (problem.field, (words.form.problem)(problem.kind).to_owned()));
        let said = self.said.get().into_iter().map(|(field, messages)| (field, messages.join(" ")));
        found.chain(said).collect()
    }

    fn at(self, control: &str, words: &'static Words) -> Option<String> {
        let mut problems = self.all(words).into_iter();
        problems.find_map(|(field, text)| (control_of(&field).as_deref() == Some(control)).then_some(text))
    }
}

/// The control at which a problem of a field stands: its own, or that of the list or object it is in
/// (`related_tickets` of `related_tickets.0`).
pub(super) fn control_of(field: &str) -> Option<String> {
    if has_control(field) {
        return Some(field.to_owned());
    }
    match field.rsplit_once('.') {
        Some((outer, _)) => control_of(outer),
        None => (field == "sales_percentage").then(|| "sales_percentage.percentage".to_owned()),
    }
}

fn has_control(name: &str) -> bool {
    const CONTROLS: [&str; 17] = [
        "name",
        "event_id",
        "dates",
        "price",
        "max_capacity",
        "min_order_amount",
        "max_order_amount",
        "template_id",
        "mobile_template_id",
        "availability",
        "related_tickets",
        "excluded_tickets",
        "on_fire",
        "sales_percentage.active",
        "sales_percentage.percentage",
        "is_hidden",
        "is_entry",
    ];
    let is_end_of_period =
        name.starts_with("availability.") && (name.ends_with(".opens_at") || name.ends_with(".closes_at"));
    CONTROLS.contains(&name) || is_end_of_period
}

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
    let words = use_words();
    let formats = use_formats();
    let problem = move |control: &'static str| Signal::derive(move || problems.at(control, words.get()));
    let text = move |get: fn(&TicketDraft) -> &String| {
        Signal::derive(move || draft.with(|draft| get(draft).clone()))
    };
    let flag = move |get: fn(&TicketDraft) -> bool| Signal::derive(move || draft.with(get));
    let many = move |get: fn(&TicketDraft) -> &Vec<String>| {
        Signal::derive(move || draft.with(|draft| get(draft).clone()))
    };
    let set = move |set: fn(&mut TicketDraft) -> &mut String| {
        Callback::new(move |typed| draft.update(|draft| *set(draft) = typed))
    };
    let switch = move |set: fn(&mut TicketDraft) -> &mut bool| {
        Callback::new(move |on| draft.update(|draft| *set(draft) = on))
    };
    let choose = move |set: fn(&mut TicketDraft) -> &mut Vec<String>| {
        Callback::new(move |ids| draft.update(|draft| *set(draft) = ids))
    };

    let chosen_event = Memo::new(move |_| lookup.event(&draft.with(|draft| draft.event_id.clone())));
    let is_continuous =
        move || chosen_event.with(|event| event.as_ref().and_then(|event| event.is_continuous) == Some(true));
    let choose_event = move |id: String| {
        draft.update(|draft| {
            // The dates are those of the event, so they go with it.
            draft.dates.clear();
            draft.event_id = id;
        });
    };
    let date_choices = Signal::derive(move || {
        let event = chosen_event.get();
        let dates = event.iter().flat_map(|event| &event.dates);
        let formats = formats.get();
        dates
            .map(|date| Choice {
                value: date.id.to_string(),
                label: formats.span(date.starts_at, date.ends_at),
            })
            .collect::<Vec<_>>()
    });
    let store = use_store();
    let read_names = move || {
        store.refresh_all(event::list);
        store.refresh_all(ticket::list);
    };
    let names_missing = move || {
        let read_names = read_names.clone();
        lookup.failure().map(|failure| view! { <FailureNotice failure on_retry=read_names/> })
    };
    let no_others = Signal::derive(move || {
        let words = words.get();
        if lookup.is_reading() { words.common.loading } else { words.ticket.no_others }.to_owned()
    });
    let no_dates = Signal::derive(move || {
        let all_words = words.get();
        let words = &all_words.ticket;
        if lookup.is_reading() {
            all_words.common.loading
        } else if draft.with(|draft| draft.event_id.is_empty()) {
            words.dates_need_event
        } else {
            words.dates_none
        }
        .to_owned()
    });
    let capacity_hint = Signal::derive(move || {
        let words = &words.get().ticket;
        if is_continuous() { words.capacity_unused } else { words.max_capacity.hint }.to_owned()
    });
    let count = move |get: fn(&TicketDraft) -> &Vec<String>| {
        Signal::derive(move || (words.get().ticket.chosen)(draft.with(|draft| get(draft).len())))
    };
    let ticket_choices = Signal::derive(move || lookup.ticket_choices(own.as_ref()));
    let template_suggestions = Signal::derive(move || lookup.templates(|ticket| ticket.template_id.as_ref()));
    let mobile_suggestions =
        Signal::derive(move || lookup.templates(|ticket| ticket.mobile_template_id.as_ref()));
    let periods_hint = Signal::derive(move || {
        let words = &words.get().ticket;
        format!("{} {}", words.availability.hint, formats.with(|formats| (words.in_zone)(formats.zone())))
    });
    let availability = if availability_is_unshown {
        view! { <p class={"hint"}>{say(|words| words.ticket.availability_unshown)}</p> }.into_any()
    } else {
        view! {
            <PeriodsField
                name="availability"
                label=say(|words| words.ticket.availability.label)
                hint=periods_hint
                problem=Callback::new(move |control: String| problems.at(&control, words.get()))
                texts=PeriodTexts {
                    opens: say(|words| words.ticket.opens_at),
                    closes: say(|words| words.ticket.closes_at),
                    add: say(|words| words.ticket.add_period),
                    remove: say(|words| words.ticket.remove_period),
                }
                values=Signal::derive(move || draft.with(|draft| draft.availability.clone()))
                on_change=move |periods| draft.update(|draft| draft.availability = periods)
            />
        }
        .into_any()
    };
    view! {
        {names_missing}
        <FormGroup title=say(|words| words.ticket.basics)>
            <TextField
                name="name"
                label=say(|words| words.ticket.name.label)
                hint=say(|words| words.ticket.name.hint)
                problem=problem("name")
                value=text(|draft| &draft.name)
                on_input=set(|draft| &mut draft.name)
            />
            <ChoiceField
                name="event_id"
                label=say(|words| words.ticket.event.label)
                hint=say(|words| words.ticket.event.hint)
                problem=problem("event_id")
                choices=Signal::derive(move || lookup.event_choices())
                value=text(|draft| &draft.event_id)
                none=say(|words| words.ticket.no_event)
                on_change=choose_event
            />
            <TextField
                name="price"
                label=say(|words| words.ticket.price.label)
                hint=say(|words| words.ticket.price.hint)
                problem=problem("price")
                kind=TextKind::Decimal
                value=text(|draft| &draft.price)
                on_input=set(|draft| &mut draft.price)
            />
        </FormGroup>
        <FormGroup title=say(|words| words.ticket.sale)>
            <TextField
                name="max_capacity"
                label=say(|words| words.ticket.max_capacity.label)
                hint=capacity_hint
                problem=problem("max_capacity")
                kind=TextKind::Integer
                value=text(|draft| &draft.max_capacity)
                on_input=set(|draft| &mut draft.max_capacity)
            />
            <div class={"field-row"}>
                <TextField
                    name="min_order_amount"
                    label=say(|words| words.ticket.min_order_amount.label)
                    hint=say(|words| words.ticket.min_order_amount.hint)
                    problem=problem("min_order_amount")
                    kind=TextKind::Integer
                    value=text(|draft| &draft.min_order_amount)
                    on_input=set(|draft| &mut draft.min_order_amount)
                />
                <TextField
                    name="max_order_amount"
                    label=say(|words| words.ticket.max_order_amount.label)
                    hint=say(|words| words.ticket.max_order_amount.hint)
                    problem=problem("max_order_amount")
                    kind=TextKind::Integer
                    value=text(|draft| &draft.max_order_amount)
                    on_input=set(|draft| &mut draft.max_order_amount)
                />
            </div>
            {availability}
            <SwitchField
                name="is_hidden"
                label=say(|words| words.ticket.is_hidden.label)
                hint=say(|words| words.ticket.is_hidden.hint)
                problem=problem("is_hidden")
                value=flag(|draft| draft.is_hidden)
                on_change=switch(|draft| &mut draft.is_hidden)
            />
        </FormGroup>
        <FormGroup title=say(|words| words.ticket.admission)>
            <ManyField
                name="dates"
                label=say(|words| words.ticket.dates.label)
                hint=say(|words| words.ticket.dates.hint)
                problem=problem("dates")
                choices=date_choices
                values=many(|draft| &draft.dates)
                search=say(|words| words.ticket.dates.label)
                empty=no_dates
                count=count(|draft| &draft.dates)
                on_change=choose(|draft| &mut draft.dates)
            />
            <SwitchField
                name="is_entry"
                label=say(|words| words.ticket.is_entry.label)
                hint=say(|words| words.ticket.is_entry.hint)
                problem=problem("is_entry")
                value=flag(|draft| draft.is_entry)
                on_change=switch(|draft| &mut draft.is_entry)
            />
            <div class={"field-row"}>
                <TextField
                    name="template_id"
                    label=say(|words| words.ticket.template.label)
                    hint=say(|words| words.ticket.template.hint)
                    problem=problem("template_id")
                    value=text(|draft| &draft.template_id)
                    on_input=set(|draft| &mut draft.template_id)
                    suggestions=template_suggestions
                />
                <TextField
                    name="mobile_template_id"
                    label=say(|words| words.ticket.mobile_template.label)
                    hint=say(|words| words.ticket.mobile_template.hint)
                    problem=problem("mobile_template_id")
                    value=text(|draft| &draft.mobile_template_id)
                    on_input=set(|draft| &mut draft.mobile_template_id)
                    suggestions=mobile_suggestions
                />
            </div>
        </FormGroup>
        <FormGroup title=say(|words| words.ticket.presentation)>
            <SwitchField
                name="on_fire"
                label=say(|words| words.ticket.popular.label)
                hint=say(|words| words.ticket.popular.hint)
                problem=problem("on_fire")
                value=flag(|draft| draft.on_fire)
                on_change=switch(|draft| &mut draft.on_fire)
            />
            <SwitchField
                name="sales_percentage.active"
                label=say(|words| words.ticket.sales_percentage_active.label)
                hint=say(|words| words.ticket.sales_percentage_active.hint)
                problem=problem("sales_percentage.active")
                value=flag(|draft| draft.sales_percentage_active)
                on_change=switch(|draft| &mut draft.sales_percentage_active)
            />
            <TextField
                name="sales_percentage.percentage"
                label=say(|words| words.ticket.sales_percentage.label)
                hint=say(|words| words.ticket.sales_percentage.hint)
                problem=problem("sales_percentage.percentage")
                kind=TextKind::Integer
                value=text(|draft| &draft.sales_percentage)
                on_input=set(|draft| &mut draft.sales_percentage)
            />
            <ManyField
                name="related_tickets"
                label=say(|words| words.ticket.related.label)
                hint=say(|words| words.ticket.related.hint)
                problem=problem("related_tickets")
                choices=ticket_choices
                values=many(|draft| &draft.related_tickets)
                search=say(|words| words.ticket.search)
                empty=no_others
                count=count(|draft| &draft.related_tickets)
                on_change=choose(|draft| &mut draft.related_tickets)
            />
            <ManyField
                name="excluded_tickets"
                label=say(|words| words.ticket.excluded.label)
                hint=say(|words| words.ticket.excluded.hint)
                problem=problem("excluded_tickets")
                choices=ticket_choices
                values=many(|draft| &draft.excluded_tickets)
                search=say(|words| words.ticket.search)
                empty=no_others
                count=count(|draft| &draft.excluded_tickets)
                on_change=choose(|draft| &mut draft.excluded_tickets)
            />
        </FormGroup>
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
