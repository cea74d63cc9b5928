//! Several events of one name.

use loket_service::{Fault, FaultPlan, Operation};

use super::serve_many;
use crate::browser::signed_in;

#[tokio::test]
async fn events_of_one_name_are_distinguished_by_date_and_id() {
    let service = serve_many(0).await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.choose("event_id", "Zomerfestival De Vecht · Sun, 21 Jun 2026 · #1013").await;
        assert_eq!(browser.value("event_id").await, "1013");
        browser.open("/tickets").await;
        browser.see_text("Zomerfestival De Vecht · Sun, 21 Jun 2026 · #1001").await;
    })
    .await;
}

#[tokio::test]
async fn a_list_stays_narrowed_to_one_of_them_in_another_language() {
    let service = serve_many(0).await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_text("1–20 of 400").await;
        browser.choose("event", "Zomerfestival De Vecht · Sun, 21 Jun 2026 · #1001").await;
        browser.see_address("/tickets?event=1001").await;
        let count = |text: &str, of: &str| Some(text.split_once(of)?.0.rsplit(' ').next()?.to_owned());
        let (english, dutch) = (" of 400 · updated", " van 400 · bijgewerkt");
        let sight = browser.see("its tickets", |sight| count(&sight.text, english).is_some()).await;
        let found = count(&sight.text, english);
        assert_ne!(found.as_deref(), Some("400"));
        browser.disclose("Menu").await;
        browser.choose_by_label("Language", "Nederlands").await;
        let translated = browser.see("its tickets", |sight| count(&sight.text, dutch) == found).await;
        assert!(translated.text.contains("#1001"), "the event that is chosen is named");
    })
    .await;
}

#[tokio::test]
async fn an_export_waits_for_the_names_of_the_events() {
    let service = serve_many(0).await;
    service.fault(FaultPlan::on(Operation::ListEvents, Fault::Latency { milliseconds: 1_500 }));
    let folder = tempfile::tempdir().unwrap();
    signed_in(&service, "/tickets", async |browser| {
        browser.keep_downloads_in(folder.path()).await;
        browser.see_text("1–20 of 400").await;
        browser.press("Export CSV").await;
        browser.hear("Exported 400 of 400 rows").await;
        let file = browser.downloaded(folder.path(), "tickets", "400 of 400.csv").await;
        let first =
            file.lines().find(|line| line.contains("Zomerfestival De Vecht · Sun, 21 Jun 2026 · #1001"));
        assert!(first.is_some(), "{}", &file[..400]);
    })
    .await;
}
