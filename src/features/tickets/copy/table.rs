//! The tickets that can be copied, as they would be.

use leptos::prelude::*;

use super::row::CopyRow;
use super::save::CopyOutcome;
use crate::components::{PlainTable, TableColumn, control_id};
use crate::features::context::{href, now, use_formats, use_i18n};
use crate::features::failure::title;
use crate::i18n::Formats;
use crate::models::{Period, Ticket};
use crate::routes::Route;

/// How many dates are named one by one.
const NAMED: usize = 3;

/// Each ticket as it would be, and what became of it.
#[component]
pub(super) fn CopyTable(
    /// The tickets.
    rows: StoredValue<Vec<CopyRow>>,
    /// Whether they are being created.
    is_saving: Signal<bool>,
) -> impl IntoView {
    let words = use_i18n();
    let columns = [
        TableColumn::Text(words.ticket.name.label),
        TableColumn::Number(words.ticket.price.label),
        TableColumn::Text(words.ticket.bulk_outcome),
        TableColumn::Text(words.ticket.dates.label),
        TableColumn::Text(words.ticket.availability.label),
    ];
    let rows = rows.with_value(|rows| {
        rows.iter().map(|row| view! { <CopyTableRow row=row.clone() is_saving /> }).collect_view()
    });
    view! {
        <PlainTable name=words.copy.title columns=&columns is_stacked=true>
            <tbody>{rows}</tbody>
        </PlainTable>
    }
}

/// A ticket as it would be, and what became of it.
#[component]
fn CopyTableRow(
    /// The ticket.
    row: CopyRow,
    /// Whether they are being created.
    is_saving: Signal<bool>,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let choice = row.choice;
    let name = row.moved.name.clone();
    let (dates, sale) = (dates_text(&row, &formats), sale_text(&row, &formats));
    // What can't be sent as it is, has to be created by its own form.
    let trouble = row.trouble.as_ref().map(|problem| (words.form.problem)(problem));
    let can_be_copied = trouble.is_none();
    let is_fixed = move || is_saving.get() || choice.copy().is_some();
    let outcome = move || match choice.outcome.get() {
        Some(outcome) => outcome_view(outcome),
        None => match &trouble {
            Some(trouble) => view! { <span class="problem">{trouble.clone()}</span> }.into_any(),
            None => choice.is_there.get().then_some(words.copy.is_there).into_any(),
        },
    };
    let select = (words.list.select)(&name);
    view! {
        <tr>
            <th scope="row">
                <label class="choice">
                    <input
                        type="checkbox"
                        name=format!("copy.{}", row.original.id)
                        aria-label=select
                        disabled=move || is_fixed() || !can_be_copied
                        prop:checked=choice.is_chosen
                        on:change=move |event| choice.is_chosen.set(event_target_checked(&event))
                    />
                    <bdi>{name}</bdi>
                </label>
            </th>
            <td class="number" data-label=words.ticket.price.label>
                <PriceInput row is_fixed=Signal::derive(is_fixed) />
            </td>
            <td>{outcome}</td>
            <td data-label=words.ticket.dates.label>{dates}</td>
            <td data-label=words.ticket.availability.label>{sale}</td>
        </tr>
    }
}

/// The price of a copy.
#[component]
fn PriceInput(
    /// The ticket.
    row: CopyRow,
    /// Whether it can't be changed any more.
    is_fixed: Signal<bool>,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let typed = row.choice.price;
    let name = price_name(&row.original);
    let (id, problem_id) = (control_id(&name), format!("problem-{name}"));
    let label = format!("{}, {}", words.ticket.price.label, row.moved.name);
    let problem =
        Memo::new(move |_| row.price_problem(&formats).map(|problem| (words.form.problem)(&problem)));
    let described_by = problem_id.clone();
    let text = move || {
        problem.get().map(|text| {
            view! {
                <p class="problem" id=problem_id.clone()>
                    {text}
                </p>
            }
        })
    };
    view! {
        <input
            class="input numeric"
            type="text"
            inputmode="decimal"
            id=id
            name=name
            aria-label=label
            aria-invalid=move || problem.with(Option::is_some).then_some("true")
            aria-describedby=move || problem.with(Option::is_some).then(|| described_by.clone())
            disabled=is_fixed
            autocomplete="off"
            prop:value=typed
            on:input=move |event| typed.set(event_target_value(&event))
        />
        {text}
    }
}

/// The name of the control of a price.
pub(super) fn price_name(original: &Ticket) -> String {
    format!("price.{}", original.id)
}

/// The dates that a copy would be valid on.
fn dates_text(row: &CopyRow, formats: &Formats) -> String {
    let words = use_i18n();
    let day = |date: &crate::models::EventDate| formats.day(date.starts_at);
    let dates = &row.moved.dates;
    let valid_on = match &dates[..] {
        [] => words.common.none.to_owned(),
        [first, .., last] if dates.len() > NAMED => {
            (words.event.dates_in_short)(dates.len(), &day(first), &day(last))
        }
        dates => dates.iter().map(day).collect::<Vec<_>>().join(", "),
    };
    match row.loses_dates {
        true => format!("{valid_on} ({})", words.copy.fewer_dates),
        false => valid_on,
    }
}

/// When a copy would be on sale.
fn sale_text(row: &CopyRow, formats: &Formats) -> String {
    let words = use_i18n();
    if row.loses_periods() {
        return words.ticket.periods_not_copied.to_owned();
    }
    let periods: Vec<&Period> = row.moved.availability.iter().filter_map(|sale| sale.period()).collect();
    if periods.is_empty() {
        return words.copy.always.to_owned();
    }
    let spans: Vec<_> =
        periods.iter().map(|period| formats.span(period.opens_at, period.closes_at)).collect();
    let spans = spans.join(", ");
    match periods.iter().all(|period| period.closes_at <= now()) {
        true => format!("{spans}. {}", words.ticket.periods_over),
        false => spans,
    }
}

/// What became of a ticket.
fn outcome_view(outcome: CopyOutcome) -> AnyView {
    let words = use_i18n();
    let link = |id, text: &'static str| view! { <a href=href(&Route::Ticket(id))>{text}</a> }.into_any();
    match outcome {
        CopyOutcome::UnderWay => words.form.saving.into_any(),
        CopyOutcome::Created(id) => link(id, words.ticket.created),
        CopyOutcome::Unlinked(id) => link(id, words.copy.unlinked),
        CopyOutcome::Unknown => words.form.unknown_outcome.into_any(),
        CopyOutcome::Failed(failure) => {
            let refusal = failure.refusal();
            let messages = refusal.map(|refusal| {
                let fields = refusal.fields.iter().flat_map(|(_, messages)| messages);
                refusal.message.iter().chain(fields).cloned().collect::<Vec<_>>().join(" ")
            });
            view! { <span class="problem">{title(&failure, words)} ". " {messages}</span> }.into_any()
        }
    }
}
