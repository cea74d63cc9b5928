//! Opening the data, in memory or in a file, without ever touching a file that is not this service's.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::Path;
use std::sync::Arc;

use parking_lot::Mutex;
use rusqlite::{Connection, OpenFlags};

use super::{Database, LayOut, SCHEMA};
use crate::options::Data;

/// Marks a file as this service's, in the place that SQLite keeps for that: "Lokt".
const APPLICATION_ID: u32 = 0x4c6f_6b74;
/// The version of the tables. It is written with the sample organisation, so a file without it is unfinished.
const VERSION: u32 = 1;

/// Why the data can't be opened.
#[derive(Debug, thiserror::Error)]
pub(crate) enum OpenError {
    #[error("cannot be read or written ({0})")]
    Unreadable(#[from] std::io::Error),
    #[error("is not a database of this service, and is left as it is")]
    Foreign,
    #[error("was written by another version of this service; start with --fresh to lay it out anew")]
    OtherVersion,
    #[error("cannot be used ({0})")]
    Database(#[from] rusqlite::Error),
}

/// What is at a path.
enum Found {
    Nothing,
    Ours,
}

/// Opens the data and lays out the organisation where there is none yet.
pub(crate) fn open(data: &Data, fresh: bool, lay_out: impl LayOut) -> Result<Database, OpenError> {
    let mut connection = match data {
        Data::Memory => Connection::open_in_memory()?,
        Data::File(path) => open_file(path)?,
    };
    connection.pragma_update(None, "foreign_keys", true)?;
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    match version {
        VERSION if !fresh => {}
        0 => write_anew(&mut connection, lay_out)?,
        _ if fresh => write_anew(&mut connection, lay_out)?,
        _ => return Err(OpenError::OtherVersion),
    }
    Ok(Database(Arc::new(Mutex::new(connection))))
}

fn open_file(path: &Path) -> Result<Connection, OpenError> {
    let connection = match find(path)? {
        Found::Ours => Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?,
        Found::Nothing => {
            let connection = Connection::open(path)?;
            connection.pragma_update(None, "application_id", APPLICATION_ID)?;
            connection
        }
    };
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    // A write is answered only when it is on the disk.
    connection.pragma_update(None, "synchronous", "full")?;
    Ok(connection)
}

/// Reads SQLite's own header rather than opening the file: opening might already change it.
fn find(path: &Path) -> Result<Found, OpenError> {
    let mut file = match File::options().read(true).write(true).open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Found::Nothing),
        Err(error) => return Err(error.into()),
    };
    // Nothing is lost with an empty file, and a start that was killed at once may have left one.
    if file.metadata()?.len() == 0 {
        return Ok(Found::Nothing);
    }
    let mut header = [0; 100];
    match file.read_exact(&mut header) {
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Err(OpenError::Foreign),
        other => other?,
    }
    let is_sqlite = header.starts_with(b"SQLite format 3\0");
    if is_sqlite && header[68..72] == APPLICATION_ID.to_be_bytes() {
        Ok(Found::Ours)
    } else {
        Err(OpenError::Foreign)
    }
}

/// Replaces all tables and rows in one transaction: a file is never seen half laid out.
pub(super) fn write_anew(connection: &mut Connection, lay_out: impl LayOut) -> rusqlite::Result<()> {
    // Tables are dropped in any order; that they refer to each other doesn't matter when all of them go.
    connection.pragma_update(None, "foreign_keys", false)?;
    let transaction = connection.transaction()?;
    let tables: Vec<String> = transaction
        .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")?
        .query_map([], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    for table in tables {
        transaction.execute_batch(&format!("drop table \"{table}\""))?;
    }
    transaction.execute_batch(SCHEMA)?;
    lay_out(&transaction)?;
    transaction.pragma_update(None, "user_version", VERSION)?;
    transaction.commit()?;
    connection.pragma_update(None, "foreign_keys", true)
}
