//! The views: one folder for an area, one file for a view.

pub mod auto_retry;
pub mod checkout;
pub mod context;
pub mod events;
pub mod failure;
pub mod flash;
pub mod form;
#[cfg(debug_assertions)]
pub mod gallery;
pub mod heading;
pub mod home;
pub mod layout;
pub mod lazy_page;
pub mod listing;
pub mod name_index;
pub mod network;
pub mod not_found;
pub mod orders;
pub mod reference;
pub mod shops;
pub mod sign_in;
pub mod tickets;

mod chunked_task;
mod detail_view;
mod preference_fields;
mod query_view;
mod shortcuts;
