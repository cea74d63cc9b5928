//! When a ticket, a shop or an event can be had.

use rusqlite::Connection;
use serde::Serialize;

use crate::timestamp::Timestamp;

/// A period, as a response shows it.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Period {
    id: String,
    opens_at: Timestamp,
    closes_at: Timestamp,
}

/// What a period belongs to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Owner {
    Ticket(i64),
    Shop(i64),
    Event(i64),
}

impl Owner {
    fn column_and_id(self) -> (&'static str, i64) {
        match self {
            Self::Ticket(id) => ("ticket_id", id),
            Self::Shop(id) => ("shop_id", id),
            Self::Event(id) => ("event_id", id),
        }
    }
}

impl Period {
    /// The periods of their owner, in the order in which they were given.
    pub(crate) fn of(connection: &Connection, owner: Owner) -> rusqlite::Result<Vec<Self>> {
        let (column, id) = owner.column_and_id();
        let sql = format!("select id, opens_at, closes_at from availability where {column} = ? order by id");
        connection
            .prepare_cached(&sql)?
            .query_map([id], |row| {
                Ok(Self {
                    id: row.get::<_, i64>(0)?.to_string(),
                    opens_at: row.get(1)?,
                    closes_at: row.get(2)?,
                })
            })?
            .collect()
    }

    /// Whether a moment lies within.
    pub(crate) fn contains(&self, moment: Timestamp) -> bool {
        self.opens_at <= moment && moment < self.closes_at
    }
}

/// Gives the owner these periods instead of those it had.
pub(crate) fn replace(
    connection: &Connection,
    owner: Owner,
    periods: &[(Timestamp, Timestamp)],
) -> rusqlite::Result<()> {
    let (column, id) = owner.column_and_id();
    connection.execute(&format!("delete from availability where {column} = ?"), [id])?;
    let sql = format!("insert into availability ({column}, opens_at, closes_at) values (?, ?, ?)");
    let mut insert = connection.prepare_cached(&sql)?;
    for (opens_at, closes_at) in periods {
        insert.execute((id, opens_at, closes_at))?;
    }
    Ok(())
}
