//! The client and its transport, against the running service across origins.

mod cancelling;
mod concurrency;
mod reach;
mod reading;
mod retries;
mod token;
mod writing;
