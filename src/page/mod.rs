//! The views: one folder for an area, one file for a view.

pub mod context;
pub mod failure;
pub mod flash;
pub mod frame;
pub mod heading;
pub mod leaving;
pub mod not_found;
mod reading;
pub mod sign_in;
pub mod ticket;
