//! Tickets of one event, copied to another one: of the last edition to the next one.

mod form;
mod page;
mod row;
mod save;
mod table;
mod typed;

pub(crate) use page::CopyTicketsPage;
