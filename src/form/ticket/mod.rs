//! The form of a ticket: what was typed, and what it asks of the service.

mod parsed;
mod request;

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use crate::domain::Timestamp;
use crate::wire::{Availability, Ticket};

pub use request::{create, update};

/// What stands in the form, control by control.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct TicketDraft {
    /// `name`
    pub name: String,
    /// `event_id`; empty for none.
    pub event_id: String,
    /// `dates`: ids.
    pub dates: Vec<String>,
    /// `price`
    pub price: String,
    /// `max_capacity`
    pub max_capacity: String,
    /// `min_order_amount`
    pub min_order_amount: String,
    /// `max_order_amount`
    pub max_order_amount: String,
    /// `template_id`
    pub template_id: String,
    /// `mobile_template_id`
    pub mobile_template_id: String,
    /// `availability`: local times.
    pub availability: Vec<(String, String)>,
    /// `related_tickets`: ids.
    pub related_tickets: Vec<String>,
    /// `excluded_tickets`: ids.
    pub excluded_tickets: Vec<String>,
    /// `on_fire`
    pub on_fire: bool,
    /// `sales_percentage.active`
    pub sales_percentage_active: bool,
    /// `sales_percentage.percentage`
    pub sales_percentage: String,
    /// `is_hidden`
    pub is_hidden: bool,
    /// `is_entry`
    pub is_entry: bool,
}

/// The clocks of the time zone that dates are typed in.
pub trait Clocks {
    /// How many minutes they are ahead of UTC at a moment.
    fn minutes_ahead(&self, moment: Timestamp) -> i32;
    /// What they show at a moment, as a date and time control holds it.
    fn typed(&self, moment: Timestamp) -> String;
}

impl TicketDraft {
    /// The form as a ticket fills it.
    pub fn of(ticket: &Ticket, clocks: &impl Clocks) -> Self {
        let number = |value: Option<u64>| value.map(|value| value.to_string()).unwrap_or_default();
        let texts = |ids: &[crate::domain::TicketId]| ids.iter().map(ToString::to_string).collect();
        let sales = ticket.sale_percentage;
        Self {
            name: ticket.name.clone(),
            event_id: ticket.event_id.as_ref().map(ToString::to_string).unwrap_or_default(),
            dates: ticket.dates.iter().map(|date| date.id.to_string()).collect(),
            price: ticket.price.to_string(),
            max_capacity: number(ticket.capacity),
            min_order_amount: number(ticket.min_order_amount),
            max_order_amount: number(ticket.max_order_amount),
            template_id: ticket.template_id.as_ref().map(ToString::to_string).unwrap_or_default(),
            mobile_template_id: ticket
                .mobile_template_id
                .as_ref()
                .map(ToString::to_string)
                .unwrap_or_default(),
            availability: periods(ticket)
                .map(|period| (clocks.typed(period.opens_at), clocks.typed(period.closes_at)))
                .collect(),
            related_tickets: texts(&ticket.related_tickets),
            excluded_tickets: texts(&ticket.excluded_tickets),
            on_fire: ticket.on_fire.unwrap_or_default(),
            sales_percentage_active: sales.and_then(|sales| sales.active).unwrap_or_default(),
            sales_percentage: sales
                .and_then(|sales| sales.percentage)
                .map(|percentage| percentage.to_string())
                .unwrap_or_default(),
            is_hidden: ticket.is_hidden.unwrap_or_default(),
            is_entry: ticket.is_entry.unwrap_or_default(),
        }
    }

    /// The members of the request body whose controls hold something else than in `other`.
    pub fn changed_members(&self, other: &Self) -> Vec<&'static str> {
        // The order of ids and of periods means nothing.
        fn differ<T: Ord + Clone>(these: &[T], those: &[T]) -> bool {
            BTreeSet::from_iter(these.iter().cloned()) != BTreeSet::from_iter(those.iter().cloned())
        }
        let sales = |draft: &Self| (draft.sales_percentage_active, draft.sales_percentage.clone());
        [
            ("name", self.name != other.name),
            ("event_id", self.event_id != other.event_id),
            ("dates", differ(&self.dates, &other.dates)),
            ("price", self.price != other.price),
            ("max_capacity", self.max_capacity != other.max_capacity),
            ("min_order_amount", self.min_order_amount != other.min_order_amount),
            ("max_order_amount", self.max_order_amount != other.max_order_amount),
            ("template_id", self.template_id != other.template_id),
            ("mobile_template_id", self.mobile_template_id != other.mobile_template_id),
            ("availability", differ(&self.availability, &other.availability)),
            ("related_tickets", differ(&self.related_tickets, &other.related_tickets)),
            ("excluded_tickets", differ(&self.excluded_tickets, &other.excluded_tickets)),
            ("on_fire", self.on_fire != other.on_fire),
            ("sales_percentage", sales(self) != sales(other)),
            ("is_hidden", self.is_hidden != other.is_hidden),
            ("is_entry", self.is_entry != other.is_entry),
        ]
        .into_iter()
        .filter_map(|(member, differs)| differs.then_some(member))
        .collect()
    }
}

/// The periods of a ticket whose structure is known.
fn periods(ticket: &Ticket) -> impl Iterator<Item = &crate::wire::Period> {
    ticket.availability.iter().filter_map(|availability| match availability {
        Availability::Period(period) => Some(period),
        Availability::Unshown(_) => None,
    })
}
