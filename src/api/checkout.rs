//! The operation on checkout sessions.

use super::endpoint::{Area, Endpoint};
use super::operation::Query;
use crate::models::value::{EventId, SessionId};
use crate::models::{CheckoutFields, Received};

/// Get fields: what the customer of a session is asked, for the event currently used in the checkout.
pub fn fields(session: &SessionId, event: &EventId) -> Query<Received<CheckoutFields>> {
    let endpoint = Endpoint::below(Area::Checkouts, session.as_str(), Area::Fields);
    Query::record(endpoint.with("event_id", event))
}
