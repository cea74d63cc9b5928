//! The list of shops.

use loket_service::{Fault, FaultPlan, Operation};
use serde_json::json;

use crate::browser::signed_in;
use crate::service::{Colleague, serve};

#[tokio::test]
async fn each_row_says_how_a_shop_is_set_up_and_leads_to_the_live_one() {
    let service = serve().await;
    signed_in(&service, "/shops", async |browser| {
        let sight = browser.see_text("1–5 of 5").await;
        let row = sight.row("delooier");
        assert_eq!(row["Language"], "nl");
        assert_eq!(row["Protected"], "No");
        assert_eq!(row["Invoicing"], "Yes");
        assert_eq!(row["Opening periods"], "Tue, 2 Dec 2025, 10:00 – Wed, 6 Jan 2027, 10:00");
        let live =
            "a[href='https://delooier.kaartverkoop.example'][target=_blank][rel='noopener noreferrer']";
        assert_eq!(browser.count_of(live).await, 1);
        browser.follow("delooier").await;
        browser.see_address("/shops/5002").await;
    })
    .await;
}

#[tokio::test]
async fn an_address_that_is_no_address_of_the_web_is_no_link() {
    let service = serve().await;
    let mut list = Colleague::of(&service).get("/shops").await;
    list["data"][0]["full_url"] = json!("javascript:alert(1)");
    service.fault(FaultPlan::on(Operation::ListShops, Fault::Body { body: list.to_string() }));
    signed_in(&service, "/shops", async |browser| {
        browser.see_text("javascript:alert(1)").await;
        assert_eq!(browser.count_of("a[href^='javascript']").await, 0);
        assert_eq!(browser.count_of("a[target=_blank]").await, 4);
    })
    .await;
}
