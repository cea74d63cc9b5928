//! Purchases: each is one ticket with a barcode ("Purchase").

mod record;

pub(crate) use record::{FIRST_PURCHASE, NewPurchase, barcode};
use rusqlite::{Connection, Row};
use serde::Serialize;

use crate::event::Event;
use crate::page::{PURCHASES_PAGE_SIZE, Page, Paging, Selection};
use crate::refusal::Refusal;
use crate::request::Call;
use crate::timestamp::Timestamp;

/// Purchase.
#[derive(Debug, Serialize)]
pub(crate) struct PurchaseView {
    id: String,
    barcode: i64,
    available_at: Option<Timestamp>,
    slot: Option<String>,
    /// Null until it is scanned.
    scanned_at: Option<Timestamp>,
    created_at: Timestamp,
}

/// List purchases.
pub(crate) fn list(connection: &Connection, call: &Call) -> Result<Page<PurchaseView>, Refusal> {
    let event_id = Event::find(connection, call.id("event")?)?.id;
    let paging = Paging::of_size(call, PURCHASES_PAGE_SIZE)?;
    let purchases = Selection { table: "purchase", condition: "event_id = ?", parameters: &[&event_id] };
    Page::select(connection, call, paging, &purchases, PurchaseView::from_row)
}

impl PurchaseView {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get::<_, i64>("id")?.to_string(),
            barcode: row.get("barcode")?,
            available_at: row.get("available_at")?,
            slot: row.get("timeslot")?,
            scanned_at: row.get("scanned_at")?,
            created_at: row.get("created_at")?,
        })
    }
}
