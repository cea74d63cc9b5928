//! Signing in and out.

mod configuration;
mod connection;
mod ended;
mod session;
mod typed;
