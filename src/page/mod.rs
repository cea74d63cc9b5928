//! The views: one folder for an area, one file for a view.

pub mod context;
pub mod failure;
pub mod flash;
pub mod form;
pub mod frame;
pub mod heading;
pub mod lookup;
pub mod not_found;
pub mod sign_in;
pub mod ticket;

mod reading;
mod sheet;
