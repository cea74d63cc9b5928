//! Each operation of the interface: what it sends, and what is read of its answer.

mod answers;
mod clearing;
mod events;
mod expert;
mod inexpressible;
mod orders;
mod refusals;
mod requests;
mod shops;
mod spelled;
mod tickets;
