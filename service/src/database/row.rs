//! Records as rows: finding one, and storing one.

use rusqlite::{Connection, OptionalExtension, Row, ToSql};

use crate::refusal::Refusal;

/// Adds a row, or changes the one that has its id; an absent id means a new row. Returns the id.
///
/// The names are the columns, each with a colon before it, and the id comes first.
pub(crate) fn save(
    connection: &Connection,
    table: &str,
    row: &[(&str, &dyn ToSql)],
) -> rusqlite::Result<i64> {
    let columns: Vec<&str> = row.iter().map(|(name, _)| name.trim_start_matches(':')).collect();
    let parameters: Vec<&str> = row.iter().map(|(name, _)| *name).collect();
    let changes: Vec<String> = columns.iter().map(|column| format!("{column} = excluded.{column}")).collect();
    let sql = format!(
        "insert into {table} ({}) values ({}) on conflict (id) do update set {} returning id",
        columns.join(", "),
        parameters.join(", "),
        changes.join(", "),
    );
    connection.prepare_cached(&sql)?.query_row(row, |row| row.get(0))
}

/// Whether a table has a row with this id.
pub(crate) fn exists(connection: &Connection, table: &str, id: i64) -> rusqlite::Result<bool> {
    connection.prepare_cached(&format!("select 1 from {table} where id = ?"))?.exists([id])
}

/// The record with this id, or the refusal that there is none of its kind.
pub(crate) fn find<T>(
    connection: &Connection,
    table: &str,
    kind: &str,
    id: i64,
    read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<T, Refusal> {
    let sql = format!("select * from {table} where id = ?");
    let found = connection.prepare_cached(&sql)?.query_row([id], read).optional()?;
    found.ok_or_else(|| Refusal::no_such(kind))
}
