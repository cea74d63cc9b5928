//! At the door: finding a ticket by its code or a name, whether it admits, and the list on paper.

mod answers;
mod door_list;
mod door_list_address;
mod door_sheet;
mod list_dates;
mod lookup;
mod lookup_result;
mod match_finder;
mod match_list;
mod matches;
mod other_tickets;
mod reading;
mod recheck;
mod ticket_rules;
mod verdict;

pub(crate) use door_list::{DoorList, OPENER as DOOR_LIST_OPENER};
pub(crate) use door_list_address::DoorListAddress;
#[cfg(test)]
pub(crate) use door_list_address::PARAMETERS as DOOR_LIST_PARAMETERS;
pub(crate) use lookup::{DoorLookup, DoorMemory};
pub(crate) use matches::MatchColumns;
