//! What the tests share.

pub mod console;
pub mod events;
pub mod exchanges;
pub mod fetches;
pub mod image;
pub mod operations;
pub mod panics;
pub mod recorded;
pub mod sample;
pub mod screen;
pub mod shops;
pub mod stage;
pub mod stand_in;
pub mod tickets;
pub mod watcher;
