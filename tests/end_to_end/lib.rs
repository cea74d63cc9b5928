//! Tests of the built app in a real browser against the stand-in service, as a person works: by role, label and name.
//!
//! | part | what it does |
//! |---|---|
//! | `browser` | a browser: finding, acting, reading, and what is checked at the end of every test |
//! | `service` | the stand-in with a small organisation, and another client of it |
//! | `image` | a picture to send |
//! | `monkey` | a program that drives the app at random |
//! | `dist` | the built app, and copies of it with another `config.json` |
//! | `sign_in`, `frame`, `home`, `lists`, `tickets`, `events`, `shops`, `orders`, `reference`, `checkout`, `accessibility` | the tests, by area |
//! | `faults`, `network`, `offline`, `stopping`, `tabs`, `hosting` | the tests of what goes wrong on the way, in the app itself, and of what keeps others out |
//!
//! `cargo xtask test --only end-to-end` builds the app, starts a driver, and says in the environment where they are:
//! `LOKET_DIST` is the folder of the built app, `LOKET_WEBDRIVER` the address of a chromedriver, and `LOKET_AXE` the
//! script of axe-core.

#![cfg(test)]
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod accessibility;
mod browser;
mod checkout;
mod dist;
mod environment;
mod events;
mod faults;
mod frame;
mod home;
mod hosting;
mod image;
mod lists;
mod network;
mod offline;
mod orders;
mod places;
mod reference;
mod service;
mod shops;
mod sign_in;
mod stopping;
mod tabs;
mod tickets;
