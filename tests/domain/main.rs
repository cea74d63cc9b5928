//! The laws of money, fees and moments, asked of generated values.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod fee;
mod moment;
mod price;
