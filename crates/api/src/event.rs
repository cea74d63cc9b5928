//! The operations on events.

use loket_derive::IntoBody;

use super::assumptions::member;
use super::attachment::Attachment;
use super::body::{Body, Value};
use super::endpoint::{Endpoint, Resource};
use super::operation::{Mutation, PagedQuery, Query};
use super::raw_json::{FreeList, FreeObject};
use loket_models::value::{EventId, Fee, Link, Timestamp};
use loket_models::{Event, Received, Venue};

/// `Create event body`.
#[derive(Clone, Debug, PartialEq, IntoBody)]
pub struct CreateEvent {
    /// Its name.
    pub name: String,
    /// What customers read of it.
    pub description: Option<String>,
    /// Whether it has no physical location.
    pub is_online: bool,
    /// Where it takes place; the condition under which it is required is not shown.
    pub venue: Option<Venue>,
    /// Its type; the allowed values are not shown.
    pub r#type: String,
    /// When it takes place.
    pub dates: Vec<NewEventDate>,
    /// How many people fit in a day.
    pub max_capacity: Option<u64>,
    /// The image that the shop shows.
    pub header_image: Option<Attachment>,
    /// A link to a video.
    pub header_video: Option<Link>,
    /// Members that are not shown.
    pub extra_info: Option<FreeObject>,
    /// The fee on top of the price of its tickets.
    pub service_fee: Option<Fee>,
    /// Legal documents and information; the members are not shown.
    pub legal: Option<FreeObject>,
    /// Reminder mails; their structure is not shown.
    pub mail_moments: Option<FreeList>,
}

/// A date of a new event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewEventDate {
    /// When it starts.
    pub starts_at: Timestamp,
    /// When it ends.
    pub ends_at: Timestamp,
}

impl From<NewEventDate> for Value {
    fn from(date: NewEventDate) -> Self {
        Body::new().set(member::STARTS_AT, date.starts_at).set(member::ENDS_AT, date.ends_at).into()
    }
}

/// Create event.
pub fn create(event: CreateEvent) -> Mutation<Received<Event>> {
    Mutation::record(Endpoint::list(Resource::Events), event.into())
}

/// List events.
pub fn list() -> PagedQuery<Event> {
    PagedQuery::new(Endpoint::list(Resource::Events))
}

/// Get event.
pub fn get(id: &EventId) -> Query<Received<Event>> {
    Query::record(Endpoint::record(Resource::Events, id.as_str()))
}
