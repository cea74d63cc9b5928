//! Signing in and out.

mod configuration;
mod connection;
mod session;
mod typed;
