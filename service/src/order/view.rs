//! An order as the interface shows it ("Order").

use rusqlite::{Connection, Row};
use serde::Serialize;
use serde_json::Value;

use super::status::StatusView;
use crate::json_column::Json;
use crate::timestamp::Timestamp;

/// Where a purchase that was not scanned says so; Get order and List orders differ in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scans {
    /// `scanned_at` is left out.
    WhereScanned,
    /// `scanned_at` is null.
    Always,
}

/// Order.
#[derive(Debug, Serialize)]
pub(crate) struct OrderView {
    id: String,
    status: StatusView,
    orderer: Orderer,
    purchases: Vec<OrderPurchase>,
}

#[derive(Debug, Serialize)]
struct Orderer {
    r#type: String,
    data: Value,
}

/// Order purchase.
#[derive(Debug, Serialize)]
struct OrderPurchase {
    id: String,
    ticket: NamedTicket,
    barcode: i64,
    available_at: Option<Timestamp>,
    timeslot: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scanned_at: Option<Option<Timestamp>>,
    values: Value,
}

#[derive(Debug, Serialize)]
struct NamedTicket {
    id: String,
    name: String,
}

impl OrderView {
    /// The view of an order's row.
    pub(crate) fn of(connection: &Connection, row: &Row<'_>, scans: Scans) -> rusqlite::Result<Self> {
        let id: i64 = row.get("id")?;
        Ok(Self {
            id: id.to_string(),
            status: row.get::<_, i64>("status_code")?.into(),
            orderer: Orderer { r#type: row.get("orderer_type")?, data: row.get::<_, Json<_>>("orderer")?.0 },
            purchases: OrderPurchase::of_order(connection, id, scans)?,
        })
    }
}

impl OrderPurchase {
    fn of_order(connection: &Connection, order_id: i64, scans: Scans) -> rusqlite::Result<Vec<Self>> {
        let sql = "select purchase.*, ticket.name as ticket_name from purchase \
            join ticket on ticket.id = ticket_id where order_id = ? order by purchase.id";
        connection
            .prepare_cached(sql)?
            .query_map([order_id], |row| {
                let scanned_at: Option<Timestamp> = row.get("scanned_at")?;
                Ok(Self {
                    id: row.get::<_, i64>("id")?.to_string(),
                    ticket: NamedTicket {
                        id: row.get::<_, i64>("ticket_id")?.to_string(),
                        name: row.get("ticket_name")?,
                    },
                    barcode: row.get("barcode")?,
                    available_at: row.get("available_at")?,
                    timeslot: row.get("timeslot")?,
                    scanned_at: (scans == Scans::Always || scanned_at.is_some()).then_some(scanned_at),
                    values: row.get::<_, Json<_>>("answers")?.0,
                })
            })?
            .collect()
    }
}
