//! What a person does with a long table.

use serde::Deserialize;

use super::figures::Figures;
use super::subject::Page;
use crate::browser::{Browser, Conditions};

const BOX: &str = "document.querySelector('input[type=search]')";
/// What is typed, letter by letter, and taken away again: names, digits, two words, and what is nowhere.
const TYPED: [&str; 5] = ["bakker", "2100", "de vries", "maria", "qqq"];
/// How far the table is scrolled: for five seconds, as fast as a finger flicks.
const FRAMES: u32 = 300;
const PIXELS_A_FRAME: u32 = 120;

#[derive(Deserialize)]
struct Scrolled {
    frames: f64,
    missed: f64,
    blank: f64,
}

#[derive(Deserialize)]
struct File {
    took: f64,
    lines: usize,
}

/// The processors that are measured, and what they are called.
const PROCESSORS: [(Conditions, &str); 2] = [(Conditions::Plain, "×1"), (Conditions::SlowProcessor, "×4")];

pub(super) async fn measure(browser: &Browser, page: Page, purchases: usize, figures: &mut Figures) {
    for (conditions, processor) in PROCESSORS {
        browser.emulate(conditions).await;
        search(browser, page, processor, figures).await;
        scroll(browser, page, processor, figures).await;
        export(browser, page, purchases, processor, figures).await;
    }
    browser.emulate(Conditions::Plain).await;
    sort(browser, page, figures).await;
    if page == Page::App {
        ask(browser, page, figures).await;
    }
}

async fn search(browser: &Browser, page: Page, processor: &str, figures: &mut Figures) {
    browser.click_on(BOX).await;
    let mut keys = Vec::new();
    for typed in TYPED {
        for letter in typed.chars() {
            keys.push(key(browser, &letter.to_string()).await);
        }
        for _ in typed.chars() {
            keys.push(key(browser, "Backspace").await);
        }
    }
    figures.add(page, &format!("first key to its painted result, {processor}"), keys[0], "ms");
    figures.add_all(page, &format!("key to its painted result, {processor}"), keys, "ms");
}

async fn key(browser: &Browser, key: &str) -> f64 {
    let text = if key.chars().count() == 1 { key } else { "" };
    browser.probe_while("probe.result()", async || browser.stroke_key(key, text).await).await
}

async fn sort(browser: &Browser, page: Page, figures: &mut Figures) {
    let count: usize = browser.probe("document.querySelectorAll('thead th :is(a, button)').length").await;
    let mut sorts = Vec::new();
    for column in 0..count {
        let heading = format!("document.querySelectorAll('thead th :is(a, button)')[{column}]");
        sorts.push(browser.probe_while("probe.result()", async || browser.click_on(&heading).await).await);
    }
    let slowest = sorts.iter().copied().fold(0.0, f64::max);
    figures.add_all(page, "sorting by a column", sorts, "ms");
    figures.add(page, "sorting by the slowest column", slowest, "ms");
}

async fn scroll(browser: &Browser, page: Page, processor: &str, figures: &mut Figures) {
    let since: f64 = browser.probe("performance.now()").await;
    let scrolled: Scrolled = browser.probe(&format!("probe.scroll({FRAMES}, {PIXELS_A_FRAME})")).await;
    let longest = browser.probe(&format!("probe.longestTask({since})")).await;
    let missed = 100.0 * scrolled.missed / (scrolled.frames + scrolled.missed);
    figures.add(page, &format!("scrolling, {processor}: dropped frames"), missed, "%");
    let blank = 100.0 * scrolled.blank / scrolled.frames;
    figures.add(page, &format!("scrolling, {processor}: frames with a blank"), blank, "%");
    figures.add(page, &format!("scrolling, {processor}: longest task over 50 ms"), longest, "ms");
    browser.probe::<()>("void (document.querySelector('.table-frame').scrollTop = 0)").await;
}

async fn export(browser: &Browser, page: Page, purchases: usize, processor: &str, figures: &mut Figures) {
    let button =
        "[...document.querySelectorAll('button')].find((button) => button.textContent === 'Export CSV')";
    let file: File = browser.probe_while("probe.file()", async || browser.click_on(button).await).await;
    assert_eq!(file.lines, purchases + 1, "the lines of the file");
    figures.add(page, &format!("CSV of all rows, {processor}"), file.took, "ms");
}

/// Asks for the barcode of some row, as a scanner does that types and sends Enter.
async fn ask(browser: &Browser, page: Page, figures: &mut Figures) {
    let barcode: String = browser.probe("document.querySelector('tbody th[scope=row]').textContent").await;
    browser.click_on(BOX).await;
    for digit in barcode.trim().chars() {
        key(browser, &digit.to_string()).await;
    }
    let took = browser.probe_while("probe.result()", async || browser.stroke_key("Enter", "\r").await).await;
    figures.add(page, "the card for a barcode", took, "ms");
}
