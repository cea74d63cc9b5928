//! After a save the ticket is read again: what the service did not take is named, and what it refuses is said.

use loket_service::{Fault, FaultPlan, Operation};
use serde_json::json;

use crate::browser::{Role, signed_in};
use crate::service::{bodies, count, serve};

#[tokio::test]
async fn a_field_that_the_service_ignores_is_named() {
    let service = serve().await;
    signed_in(&service, "/tickets/3010/edit", async |browser| {
        // The event runs on without end, and the service uses no capacity then.
        browser.see_text("Continuous events don’t use a capacity.").await;
        browser.fill("max_capacity", "50").await;
        browser.fill("price", "18").await;
        browser.press("Review changes").await;
        browser.press("Save changes").await;
        browser.hear("Saved with a different value: Capacity").await;
        let sight = browser.see_text("18.00").await;
        assert_eq!(sight.term("Capacity"), "No limit");
        assert!(!sight.text.contains("Changes saved"));
        assert_eq!(bodies(&service, Operation::UpdateTicket)[0]["max_capacity"], 50);
    })
    .await;
}

#[tokio::test]
async fn a_cleared_field_that_falls_back_to_its_default_is_no_surprise() {
    let service = serve().await;
    signed_in(&service, "/tickets/3001/edit", async |browser| {
        browser.fill("template_id", "802").await;
        browser.press("Review changes").await;
        browser.press("Save changes").await;
        browser.hear("Changes saved").await;
        browser.press("Close").await;
        browser.follow("Edit ticket").await;
        browser.fill("template_id", "").await;
        browser.press("Review changes").await;
        browser.press("Save changes").await;
        // "Empty for the default one" is what the form says, and the default one is what there is now.
        browser.hear("Changes saved").await;
    })
    .await;
}

#[tokio::test]
async fn a_refusal_leads_back_to_the_field_with_every_value() {
    let service = serve().await;
    signed_in(&service, "/tickets/3001/edit", async |browser| {
        browser.announce_error("status of 422");
        browser.fill("name", "Dag 1, vroeg").await;
        browser.fill("mobile_template_id", "999").await;
        browser.press("Review changes").await;
        browser.press("Save changes").await;
        browser.hear("Not saved").await;
        assert!(browser.description("mobile_template_id").await.contains("field is invalid"));
        browser.see_focus_on("mobile_template_id").await;
        assert_eq!(browser.value("name").await, "Dag 1, vroeg");
        browser.fill("mobile_template_id", "852").await;
        browser.press("Review changes").await;
        browser.press("Save changes").await;
        browser.hear("Changes saved").await;
    })
    .await;
}

#[tokio::test]
async fn a_lost_answer_leads_to_a_look_at_what_is_saved() {
    let service = serve().await;
    signed_in(&service, "/tickets/3001/edit", async |browser| {
        browser.announce_broken_connection();
        browser.fill("price", "51").await;
        service.fault(FaultPlan::on(Operation::UpdateTicket, Fault::LostAnswer));
        browser.press("Review changes").await;
        browser.press("Save changes").await;
        browser.hear("We don’t know if this was saved").await;
        assert_eq!(browser.value("price").await, "51");
        assert_eq!(count(&service, Operation::UpdateTicket), 1);
        browser.press("Check now").await;
        browser.see_address("/tickets/3001").await;
        browser.see_text("51.00").await;
    })
    .await;
}

#[tokio::test]
async fn what_was_saved_in_part_is_named_after_a_lost_answer() {
    let service = serve().await;
    signed_in(&service, "/tickets/3010/edit", async |browser| {
        browser.announce_broken_connection();
        // The service uses no capacity for this ticket.
        browser.fill("max_capacity", "50").await;
        browser.fill("price", "18").await;
        service.fault(FaultPlan::on(Operation::UpdateTicket, Fault::LostAnswer).times(1));
        browser.press("Review changes").await;
        browser.press("Save changes").await;
        browser.hear("We don’t know if this was saved").await;
        browser.press("Check now").await;
        browser.hear("Saved with a different value: Capacity").await;
        browser.see_address("/tickets/3010").await;
        browser.see_text("18.00").await;
        assert_eq!(count(&service, Operation::UpdateTicket), 1);
    })
    .await;
}

#[tokio::test]
async fn what_is_typed_after_a_lost_answer_stays_once_the_rest_is_found_saved() {
    let service = serve().await;
    signed_in(&service, "/tickets/3001/edit", async |browser| {
        browser.announce_broken_connection();
        browser.fill("price", "51").await;
        service.fault(FaultPlan::on(Operation::UpdateTicket, Fault::LostAnswer).times(1));
        browser.press("Review changes").await;
        browser.press("Save changes").await;
        browser.hear("We don’t know if this was saved").await;
        browser.fill("name", "Dag 1, vroeg").await;
        browser.press("Check now").await;
        browser.hear("Changes saved").await;
        assert_eq!(browser.value("name").await, "Dag 1, vroeg");
        browser.press("Review changes").await;
        browser.press("Save changes").await;
        browser.see_address("/tickets/3001").await;
        browser.see_heading("Dag 1, vroeg").await;
        let sent = [json!({ "price": "51.00" }), json!({ "name": "Dag 1, vroeg" })];
        assert_eq!(bodies(&service, Operation::UpdateTicket), sent);
    })
    .await;
}

#[tokio::test]
async fn pressing_twice_saves_once() {
    let service = serve().await;
    signed_in(&service, "/tickets/3001/edit", async |browser| {
        browser.fill("price", "51").await;
        browser.press("Review changes").await;
        service.fault(FaultPlan::on(Operation::UpdateTicket, Fault::Latency { milliseconds: 700 }));
        browser.press_twice("Save changes").await;
        browser.hear("Changes saved").await;
        assert_eq!(count(&service, Operation::UpdateTicket), 1);
        assert_eq!(browser.count(Role::Button, "Save changes").await, 0);
    })
    .await;
}

#[tokio::test]
async fn of_a_cleared_field_nothing_is_concluded_when_the_answer_is_lost() {
    let service = serve().await;
    signed_in(&service, "/tickets/3002/edit", async |browser| {
        browser.fill("max_capacity", "").await;
        browser.press("Review changes").await;
        browser.see_heading("Review changes").await;
        browser.announce_broken_connection();
        service.fault(FaultPlan::on(Operation::UpdateTicket, Fault::LostAnswer));
        browser.press("Save changes").await;
        browser.hear("We don’t know if this was saved").await;
        service.clear_faults();
        browser.press("Check now").await;
        // How a cleared field reads is not known, so nothing says whether it was saved.
        browser.hear("The ticketing service doesn’t show whether these fields were saved").await;
        browser.see_address("/tickets/3002/edit").await;
    })
    .await;
}
