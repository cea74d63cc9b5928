//! The operation on checkout sessions.

use super::endpoint::{Endpoint, Resource};
use super::operation::Query;
use loket_models::value::{EventId, SessionId};
use loket_models::{CheckoutFields, Received};

/// Get fields: what the customer of a session is asked, for the event currently used in the checkout.
pub fn fields(session: &SessionId, event: &EventId) -> Query<Received<CheckoutFields>> {
    let endpoint = Endpoint::below(Resource::Checkouts, session.as_str(), Resource::Fields);
    Query::record(endpoint.with("event_id", event))
}
