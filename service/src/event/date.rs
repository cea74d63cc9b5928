//! The dates of an event.

use rusqlite::{Connection, OptionalExtension, Row, named_params};
use serde::Serialize;

use crate::database::save;
use crate::json_column::Json;
use crate::timestamp::Timestamp;

/// A date, as tickets and events show it.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct EventDate {
    id: String,
    pub(crate) starts_at: Timestamp,
    pub(crate) ends_at: Timestamp,
}

/// A date, as a shop shows it.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct ShopDate {
    id: String,
    flat_date: String,
    starts_at: Timestamp,
    ends_at: Timestamp,
    doors_open_at: Timestamp,
}

impl EventDate {
    /// The dates of an event.
    pub(crate) fn of_event(connection: &Connection, event_id: i64) -> rusqlite::Result<Vec<Self>> {
        connection
            .prepare_cached("select * from event_date where event_id = ? order by starts_at, id")?
            .query_map([event_id], Self::from_row)?
            .collect()
    }

    /// The dates with these ids.
    pub(crate) fn with_ids(connection: &Connection, ids: &[i64]) -> rusqlite::Result<Vec<Self>> {
        let sql =
            "select * from event_date where id in (select value from json_each(?)) order by starts_at, id";
        connection.prepare_cached(sql)?.query_map([Json(ids)], Self::from_row)?.collect()
    }

    /// The event that a date is of; none if there is no such date.
    pub(crate) fn event_of(connection: &Connection, id: i64) -> rusqlite::Result<Option<i64>> {
        connection
            .query_row("select event_id from event_date where id = ?", [id], |row| row.get(0))
            .optional()
    }

    /// Adds a date to an event and returns its id.
    pub(crate) fn add(
        connection: &Connection,
        event_id: i64,
        (starts_at, ends_at): (Timestamp, Timestamp),
        doors_open_at: Timestamp,
    ) -> rusqlite::Result<i64> {
        let row = named_params! {
            ":id": None::<i64>,
            ":event_id": event_id,
            ":starts_at": starts_at,
            ":ends_at": ends_at,
            ":doors_open_at": doors_open_at,
        };
        save(connection, "event_date", row)
    }

    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get::<_, i64>("id")?.to_string(),
            starts_at: row.get("starts_at")?,
            ends_at: row.get("ends_at")?,
        })
    }
}

impl ShopDate {
    /// The dates of an event.
    pub(crate) fn of_event(connection: &Connection, event_id: i64) -> rusqlite::Result<Vec<Self>> {
        connection
            .prepare_cached("select * from event_date where event_id = ? order by starts_at, id")?
            .query_map([event_id], |row| {
                let EventDate { id, starts_at, ends_at } = EventDate::from_row(row)?;
                let doors_open_at = row.get("doors_open_at")?;
                Ok(Self { id, flat_date: starts_at.flat_date(), starts_at, ends_at, doors_open_at })
            })?
            .collect()
    }
}
