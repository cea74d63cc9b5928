//! Purchases: each is one ticket with a barcode ("Purchase").

mod record;

pub(crate) use record::{FIRST_PURCHASE, NewPurchase, barcode};
use rusqlite::Connection;
use serde::Serialize;

use crate::event::Event;
use crate::page::{PURCHASES_PAGE_SIZE, Page, Paging};
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
    let total = connection
        .prepare_cached("select count(*) from purchase where event_id = ?")?
        .query_row([event_id], |row| row.get(0))?;
    // The ids of the page come from the index alone, so that the rows before it need not be read.
    let sql = "select * from purchase where id in \
        (select id from purchase where event_id = ? order by id limit ? offset ?) order by id";
    let purchases = connection
        .prepare_cached(sql)?
        .query_map((event_id, paging.size(), paging.offset()), |row| {
            Ok(PurchaseView {
                id: row.get::<_, i64>("id")?.to_string(),
                barcode: row.get("barcode")?,
                available_at: row.get("available_at")?,
                slot: row.get("timeslot")?,
                scanned_at: row.get("scanned_at")?,
                created_at: row.get("created_at")?,
            })
        })?
        .collect::<rusqlite::Result<_>>()?;
    Ok(Page::new(call, paging, total, purchases))
}
