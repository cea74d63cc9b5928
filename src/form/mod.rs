//! Drafts of forms: what a person has typed, and the way from there to a valid request or to problems.

pub mod draft;
pub mod problem;
pub mod ticket;

pub use problem::{Problem, ProblemKind};
