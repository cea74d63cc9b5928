//! Drafts of forms: what a person has typed, and the way from there to a valid request or to problems.

pub mod draft;
pub mod event;
pub mod problem;
pub mod shop;
pub mod ticket;

#[cfg(test)]
mod time_zone;
mod validate;

pub use draft::{Draft, TimeZone, Typed, member_of};
pub use problem::{Problem, ProblemKind};
