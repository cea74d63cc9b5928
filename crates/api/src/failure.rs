//! Why an operation failed, by what a person can do about it.

use std::time::Duration;

use loket_models::{DecodeError, ErrorBody};
use serde::{Deserialize, Serialize};

use super::form_data::UnencodableBody;

/// Faults that another try does not mend: what was asked for, or its version of HTTP, is not implemented.
const LASTING: [u16; 2] = [501, 505];

/// A failed operation. None of its texts holds the token or a value of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Failure {
    /// The device has no network.
    #[error("no network")]
    Offline,
    /// The service answers, but does not let this origin read its answers.
    #[error("blocked across origins")]
    Blocked,
    /// Nothing answers at the address.
    #[error("nothing answers at the address")]
    Unreachable,
    /// The connection broke, though the service answers otherwise.
    #[error("the connection broke")]
    Dropped,
    /// No answer within the time limit.
    #[error("no answer in time")]
    TimedOut,
    /// Cancelled by the app itself, because the answer is not needed any more.
    #[error("cancelled")]
    Cancelled,
    /// The service redirects: the address is not the one of the interface, or another server is in front of it.
    #[error("redirected")]
    Redirected,
    /// 401: the token was refused.
    #[error("the token was refused")]
    Refused,
    /// 403: the token does not allow this.
    #[error("not allowed")]
    Forbidden(ErrorBody),
    /// 404: there is no such record, or no such service at the address.
    #[error("not found")]
    NotFound(ErrorBody),
    /// 409: another change came first.
    #[error("conflict")]
    Conflict(ErrorBody),
    /// 413: the request is too large.
    #[error("too large")]
    TooLarge(ErrorBody),
    /// 415: the service does not take this kind of body.
    #[error("body of an unsupported kind")]
    UnsupportedBody(ErrorBody),
    /// 419: the service takes the session for expired.
    #[error("expired")]
    Expired(ErrorBody),
    /// 400 or 422: something in the request is wrong, by field where the service says so.
    #[error("invalid")]
    Invalid(ErrorBody),
    /// 429: too many requests; when to come again, if the service says so.
    #[error("too many requests")]
    TooMany {
        /// How long to wait.
        retry_after: Option<Duration>,
    },
    /// 5xx: the service's own fault.
    #[error("fault {status} of the service")]
    Service {
        /// The status.
        status: u16,
        /// What the service says.
        refusal: ErrorBody,
    },
    /// Any other status.
    #[error("unexpected status {status}")]
    Unexpected {
        /// The status.
        status: u16,
        /// What the service says.
        refusal: ErrorBody,
    },
    /// A success that can't be read.
    #[error("unreadable answer: {0}")]
    DecodeError(DecodeError),
    // What a worker never reads comes last: variants are known by their places.
    /// The device had no network before and after a write was tried: nothing was sent.
    #[error("no network; nothing was sent")]
    #[serde(skip)]
    NotSent,
    /// The body can't be sent in the configured encoding; nothing was sent.
    #[error("{0}")]
    #[serde(skip)]
    UnencodableBody(UnencodableBody),
}

impl Failure {
    /// The failure for a status other than a success.
    pub(super) fn from_status(status: u16, retry_after: Option<Duration>, text: &str) -> Self {
        let refusal = || ErrorBody::read(text);
        match status {
            400 | 422 => Self::Invalid(refusal()),
            401 => Self::Refused,
            403 => Self::Forbidden(refusal()),
            404 => Self::NotFound(refusal()),
            409 => Self::Conflict(refusal()),
            413 => Self::TooLarge(refusal()),
            415 => Self::UnsupportedBody(refusal()),
            419 => Self::Expired(refusal()),
            429 => Self::TooMany { retry_after },
            500..=599 => Self::Service { status, refusal: refusal() },
            _ => Self::Unexpected { status, refusal: refusal() },
        }
    }

    /// Whether a read that failed so may succeed when it is tried again.
    pub fn is_passing(&self) -> bool {
        matches!(
            self,
            Self::Unreachable
                | Self::Dropped
                | Self::TimedOut
                | Self::TooMany { .. }
                | Self::Unexpected { status: 408, .. }
        ) || matches!(self, Self::Service { status, .. } if !LASTING.contains(status))
    }

    /// Whether it is about one record alone, so that the next one may fare better.
    pub fn is_of_one_record(&self) -> bool {
        matches!(self, Self::Invalid(_) | Self::NotFound(_))
    }

    /// Whether a write that failed so may have been carried out all the same.
    pub fn leaves_outcome_unknown(&self) -> bool {
        matches!(
            self,
            Self::Blocked
                | Self::Redirected
                | Self::Unreachable
                | Self::Dropped
                | Self::TimedOut
                | Self::Offline
                | Self::Cancelled
                | Self::Service { .. }
                | Self::DecodeError(_)
        )
    }

    /// What the service said of it.
    pub fn refusal(&self) -> Option<&ErrorBody> {
        match self {
            Self::Forbidden(refusal)
            | Self::NotFound(refusal)
            | Self::Conflict(refusal)
            | Self::TooLarge(refusal)
            | Self::UnsupportedBody(refusal)
            | Self::Expired(refusal)
            | Self::Invalid(refusal)
            | Self::Service { refusal, .. }
            | Self::Unexpected { refusal, .. } => Some(refusal),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_gateway_says_of_a_service_that_is_down_may_pass() {
        for (status, may_pass) in [
            (408, true),
            (429, true),
            (500, true),
            (503, true),
            (522, true),
            (530, true),
            (501, false),
            (505, false),
            (404, false),
        ] {
            assert_eq!(Failure::from_status(status, None, "").is_passing(), may_pass, "{status}");
        }
    }
}
