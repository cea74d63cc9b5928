//! A purchase as it is stored.

use rusqlite::Connection;
use serde_json::Value;

use crate::json_column::Json;
use crate::timestamp::Timestamp;

/// The id of the first purchase.
pub(crate) const FIRST_PURCHASE: i64 = 1_000_001;

/// The smallest barcode.
const FIRST_BARCODE: i64 = 2_100_000_000_000;
/// How far apart barcodes begin.
const BARCODE_STEP: i64 = 7_919;
/// The first integer that JavaScript's numbers can't hold.
const BEYOND_DOUBLE: i64 = (1 << 53) + 1;
/// One in this many purchases has a barcode beyond that.
const LARGE_BARCODES: i64 = 2_500;

/// A purchase that is made.
pub(crate) struct NewPurchase {
    pub(crate) id: i64,
    pub(crate) order_id: i64,
    pub(crate) event_id: i64,
    pub(crate) ticket_id: i64,
    pub(crate) barcode: i64,
    pub(crate) available_at: Option<Timestamp>,
    pub(crate) timeslot: Option<String>,
    pub(crate) scanned_at: Option<Timestamp>,
    pub(crate) answers: Value,
    pub(crate) created_at: Timestamp,
}

impl NewPurchase {
    /// Stores the purchase.
    pub(crate) fn insert(&self, connection: &Connection) -> rusqlite::Result<()> {
        let mut insert =
            connection.prepare_cached("insert into purchase values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")?;
        insert.execute((
            self.id,
            self.order_id,
            self.event_id,
            self.ticket_id,
            self.barcode,
            self.available_at,
            &self.timeslot,
            self.scanned_at,
            Json(&self.answers),
            self.created_at,
        ))?;
        Ok(())
    }
}

/// The barcode of the purchase with this id, and of no other.
pub(crate) fn barcode(rng: &mut fastrand::Rng, id: i64) -> i64 {
    let place = id - FIRST_PURCHASE;
    if place % LARGE_BARCODES == 7 {
        return BEYOND_DOUBLE + 2 * place;
    }
    FIRST_BARCODE + place * BARCODE_STEP + rng.i64(0..BARCODE_STEP)
}
