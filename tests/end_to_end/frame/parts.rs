//! The parts that the app is loaded in: what each place needs, and what happens when a part does not come.

use loket_service::Options;
use serde_json::{Value, json};

use crate::browser::{Browser, Role, signed_in, until};
use crate::dist::dist_with;
use crate::places::PLACES;
use crate::service::{options, serve, serve_with};

/// The parts of pages and of their tabs.
const PARTS: [&str; 12] = [
    "home",
    "tickets",
    "events",
    "event",
    "event_overview",
    "event_tickets",
    "event_sales",
    "orders",
    "calendar",
    "shops",
    "forms",
    "reference",
];

/// The parts that a place needs, and the most bytes that its first page may need, of the app's own files.
fn needed_by(place: &str) -> (&'static [&'static str], u64) {
    match place {
        // With what reads the sales, which the list of events does not wait for.
        "home" => (&["home"], 459_000),
        "tickets" | "ticket" => (&["tickets"], 567_500),
        "ticket-new" | "ticket-edit" | "event-tickets-copy" | "event-new" | "shop-new" | "shop-edit" => {
            (&["forms"], 665_500)
        }
        "events" => (&["events"], 514_500),
        "event" => (&["event", "event_overview"], 597_500),
        "event-tickets" | "event-shops" | "event-availability" => (&["event", "event_tickets"], 471_500),
        "event-orders" | "event-purchases" => (&["event", "event_sales"], 707_500),
        "orders" => (&["orders"], 468_500),
        "sales-report" => (&["event_overview"], 584_000),
        "calendar" => (&["calendar"], 408_000),
        "shops" | "shop" => (&["shops"], 570_000),
        // No place of the app.
        "nowhere" => (&[], 243_500),
        _ => (&["reference"], 531_000),
    }
}

/// What the browser says of a file that does not come.
const SAID: [&str; 5] =
    ["net::ERR_", "Failed to fetch", "Failed to load resource", "a valid digest", "SRI's integrity"];

/// Keeps files away from now on.
async fn keep_away(browser: &Browser, files: &[&str]) {
    SAID.iter().for_each(|part| browser.announce_error(part));
    browser.devtools("Network.setBlockedURLs", json!({ "urls": files })).await;
}

/// The files of the app that the page has fetched, and their bytes.
async fn fetched(browser: &Browser) -> Vec<(String, u64)> {
    let script = "return performance.getEntries()
        .filter((entry) => /navigation|resource/.test(entry.entryType) && !entry.name.includes('/v1/'))
        .map((entry) => [entry.name, entry.encodedBodySize])";
    let entries = browser.evaluate(script, Vec::new()).await.unwrap();
    let entry = |entry: &Value| (entry[0].as_str().unwrap().to_owned(), entry[1].as_f64().unwrap() as u64);
    entries.as_array().unwrap().iter().map(entry).collect()
}

/// The parts that the page has fetched.
async fn fetched_parts(browser: &Browser) -> Vec<&'static str> {
    let files = fetched(browser).await;
    let is_fetched = |part: &&str| files.iter().any(|(name, _)| name.contains(&format!("/{part}-")));
    PARTS.into_iter().filter(|part| is_fetched(part)).collect()
}

async fn see_part(browser: &Browser, part: &'static str) {
    until(&format!("the part {part}"), async || {
        let parts = fetched_parts(browser).await;
        if parts.contains(&part) { Ok(()) } else { Err(format!("{parts:?}")) }
    })
    .await;
}

#[tokio::test]
async fn a_place_needs_its_parts_alone_and_few_bytes() {
    // A first visit: nothing is stored.
    let dist = dist_with(&json!({ "offline": false }));
    let service = serve_with(Options { static_files: Some(dist.path().into()), ..options() }).await;
    signed_in(&service, "/", async |browser| {
        browser.save_data().await;
        browser.devtools("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await;
        for (name, path) in PLACES {
            browser.open(path).await;
            browser.see("the page", |sight| !sight.headings.is_empty()).await;
            browser.see_settled().await;
            let (expected, most) = needed_by(name);
            until("the parts of the page", async || {
                let parts = fetched_parts(browser).await;
                if parts == expected { Ok(()) } else { Err(format!("{path}: {parts:?}")) }
            })
            .await;
            browser.see_settled().await;
            assert_eq!(fetched_parts(browser).await, expected, "{path}");
            let bytes: u64 = fetched(browser).await.iter().map(|(_, bytes)| bytes).sum();
            assert!((100_000..=most).contains(&bytes), "{path} needs {bytes} bytes of {most}");
        }
    })
    .await;
}

#[tokio::test]
async fn the_other_parts_come_while_the_browser_is_idle() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        for part in PARTS {
            see_part(browser, part).await;
        }
        let files = fetched(browser).await;
        assert!(!files.iter().any(|(name, _)| name.contains("/dutch-")), "no language that was not chosen");
    })
    .await;
}

#[tokio::test]
async fn a_link_that_is_pointed_at_asks_for_its_part() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.save_data().await;
        browser.open("/tickets").await;
        browser.see_tickets().await;
        assert_eq!(fetched_parts(browser).await, ["tickets"]);
        let link = browser.find(Role::Link, "Shops").await;
        browser.point_at(link).await;
        see_part(browser, "shops").await;
        browser.tab_to("Orders", |focus| focus.text == "Orders").await;
        see_part(browser, "orders").await;
        browser.see_address("/tickets").await;
    })
    .await;
}

#[tokio::test]
async fn a_part_that_does_not_come_can_be_asked_for_again() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.save_data().await;
        browser.open("/tickets").await;
        browser.see_tickets().await;
        keep_away(browser, &["*/events-*.wasm"]).await;
        browser.follow("Events").await;
        browser.see_text("This page could not be loaded").await;
        until("the focus on it", async || {
            let focus = browser.focus().await;
            if focus.text.starts_with("This page could not") { Ok(()) } else { Err(format!("{focus:?}")) }
        })
        .await;
        // All else goes on.
        browser.follow("Tickets").await;
        browser.see_tickets().await;
        browser.follow("Events").await;
        browser.see_text("This page could not be loaded").await;
        keep_away(browser, &[]).await;
        browser.press("Try again").await;
        browser.see_heading("Events").await;
        browser.see_address("/events").await;
    })
    .await;
}

#[tokio::test]
async fn a_tab_that_does_not_come_leaves_the_event_and_its_other_tabs() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.save_data().await;
        browser.open("/events/1004").await;
        browser.see_heading("Nacht van het Licht: Zøë Kvist b2b DJ Łąka").await;
        keep_away(browser, &["*/event_sales-*.wasm"]).await;
        browser.follow("Purchases").await;
        browser.see_text("This page could not be loaded").await;
        browser.see_heading("Nacht van het Licht: Zøë Kvist b2b DJ Łąka").await;
        browser.follow("Availability").await;
        browser.see_address("/events/1004/availability").await;
        browser.see("the tab", |sight| !sight.text.contains("could not be loaded")).await;
        browser.follow("Purchases").await;
        browser.see_text("This page could not be loaded").await;
        keep_away(browser, &[]).await;
        browser.press("Try again").await;
        browser.see_text("Door list").await;
    })
    .await;
}

#[tokio::test]
async fn what_was_typed_outlives_a_part_that_does_not_come() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.save_data().await;
        browser.open("/tickets/new").await;
        browser.see_heading("New ticket").await;
        browser.fill("name", "Zondag").await;
        keep_away(browser, &["*/events-*.wasm"]).await;
        browser.follow("Events").await;
        browser.answer_question("Leave without saving?", true).await;
        browser.see_text("This page could not be loaded").await;
        browser.back().await;
        browser.see_heading("New ticket").await;
        assert_eq!(browser.value("name").await, "Zondag");
    })
    .await;
}

#[tokio::test]
async fn only_the_chosen_language_comes_and_another_one_can_be_asked_for_again() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.save_data().await;
        browser.open("/tickets").await;
        browser.see_tickets().await;
        let languages = async || {
            let files = fetched(browser).await;
            let is_fetched = |language: &&str| files.iter().any(|(name, _)| name.contains(language));
            ["/english-", "/dutch-"].into_iter().filter(is_fetched).collect::<Vec<_>>()
        };
        assert_eq!(languages().await, ["/english-"]);
        keep_away(browser, &["*/dutch-*.wasm"]).await;
        browser.disclose("Menu").await;
        browser.choose_by_label("Language", "Nederlands").await;
        browser.hear("This language could not be loaded. Check your connection.").await;
        browser.see_tickets().await;
        keep_away(browser, &[]).await;
        browser.choose_by_label("Language", "Nederlands").await;
        browser
            .see("the page in Dutch", |sight| {
                sight.title.starts_with("Tickets") && sight.text.contains("Taal")
            })
            .await;
        assert_eq!(browser.root_attribute("lang").await, "nl");
    })
    .await;
}

#[tokio::test]
async fn after_a_deployment_a_reload_finds_the_new_files() {
    let dist = dist_with(&json!({ "offline": false }));
    let service = serve_with(Options { static_files: Some(dist.path().into()), ..options() }).await;
    let files: Vec<_> = std::fs::read_dir(dist.path())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.file_name().unwrap().to_string_lossy().starts_with("events-"))
        .collect();
    assert!(!files.is_empty());
    signed_in(&service, "/tickets", async |browser| {
        browser.save_data().await;
        browser.open("/tickets").await;
        browser.see_tickets().await;
        SAID.iter().for_each(|part| browser.announce_error(part));
        // It came before, while the browser was idle.
        browser.devtools("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await;
        let away = |path: &std::path::Path| format!("{}.away", path.display());
        files.iter().for_each(|path| std::fs::rename(path, away(path)).unwrap());
        browser.follow("Events").await;
        browser.see_text("This page could not be loaded").await;
        files.iter().for_each(|path| std::fs::rename(away(path), path).unwrap());
        browser.press("Reload").await;
        browser.see_heading("Events").await;
        browser.see_address("/events").await;
    })
    .await;
}
