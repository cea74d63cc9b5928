//! A stand-in for the ticketing service: its interface to the letter, on SQLite, with a sample organisation.
//!
//! It is written from the interface alone and shares no types with the app, so that a slip in one shows against the
//! other. What the interface leaves open is decided here once; `README.md` lists those choices.
//!
//! # The way of a request
//!
//! | step | place |
//! |---|---|
//! | a connection is taken | `connections` |
//! | a path becomes an [`Operation`] | `routes`, `operation` |
//! | it is recorded, struck by a planned [`Fault`], let in by its token | `service`, `request_log`, `fault`, `token` |
//! | its body becomes fields | `request` |
//! | it is carried out, in one transaction | `perform`, `database` |
//! | by the record that it is about | `ticket`, `event`, `shop`, `order`, `purchase`, `checkout`, `field`, `reference` |
//! | and answered, with a page or a refusal | `page`, `refusal` |
//!
//! `sample` lays the organisation out, `live` lets time pass in it, `assets` serves the built app beside it with the
//! headers that its folder asks for (`host_rules`), and `admin` is for tests.

mod admin;
mod assets;
mod availability;
mod checkout;
mod connections;
mod cross_origin;
mod database;
mod event;
mod fault;
mod field;
mod host_rules;
mod image;
mod json_column;
mod live;
mod operation;
mod options;
mod order;
mod page;
mod perform;
mod price;
mod problems;
mod purchase;
mod rate_limit;
mod reference;
mod refusal;
mod request;
mod request_log;
mod routes;
mod running;
mod sample;
mod service;
mod shop;
mod start_error;
mod template;
mod ticket;
mod timestamp;
mod token;

pub use axum::http::StatusCode;
pub use checkout::SampleSession;
pub use fault::{Fault, FaultPlan, Target};
pub use operation::Operation;
pub use options::{Auth, Data, Options};
pub use request_log::{RecordedBody, RecordedPart, RecordedRequest};
pub use running::{Running, start};
pub use start_error::StartError;
pub use timestamp::{NotATimestamp, Timestamp};
