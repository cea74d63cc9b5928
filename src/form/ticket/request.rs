//! The requests that a draft asks for.

use super::parsed::Parsed;
use super::{Clocks, TicketDraft, periods};
use crate::api::ticket::{CreateTicket, UpdateTicket};
use crate::api::{NonEmpty, NullablePatch, Patch};
use crate::form::{Problem, ProblemKind};
use crate::wire::Ticket;

/// The `Create ticket body` that a draft asks for, or what keeps it from being one.
pub fn create(draft: &TicketDraft, clocks: &impl Clocks) -> Result<CreateTicket, Vec<Problem>> {
    let parsed = Parsed::of(draft, &[], clocks);
    let (Some(name), Some(price), true) = (parsed.name, parsed.price, parsed.problems.is_empty()) else {
        return Err(parsed.problems);
    };
    let sales = parsed.sales_percentage;
    let shows_sales = sales.active == Some(true) || sales.percentage.is_some();
    Ok(CreateTicket {
        name,
        event_id: parsed.event_id,
        dates: parsed.dates,
        price,
        max_capacity: parsed.max_capacity,
        min_order_amount: parsed.min_order_amount,
        max_order_amount: parsed.max_order_amount,
        template_id: parsed.template_id,
        mobile_template_id: parsed.mobile_template_id,
        availability: parsed.availability,
        related_tickets: parsed.related_tickets,
        excluded_tickets: parsed.excluded_tickets,
        on_fire: draft.on_fire,
        sales_percentage: shows_sales.then_some(sales),
        is_hidden: draft.is_hidden,
        is_entry: draft.is_entry,
    })
}

/// The `Update ticket body` that turns a ticket into what the draft holds, or what keeps it from being one.
///
/// Only what was changed is sent, and only the problems of that count: a ticket that is odd already can still be
/// edited elsewhere. The same value typed in another way ("12,5" for "12.50") is no change.
pub fn update(
    ticket: &Ticket,
    draft: &TicketDraft,
    clocks: &impl Clocks,
) -> Result<UpdateTicket, Vec<Problem>> {
    let original = TicketDraft::of(ticket, clocks);
    let touched = draft.changed_members(&original);
    let known: Vec<_> = periods(ticket).cloned().collect();
    let before = Parsed::of(&original, &known, clocks);
    let after = Parsed::of(draft, &known, clocks);

    let problems = problems(&touched, &after);
    if !problems.is_empty() {
        return Err(problems);
    }
    let is_touched = |member: &str| touched.contains(&member);
    macro_rules! changed {
        ($member:ident) => {
            is_touched(stringify!($member)) && before.$member != after.$member
        };
    }
    Ok(UpdateTicket {
        name: Patch::when(changed!(name), after.name),
        event_id: NullablePatch::when(changed!(event_id), after.event_id),
        dates: NullablePatch::when(changed!(dates), NonEmpty::new(after.dates)),
        price: Patch::when(changed!(price), after.price),
        max_capacity: NullablePatch::when(changed!(max_capacity), after.max_capacity),
        min_order_amount: NullablePatch::when(changed!(min_order_amount), after.min_order_amount),
        max_order_amount: NullablePatch::when(changed!(max_order_amount), after.max_order_amount),
        template_id: NullablePatch::when(changed!(template_id), after.template_id),
        mobile_template_id: NullablePatch::when(changed!(mobile_template_id), after.mobile_template_id),
        availability: NullablePatch::when(changed!(availability), NonEmpty::new(after.availability)),
        related_tickets: NullablePatch::when(changed!(related_tickets), NonEmpty::new(after.related_tickets)),
        excluded_tickets: Patch::when(changed!(excluded_tickets), NonEmpty::new(after.excluded_tickets)),
        on_fire: Patch::when(is_touched("on_fire"), Some(draft.on_fire)),
        sales_percentage: Patch::when(changed!(sales_percentage), Some(after.sales_percentage)),
        is_hidden: Patch::when(is_touched("is_hidden"), Some(draft.is_hidden)),
        is_entry: Patch::when(is_touched("is_entry"), Some(draft.is_entry)),
    })
}

/// The problems of what was touched, and of what can't be undone by the interface.
fn problems(touched: &[&str], after: &Parsed) -> Vec<Problem> {
    let is_touched = |member: &str| touched.contains(&member);
    let mut problems = after.problems.clone();
    problems.retain(|problem| {
        let pair = problem.kind == ProblemKind::LeastAboveMost && is_touched("max_order_amount");
        is_touched(problem.member()) || pair
    });
    // The interface shows the object with both of its members, so a change of one sends the other as well.
    let lacks_percentage = after.sales_percentage.percentage.is_none();
    let names_percentage = |problem: &Problem| problem.member() == "sales_percentage";
    if is_touched("sales_percentage") && lacks_percentage && !problems.iter().any(names_percentage) {
        problems.push(Problem::new("sales_percentage.percentage", ProblemKind::Missing));
    }
    if is_touched("excluded_tickets") && after.excluded_tickets.is_empty() {
        problems.push(Problem::new("excluded_tickets", ProblemKind::CannotBeCleared));
    }
    problems
}
