//! What each fault does to each operation.

mod cases;
mod each_operation;
mod recovering;
mod telling;
