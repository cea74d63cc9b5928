//! What the app's rooms cost in a browser, in the app's own build profile. Each figure is printed as one line,
//! `BENCH name value unit`; `cargo xtask bench` makes a table of them.

#![cfg(all(test, target_family = "wasm"))]
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod decoding;
mod measure;
mod walking;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
