//! The interface: one function for each operation, and the only door to the network.
//!
//! An operation is a value ([`Query`] or [`Mutation`]) that says where it goes and how its answer is read;
//! a [`Client`] carries it out.

// The derive names what it needs from outside.
extern crate self as loket_api;

pub mod assumptions;
pub mod attachment;
pub mod body;
pub mod checkout;
pub mod client;
pub mod connection;
pub mod endpoint;
pub mod event;
pub mod failure;
pub mod form_data;
pub mod operation;
pub mod order;
pub mod pages;
pub mod patch;
pub mod percent;
pub mod prefetch;
pub mod raw_json;
pub mod reader;
pub mod reference;
pub mod shop;
pub mod ticket;

mod diagnose;
mod rate_limit;
mod retry;
mod semaphore;
mod transport;

pub use assumptions::{Encoding, IdForm, LastUpdatedForm};
pub use attachment::Attachment;
pub use body::{Body, Value};
pub use client::{Client, RequestSettings};
pub use connection::{Connection, Header, ServiceAddress, Token};
pub use endpoint::Endpoint;
pub use failure::Failure;
pub use operation::{Mutation, PagedQuery, Query};
pub use pages::{PageRead, PageReader};
pub use patch::{NonEmpty, NullablePatch, Patch};
pub use raw_json::{FreeList, FreeObject};
