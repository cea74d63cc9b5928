//! An order as it is stored.

use rusqlite::Connection;
use serde_json::Value;

use super::status::Status;
use crate::json_column::Json;
use crate::timestamp::Timestamp;

/// An order that is placed. The interface has no operation for it: the sample and the passing of time place orders.
pub(crate) struct NewOrder {
    pub(crate) id: i64,
    pub(crate) event_id: i64,
    pub(crate) status: Status,
    pub(crate) orderer_type: &'static str,
    pub(crate) orderer: Value,
    pub(crate) created_at: Timestamp,
    pub(crate) updated_at: Timestamp,
}

impl NewOrder {
    /// Stores the order.
    pub(crate) fn insert(&self, connection: &Connection) -> rusqlite::Result<()> {
        let mut insert =
            connection.prepare_cached("insert into customer_order values (?, ?, ?, ?, ?, ?, ?)")?;
        insert.execute((
            self.id,
            self.event_id,
            self.status.code(),
            self.orderer_type,
            Json(&self.orderer),
            self.created_at,
            self.updated_at,
        ))?;
        Ok(())
    }
}
