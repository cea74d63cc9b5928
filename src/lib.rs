//! Loket: the browser app with which an organiser of events runs one organisation on a ticketing service.
//!
//! It is a set of static files that call the service's interface straight from the browser. Names in `code` that are
//! not Rust (`Create ticket body`) are sections of that interface's description.
//!
//! # The way data takes
//!
//! ```text
//! config.json, session ──► api::Client ──► api::transport (fetch)      the only door to the network
//!                               │ JSON text
//!                               ▼
//!                            wire  (records of the interface, decoded into domain types)
//!                               ▼
//!                            store (what has been read: one cache by endpoint, behind signals)
//!                               ▼
//!                            insight, table                            pure: joins and figures; sort, search, export
//!                               ▼
//!                            page ──► ui                               views and their building blocks
//!                               │ what a person typed (kept for the tab by `page::leaving`)
//!                               ▼
//!                            form (draft → problems or a valid request) ──► api::Client
//! ```
//!
//! One direction. Below `page` nothing knows a view; below `store` nothing knows a signal.
//!
//! # Where things are
//!
//! | place | what lives there | may not know |
//! |---|---|---|
//! | `main.rs`, [`panic`] | starts the app; paints a message when it stops | |
//! | [`app`] | providers, which view stands where | wire, form |
//! | [`route`] | every path of the app, both ways | leptos, api, store, page |
//! | [`navigation`] | the address bar, and links within the app | page, api, store |
//! | [`config`] | `config.json`: what the deployment decides | page, store, leptos |
//! | [`session`] | the token and its connection, for one tab | page, store |
//! | `live_reload` | reloads the page after a build, in debug builds | everything else |
//! | [`parts`] | the parts that the app is loaded in, one for each area (`docs/parts.md`); `split/` splits them off | form, wire |
//! | [`preferences`] | language and theme | |
//! | [`api`] | the interface: one function for each operation; endpoint, transport, body, patch, failure; `first`: what `boot.js` has asked already; `assumed`: all that the interface does not show | leptos, form, store, page, ui, text |
//! | [`wire`] | one file for each record, spelled as the interface spells it; lenient reading of JSON | web_sys, leptos, api, store, page |
//! | [`domain`] | price, fee, timestamp, zone, percentage, barcode, colour, ids | everything else |
//! | [`percent`] | percent-encoding of one segment | everything else |
//! | [`store`] | cache by endpoint, walks over pages, refresh and invalidation | page, ui, form |
//! | [`table`] | columns, sort, search, filter, window, cursor, selection, export: pure | leptos, web_sys, api, wire, store, page |
//! | [`insight`] | what the service doesn't say: joins, figures, answers, what comes: pure | web_sys, leptos, api, store, page, ui |
//! | [`form`] | drafts, problems, differences: pure, one folder for each record | web_sys, leptos, store, page, ui |
//! | [`reactive`] | two additions to Leptos' signals: an effect that is compiled once, and a signal that unsubscribes when its owner is dropped | everything else |
//! | [`ui`] | fields, notices, toasts, tables, pager, charts, icons | api, store, route, wire, page |
//! | [`page`] | one folder for each area, one file for each view | gloo_net |
//! | [`text`] | what the app says in English and Dutch; numbers by its own hand, moments and currencies by the browser's Intl | api, store, page, ui |
//!
//! `style/` holds the tokens and the few components they make, `service/` a stand-in for the service that shares no type
//! with the app, `xtask/` the developer's commands. The last column is held by `tests/architecture.rs`.
//!
//! # What always holds
//!
//! - The token leaves [`api::Token`] in two places only: the request's header and the session storage. From there,
//!   `boot.js` takes it for the one read that it begins before the app is there ([`api::first`]).
//! - A POST is sent once. Only reads are tried again.
//! - What the interface shows no clearing for can't be cleared: such a field is a [`api::Patch`], not a
//!   [`api::NullablePatch`].
//! - Amounts and fees never pass a JavaScript number on their way to or from the service.
//! - No markup is made from data. The page's policy requires trusted types; the one policy, in `boot.js`, lets through
//!   the markup of elements that are part of the app: a short list of names, no script, no event handler, no link.
//! - What the service sends is never part of an error's text.

pub mod api;
pub mod app;
pub mod config;
pub mod domain;
pub mod form;
pub mod insight;
#[cfg(debug_assertions)]
pub mod live_reload;
pub mod navigation;
pub mod page;
pub mod panic;
pub mod parts;
pub mod percent;
pub mod preferences;
pub mod reactive;
pub mod route;
pub mod session;
pub mod store;
pub mod table;
pub mod text;
pub mod ui;
pub mod wire;
