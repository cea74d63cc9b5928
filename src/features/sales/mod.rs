//! What is read of the sales of an event, for the lists, the figures and the door.

mod data;
mod queries;
mod raw_values;
mod recent_orders;

pub(crate) use data::{SalesData, SalesLoaded};
pub(crate) use queries::{FRESH, SalesExtent, SalesQueries};
pub(crate) use raw_values::{
    FilledIn, answer_text, answers_text, unshown_cell, unshown_text, use_field_labels,
};
pub(crate) use recent_orders::orders_since;
