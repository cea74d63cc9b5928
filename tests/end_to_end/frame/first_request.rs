//! What is shown first is asked for while the app is still on its way.

use loket_service::{Operation, Options, RecordedRequest, Running};
use serde_json::json;

use crate::browser::{Browser, signed_in, until};
use crate::dist::dist_with;
use crate::service::{count, count_all, options, serve, serve_with};

const PLACES: [(&str, Operation); 15] = [
    ("/", Operation::ListEvents),
    ("/tickets", Operation::ListTickets),
    ("/tickets/3001", Operation::GetTicket),
    ("/tickets/3001/edit", Operation::GetTicket),
    ("/events", Operation::ListEvents),
    ("/events/1001", Operation::GetEvent),
    ("/events/1001", Operation::ListOrders),
    ("/events/1001/orders", Operation::GetEvent),
    ("/events/1001/orders", Operation::ListOrders),
    ("/events/1001/purchases", Operation::ListOrders),
    ("/events/1001/purchases", Operation::ListPurchases),
    ("/orders", Operation::ListEvents),
    ("/orders/500001", Operation::GetOrder),
    ("/shops", Operation::ListShops),
    ("/shops/5001/edit", Operation::GetShop),
];

/// The requests of an operation, those for further pages left out.
fn requests_for(service: &Running, operation: Operation) -> Vec<RecordedRequest> {
    let is_first = |request: &RecordedRequest| {
        request.query.as_deref().is_none_or(|query| query.split('&').any(|member| member == "page=1"))
    };
    let is_wanted = |request: &RecordedRequest| request.operation == Some(operation) && is_first(request);
    service.requests().into_iter().filter(is_wanted).collect()
}

/// From now on the app's code does not arrive.
async fn keep_the_app_away(browser: &Browser) {
    for part in ["net::ERR_", "Failed to fetch"] {
        browser.announce_error(part);
    }
    browser.devtools("Network.enable", json!({})).await;
    browser.devtools("Network.setBlockedURLs", json!({ "urls": ["*.wasm"] })).await;
}

#[tokio::test]
async fn it_is_requested_before_the_app_starts() {
    let service = serve().await;
    signed_in(&service, "/", async |browser| {
        browser.see_heading("Today").await;
        keep_the_app_away(browser).await;
        for (path, operation) in PLACES {
            service.clear_requests();
            browser.open(path).await;
            until(&format!("a request for {path}"), async || {
                if count(&service, operation) == 1 { Ok(()) } else { Err("none".to_owned()) }
            })
            .await;
        }
    })
    .await;
}

#[tokio::test]
async fn the_app_takes_the_answer_and_asks_as_it_was_asked() {
    let service = serve().await;
    signed_in(&service, "/", async |browser| {
        browser.see_heading("Today").await;
        browser.see_settled().await;
        for (path, operation) in PLACES {
            let mut asked = Vec::new();
            // With a question mark behind it, only the app knows the place.
            for address in [path.to_owned(), format!("{path}?")] {
                // What the page before still asks for must not be counted.
                browser.open("/nowhere").await;
                browser.see_heading("Page not found").await;
                service.clear_requests();
                browser.open(&address).await;
                browser.see("the page", |sight| !sight.headings.is_empty()).await;
                browser.see_settled().await;
                asked.push(requests_for(&service, operation));
            }
            assert_eq!(asked[0].len(), 1, "{path} is asked for once");
            assert_eq!(asked[0], asked[1], "{path}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_service_that_the_settings_no_longer_name_is_not_asked() {
    let dist = dist_with(&json!({}));
    let service = serve_with(Options { static_files: Some(dist.path().into()), ..options() }).await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        let settings = json!({ "service_url": "https://another.example" });
        let file = dist.path().join("config.json");
        std::fs::write(&file, settings.to_string()).unwrap();
        // Browsers tell files apart by the second in which they were written.
        let later = std::time::SystemTime::now() + std::time::Duration::from_secs(10);
        std::fs::File::options().write(true).open(&file).unwrap().set_modified(later).unwrap();
        service.clear_requests();
        browser.reload().await;
        browser.see_heading("Sign in").await;
        assert_eq!(count_all(&service), 0);
    })
    .await;
}
