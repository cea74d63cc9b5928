//! The service, asked over HTTP as a client asks it: every operation, every rule, every fault.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod assets;
mod client;
mod cross_origin;
mod data_file;
mod encodings;
mod events;
mod faults;
mod kill;
mod live;
mod operations;
mod orders;
mod paging;
mod refusals;
mod request_log;
mod sample;
mod shape;
mod shops;
mod start;
mod tickets;
