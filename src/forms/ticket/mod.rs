//! The form of a ticket.

use super::draft::{Draft, TimeZone};
use super::problem::{Problem, ProblemKind};
use super::validate::{Diff, Validator};
use crate::api::NonEmpty;
use crate::api::ticket::{CreateTicket, UpdateTicket};
use crate::models::value::{EventDateId, EventId, TemplateId, TicketId};
use crate::models::{Availability, Period, SalePercentage, Ticket};

/// The form as a ticket fills it, or as a new one starts: with entry, which most tickets are for.
pub fn draft(ticket: Option<&Ticket>, clocks: &dyn TimeZone) -> Draft {
    let sales = ticket.and_then(|ticket| ticket.sale_percentage);
    let availability = ticket.map(|ticket| ticket.availability.as_slice()).unwrap_or_default();
    let periods: Vec<_> = availability.iter().filter_map(Availability::period).collect();
    // Periods of a structure that the app doesn't know can't be edited without loss.
    let knows_availability = periods.len() == availability.len();
    let periods = periods.into_iter().map(|period| (period.opens_at, period.closes_at));
    let tickets = |of: fn(&Ticket) -> &Vec<TicketId>| ticket.into_iter().flat_map(of);
    let number = |of: fn(&Ticket) -> Option<u64>| ticket.and_then(of);
    let draft = Draft::new()
        .optional("name", ticket.map(|ticket| &ticket.name))
        .optional("event_id", ticket.and_then(|ticket| ticket.event_id.as_ref()))
        .optional("price", ticket.map(|ticket| ticket.price))
        .optional("max_capacity", number(|ticket| ticket.capacity))
        .optional("min_order_amount", number(|ticket| ticket.min_order_amount))
        .optional("max_order_amount", number(|ticket| ticket.max_order_amount));
    let draft = if knows_availability { draft.spans("availability", periods, clocks) } else { draft };
    draft
        .flag("is_hidden", ticket.and_then(|ticket| ticket.is_hidden))
        .chosen("dates", ticket.into_iter().flat_map(|ticket| &ticket.dates).map(|date| &date.id))
        .flag("is_entry", ticket.map_or(Some(true), |ticket| ticket.is_entry))
        .optional("template_id", ticket.and_then(|ticket| ticket.template_id.as_ref()))
        .optional("mobile_template_id", ticket.and_then(|ticket| ticket.mobile_template_id.as_ref()))
        .flag("on_fire", ticket.and_then(|ticket| ticket.on_fire))
        .flag("sales_percentage.active", sales.and_then(|sales| sales.active))
        .optional("sales_percentage.percentage", sales.and_then(|sales| sales.percentage))
        .chosen("related_tickets", tickets(|ticket| &ticket.related_tickets))
        .chosen("excluded_tickets", tickets(|ticket| &ticket.excluded_tickets))
}

/// The controls that have to be filled in.
pub fn required(_: &Draft) -> Vec<&'static str> {
    vec!["name", "price"]
}

/// The `Create ticket body` that a draft asks for, or what keeps it from being one.
pub fn create(draft: &Draft, clocks: &dyn TimeZone) -> Result<CreateTicket, Vec<Problem>> {
    let mut reading = Validator::new(draft, clocks);
    check_amounts(&mut reading);
    let shows_sales = reading.flag("sales_percentage.active");
    let sales_percentage = if shows_sales || reading.text("sales_percentage.percentage").is_some() {
        sales_percentage(&mut reading)
    } else {
        None
    };
    let request = CreateTicket {
        name: reading.required("name").unwrap_or_default(),
        event_id: event_id(&mut reading),
        dates: reading.ids("dates", |id| EventDateId::new(id)),
        price: reading.price("price").unwrap_or_default(),
        max_capacity: reading.whole("max_capacity"),
        min_order_amount: reading.whole("min_order_amount"),
        max_order_amount: reading.whole("max_order_amount"),
        template_id: template(&mut reading, "template_id"),
        mobile_template_id: template(&mut reading, "mobile_template_id"),
        availability: availability(&mut reading),
        related_tickets: tickets(&mut reading, "related_tickets"),
        excluded_tickets: tickets(&mut reading, "excluded_tickets"),
        on_fire: reading.flag("on_fire"),
        sales_percentage,
        is_hidden: reading.flag("is_hidden"),
        is_entry: reading.flag("is_entry"),
    };
    reading.finish(request)
}

/// The `Update ticket body` that turns one draft into another, or what keeps it from being one.
pub fn update(before: &Draft, after: &Draft, clocks: &dyn TimeZone) -> Result<UpdateTicket, Vec<Problem>> {
    let mut difference = Diff::new(before, after, clocks);
    let request = UpdateTicket {
        name: difference.patch("name", |form| form.required("name")),
        event_id: difference.nullable("event_id", event_id),
        dates: difference
            .nullable("dates", |form| NonEmpty::new(form.ids("dates", |id| EventDateId::new(id)))),
        price: difference.patch("price", |form| form.price("price")),
        max_capacity: difference.nullable("max_capacity", |form| form.whole("max_capacity")),
        min_order_amount: difference.nullable("min_order_amount", |form| form.whole("min_order_amount")),
        max_order_amount: difference.nullable("max_order_amount", |form| form.whole("max_order_amount")),
        template_id: difference.nullable("template_id", |form| template(form, "template_id")),
        mobile_template_id: difference
            .nullable("mobile_template_id", |form| template(form, "mobile_template_id")),
        availability: difference.nullable("availability", |form| NonEmpty::new(availability(form))),
        related_tickets: difference
            .nullable("related_tickets", |form| NonEmpty::new(tickets(form, "related_tickets"))),
        excluded_tickets: difference
            .patch("excluded_tickets", |form| NonEmpty::new(tickets(form, "excluded_tickets"))),
        on_fire: difference.patch("on_fire", |form| Some(form.flag("on_fire"))),
        sales_percentage: difference.patch("sales_percentage", sales_percentage),
        is_hidden: difference.patch("is_hidden", |form| Some(form.flag("is_hidden"))),
        is_entry: difference.patch("is_entry", |form| Some(form.flag("is_entry"))),
    };
    if difference.is_touched("min_order_amount") || difference.is_touched("max_order_amount") {
        check_amounts(&mut difference.after);
    }
    difference.finish(request)
}

fn event_id(form: &mut Validator<'_>) -> Option<EventId> {
    form.id("event_id", |id| EventId::new(id))
}

fn template(form: &mut Validator<'_>, control: &str) -> Option<TemplateId> {
    form.id(control, |id| TemplateId::new(id))
}

fn tickets(form: &mut Validator<'_>, control: &str) -> Vec<TicketId> {
    form.ids(control, |id| TicketId::new(id))
}

fn availability(form: &mut Validator<'_>) -> Vec<Period> {
    let spans = form.spans("availability", "opens_at", "closes_at");
    spans.into_iter().map(|(opens_at, closes_at)| Period { id: None, opens_at, closes_at }).collect()
}

/// The interface shows the object with both of its members.
fn sales_percentage(form: &mut Validator<'_>) -> Option<SalePercentage> {
    const CONTROL: &str = "sales_percentage.percentage";
    if form.text(CONTROL).is_none() {
        form.note(CONTROL, ProblemKind::Missing);
    }
    let percentage = form.percentage(CONTROL)?;
    let active = form.flag("sales_percentage.active");
    Some(SalePercentage { active: Some(active), percentage: Some(percentage) })
}

/// The least number of an order can't be more than the most.
fn check_amounts(form: &mut Validator<'_>) {
    let whole = |control| form.draft.text_of(control).trim().parse::<u64>();
    if let (Ok(least), Ok(most)) = (whole("min_order_amount"), whole("max_order_amount"))
        && least > most
    {
        form.note("min_order_amount", ProblemKind::LeastAboveMost);
    }
}

#[cfg(test)]
mod tests;
