//! Events: the list, one event, and the form of a new one.

mod availability;
mod calendar;
mod comparison;
mod create;
mod create_from;
mod create_refused;
mod detail;
mod first_sale;
mod list;
mod repeat;
