//! Loket: the browser app with which an organiser of events runs one organisation on a ticketing service.
//!
//! It is a set of static files that call the service's interface straight from the browser. Names in `code` that are
//! not Rust (`Create ticket body`) are sections of that interface's description.
//!
//! # Data flow
//!
//! ```text
//! config.json, session ──► api (gloo-net)                  the only module that talks to the network
//!                            │ JSON text
//!                            ▼
//!                          models   records of the interface, decoded into domain types
//!                            ▼
//!                          query    cached queries: paging, refresh, invalidation, progress
//!                         ╱      ╲
//!                 analytics      data_grid                 pure: joins and figures; sort, search, window, export
//!                         ╲      ╱
//!                          features ──► components         #[component]s
//!                            │ what the user typed
//!                            ▼
//!                          forms    draft → problems or a valid request ──► api
//! ```
//!
//! Dependencies point one way, but for two pairs: a form names its fields with the texts of `i18n`, which words the problems of
//! `forms`; and `parts` makes the views of `features`, where the place for a part is.
//!
//! # Modules
//!
//! | module | contents | must not import |
//! |---|---|---|
//! | `main.rs`, [`panic`] | mounts the app; shows a message when it panics | |
//! | [`app`] | providers, and the page of a route | models, forms |
//! | `app_update` | a new version of the app, found by `service-worker.js` | features, components, api, query |
//! | [`routes`] | every path, parsed and built, in one table; typed queries | leptos, api, query, features |
//! | `navigation` | the router: the address bar, links within the app, guards, scroll positions | features, api, query |
//! | [`config`] | `config.json`: the settings of an installation | features, query, leptos |
//! | [`session`] | the token and its connection, for one tab | features, query |
//! | `live_reload` | reloads the page after a build, in debug builds | everything else |
//! | [`parts`] | the parts that the app is loaded in, one for each area (`docs/parts.md`); `split/` splits them off | forms, models |
//! | `storage` | the browser's storage: of the tab, and of the browser | everything else |
//! | [`preferences`] | language, theme, columns of lists | |
//! | [`api`] | the package `crates/api`: one function for each operation; client, transport, bodies, errors, retry; `prefetch`: what `boot.js` has asked already; `reader`: the worker that reads long lists; `percent`: percent-encoding; `assumptions`: all that the interface does not show | leptos |
//! | [`models`] | the package `crates/models`: one file for each record, as the interface spells it; lenient reading of JSON | web_sys, leptos |
//! | [`models::value`] | price, service fee, timestamp, zone, percentage, barcode, colour, ids | everything else |
//! | [`query`] | cached queries: pages, refresh and invalidation, progress | features, components, forms |
//! | `data_grid` | the package `crates/data_grid`: columns, sorting, search index, filters, window, selection, CSV: pure | leptos, web_sys |
//! | `analytics` | joins, sales figures, door search, schedule: pure | web_sys, leptos, api, query, features, components |
//! | [`forms`] | drafts, validation, diff: pure, one file for each record | web_sys, leptos, query, features, components |
//! | [`reactive`] | additions to Leptos' signals and events: effects that are compiled once, a signal that unsubscribes when its owner is dropped | everything else |
//! | [`components`] | fields, notices, toasts, tables, pager, charts, icons: they know no record | api, query, routes, models, features |
//! | `features` | one folder for each area, one file for each screen | gloo_net |
//! | `features::sales` | what is read of the sales of an event, for the lists, the figures and the door | features::orders, features::door, features::home |
//! | `features::door` | looking up tickets, and the list on paper | features::orders |
//! | [`i18n`] | all texts in English and Dutch; formats of numbers, dates and money | api, query, features, components |
//!
//! Of a package, Cargo enforces that it knows nothing of the app. The worker is the package `crates/reader`, which Trunk builds
//! from [`api`] and [`models`] alone.
//!
//! `style/` holds the design tokens and the styles, `service/` a stand-in for the service that shares no type with the
//! app, `xtask/` the developer's commands. The last column is enforced by `tests/architecture.rs`.
//!
//! # What always holds
//!
//! - The token leaves [`api::Token`] in three places only: the request's header, the session storage, and the message to the
//!   worker that reads long lists, which has it in its memory only and ends with the session ([`api::reader`]). `boot.js` takes
//!   it from the session storage for the reads that it begins before the app has loaded ([`api::prefetch`]).
//! - A POST is sent once. Only reads are tried again.
//! - What the interface shows no clearing for can't be cleared: such a field is a [`api::Patch`], not a
//!   [`api::NullablePatch`].
//! - Amounts and fees never pass a JavaScript number on their way to or from the service.
//! - No markup is made from data. The page's policy requires trusted types; the one policy, in `boot.js`, lets through
//!   the markup of elements that are part of the app: a short list of names, no script, no event handler, no link.
//! - What the service sends is never part of an error's text.

pub use loket_api as api;
pub use loket_models as models;

pub(crate) use loket_api::percent;
pub(crate) use loket_data_grid as data_grid;

mod analytics;
pub mod app;
mod app_update;
pub mod components;
pub mod config;
mod features;
pub mod forms;
pub mod i18n;
#[cfg(debug_assertions)]
pub mod live_reload;
mod navigation;
pub mod panic;
pub mod parts;
pub mod preferences;
pub mod query;
pub mod reactive;
pub mod routes;
pub mod session;
mod storage;
