//! One shop as its customers get it.

use loket_service::{Fault, FaultPlan, Operation};
use serde_json::json;

use crate::browser::{Role, Sight, signed_in};
use crate::service::{Colleague, serve};

#[tokio::test]
async fn tickets_and_products_are_shown_with_what_a_checkout_needs() {
    let service = serve().await;
    signed_in(&service, "/shops/5001", async |browser| {
        browser.see_text("Zomerfestival De Vecht").await;
        browser.show_developer_details().await;
        let ids = "Use only the IDs on this page in a checkout";
        let sight = browser.see_text(ids).await;
        for heading in ["Dagtickets", "Weekend", "Products"] {
            assert!(sight.headings.iter().any(|shown| shown == heading), "{heading}: {:?}", sight.headings);
        }
        let row = sight.rows.iter().find(|row| row[0].starts_with("Dag 2")).unwrap();
        assert_eq!(row[1..6], ["3002", "54.50", "1.25", "55.75", "1–10"]);
        assert!(row[6].ends_with("/ 4,000"), "{row:?}");
        assert!(row[7].contains("Popular") && row[7].contains("Shows 88%"), "{row:?}");
        let row = sight.rows.iter().find(|row| row[0].starts_with("Parkeren per dag")).unwrap();
        assert_eq!(row[1..], ["4002", "12.50", "1.25", "13.75", "1–3", "—", "Sold out"]);
        // Hidden tickets are in no shop.
        assert!(!sight.text.contains("Crew en vrijwilligers"));
        assert_eq!(browser.count(Role::Button, "Copy ID of Dag 2").await, 1);
    })
    .await;
}

#[tokio::test]
async fn its_settings_stand_below_with_what_the_service_does_not_show() {
    let service = serve().await;
    signed_in(&service, "/shops/5001", async |browser| {
        let sight = browser.see_heading("Settings").await;
        assert_eq!(sight.term("Colour"), "#0b6e4f");
        assert_eq!(sight.term("Language"), "nl");
        let social = &sight.terms["Social media"];
        assert!(social.contains(&"instagram instagram.example/devecht".to_owned()), "{social:?}");
        assert_eq!(social.len(), 2);
        assert!(sight.text.contains("White text: easy to read (6.2 to 1)"), "{}", sight.text);
        assert!(sight.text.contains("Shops can’t be deleted."));
        assert!(sight.text.contains("Payment methods, tags, social media, queue and header image"));
    })
    .await;
}

#[tokio::test]
async fn what_a_shop_brings_is_text_and_only_an_address_of_the_web_is_a_link() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let mut shops = colleague.get("/shops").await;
    let shop = &mut shops["data"][0];
    shop["html"] = json!("<script>alert(1)</script><img src=x onerror=alert(1)>");
    shop["css"] = json!("main { display: none }</style><b>");
    shop["full_url"] = json!("javascript:alert(1)");
    let mut view = colleague.get("/shops/5001").await;
    view["full_url"] = json!("javascript:alert(1)");
    service.fault(FaultPlan::on(Operation::ListShops, Fault::Body { body: shops.to_string() }));
    service.fault(FaultPlan::on(Operation::GetShop, Fault::Body { body: view.to_string() }));
    signed_in(&service, "/shops/5001", async |browser| {
        let sight = browser.see_heading("Settings").await;
        assert!(sight.text.contains("<script>alert(1)</script>"), "{}", sight.text);
        assert_eq!(browser.count_of("main script, main img, main b, a[href^=javascript]").await, 0);
        browser.open("/shops").await;
        browser.see_text("devecht").await;
        assert_eq!(browser.count_of("a[href^=javascript]").await, 0);
    })
    .await;
}

#[tokio::test]
async fn a_ticket_that_is_not_on_sale_says_since_or_until_when() {
    let service = serve().await;
    signed_in(&service, "/shops/5001", async |browser| {
        let row = |text: &'static str| {
            move |sight: &Sight| {
                sight.rows.iter().any(|row| {
                    row[0].starts_with("Weekendticket – vroege vogel")
                        && row.last().is_some_and(|last| last.contains(text))
                })
            }
        };
        browser.see_text("vroege vogel").await;
        for (now, state) in
            [("2020-01-01T08:00:00Z", "Ticket sales start"), ("2026-06-20T08:00:00Z", "Ticket sales ended")]
        {
            browser.emulate_now(now).await;
            browser.reload().await;
            browser.see(state, row(state)).await;
        }
    })
    .await;
}
