//! The lists that other records refer to.

use loket_service::{Fault, FaultPlan, Operation};
use serde_json::json;

use crate::browser::{Role, signed_in};
use crate::service::{Colleague, serve};

#[tokio::test]
async fn each_list_shows_what_the_service_has() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    for (place, heading, pointer, count) in [
        ("/fields", "Form fields", "/name/clean", 12),
        ("/billing-information", "Billing information", "/name", 2),
        ("/terms-and-conditions", "Terms and conditions", "/name", 3),
        ("/privacy-statements", "Privacy statements", "/name", 2),
    ] {
        let records = colleague.get(place).await;
        signed_in(&service, place, async |browser| {
            browser.see_heading(heading).await;
            let sight = browser.see_text(&format!("1–{count} of {count}")).await;
            for record in records["data"].as_array().unwrap() {
                let name = record.pointer(pointer).unwrap().as_str().unwrap();
                assert_eq!(sight.row(name)["ID"], record["id"].as_str().unwrap());
            }
        })
        .await;
    }
}

#[tokio::test]
async fn accounts_are_grouped_and_a_slip_in_one_is_noticed() {
    let service = serve().await;
    let mut page = Colleague::of(&service).get("/billing-information").await;
    page["data"][1]["iban"] = json!("NL20INGB0001234568");
    service.fault(FaultPlan::on(Operation::ListBillingInformation, Fault::Body { body: page.to_string() }));
    signed_in(&service, "/billing-information", async |browser| {
        let sight = browser.see_text("1–2 of 2").await;
        assert_eq!(sight.row("Stichting De Vecht Evenementen")["IBAN"], "NL91 ABNA 0417 1643 00");
        assert_eq!(sight.row("De Vecht Horeca B.V.")["IBAN"], "NL20 INGB 0001 2345 68 Not a valid IBAN");
    })
    .await;
}

#[tokio::test]
async fn a_record_without_a_page_is_shown_as_received_from_its_row() {
    let service = serve().await;
    let mut page = Colleague::of(&service).get("/fields").await;
    page["data"][0]["secret_sauce"] = json!("mosterd");
    page["data"][1]["id"] = json!([]);
    service.fault(FaultPlan::on(Operation::ListFields, Fault::Body { body: page.to_string() }));
    signed_in(&service, "/fields", async |browser| {
        browser.see_text("1–12 of 12").await;
        // A row that can't be read has no other way to be seen.
        browser.press("Show as received").await;
        browser
            .see_true("return document.querySelector('dialog[open] pre').textContent.includes('\"id\": []')")
            .await;
        browser.press("Close").await;
        browser.see_focus_on_text("Show as received").await;
        browser.disclose("Columns").await;
        browser.find(Role::Field, "As received").await.click().await.unwrap();
        browser.click_on("document.querySelector('tbody tr button')").await;
        browser
            .see_true("return document.querySelector('dialog[open] pre').textContent.includes('mosterd')")
            .await;
    })
    .await;
}
