//! From a person's doing to the next paint, on a way through the app that touches each kind of thing in it.

use serde::Deserialize;

use super::figures::Figures;
use super::subject::{Page, Subject};
use crate::browser::{Browser, in_measured_browser};

/// Something that a person did.
#[derive(Deserialize)]
struct Paint {
    took: f64,
}

/// What is done.
enum Step {
    /// The link, button or disclosure with this text is clicked.
    Click(&'static str),
    /// A word is typed into the search box of a list, and taken away again.
    Search(&'static str),
    /// The list is sorted by each of its columns.
    Sort,
    /// The control of this name gets another value, key by key.
    Type(&'static str, &'static str),
}

use Step::{Click, Search, Sort, Type};

const TOUR: [Step; 26] = [
    Click("Tickets"),
    Search("camping"),
    Sort,
    Click("Events"),
    Search("nacht"),
    Sort,
    Click("Shops"),
    Click("New shop"),
    Click("Create shop"),
    Click("Orders"),
    Click("More"),
    Click("Form fields"),
    Search("naam"),
    Click("More"),
    Click("Checkout fields"),
    Click("Menu"),
    Click("Keyboard shortcuts"),
    Click("Close"),
    Click("Tickets"),
    Search("camping"),
    Click("Camping (per persoon)"),
    Click("Edit ticket"),
    Type("name", " aan het water"),
    Type("price", "5"),
    Click("Review changes"),
    Click("Show request"),
];

pub(super) async fn measure(figures: &mut Figures) {
    let paints: Vec<Paint> = in_measured_browser(&Subject::app().deployment, async |browser| {
        browser.open("/").await;
        browser.see_whole_page().await;
        for step in &TOUR {
            take(browser, step).await;
        }
        browser.probe("probe.nextPaints").await
    })
    .await;
    figures.add(Page::App, "things done on the tour", paints.len() as f64, "");
    let took = paints.into_iter().map(|paint| paint.took).collect();
    figures.add_all(Page::App, "interaction to the next paint", took, "ms");
}

async fn take(browser: &Browser, step: &Step) {
    match step {
        Click(text) => {
            let perceived = "[...document.querySelectorAll('a, button, summary')]
                .filter((element) => element.checkVisibility({ visibilityProperty: true }))";
            let named = format!("{perceived}.find((element) => element.textContent.trim() === {text:?})");
            browser.click_on_soon(&named).await;
        }
        Search(word) => {
            browser.click_on_soon("document.querySelector('input[type=search]')").await;
            type_keys(browser, word).await;
            for _ in word.chars() {
                browser.stroke_key("Backspace", "").await;
            }
        }
        Sort => {
            let headings = "document.querySelectorAll('thead th a')";
            let count: usize = browser.probe(&format!("{headings}.length")).await;
            for column in 0..count {
                browser.click_on_soon(&format!("{headings}[{column}]")).await;
                browser.see_whole_page().await;
            }
        }
        Type(name, text) => {
            browser.click_on_soon(&format!("document.querySelector('[name={name}]')")).await;
            type_keys(browser, text).await;
        }
    }
    browser.see_whole_page().await;
}

async fn type_keys(browser: &Browser, text: &str) {
    for letter in text.chars() {
        let letter = letter.to_string();
        browser.stroke_key(&letter, &letter).await;
    }
}
