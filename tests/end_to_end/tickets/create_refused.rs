//! What is wrong with a new ticket stands beside its field, and nothing typed is lost.

use http::StatusCode;
use loket_service::{Fault, FaultPlan, Operation};

use crate::browser::{Role, signed_in};
use crate::service::{count, serve};

#[tokio::test]
async fn problems_stand_beside_their_fields_before_anything_is_sent() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        for (control, typed) in [
            ("price", "twelve"),
            ("max_capacity", "many"),
            ("min_order_amount", "5"),
            ("max_order_amount", "3"),
            ("sales_percentage.percentage", "101"),
        ] {
            browser.fill(control, typed).await;
        }
        browser.press("Create ticket").await;
        browser.see_heading("5 things need your attention").await;
        for (control, problem) in [
            ("name", "Fill this in"),
            ("price", "Enter an amount such as 12.50"),
            ("max_capacity", "Enter a whole number such as 250"),
            ("min_order_amount", "The minimum is above the maximum"),
            ("sales_percentage.percentage", "Enter a whole number from 0 to 100"),
        ] {
            assert!(browser.description(control).await.contains(problem), "beside {control}");
        }
        assert_eq!(browser.value("price").await, "twelve");
        assert_eq!(browser.value("max_order_amount").await, "3");
        assert_eq!(count(&service, Operation::CreateTicket), 0);

        browser.fill("price", "12,5055").await;
        browser.press("Create ticket").await;
        browser.see_text("Enter at most two digits after the decimal sign").await;
        browser.fill("price", "-1").await;
        browser.press("Create ticket").await;
        browser.see_text("Enter an amount that is not below zero").await;
        assert_eq!(count(&service, Operation::CreateTicket), 0);
    })
    .await;
}

#[tokio::test]
async fn the_focus_moves_to_the_first_problem() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.fill("name", "Zonder prijs").await;
        browser.fill("max_capacity", "many").await;
        browser.press("Create ticket").await;
        browser.see_heading("2 things need your attention").await;
        browser.see_focus_on("price").await;
    })
    .await;
}

#[tokio::test]
async fn a_refusal_of_the_service_stands_beside_its_field() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.announce_error("status of 422");
        browser.fill("name", "Verkeerd sjabloon").await;
        browser.fill("price", "12,50").await;
        browser.fill("template_id", "999").await;
        browser.toggle("is_entry").await;
        browser.press("Create ticket").await;
        browser.hear("Nothing was saved").await;
        browser.see_text("A4 template: The template_id field is invalid.").await;
        assert!(browser.description("template_id").await.contains("The template_id field is invalid."));
        browser.see_focus_on("template_id").await;
        assert_eq!(browser.value("name").await, "Verkeerd sjabloon");
        assert_eq!(browser.value("price").await, "12,50");
        assert!(browser.is_on("is_entry").await);

        browser.fill("template_id", "803").await;
        browser.press("Create ticket").await;
        browser.hear("Ticket created").await;
    })
    .await;
}

#[tokio::test]
async fn a_refusal_without_a_control_is_said_in_full() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.announce_error("status of 422");
        let body = r#"{"message":"The given data was invalid.","errors":{"quota.yearly":["The quota is used up."]}}"#;
        let refusal = Fault::Status {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            retry_after: None,
            body: Some(body.to_owned()),
            content_type: None,
        };
        service.fault(FaultPlan::on(Operation::CreateTicket, refusal));
        browser.fill("name", "Te veel").await;
        browser.fill("price", "1").await;
        browser.press("Create ticket").await;
        browser.hear("quota.yearly: The quota is used up.").await;
        browser.see_text("The given data was invalid.").await;
        assert_eq!(browser.count(Role::Link, "quota.yearly: The quota is used up.").await, 0);
    })
    .await;
}
