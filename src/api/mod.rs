//! The interface: one function for each operation, and the only door to the network.
//!
//! An operation is a value ([`Read`] or [`Write`]) that says where it goes and how its answer is read;
//! a [`Client`] carries it out.

pub mod body;
pub mod client;
pub mod connection;
pub mod endpoint;
pub mod event;
pub mod failure;
pub mod form_data;
pub mod operation;
pub mod patch;
pub mod ticket;

mod reach;
mod rest;
mod retry;
mod slots;
mod transport;

pub use body::{Body, IdForm, Value};
pub use client::Client;
pub use connection::{Connection, Header, ServiceAddress, Token};
pub use endpoint::Endpoint;
pub use failure::Failure;
pub use operation::{Read, Write};
pub use patch::{NullablePatch, Patch};
