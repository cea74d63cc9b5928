//! Pictures of every place of the app, wide and on a phone, light and dark, and of twelve places without records, while they
//! load and when they fail: `cargo xtask screenshots`. No test: it is run by name only, with `LOKET_SCREENSHOTS` naming the
//! folder that the pictures go to.

#![allow(clippy::unwrap_used, clippy::expect_used)]
#![allow(dead_code, reason = "what the tests share is more than is needed here")]

mod browser;
mod dist;
mod environment;
mod places;
mod service;

use std::path::{Path, PathBuf};
use std::time::Duration;

use http::StatusCode;
use loket_service::{Fault, FaultPlan, Operation, Running};

use browser::{Screen, in_browser_within};
use environment::variable;
use places::PLACES;
use service::{Colleague, serve, status};

/// The screens: their names and widths.
const SCREENS: [(&str, u32); 2] = [("wide", 1280), ("phone", 390)];

/// The places that are pictured in each state.
const IN_STATES: [&str; 12] = [
    "home",
    "tickets",
    "ticket",
    "ticket-edit",
    "events",
    "event",
    "event-purchases",
    "event-availability",
    "calendar",
    "orders",
    "shops",
    "checkout-fields",
];

/// A name, what is seen of every place, and what brings it about.
type State = (&'static str, &'static str, fn(&Running));

/// The states of the places.
const STATES: [State; 3] = [
    ("empty", "", |service| {
        for list in LISTS {
            service.fault(FaultPlan::on(list, Fault::Body { body: NO_RECORDS.to_owned() }));
        }
    }),
    ("loading", "", |service| service.fault(FaultPlan::on_any(Fault::Hang))),
    ("failing", "Try again", |service| {
        service.fault(FaultPlan::on_any(status(StatusCode::INTERNAL_SERVER_ERROR)))
    }),
];

const LISTS: [Operation; 9] = [
    Operation::ListTickets,
    Operation::ListEvents,
    Operation::ListOrders,
    Operation::ListPurchases,
    Operation::ListShops,
    Operation::ListFields,
    Operation::ListBillingInformation,
    Operation::ListTermsAndConditions,
    Operation::ListPrivacyStatements,
];

/// Waits for the frame after the next.
const NEXT_FRAME: &str =
    "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))";

/// The answer of a list that has no records.
const NO_RECORDS: &str = r#"{"data":[],"links":{"first":null,"last":null,"prev":null,"next":null},
    "meta":{"current_page":1,"from":null,"last_page":1,"path":"","per_page":20,"to":null,"total":0}}"#;

/// How long the pictures of one screen may take.
const LIMIT: Duration = Duration::from_secs(600);

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let folder = PathBuf::from(variable("LOKET_SCREENSHOTS"));
    std::fs::create_dir_all(&folder).unwrap();
    let service = serve().await;
    let orders = Colleague::of(&service).get("/events/1001/orders").await;
    let order = format!("/orders/{}", orders["data"][0]["id"].as_str().unwrap());
    let places = PLACES.into_iter().chain([("order", &*order)]);
    for (screen, width) in SCREENS {
        for scheme in ["light", "dark"] {
            in_browser_within(LIMIT, &service, async |browser| {
                browser.emulate_media("prefers-color-scheme", scheme).await;
                browser.emulate_screen(Screen { width, height: 800, scale: 1 }).await;
                browser.open("/sign-in").await;
                browser.save_picture(&folder.join(format!("sign-in-{screen}-{scheme}.png"))).await;
                browser.sign_in().await;
                for (name, path) in places.clone() {
                    browser.open(path).await;
                    browser.save_picture(&folder.join(format!("{name}-{screen}-{scheme}.png"))).await;
                }
            })
            .await;
        }
        println!("The pictures of the {screen} screen are there.");
        for (state, seen, begin) in STATES {
            picture_in_state(Screen { width, height: 800, scale: 1 }, seen, begin, &|name| {
                folder.join(format!("{name}-{screen}-{state}.png"))
            })
            .await;
        }
        println!("Those of its states are there.");
    }
    if let Ok(readme) = std::env::var("LOKET_README_PICTURES") {
        picture_the_readme(&service, Path::new(&readme)).await;
        println!("The pictures of the README are there.");
    }
}

/// The pictures of one screen in one state.
async fn picture_in_state(screen: Screen, seen: &str, begin: fn(&Running), file: &dyn Fn(&str) -> PathBuf) {
    let service = serve().await;
    in_browser_within(LIMIT, &service, async |browser| {
        browser.emulate_screen(screen).await;
        browser.open("/sign-in").await;
        browser.sign_in().await;
        // What the browser says of it in the state of failing.
        browser.announce_error("Failed to load resource");
        begin(&service);
        for (name, path) in PLACES.into_iter().filter(|(name, _)| IN_STATES.contains(name)) {
            browser.open(path).await;
            browser.see(seen, |sight| sight.text.contains(seen)).await;
            // What is not shown at once is shown from the next frame on.
            browser.evaluate(NEXT_FRAME, Vec::new()).await.unwrap();
            browser.save_screen(&file(name)).await;
        }
    })
    .await;
}

/// The pictures that the README shows.
async fn picture_the_readme(service: &Running, folder: &Path) {
    in_browser_within(LIMIT, service, async |browser| {
        browser.emulate_media("prefers-color-scheme", "light").await;
        browser.emulate_screen(Screen { width: 1280, height: 800, scale: 1 }).await;
        browser.open("/tickets").await;
        browser.sign_in().await;
        browser.see_text("1–20 of 60").await;
        browser.save_screen(&folder.join("tickets.png")).await;
    })
    .await;
}
