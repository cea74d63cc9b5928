//! Pictures of every place of the app, wide and on a phone, light and dark: `cargo xtask screenshots`. No test: it is run
//! by name only, with `LOKET_SCREENSHOTS` naming the folder that the pictures go to.

#![allow(clippy::unwrap_used, clippy::expect_used)]
#![allow(dead_code, reason = "what the tests share is more than is needed here")]

mod browser;
mod dist;
mod environment;
mod places;
mod service;

use std::path::{Path, PathBuf};
use std::time::Duration;

use loket_service::Running;

use browser::{Screen, in_browser_within};
use environment::variable;
use places::PLACES;
use service::{Colleague, serve};

/// The screens: their names and widths.
const SCREENS: [(&str, u32); 2] = [("wide", 1280), ("phone", 390)];

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
    }
    picture_the_readme(&service, &PathBuf::from(variable("LOKET_README_PICTURES"))).await;
    println!("The pictures of the README are there.");
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
