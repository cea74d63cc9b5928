//! A request on its way to an operation: its query, and its body read field by field.

mod body;
mod call;
mod given;
mod input;
mod members;
mod multipart;

pub(crate) use body::{Body, Received};
pub(crate) use call::Call;
pub(crate) use input::Input;
pub(crate) use members::{Change, Members, Rule};
