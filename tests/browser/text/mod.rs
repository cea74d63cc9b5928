//! What the browser's Intl writes.

mod clocks;
mod moments;
mod numbers;
