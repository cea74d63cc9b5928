//! How what a form holds is written for people: in the review of a change, and in the outline of a new record.

use crate::models::value::{EventDateId, EventId, Fee, Price, TicketId};

/// Names for ids, and formats for amounts and times.
pub trait Describe {
    /// A switch.
    fn flag(&self, is_on: bool) -> String;
    /// An amount of money.
    fn price(&self, price: Price) -> String;
    /// A fee.
    fn fee(&self, fee: Fee) -> String;
    /// A local time, as it was typed.
    fn local_time(&self, typed: &str) -> String;
    /// The name of an event.
    fn event(&self, id: &EventId) -> String;
    /// A date of an event.
    fn event_date(&self, id: &EventDateId) -> String;
    /// The name of a ticket.
    fn ticket(&self, id: &TicketId) -> String;
}
