//! The interface: one function for each operation, and the only door to the network.
//!
//! An operation is a value ([`Read`] or [`Write`]) that says where it goes and how its answer is read;
//! a [`Client`] carries it out.

pub mod assumed;
pub mod attachment;
pub mod body;
pub mod checkout;
pub mod client;
pub mod connection;
pub mod endpoint;
pub mod event;
pub mod failure;
pub mod first;
pub mod form_data;
pub mod free;
pub mod operation;
pub mod order;
pub mod patch;
pub mod reference;
pub mod shop;
pub mod ticket;

mod reach;
mod rest;
mod retry;
mod slots;
mod transport;

pub use assumed::{Encoding, IdForm, LastUpdatedForm};
pub use attachment::Attachment;
pub use body::{Body, Value};
pub use client::{Client, RequestSettings};
pub use connection::{Connection, Header, ServiceAddress, Token};
pub use endpoint::Endpoint;
pub use failure::Failure;
pub use free::{FreeList, FreeObject};
pub use operation::{List, Read, Write};
pub use patch::{NonEmpty, NullablePatch, Patch};
