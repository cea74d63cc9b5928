//! Reading all of a long list: from the first page on, stopped, and continued.

use std::time::Duration;

use loket_service::{Fault, FaultPlan, Operation, Options, Running};

use serde_json::{Value, json};

use super::sales::{EVENT, text};
use crate::browser::{Role, signed_in, until};
use crate::service::{Colleague, count, options, serve, serve_with, status};

/// How many of the requests for orders asked for a page, or with some parameter.
fn asked(service: &Running, part: &str) -> usize {
    let orders =
        service.requests().into_iter().filter(|request| request.operation == Some(Operation::ListOrders));
    orders
        .filter(|request| request.query.as_deref().unwrap_or_default().split('&').any(|asked| asked == part))
        .count()
}

/// Pages are asked for four at a time, so which request is the fourth is for chance to say.
fn hang_from_fourth_page(service: &Running) {
    for page in 4..=8 {
        service.fault(FaultPlan::on(Operation::ListOrders, Fault::Hang).with_query(&format!("page={page}")));
    }
}

#[tokio::test]
async fn a_walk_that_was_stopped_keeps_what_it_has_and_goes_on_from_there() {
    let service = serve_with(Options { purchases: 2000, ..options() }).await;
    hang_from_fourth_page(&service);
    signed_in(&service, &format!("{EVENT}/orders"), async |browser| {
        let sight = browser.see_text("300 of 800 loaded").await;
        assert!(sight.rows.len() > 20, "rows are there from the first page on");
        browser.press("Stop").await;
        browser.see_text("Resume").await;
        service.clear_faults();
        browser.see_text("300 so far").await;
        browser.press("Resume").await;
        browser.see_text("800 of 800 · updated").await;
        for page in 1..=3 {
            assert_eq!(asked(&service, &format!("page={page}")), 1, "page {page} was read once");
        }
    })
    .await;
}

#[tokio::test]
async fn to_stop_is_to_want_no_file_and_the_next_export_goes_on() {
    let service = serve_with(Options { purchases: 2000, ..options() }).await;
    hang_from_fourth_page(&service);
    signed_in(&service, &format!("{EVENT}/orders"), async |browser| {
        browser.see_text("300 of 800 loaded").await;
        browser.press("Export CSV").await;
        browser.find(Role::Button, "Preparing…").await;
        browser.press("Stop").await;
        browser.find(Role::Button, "Export CSV").await;
        browser.press("Resume").await;
        browser.find(Role::Button, "Stop").await;
        service.clear_faults();
        browser.press("Stop").await;
        // What is paused is read on, since all of it is wanted.
        browser.press("Export CSV").await;
        let sight = browser.hear("Exported 800 of 800 rows").await;
        let exports = sight.notices.iter().filter(|notice| notice.contains("Exported")).count();
        assert_eq!(exports, 1, "{:?}", sight.notices);
    })
    .await;
}

#[tokio::test]
async fn a_walk_without_network_keeps_what_it_has_and_goes_on_from_there() {
    let service = serve_with(Options { purchases: 2000, ..options() }).await;
    hang_from_fourth_page(&service);
    signed_in(&service, &format!("{EVENT}/orders"), async |browser| {
        browser.announce_broken_connection();
        browser.see_text("300 of 800 loaded").await;
        browser.press("Stop").await;
        browser.see_text("Resume").await;
        service.clear_faults();
        browser.emulate_network(false).await;
        browser.press("Resume").await;
        browser.see_text("No network").await;
        browser
            .see("what was read", |sight| sight.text.contains("300 so far") && sight.rows.len() > 20)
            .await;
        // By itself.
        browser.emulate_network(true).await;
        browser.see_text("800 of 800 · updated").await;
        for page in 1..=3 {
            assert_eq!(asked(&service, &format!("page={page}")), 1, "page {page} was read once");
        }
    })
    .await;
}

#[tokio::test]
async fn a_tab_that_is_opened_again_later_asks_only_for_what_changed() {
    let service = serve().await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_text("200 of 200 · updated").await;
        browser.follow("Overview").await;
        browser.see_text("280 of 280 orders and purchases · updated").await;
        service.clear_requests();
        browser.pass_time(Duration::from_secs(120)).await;
        browser.follow("Purchases").await;
        browser.see_text("200 of 200 · updated").await;
        until("a request for what changed", async || match count(&service, Operation::ListOrders) {
            0 => Err("no request".to_owned()),
            _ => Ok(()),
        })
        .await;
        let asked: Vec<_> = service
            .requests()
            .into_iter()
            .filter_map(|request| Some((request.operation?, request.query?)))
            .collect();
        assert!(
            asked
                .iter()
                .all(|(operation, query)| *operation != Operation::ListOrders
                    || query.contains("last_updated=")),
            "{asked:?}"
        );
        assert_eq!(count(&service, Operation::ListPurchases), 0, "what has loaded stays");
        browser.press("Refresh").await;
        until("a request for purchases", async || match count(&service, Operation::ListPurchases) {
            0 => Err("no request".to_owned()),
            _ => Ok(()),
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn a_service_that_refuses_the_size_of_a_page_is_asked_without() {
    let service = serve().await;
    let refusal = status(http::StatusCode::UNPROCESSABLE_ENTITY);
    service.fault(FaultPlan::on(Operation::ListOrders, refusal).times(1));
    signed_in(&service, &format!("{EVENT}/orders"), async |browser| {
        browser.announce_error("status of 422");
        browser.see_text("80 of 80 · updated").await;
        assert_eq!(asked(&service, "per_page=100"), 1);
        assert_eq!(count(&service, Operation::ListOrders), 1 + 4, "four pages of twenty");
    })
    .await;
}

#[tokio::test]
async fn what_changed_is_read_without_reading_everything_again() {
    let service = serve().await;
    signed_in(&service, &format!("{EVENT}/orders"), async |browser| {
        browser.see_text("80 of 80 · updated").await;
        service.clear_requests();
        browser.press("Refresh").await;
        until("a request for what changed", async || match count(&service, Operation::ListOrders) {
            0 => Err("no request".to_owned()),
            _ => Ok(()),
        })
        .await;
        let queries: Vec<_> = service.requests().into_iter().filter_map(|request| request.query).collect();
        assert!(queries.iter().all(|query| query.contains("last_updated=")), "{queries:?}");
        browser.see_text("80 of 80 · updated").await;
    })
    .await;
}

/// A page with an order that was refunded meanwhile, and one that was placed.
async fn changes(service: &Running) -> (String, Value) {
    let mut page = Colleague::of(service).get(&format!("{EVENT}/orders")).await;
    let orders = page["data"].as_array_mut().unwrap();
    orders.truncate(2);
    orders[0]["status"] = json!({ "code": 210, "text": "Zojuist terugbetaald" });
    orders[1]["id"] = json!("999999");
    orders[1]["purchases"] = json!([]);
    let first = orders[0].clone();
    page["meta"] =
        json!({ "current_page": 1, "last_page": 1, "from": 1, "to": 2, "per_page": 100, "total": 2 });
    (page.to_string(), first)
}

#[tokio::test]
async fn changes_join_what_was_read_before() {
    let service = serve().await;
    let (body, refunded) = changes(&service).await;
    signed_in(&service, &format!("{EVENT}/orders"), async |browser| {
        browser.see_text("80 of 80 · updated").await;
        service.fault(FaultPlan::on(Operation::ListOrders, Fault::Body { body }).times(1));
        browser.press("Refresh").await;
        let sight = browser.see_text("81 of 81 · updated").await;
        assert_eq!(sight.row(text(&refunded, "/id"))["Status"], "Zojuist terugbetaald");
        assert_eq!(sight.row("999999")["Checked in"], "0 of 0");
    })
    .await;
}
