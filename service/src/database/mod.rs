//! The organisation's data in SQLite: one connection, and one transaction for each request.

mod open;
mod row;

use std::sync::Arc;

use parking_lot::Mutex;
use rusqlite::{Connection, Transaction, TransactionBehavior};

pub(crate) use open::{OpenError, open};
pub(crate) use row::{exists, find, save};

/// Fills the empty tables.
pub(crate) trait LayOut: FnOnce(&Transaction<'_>) -> rusqlite::Result<()> {}

impl<F: FnOnce(&Transaction<'_>) -> rusqlite::Result<()>> LayOut for F {}

/// The tables.
const SCHEMA: &str = include_str!("schema.sql");

/// The data, shared by everything that reads or writes it.
#[derive(Clone, Debug)]
pub(crate) struct Database(Arc<Mutex<Connection>>);

impl Database {
    /// Runs `work` in a transaction, which is on the disk when this returns success and leaves no trace otherwise.
    pub(crate) async fn run<T, E, F>(&self, work: F) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<rusqlite::Error> + Send + 'static,
        F: FnOnce(&Transaction<'_>) -> Result<T, E> + Send + 'static,
    {
        self.blocking(move |connection| {
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let result = work(&transaction)?;
            transaction.commit()?;
            Ok(result)
        })
        .await
    }

    /// Lays the organisation out anew.
    pub(crate) async fn reset(&self, lay_out: impl LayOut + Send + 'static) -> rusqlite::Result<()> {
        self.blocking(move |connection| open::write_anew(connection, lay_out)).await
    }

    /// Works on the connection on a thread where waiting for the disk delays no other request.
    async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> T + Send + 'static,
    ) -> T {
        let connection = Arc::clone(&self.0);
        match tokio::task::spawn_blocking(move || work(&mut connection.lock())).await {
            Ok(result) => result,
            Err(error) => match error.try_into_panic() {
                Ok(panic) => std::panic::resume_unwind(panic),
                // The runtime is shutting down, and no one is left to answer.
                Err(_) => std::future::pending().await,
            },
        }
    }
}
