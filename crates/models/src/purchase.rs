//! The record of the section `Purchase`.

use serde::{Deserialize, Serialize};

use super::json::FromJson;
use super::raw_json::RawJson;
use crate::value::{Barcode, PurchaseId, Timestamp};

/// One ticket with a barcode, as returned by List purchases.
#[derive(Clone, Debug, PartialEq, FromJson, Serialize, Deserialize)]
pub struct Purchase {
    /// Its id.
    pub id: PurchaseId,
    /// Its barcode.
    pub barcode: Option<Barcode>,
    /// From when it is available; of a type that is not shown.
    pub available_at: Option<RawJson>,
    /// Its time slot, `timeslot` within an order; of a type that is not shown.
    pub slot: Option<RawJson>,
    /// When it was scanned, if it was.
    pub scanned_at: Option<Timestamp>,
    /// When it was bought.
    pub created_at: Option<Timestamp>,
}
