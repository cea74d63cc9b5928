//! The form of a ticket.

use super::changes::Changes;
use super::control::{Choices, Control, Span, Spans, Text};
use super::fields::{Draft, Fields};
use super::problem::{Problem, ProblemKind};
use super::time_zone::{TimeZone, TypedFormats};
use crate::api::Patch;
use crate::api::assumptions::member;
use crate::api::ticket::TicketBody;
use crate::models::value::{EventDateId, EventId, Percentage, Price, TemplateId, TicketId, Timestamp};
use crate::models::{Availability, Period, SalePercentage, Ticket};

/// What was typed into the form of a ticket.
#[derive(Clone, Debug, Default, PartialEq, Fields)]
#[draft(texts = ticket)]
pub struct TicketDraft {
    pub name: Text<String>,
    pub event_id: Text<EventId>,
    pub price: Text<Price>,
    pub max_capacity: Text<u64>,
    pub min_order_amount: Text<u64>,
    pub max_order_amount: Text<u64>,
    /// `None` where the ticket has periods of a structure that the app doesn't know.
    pub availability: Option<Spans<Period>>,
    pub is_hidden: bool,
    pub dates: Choices<EventDateId>,
    pub is_entry: bool,
    pub template_id: Text<TemplateId>,
    pub mobile_template_id: Text<TemplateId>,
    pub on_fire: bool,
    #[draft(name = "sales_percentage.active")]
    pub sales_percentage_active: bool,
    #[draft(name = "sales_percentage.percentage")]
    pub sales_percentage: Text<Percentage>,
    pub related_tickets: Choices<TicketId>,
    pub excluded_tickets: Choices<TicketId>,
}

impl TicketDraft {
    /// The form of a new ticket: with entry, which most tickets are for.
    pub fn new() -> Self {
        Self { is_entry: true, availability: Some(Spans::default()), ..Self::default() }
    }

    /// The form as a ticket fills it.
    pub fn of(ticket: &Ticket, formats: &dyn TypedFormats) -> Self {
        let sales = ticket.sale_percentage;
        Self {
            name: Text::new(&ticket.name),
            event_id: Text::optional(ticket.event_id.as_ref()),
            price: Text::new(formats.typed_amount(ticket.price)),
            max_capacity: Text::optional(ticket.capacity),
            min_order_amount: Text::optional(ticket.min_order_amount),
            max_order_amount: Text::optional(ticket.max_order_amount),
            availability: periods(&ticket.availability, formats),
            is_hidden: ticket.is_hidden == Some(true),
            dates: Choices::new(ticket.dates.iter().map(|date| &date.id)),
            is_entry: ticket.is_entry == Some(true),
            template_id: Text::optional(ticket.template_id.as_ref()),
            mobile_template_id: Text::optional(ticket.mobile_template_id.as_ref()),
            on_fire: ticket.on_fire == Some(true),
            sales_percentage_active: sales.and_then(|sales| sales.active) == Some(true),
            sales_percentage: Text::optional(sales.and_then(|sales| sales.percentage)),
            related_tickets: Choices::new(&ticket.related_tickets),
            excluded_tickets: Choices::new(&ticket.excluded_tickets),
        }
    }

    /// The body of the draft, or its problems: of a new ticket, or of changes of one that was as `before`.
    pub fn body(&self, before: Option<&Self>, zone: &dyn TimeZone) -> Result<TicketBody, Vec<Problem>> {
        let mut form = Changes::new(before, self, zone);
        let body = TicketBody {
            name: form.patch(Self::FIELDS.name),
            event_id: form.nullable(Self::FIELDS.event_id),
            dates: form.nullable(Self::FIELDS.dates),
            price: form.patch(Self::FIELDS.price),
            max_capacity: form.nullable(Self::FIELDS.max_capacity),
            min_order_amount: form.nullable(Self::FIELDS.min_order_amount),
            max_order_amount: form.nullable(Self::FIELDS.max_order_amount),
            template_id: form.nullable(Self::FIELDS.template_id),
            mobile_template_id: form.nullable(Self::FIELDS.mobile_template_id),
            availability: form.nullable(Self::FIELDS.availability),
            related_tickets: form.nullable(Self::FIELDS.related_tickets),
            excluded_tickets: form.patch(Self::FIELDS.excluded_tickets),
            on_fire: form.patch(Self::FIELDS.on_fire),
            sales_percentage: sales_percentage(&mut form),
            is_hidden: form.patch(Self::FIELDS.is_hidden),
            is_entry: form.patch(Self::FIELDS.is_entry),
        };
        check_amounts(&mut form);
        check_dates(&mut form);
        form.finish(body)
    }
}

impl Draft for TicketDraft {
    fn required(&self) -> Vec<&'static str> {
        vec![Self::FIELDS.name.name, Self::FIELDS.price.name]
    }
}

impl Span for Period {
    const MEMBERS: [&'static str; 2] = [member::OPENS_AT, member::CLOSES_AT];

    fn new(opens_at: Timestamp, closes_at: Timestamp) -> Self {
        Self { id: None, opens_at, closes_at }
    }
}

/// Periods to be edited; `None` if some have a structure that the app doesn't know, which could not be edited without
/// loss.
pub(super) fn periods(availability: &[Availability], zone: &dyn TimeZone) -> Option<Spans<Period>> {
    let periods: Option<Vec<_>> = availability.iter().map(Availability::period).collect();
    Some(Spans::new(periods?.into_iter().map(|period| (period.opens_at, period.closes_at)), zone))
}

/// The interface shows the object with both of its members. A new ticket has none until something of it was filled in.
fn sales_percentage(form: &mut Changes<'_, TicketDraft>) -> Patch<SalePercentage> {
    let (active, percentage) =
        (TicketDraft::FIELDS.sales_percentage_active, TicketDraft::FIELDS.sales_percentage);
    let draft = form.draft();
    let is_filled_in = draft.sales_percentage_active || !draft.sales_percentage.is_empty();
    let is_changed = form.is_changed(active) || form.is_changed(percentage);
    if !is_changed || (form.is_new() && !is_filled_in) {
        return Patch::Keep;
    }
    if draft.sales_percentage.is_empty() {
        form.note(percentage.name, ProblemKind::Missing);
    }
    match form.read(percentage) {
        Some(percentage) => Patch::Set(SalePercentage {
            active: Some(draft.sales_percentage_active),
            percentage: Some(percentage),
        }),
        None => Patch::Keep,
    }
}

/// The least number of an order can't be more than the most.
fn check_amounts(form: &mut Changes<'_, TicketDraft>) {
    let (least, most) = (TicketDraft::FIELDS.min_order_amount, TicketDraft::FIELDS.max_order_amount);
    let draft = form.draft();
    let amounts = draft.min_order_amount.value().zip(draft.max_order_amount.value());
    if (form.is_changed(least) || form.is_changed(most)) && amounts.is_some_and(|(least, most)| least > most)
    {
        form.note(least.name, ProblemKind::LeastAboveMost);
    }
}

/// Dates that are not sent are not changed: those of another event must not stay.
fn check_dates(form: &mut Changes<'_, TicketDraft>) {
    let (event, dates) = (TicketDraft::FIELDS.event_id, TicketDraft::FIELDS.dates);
    let draft = form.draft();
    let stay = !form.is_changed(dates) && !draft.dates.is_empty();
    if !form.is_new() && form.is_changed(event) && !draft.event_id.is_empty() && stay {
        form.note(dates.name, ProblemKind::OfAnotherEvent);
    }
}

#[cfg(test)]
mod tests;
