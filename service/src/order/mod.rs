//! Orders: what customers bought.

mod record;
mod status;
mod view;

pub(crate) use record::NewOrder;
use rusqlite::Connection;
pub(crate) use status::Status;
use view::{OrderView, Scans};

use crate::database::find;
use crate::event::Event;
use crate::page::{Page, Paging, Selection};
use crate::problems::Problems;
use crate::refusal::Refusal;
use crate::request::Call;
use crate::timestamp::Timestamp;

/// Get order.
pub(crate) fn get(connection: &Connection, call: &Call) -> Result<OrderView, Refusal> {
    find(connection, "customer_order", "order", call.id("order")?, |row| {
        OrderView::of(connection, row, Scans::WhereScanned)
    })
}

/// List orders.
pub(crate) fn list(connection: &Connection, call: &Call) -> Result<Page<OrderView>, Refusal> {
    let event_id = Event::find(connection, call.id("event")?)?.id;
    let problems = Problems::default();
    let paging = Paging::with_per_page(call, &problems);
    let since = updated_since(call, &problems);
    if !problems.is_empty() {
        return Err(Refusal::Invalid(problems));
    }
    // Every moment sorts behind the empty text.
    let since = since.map(|moment| moment.to_string()).unwrap_or_default();
    let orders = Selection {
        table: "customer_order",
        condition: "event_id = ? and updated_at >= ?",
        parameters: &[&event_id, &since],
    };
    Page::select(connection, call, paging, &orders, |row| OrderView::of(connection, row, Scans::Always))
}

/// Reads `last_updated`: a day, or a moment.
fn updated_since(call: &Call, problems: &Problems) -> Option<Timestamp> {
    let text = call.parameter("last_updated")?;
    let moment = Timestamp::start_of_day(text).or_else(|_| text.parse()).ok();
    if moment.is_none() {
        problems.add("last_updated", "The last_updated field must be a date like 2026-06-20 or a timestamp.");
    }
    moment
}
