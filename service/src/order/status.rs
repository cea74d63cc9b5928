//! The states of an order. The interface shows one of them, Betaald; the others are the stand-in's.

use serde::Serialize;

/// The status of an order ("States and transitions").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Open,
    Pending,
    Paid,
    Cancelled,
    Refunded,
}

/// A status as it is sent.
#[derive(Debug, Serialize)]
pub(crate) struct StatusView {
    code: i64,
    text: &'static str,
}

impl Status {
    /// Its number.
    pub(crate) const fn code(self) -> i64 {
        match self {
            Self::Open => 100,
            Self::Pending => 150,
            Self::Paid => 190,
            Self::Cancelled => 200,
            Self::Refunded => 210,
        }
    }
}

impl From<i64> for StatusView {
    fn from(code: i64) -> Self {
        let known = [
            (Status::Open, "Openstaand"),
            (Status::Pending, "In behandeling"),
            (Status::Paid, "Betaald"),
            (Status::Cancelled, "Geannuleerd"),
            (Status::Refunded, "Terugbetaald"),
        ];
        let text =
            known.iter().find(|(status, _)| status.code() == code).map_or("Onbekend", |(_, text)| text);
        Self { code, text }
    }
}
