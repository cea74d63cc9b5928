//! The views: one folder for an area, one file for a view.

mod address_choice;
pub(crate) mod auto_retry;
pub(crate) mod calendar;
pub(crate) mod checkout;
pub(crate) mod context;
mod copied_addresses;
mod copied_table;
pub(crate) mod customer_query;
pub(crate) mod day_range;
pub(crate) mod door;
pub(crate) mod events;
pub(crate) mod failure;
pub(crate) mod flash;
pub(crate) mod form;
#[cfg(debug_assertions)]
pub(crate) mod gallery;
pub(crate) mod heading;
pub(crate) mod home;
pub(crate) mod installed;
pub(crate) mod layout;
pub(crate) mod lazy_page;
pub(crate) mod listing;
pub(crate) mod name_index;
pub(crate) mod network;
pub(crate) mod not_found;
pub(crate) mod orders;
pub(crate) mod palette;
pub(crate) mod reference;
pub(crate) mod sales;
pub(crate) mod shops;
pub(crate) mod sign_in;
pub(crate) mod steps;
pub(crate) mod tickets;
pub(crate) mod today;

mod chunked_task;
mod detail_view;
mod preference_fields;
mod query_view;
mod record_text;
mod shortcuts;
mod similar_names;
mod update_notice;
pub(crate) mod visit_memory;
