//! Creating and updating a ticket ("Create ticket body", "Update ticket body").

use rusqlite::Connection;

use super::record::{Sale, Ticket};
use super::view::{Tags, TicketView};
use crate::availability::{self, Owner};
use crate::database::exists;
use crate::event::{Event, EventDate};
use crate::problems::Problems;
use crate::refusal::Refusal;
use crate::request::{Call, Change, Input, Members, Rule};
use crate::template;
use crate::timestamp::Timestamp;

/// Create ticket.
pub(crate) fn create(connection: &Connection, call: Call) -> Result<TicketView, Refusal> {
    let rules = Rules { mandatory: Rule::Required, clearable: Rule::Optional };
    save(connection, Ticket::default(), call, rules)
}

/// Update ticket.
pub(crate) fn update(connection: &Connection, call: Call) -> Result<TicketView, Refusal> {
    let ticket = Ticket::find(connection, call.id("ticket")?)?;
    let rules = Rules { mandatory: Rule::Optional, clearable: Rule::Nullable };
    save(connection, ticket, call, rules)
}

/// In what the two bodies differ.
#[derive(Clone, Copy)]
struct Rules {
    /// The rule of what a new ticket must have.
    mandatory: Rule,
    /// The rule of what has a null type in an update.
    clearable: Rule,
}

fn save(
    connection: &Connection,
    mut ticket: Ticket,
    call: Call,
    rules: Rules,
) -> Result<TicketView, Refusal> {
    let body = call.body?;
    let problems = Problems::default();
    let members = body.members(&problems);
    let availability = change(&mut ticket, &members, rules);
    refer(connection, &ticket, &members)?;
    if !problems.is_empty() {
        return Err(Refusal::Invalid(problems));
    }
    if let Some(event_id) = ticket.event_id {
        let event = Event::find(connection, event_id)?;
        if event.is_continuous() {
            // "Used only when the parent event type is not continuous": it is taken, and has no effect.
            ticket.capacity = None;
        }
        if ticket.id == 0 {
            ticket.service_fee = event.service_fee;
        }
    }
    ticket.id = ticket.save(connection)?;
    match availability {
        Change::Keep => {}
        Change::Clear => availability::replace(connection, Owner::Ticket(ticket.id), &[])?,
        Change::Set(periods) => availability::replace(connection, Owner::Ticket(ticket.id), &periods)?,
    }
    Ok(TicketView::of(connection, ticket, Tags::Hidden)?)
}

/// Changes the ticket by the body; the availability is stored apart and is returned.
fn change(ticket: &mut Ticket, members: &Members<'_>, rules: Rules) -> Change<Vec<(Timestamp, Timestamp)>> {
    let Rules { mandatory, clearable } = rules;
    members.field("name", mandatory, Input::filled_text).apply(&mut ticket.name);
    members.field("price", mandatory, Input::price).apply(&mut ticket.price);
    members.field("event_id", clearable, Input::id).optional().apply(&mut ticket.event_id);
    members.field("dates", clearable, Input::ids).apply(&mut ticket.dates);
    let least = |least| move |input: &Input<'_>| input.integer(least);
    members.field("max_capacity", clearable, least(0)).optional().apply(&mut ticket.capacity);
    members.field("min_order_amount", clearable, least(0)).optional().apply(&mut ticket.min_order_amount);
    members.field("max_order_amount", clearable, least(1)).optional().apply(&mut ticket.max_order_amount);
    if ticket.least() > ticket.most() {
        members.refuse("min_order_amount", "must not be larger than max_order_amount");
    }
    members.field("template_id", clearable, Input::id).optional().apply(&mut ticket.template_id);
    members
        .field("mobile_template_id", clearable, Input::id)
        .optional()
        .apply(&mut ticket.mobile_template_id);
    members.field("related_tickets", clearable, Input::ids).apply(&mut ticket.related_tickets);
    members.field("excluded_tickets", Rule::Optional, Input::ids).apply(&mut ticket.excluded_tickets);
    members.field("on_fire", Rule::Optional, Input::boolean).apply(&mut ticket.on_fire);
    members.field("sales_percentage", Rule::Optional, sale).apply(&mut ticket.sale);
    members.field("is_hidden", Rule::Optional, Input::boolean).apply(&mut ticket.is_hidden);
    members.field("is_entry", Rule::Optional, Input::boolean).apply(&mut ticket.is_entry);
    members.field("availability", clearable, |input| input.list(|item| item.period("opens_at", "closes_at")))
}

fn sale(input: &Input<'_>) -> Option<Sale> {
    let members = input.object()?;
    let active = members.required("active", Input::boolean);
    let percentage = members.required("percentage", |input| match input.integer(0)? {
        percentage @ ..=100 => Some(percentage),
        _ => input.refuse("must be at most 100"),
    });
    active.zip(percentage).map(|(active, percentage)| Sale { active, percentage })
}

/// Checks that every record that the ticket refers to exists.
fn refer(connection: &Connection, ticket: &Ticket, members: &Members<'_>) -> rusqlite::Result<()> {
    if let Some(event_id) = ticket.event_id
        && !exists(connection, "event", event_id)?
    {
        members.refuse("event_id", "is invalid");
    }
    // "A field that is left out is not to be changed": dates of the event before stay.
    for (index, date) in ticket.dates.iter().enumerate().filter(|_| members.has("dates")) {
        if ticket.event_id.is_none() || EventDate::event_of(connection, *date)? != ticket.event_id {
            members.refuse(&format!("dates.{index}"), "is not a date of the event");
        }
    }
    for (name, ids) in
        [("related_tickets", &ticket.related_tickets), ("excluded_tickets", &ticket.excluded_tickets)]
    {
        for (index, id) in ids.iter().enumerate() {
            if *id == ticket.id {
                members.refuse(&format!("{name}.{index}"), "must be another ticket");
            } else if !exists(connection, "ticket", *id)? {
                members.refuse(&format!("{name}.{index}"), "is invalid");
            }
        }
    }
    for (name, id, templates) in [
        ("template_id", ticket.template_id, template::A4.as_slice()),
        ("mobile_template_id", ticket.mobile_template_id, template::MOBILE.as_slice()),
    ] {
        if id.is_some_and(|id| !templates.contains(&id)) {
            members.refuse(name, "is invalid");
        }
    }
    Ok(())
}
