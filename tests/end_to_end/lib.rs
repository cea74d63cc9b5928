//! Tests of the built app in a real browser against the stand-in service, as a person works: by role, label and name.
//!
//! | part | what it does |
//! |---|---|
//! | `browser` | a browser: finding, acting, reading, and what is checked at the end of every test |
//! | `service` | the stand-in with a small organisation, and another client of it |
//! | `dist` | the built app, and copies of it with another `config.json` |
//! | `sign_in`, `frame`, `tickets`, `accessibility` | the tests, by area |
//!
//! `cargo xtask test --only end-to-end` builds the app, starts a driver, and says in the environment where they are:
//! `LOKET_DIST` is the folder of the built app, `LOKET_WEBDRIVER` the address of a chromedriver, and `LOKET_AXE` the
//! script of axe-core.

#![cfg(test)]
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod accessibility;
mod browser;
mod dist;
mod environment;
mod frame;
mod service;
mod sign_in;
mod tickets;
