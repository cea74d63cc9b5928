//! What the built app costs as a whole, beside a hand-written page that does the same: `cargo xtask bench`. No test: it
//! is run by name only. The environment says what to measure:
//!
//! | variable | what it is |
//! |---|---|
//! | `LOKET_WEBDRIVER` | the address of a chromedriver |
//! | `LOKET_TOKEN` | the token of the services |
//! | `LOKET_APP`, `LOKET_BASELINE` | where a service serves the built app, and one like it the hand-written page |
//! | `LOKET_SLOW_APP` | where a service that answers late serves the app |
//! | `LOKET_PURCHASES` | how many purchases the largest event has |
//! | `LOKET_RUNS` | how often everything is measured |
//! | `LOKET_ONLINE_APP` | where a service serves the app with its service worker switched off |
//! | `LOKET_ONLY` | measure only `starts`, `table`, `stability` or `tour`; may be missing |

#![allow(clippy::unwrap_used, clippy::expect_used)]
#![allow(dead_code, unused_imports, reason = "what the tests share is more than is needed here")]

mod browser;
mod environment;
mod performance;
mod places;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    performance::measure().await;
}
