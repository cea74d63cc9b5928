//! Drives the whole app at random: `cargo xtask monkey`. No test: it is run by name only, with `LOKET_MONKEY_SEED` and
//! `LOKET_MONKEY_MINUTES`.
//!
//! It clicks, types, presses keys, goes back, loads again, loses the network and lets the service misbehave. After every
//! step it looks whether the app still runs, whether the console is quiet, and whether what was typed is saved; every
//! minute, whether the memory comes back down. The same seed makes the same choices of the same page.

#![allow(clippy::unwrap_used, clippy::expect_used)]
#![allow(dead_code, unused_imports, reason = "what the tests share is more than is needed here")]

#[path = "../browser/mod.rs"]
mod browser;
mod chance;
#[path = "../dist.rs"]
mod dist;
#[path = "../environment.rs"]
mod environment;
mod log;
mod memory;
mod page;
#[path = "../service.rs"]
mod service;
mod step;

use std::time::{Duration, Instant};

use browser::{in_browser_within, until};
use chance::Chance;
use environment::variable;
use log::Log;
use memory::Memory;
use service::{api_options, serve, serve_with};
use step::Monkey;

/// How often the memory is looked at.
const ROUND: Duration = Duration::from_secs(60);
/// How long the last steps may take after that.
const COMING_HOME: Duration = Duration::from_secs(300);

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let seed: u64 = variable("LOKET_MONKEY_SEED").parse().expect("a seed is a number");
    let minutes: f64 = variable("LOKET_MONKEY_MINUTES").parse().expect("minutes are a number");
    let time = Duration::from_secs_f64(minutes * 60.0);
    let (service, elsewhere) = (serve().await, serve_with(api_options()).await);
    let downloads = tempfile::tempdir().unwrap();
    println!("seed {seed}, for {minutes} minutes");
    let started = Instant::now();
    let log = Log::new(seed);
    in_browser_within(time + COMING_HOME, &service, async |browser| {
        browser.keep_downloads_in(downloads.path()).await;
        // The browser tells of where it was sent before it heeds that it isn't to go there.
        browser.allow_origin(&elsewhere.url());
        // What the browser itself says: of requests that fail, of a question before leaving that it did not ask, and of
        // a request that is ended just when a redirection comes that it was not to follow.
        let said = [
            "Failed to load resource",
            "net::ERR_",
            "'beforeunload' confirmation panel",
            "Cross origin requests are only supported for protocol schemes",
        ];
        for part in said {
            browser.announce_error(part);
        }
        let mut monkey = Monkey::start(browser, &service, &elsewhere, Chance::new(seed), &log).await;
        monkey.look_around().await;
        monkey.come_home().await;
        let first = Memory::at_rest(browser).await;
        println!("   0 s  {first}");
        while started.elapsed() < time {
            let round = Instant::now();
            while round.elapsed() < ROUND && started.elapsed() < time {
                monkey.step().await;
            }
            monkey.come_home().await;
            browser.check_conduct().await;
            // The browser may hold what has gone for a while.
            let now = until("memory that comes back down", async || {
                let now = Memory::at_rest(browser).await;
                now.compared_with(&first)
            })
            .await;
            println!("{:>4} s  {now}, {} steps", started.elapsed().as_secs(), log.count());
        }
        // The check at the end wants to hear of requests since the last one.
        browser.open("/").await;
    })
    .await;
    println!("{} steps, and nothing broke.", log.count());
}
