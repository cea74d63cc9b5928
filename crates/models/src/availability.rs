//! When something is on sale or public.

use super::decode_error::DecodeError;
use super::json::{FromJson, Json};
use super::raw_json::RawJson;
use crate::value::{PeriodId, Timestamp};

/// A period in which something is on sale or public (`Shop view`).
#[derive(Clone, Debug, PartialEq, Eq, FromJson)]
pub struct Period {
    /// Its id; requests have none.
    pub id: Option<PeriodId>,
    /// When it opens.
    pub opens_at: Timestamp,
    /// When it closes.
    pub closes_at: Timestamp,
}

/// One element of the `availability` of a ticket or a shop, of which the sections `Ticket` and `Shop` do not show the
/// structure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Availability {
    /// A period, as the section `Shop view` shows it.
    Period(Period),
    /// Something else, as received.
    RawJson(RawJson),
}

impl Availability {
    /// The period, if it is one.
    pub fn period(&self) -> Option<&Period> {
        match self {
            Self::Period(period) => Some(period),
            Self::RawJson(_) => None,
        }
    }
}

impl FromJson for Availability {
    fn from_json(json: Json<'_>) -> Result<Self, DecodeError> {
        Period::from_json(json).map(Self::Period).or_else(|_| RawJson::from_json(json).map(Self::RawJson))
    }
}
