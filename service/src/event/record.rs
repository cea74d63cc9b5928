//! An event as it is stored.

use rusqlite::{Connection, Row};

use super::venue::Venue;
use crate::database::find;
use crate::json_column::Json;
use crate::refusal::Refusal;

/// The type of an event that is open all the time.
pub(crate) const CONTINUOUS: &str = "Doorlopend";

/// What is read of an event.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub(crate) id: i64,
    pub(crate) name: String,
    pub(crate) description: String,
    pub(crate) kind: String,
    pub(crate) venue: Venue,
    pub(crate) max_capacity: Option<i64>,
    pub(crate) service_fee: f64,
    pub(crate) characteristics: Vec<String>,
    pub(crate) tags: Vec<String>,
}

impl Event {
    /// Whether it is open all the time rather than on certain dates.
    pub(crate) fn is_continuous(&self) -> bool {
        self.kind == CONTINUOUS
    }

    /// The event with this id.
    pub(crate) fn find(connection: &Connection, id: i64) -> Result<Self, Refusal> {
        find(connection, "event", "event", id, Self::from_row)
    }

    /// The events of a shop.
    pub(crate) fn of_shop(connection: &Connection, shop_id: i64) -> rusqlite::Result<Vec<Self>> {
        let sql = "select event.* from event join shop_event on event_id = event.id where shop_id = ? \
            order by event.id";
        connection.prepare_cached(sql)?.query_map([shop_id], Self::from_row)?.collect()
    }

    /// Reads a row of the table.
    pub(crate) fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            name: row.get("name")?,
            description: row.get("description")?,
            kind: row.get("kind")?,
            venue: row.get::<_, Json<_>>("venue")?.0,
            max_capacity: row.get("max_capacity")?,
            service_fee: row.get("service_fee")?,
            characteristics: row.get::<_, Json<_>>("characteristics")?.0,
            tags: row.get::<_, Json<_>>("tags")?.0,
        })
    }
}
