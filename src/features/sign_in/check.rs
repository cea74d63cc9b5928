//! The test of a connection: a first read, and what its outcome means.

use crate::api::{Client, Connection, Failure, RequestSettings, event};

/// What a connection was found to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Finding {
    /// It works, for an organisation with this many events, the first of this name.
    Works { events: u64, first: Option<String> },
    /// Something answers at the address, but not the interface.
    AnotherSite,
    /// It does not work.
    Fails(Failure),
}

/// Reads the first page of events.
pub(crate) async fn check(connection: Connection, settings: RequestSettings) -> Finding {
    let client = Client::new(connection, settings);
    match client.read_once(&event::list().page(1)).await {
        Ok(page) => Finding::Works {
            events: page.place.total,
            first: page.rows.iter().find_map(|row| row.record()).map(|event| event.name.clone()),
        },
        // The lists of the interface always exist, so a server that lacks them or answers otherwise is another site.
        Err(Failure::NotFound(_) | Failure::DecodeError(_) | Failure::Unexpected { status: 405, .. }) => {
            Finding::AnotherSite
        }
        Err(failure) => Finding::Fails(failure),
    }
}
