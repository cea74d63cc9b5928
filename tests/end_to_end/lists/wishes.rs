//! Searching, narrowing, exporting and printing while only one page is read.

use fantoccini::key::Key;
use http::StatusCode;
use loket_service::{FaultPlan, Operation};
use serde_json::json;

use super::{LATENCIES, LISTS, ListOfPages, serve_many};
use crate::browser::{Browser, Role, signed_in, until};
use crate::service::status;

const BOX: &str = "Search this list";

/// Waits until the first page of a list is shown.
async fn see_first_page(browser: &Browser, list: &ListOfPages) {
    browser.open(list.path).await;
    let page = list.total.min(20);
    browser.see_text(&format!("1–{page} of {}", list.total)).await;
}

async fn go_to_box(browser: &Browser) {
    browser.find(Role::Field, BOX).await.click().await.unwrap();
}

/// What is in the search box, if it has the focus.
async fn typed(browser: &Browser) -> String {
    let script = "const focused = document.activeElement;
        return focused.type === 'search' ? focused.value : `the focus is on ${focused.localName}`;";
    browser.evaluate(script, Vec::new()).await.unwrap().as_str().unwrap().to_owned()
}

#[tokio::test]
async fn what_is_typed_stays_and_finds_what_is_on_other_pages() {
    for latency in LATENCIES {
        let service = serve_many(latency).await;
        signed_in(&service, "/tickets", async |browser| {
            for list in LISTS {
                see_first_page(browser, &list).await;
                go_to_box(browser).await;
                // Letter by letter, as a person types: what the first one starts goes on behind the others.
                for letter in list.typed.chars() {
                    browser.type_keys(&letter.to_string()).await;
                }
                browser.see_text(&format!("{} of {} · updated", list.found, list.total)).await;
                assert_eq!(typed(browser).await, list.typed, "{} at {latency} ms", list.path);
            }
        })
        .await;
    }
}

#[tokio::test]
async fn the_first_click_exports_everything() {
    for latency in LATENCIES {
        let service = serve_many(latency).await;
        let folder = tempfile::tempdir().unwrap();
        signed_in(&service, "/tickets", async |browser| {
            browser.keep_downloads_in(folder.path()).await;
            for list in LISTS {
                see_first_page(browser, &list).await;
                browser.press("Export CSV").await;
                let total = list.total;
                browser.hear(&format!("Exported {total} of {total} rows")).await;
                let end = format!("{total} of {total}.csv");
                let name = list.path.trim_start_matches('/');
                let file = browser.downloaded(folder.path(), name, &end).await;
                // Some names have line breaks in them.
                assert_eq!(file.matches("\r\n").count(), 1 + total, "{} at {latency} ms", list.path);
            }
        })
        .await;
    }
}

#[tokio::test]
async fn the_first_click_prints_everything() {
    for latency in LATENCIES {
        let service = serve_many(latency).await;
        signed_in(&service, "/tickets", async |browser| {
            let source =
                "window.print = () => { window.printed = document.querySelectorAll('tbody tr').length; };";
            browser.run_on_every_page(source).await;
            for list in LISTS {
                see_first_page(browser, &list).await;
                browser.press("Print").await;
                until("a list on paper", async || {
                    match browser.evaluate("return window.printed ?? null", Vec::new()).await? {
                        rows if rows == json!(list.total) => Ok(()),
                        other => Err(format!("{other} rows of {} at {latency} ms", list.path)),
                    }
                })
                .await;
            }
        })
        .await;
    }
}

#[tokio::test]
async fn a_filter_is_chosen_by_keyboard() {
    for latency in LATENCIES {
        let service = serve_many(latency).await;
        signed_in(&service, "/tickets", async |browser| {
            browser.see_text("1–20 of 400").await;
            go_to_box(browser).await;
            browser.tab_to_control("is_hidden").await;
            // The first letter of “Yes”.
            browser.type_keys("y").await;
            browser.see_address("/tickets?is_hidden=true").await;
            let sight = browser.see("the hidden tickets of all pages", |sight| {
                sight.text.contains(" of 400 · updated") && !sight.text.contains("400 of 400")
            });
            let hidden = sight.await.rows.len() - 1;
            assert!(hidden > 1, "there are hidden tickets on several pages");
            assert_eq!(browser.value("is_hidden").await, "true");
            assert_eq!(browser.focus().await.name, "is_hidden", "at {latency} ms");
        })
        .await;
    }
}

#[tokio::test]
async fn tab_leads_out_of_the_box_to_what_comes_next() {
    for latency in LATENCIES {
        let service = serve_many(latency).await;
        signed_in(&service, "/tickets", async |browser| {
            browser.see_text("1–20 of 400").await;
            go_to_box(browser).await;
            browser.type_keys(&format!("zaal b{}", Key::Tab)).await;
            browser.see_focus_on("event").await;
            browser.see_text("65 of 400 · updated").await;
            browser.see_focus_on("event").await;
            assert_eq!(browser.prop_of("input[type=search]", "value").await, "zaal b");
        })
        .await;
    }
}

#[tokio::test]
async fn letters_that_come_all_at_once_are_all_taken() {
    let service = serve_many(0).await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_text("1–20 of 400").await;
        go_to_box(browser).await;
        // As dictation, text expanders and drivers of scanners do.
        let script = "const box = document.activeElement;
            for (const letter of arguments[0]) {
              box.value += letter;
              box.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
            }";
        browser.evaluate(script, vec![json!("zaal b")]).await.unwrap();
        browser.see_text("65 of 400 · updated").await;
        assert_eq!(typed(browser).await, "zaal b");
    })
    .await;
}

#[tokio::test]
async fn a_list_that_is_still_being_read_does_not_say_that_it_is_whole() {
    let service = serve_many(150).await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_text("1–20 of 400").await;
        go_to_box(browser).await;
        browser.type_keys("e").await;
        let sight = browser.see_text(" so far").await;
        assert!(!sight.text.contains("updated"), "{}", sight.text);
        assert!(sight.text.contains(" of 400 loaded"), "{}", sight.text);
        browser.see_text(" of 400 · updated").await;
    })
    .await;
}

#[tokio::test]
async fn a_list_that_can_not_be_read_to_its_end_keeps_what_was_wanted() {
    use http::StatusCode;
    use loket_service::{FaultPlan, Operation};

    let service = serve_many(0).await;
    let folder = tempfile::tempdir().unwrap();
    signed_in(&service, "/tickets", async |browser| {
        browser.announce_error("status of 403");
        browser.keep_downloads_in(folder.path()).await;
        browser.see_text("1–20 of 400").await;
        let fault = crate::service::status(StatusCode::FORBIDDEN);
        service.fault(FaultPlan::on(Operation::ListTickets, fault).skip(5));
        browser.press("Export CSV").await;
        browser.find(Role::Button, "Resume").await;
        service.clear_faults();
        browser.press("Resume").await;
        browser.hear("Exported 400 of 400 rows").await;
    })
    .await;
}

#[tokio::test]
async fn nothing_is_said_to_match_nothing_before_everything_is_read() {
    let service = serve_many(0).await;
    signed_in(&service, "/tickets", async |browser| {
        browser.announce_error("status of 500");
        let list = &LISTS[0];
        see_first_page(browser, list).await;
        service.fault(FaultPlan::on(Operation::ListTickets, status(StatusCode::INTERNAL_SERVER_ERROR)));
        go_to_box(browser).await;
        browser.type_keys("zzzz").await;
        let sight = browser.see_heading("Nothing found so far").await;
        assert!(!sight.text.contains("Nothing matches"), "{}", sight.text);
        service.clear_faults();
        browser.see_heading("Nothing matches").await;
    })
    .await;
}
