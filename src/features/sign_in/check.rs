//! The test of a connection: a first read, and what its outcome means.

use leptos::prelude::*;

use crate::api::{Client, Connection, Failure, RequestSettings, event};
use crate::components::{Notice, Tone};
use crate::features::context::use_i18n;
use crate::features::failure::FailureNotice;

/// What a connection was found to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ConnectionCheck {
    /// It works, for an organisation with this many events, the first of this name.
    Works { events: u64, first: Option<String> },
    /// Something answers at the address, but not the interface.
    AnotherSite,
    /// It does not work.
    Fails(Failure),
}

/// Reads the first page of events.
pub(crate) async fn check(connection: Connection, settings: RequestSettings) -> ConnectionCheck {
    let client = Client::new(connection, settings);
    match client.read_once(&event::list().page(1)).await {
        Ok(page) => ConnectionCheck::Works {
            events: page.place.total,
            first: page.rows.iter().find_map(|row| row.record()).map(|event| event.name.clone()),
        },
        // The lists of the interface always exist, so a server that lacks them or answers otherwise is another site.
        Err(Failure::NotFound(_) | Failure::DecodeError(_) | Failure::Unexpected { status: 405, .. }) => {
            ConnectionCheck::AnotherSite
        }
        Err(failure) => ConnectionCheck::Fails(failure),
    }
}

/// What the test of the connection found.
#[component]
pub(crate) fn ConnectionNotice(
    /// What the test found.
    found: ConnectionCheck,
) -> impl IntoView {
    let words = &use_i18n().sign_in;
    match found {
        ConnectionCheck::Works { events, first } => view! {
            <Notice tone=Tone::Success title=words.works>
                <p>{(words.works_as)(events, first.as_deref())}</p>
            </Notice>
        }
        .into_any(),
        ConnectionCheck::AnotherSite => view! {
            <Notice tone=Tone::Failure title=words.not_the_service>
                <p>{words.not_the_service_advice}</p>
            </Notice>
        }
        .into_any(),
        ConnectionCheck::Fails(failure) => {
            view! { <FailureNotice failure on_retry=None trying=Signal::stored(false) /> }.into_any()
        }
    }
}
