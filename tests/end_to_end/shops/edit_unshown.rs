//! Fields of a shop that no response shows: they stay unchanged while they are left empty.

use loket_service::{Fault, FaultPlan, Operation};
use serde_json::json;

use crate::browser::{Browser, signed_in};
use crate::image::{PICTURE_PART, picture};
use crate::service::{bodies, parts, serve};

async fn type_a_tag(browser: &Browser) {
    browser.hear("Empty fields stay unchanged").await;
    browser.fill("analytics_tag", "AT-9").await;
    browser.press("Review changes").await;
    browser.press("Save changes").await;
}

#[tokio::test]
async fn what_the_service_does_not_show_is_not_taken_for_ignored() {
    let service = serve().await;
    signed_in(&service, "/shops/5001/edit", async |browser| {
        type_a_tag(browser).await;
        let sight = browser.hear("Changes saved").await;
        assert!(!sight.text.contains("Saved with a different value"), "{}", sight.text);
        assert_eq!(bodies(&service, Operation::UpdateShop), [json!({ "analytics_tag": "AT-9" })]);
    })
    .await;
}

#[tokio::test]
async fn after_a_lost_answer_nothing_is_claimed_of_it() {
    let service = serve().await;
    signed_in(&service, "/shops/5001/edit", async |browser| {
        browser.announce_broken_connection();
        service.fault(FaultPlan::on(Operation::UpdateShop, Fault::LostAnswer).times(1));
        type_a_tag(browser).await;
        browser.hear("We don’t know if this was saved").await;
        browser.press("Check now").await;
        browser.hear("The ticketing service doesn’t show whether these fields were saved").await;
        assert_eq!(browser.value("analytics_tag").await, "AT-9");
    })
    .await;
}

#[tokio::test]
async fn a_new_image_replaces_the_old_one() {
    let service = serve().await;
    let (_folder, image) = picture();
    signed_in(&service, "/shops/5001/edit", async |browser| {
        browser.attach("header_image", &image).await;
        browser.see_text("kop.png · 1 kB").await;
        browser.press("Review changes").await;
        let sight = browser.see_heading("Review changes").await;
        assert_eq!(sight.rows[1], ["Header image", "current value not visible", "kop.png"]);
        browser.press("Save changes").await;
        browser.hear("Changes saved").await;
        assert_eq!(parts(&service, Operation::UpdateShop)["header_image"], PICTURE_PART);
    })
    .await;
}
