//! What is wrong with what was typed.

use crate::models::DecodeError;
use crate::models::value::Readings;

/// What is wrong with one field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The dotted name of its control, as the interface spells it: `availability.0.opens_at`.
    pub field: String,
    /// What is wrong.
    pub kind: ProblemKind,
}

impl Problem {
    /// A problem of a field.
    pub fn new(field: impl Into<String>, kind: ProblemKind) -> Self {
        Self { field: field.into(), kind }
    }
}

/// What can be wrong with a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// It has to be filled in.
    Missing,
    /// It is no amount.
    NotAnAmount,
    /// The amount has more than two fractional digits.
    TooPrecise,
    /// Its separator may begin a fraction or separate thousands.
    AmbiguousAmount(Readings),
    /// A percentage changes something, upwards or downwards: it lacks the sign.
    WithoutSign,
    /// It is below zero.
    Negative,
    /// It is no whole number.
    NotWhole,
    /// It is not from 0 to 100.
    NotAPercentage,
    /// It is no date and time.
    NotATime,
    /// The clocks skip this time.
    SkippedTime,
    /// The clocks show this time twice.
    RepeatedTime,
    /// It ends before it starts.
    EndsBeforeStart,
    /// The dates that a repetition makes are not added yet.
    NotAdded,
    /// The least is more than the most.
    LeastAboveMost,
    /// The dates are of the event that the ticket was of before.
    OfAnotherEvent,
    /// The file is still being read, or was not stored with the draft.
    LostFile,
    /// The interface shows no way to clear it.
    CannotBeCleared,
    /// It is no colour.
    NotAColor,
    /// It is no JSON object.
    NotAnObject(DecodeError),
    /// It is no JSON list.
    NotAList(DecodeError),
    /// It is no link.
    NotALink,
    /// It is no subdomain.
    NotASubdomain,
}
