//! What visitors filled in, counted: how many shirts of each size to order.

use std::collections::HashSet;
use std::sync::Arc;

use leptos::prelude::*;

use super::over_time::ticket_choices;
use super::visitor_table::VisitorTable;
use crate::analytics::{AnswerCount, AnswerFigures, AnswerVisitors, DateFigures, Figures, valid_on};
use crate::components::{Choice, ChoiceField, Label};
use crate::features::address_choice::AddressChoice;
use crate::features::chunked_task::ChunkedTask;
use crate::features::context::{use_formats, use_i18n};
use crate::features::sales::{SalesData, SalesQueries, answer_text, use_field_labels};
use crate::models::value::{EventId, TicketId};
use crate::models::{Event, Received, Ticket};
use crate::query::QueryValue;
use crate::reactive::effect;

/// How many tickets are counted before other work gets a turn.
const STEP: usize = 200;
/// The parameters of the address.
const TICKET: &str = "answers_of";
const DATE: &str = "answers_on";

/// What visitors of an event filled in: all of them, those of a date, or those with a ticket. Nothing where nothing was
/// filled in.
#[component]
pub(super) fn AnswerTables(
    /// The event.
    event: EventId,
    /// What was read of it.
    record: QueryValue<Received<Event>>,
    /// What was sold.
    sales: SalesQueries,
    /// The tickets that the organisation lists for the event.
    tickets: Memo<Vec<Ticket>>,
    /// Whether all of these are read.
    has_tickets: Signal<bool>,
    /// The figures, as far as read.
    figures: Signal<Figures>,
) -> impl IntoView {
    let words = &use_i18n().figures;
    let formats = use_formats();
    let of_ticket = AddressChoice::of_event(event.clone(), TICKET);
    let on_date = AddressChoice::of_event(event, DATE);
    // The ids of the tickets that are counted; none for all.
    let wanted = Memo::new(move |_| {
        let date = on_date.value.get();
        let valid = date
            .zip(record.get())
            .map(|(date, event)| tickets.with(|tickets| valid_on(&event, tickets, &date)));
        match (of_ticket.value.get().and_then(TicketId::new), valid) {
            (None, valid) => valid,
            (Some(id), valid) => {
                let is_valid = valid.is_none_or(|valid| valid.contains(&id));
                Some(HashSet::from_iter(is_valid.then_some(id)))
            }
        }
    });
    // Which tickets are valid on a date is known by their types.
    let is_known = Memo::new(move |_| {
        on_date.value.with(Option::is_none) || (has_tickets.get() && record.get().is_some())
    });
    let fields = use_answers(sales, wanted, is_known);
    // A choice without answers can be taken back.
    let is_chosen = move || of_ticket.value.with(Option::is_some) || on_date.value.with(Option::is_some);
    let is_shown = Memo::new(move |before| {
        before == Some(&true)
            || fields.with(|fields| fields.as_ref().is_some_and(|fields| !fields.is_empty() || is_chosen()))
    });
    let dates = Memo::new(move |_| {
        let choice = |DateFigures { date, .. }: &DateFigures| Choice {
            value: date.id.to_string(),
            label: formats.span(date.starts_at, date.ends_at),
        };
        figures.with(|figures| figures.by_date.iter().map(choice).collect::<Vec<_>>())
    });
    let tickets = ticket_choices(figures);
    let choice = |label: Label, none: &'static str, choices: Memo<Vec<Choice>>, choice: AddressChoice| {
        let is_offered =
            move || choices.with(|choices| choices.len() > 1) || choice.value.with(Option::is_some);
        let value = Signal::derive(move || choice.value.get().unwrap_or_default());
        view! {
            <Show when=is_offered>
                <ChoiceField label=label.clone() none choices value on_change=choice.choose />
            </Show>
        }
    };
    let tables = move || {
        let fields = fields.get()?;
        let tables = fields.into_iter().map(|field| view! { <AnswerTable field /> }).collect_view();
        Some(match tables.is_empty() {
            true => view! { <p class="hint">{words.no_answers}</p> }.into_any(),
            false => view! { <div class="answer-tables">{tables}</div> }.into_any(),
        })
    };
    view! {
        <Show when=move || is_shown.get()>
            <section class="figure">
                <h2>{words.answers}</h2>
                <div class="answer-choices">
                    {choice(Label::new(DATE, words.answers_on), words.all_dates, dates, on_date)}
                    {choice(Label::new(TICKET, words.answers_of), words.all_tickets, tickets, of_ticket)}
                </div>
                {tables}
                <p class="hint">{words.answers_rule}</p>
            </section>
        </Show>
    }
}

/// What was filled in with the tickets that are wanted, counted in steps once no more sales are being read; none before that.
fn use_answers(
    sales: SalesQueries,
    wanted: Memo<Option<HashSet<TicketId>>>,
    is_known: Memo<bool>,
) -> ReadSignal<Option<Vec<AnswerFigures>>> {
    let (fields, set_fields) = signal(None);
    let labels = use_field_labels(move || {
        fields.with(|fields: &Option<Vec<_>>| fields.as_ref().is_some_and(|fields| !fields.is_empty()))
    });
    let task = ChunkedTask::new();
    let is_whole = Memo::new(move |_| sales.data.with(SalesData::is_complete));
    effect(move || {
        // Each page that comes would begin the count again.
        let is_reading = sales.under_way.get() && sales.failure.with(Option::is_none);
        if !is_known.get() {
            return set_fields.set(None);
        }
        if is_reading && !is_whole.get() {
            return;
        }
        let sold = |data: &SalesData| Arc::clone(&data.sold_tickets);
        let sold = if is_reading { sales.data.with_untracked(sold) } else { sales.data.with(sold) };
        let (labels, wanted) = (labels.get(), wanted.get());
        let mut count = AnswerCount::default();
        task.start(move || {
            let is_wanted = |ticket: Option<&TicketId>| {
                wanted.as_ref().is_none_or(|ids| ticket.is_some_and(|ticket| ids.contains(ticket)))
            };
            let has_more = count.extend(&sold, &labels, STEP, is_wanted);
            if !has_more {
                let now = Some(count.figures());
                // What is read again without any change leaves the tables as they are.
                if fields.with_untracked(|before| *before != now) {
                    set_fields.set(now);
                }
            }
            has_more
        });
    });
    fields
}

/// The answers of one field.
#[component]
fn AnswerTable(
    /// What was filled in.
    field: AnswerFigures,
) -> impl IntoView {
    let words = &use_i18n().figures;
    let is_choice = field.is_choice();
    let AnswerFigures { label, answers, answered, unanswered, has_several } = field;
    let name = label.unwrap_or_else(|| words.unnamed_field.to_owned());
    let content = if is_choice {
        let line = |AnswerVisitors { answer, visitors }: AnswerVisitors| (answer_text(answer), visitors);
        let mut lines: Vec<_> = answers.into_iter().map(line).collect();
        if unanswered.expected > 0 {
            lines.push((words.unanswered.to_owned(), unanswered));
        }
        let rule = has_several.then_some(words.answers_several);
        view! {
            <VisitorTable
                name=name.clone()
                heading=words.answer
                lines
                has_total=!has_several
                rule
                is_personal=true
            />
        }
        .into_any()
    } else {
        let formats = use_formats();
        let text =
            (words.texts_differ)(&formats.integer(answered.expected), &formats.integer(answers.len() as u64));
        view! { <p class="hint">{text}</p> }.into_any()
    };
    view! {
        <section>
            <h3>
                <bdi>{name}</bdi>
            </h3>
            {content}
        </section>
    }
}
