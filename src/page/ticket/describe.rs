//! The fields of a ticket in words: their labels, and what a form holds for them.

use super::lookup::Lookup;
use crate::domain::{EventId, Price, TicketId};
use crate::form::ticket::TicketDraft;
use crate::text::{Formats, Words};

/// The label of a member of the request.
pub(super) fn label(member: &str, words: &'static Words) -> String {
    let words = &words.ticket;
    match member {
        "name" => words.name.label,
        "event_id" => words.event.label,
        "dates" => words.dates.label,
        "price" => words.price.label,
        "max_capacity" => words.max_capacity.label,
        "min_order_amount" => words.min_order_amount.label,
        "max_order_amount" => words.max_order_amount.label,
        "template_id" => words.template.label,
        "mobile_template_id" => words.mobile_template.label,
        "availability" => words.availability.label,
        "related_tickets" => words.related.label,
        "excluded_tickets" => words.excluded.label,
        "on_fire" => words.popular.label,
        "sales_percentage" => words.sales_percentage_active.label,
        "is_hidden" => words.is_hidden.label,
        "is_entry" => words.is_entry.label,
        unknown => return unknown.to_owned(),
    }
    .to_owned()
}

/// The labels of several members.
pub(super) fn labels(members: &[&str], words: &'static Words) -> Vec<String> {
    members.iter().map(|member| label(member, words)).collect()
}

/// What a form holds for a member, as people read it; empty if it holds nothing.
pub(super) fn value(
    member: &str,
    draft: &TicketDraft,
    lookup: Lookup,
    formats: &Formats,
    words: &'static Words,
) -> String {
    let flag = |on: bool| if on { words.common.yes } else { words.common.no }.to_owned();
    let tickets = |ids: &[String]| {
        let names: Vec<_> = ids.iter().filter_map(TicketId::new).map(|id| lookup.ticket_name(&id)).collect();
        names.join(", ")
    };
    match member {
        "name" => draft.name.trim().to_owned(),
        "event_id" => EventId::new(&draft.event_id).map(|id| lookup.event_name(&id)).unwrap_or_default(),
        "dates" => dates(draft, lookup, formats).join(", "),
        "price" => Price::parse(&draft.price).map(|price| formats.price(price)).unwrap_or_default(),
        "max_capacity" => draft.max_capacity.clone(),
        "min_order_amount" => draft.min_order_amount.clone(),
        "max_order_amount" => draft.max_order_amount.clone(),
        "template_id" => draft.template_id.clone(),
        "mobile_template_id" => draft.mobile_template_id.clone(),
        "availability" => {
            let shown = |typed: &String| formats.local(typed).unwrap_or_else(|| typed.clone());
            let period = |(opens, closes): &(String, String)| format!("{} – {}", shown(opens), shown(closes));
            draft.availability.iter().map(period).collect::<Vec<_>>().join(", ")
        }
        "related_tickets" => tickets(&draft.related_tickets),
        "excluded_tickets" => tickets(&draft.excluded_tickets),
        "on_fire" => flag(draft.on_fire),
        "sales_percentage" => {
            let percentage = draft.sales_percentage.trim();
            let sign = if percentage.is_empty() { "" } else { "%" };
            format!("{} {percentage}{sign}", flag(draft.sales_percentage_active)).trim_end().to_owned()
        }
        "is_hidden" => flag(draft.is_hidden),
        "is_entry" => flag(draft.is_entry),
        _ => String::new(),
    }
}

fn dates(draft: &TicketDraft, lookup: Lookup, formats: &Formats) -> Vec<String> {
    let event = lookup.event(&draft.event_id);
    let name = |id: &String| {
        let date = event.as_ref().and_then(|event| event.dates.iter().find(|date| date.id.as_str() == id));
        date.map_or_else(|| format!("#{id}"), |date| formats.span(date.starts_at, date.ends_at))
    };
    draft.dates.iter().map(name).collect()
}
