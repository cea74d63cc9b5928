//! What the tests share.

pub mod fetches;
pub mod panics;
pub mod screen;
pub mod stage;
pub mod stand_in;
pub mod tickets;
pub mod watcher;
