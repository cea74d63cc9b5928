//! The tests of the app that need a browser: its storage, its fetch, its clocks, its page.
//!
//! They run one after another in one page, against the stand-in service on another origin, whose address and token
//! are given at compilation. Built for any other target, this crate is empty.

#![cfg(all(test, target_family = "wasm"))]
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod api;
mod fault;
mod memory;
mod operation;
mod panic;
mod session;
mod setup;
mod store;
mod text;
mod ui;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
