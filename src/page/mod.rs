//! The views: one folder for an area, one file for a view.

pub mod again;
pub mod checkout;
pub mod context;
pub mod event;
pub mod failure;
pub mod flash;
pub mod form;
pub mod frame;
#[cfg(debug_assertions)]
pub mod gallery;
pub mod heading;
pub mod home;
pub mod listing;
pub mod lookup;
pub mod network;
pub mod not_found;
pub mod order;
pub mod part;
pub mod reference;
pub mod shop;
pub mod sign_in;
pub mod ticket;

mod preference_fields;
mod reading;
mod sheet;
mod shortcuts;
mod turns;
