//! Drafts of forms: what a person has typed, and the way from there to a valid request or to problems.
//!
//! A draft is a struct with a control for each field of a form. The type of a control says how it is read, compared,
//! stored and described; the [`Fields`] of a draft bind a control of the page to it.

pub mod control;
pub mod describe;
pub mod event;
pub mod fields;
pub mod members;
pub mod problem;
pub mod rebase;
pub mod shop;
pub mod ticket;

mod changes;
mod event_move;
mod from_text;
mod time_zone;

pub use changes::{Changes, Reader};
pub use control::{Choices, Control, File, Input, Span, Spans, Text};
pub use describe::Describe;
pub use event_move::{Counterparts, EventMove, linked, links};
pub use fields::{AnyField, Draft, Field, Fields, member_of};
pub use from_text::FromText;
pub use problem::{Problem, ProblemKind};
pub use time_zone::{TimeZone, TypedFormats};
