//! The states that a person gets into on the way.

use fantoccini::key::Key;
use http::StatusCode;
use loket_service::{Fault, FaultPlan, Operation};
use serde_json::json;

use super::Inspection;
use crate::browser::Role;
use crate::service::{Colleague, status};

/// The sign-in, at first and with a problem; then signed in.
pub(super) async fn sign_in(inspection: &Inspection<'_>) {
    let browser = inspection.browser;
    browser.open("/sign-in").await;
    browser.see_heading("Sign in").await;
    inspection.look("sign-in").await;
    browser.press("Sign in").await;
    browser.see_heading("There is a problem").await;
    browser.disclose("Advanced").await;
    inspection.look("sign-in with a problem").await;
    browser.sign_in().await;
    browser.see_heading("Today").await;
}

/// A list with its menus, its selection, what was just done on it, and the help with the keys.
pub(super) async fn of_lists(inspection: &Inspection<'_>) {
    let browser = inspection.browser;
    browser.open("/tickets").await;
    browser.see_tickets().await;
    inspection.look("tickets").await;
    browser.disclose("Menu").await;
    inspection.look("the menu").await;
    browser.disclose("Menu").await;
    // On a narrow screen they are behind a button.
    let is_narrow = browser.count(Role::Button, "Filters and more").await > 0;
    if is_narrow {
        browser.press("Filters and more").await;
    }
    browser.disclose("Columns").await;
    inspection.look("the choice of columns").await;
    browser.disclose("Columns").await;
    if is_narrow {
        browser.press("Filters and more").await;
    }
    browser.press("Hide Dag 1").await;
    browser.hear("“Dag 1” is hidden.").await;
    inspection.look("what was just done").await;
    browser.press("Undo").await;
    browser.hear("“Dag 1” is visible in its shops.").await;
    browser.find(Role::Field, "Select Dag 2").await.click().await.unwrap();
    browser.hear("1 selected").await;
    inspection.look("a selection").await;
    browser.press("Search").await;
    browser.see_true("return document.activeElement.role === 'combobox'").await;
    browser.type_keys("vecht").await;
    browser.see_text("devecht Shop").await;
    inspection.look("the command palette").await;
    browser.open("/tickets/3005").await;
    browser.see_text("Camping (per persoon)").await;
    browser.show_developer_details().await;
    browser.disclose("Show as received").await;
    inspection.look("a ticket as received").await;
    browser.type_keys("?").await;
    browser.see_heading("Keyboard shortcuts").await;
    inspection.look("the help with the keys").await;
}

/// Orders and purchases with an answer, the list for the door, one order, and what a customer is asked.
pub(super) async fn of_orders(inspection: &Inspection<'_>) {
    let browser = inspection.browser;
    let colleague = Colleague::of(inspection.service);
    let order = colleague.get("/events/1001/orders").await["data"][0].clone();
    let id = order["id"].as_str().unwrap();
    browser.open("/events/1001/orders").await;
    browser.see_text("80 of 80 · updated").await;
    for (asked, place) in [(id, "an answer about an order"), ("9999999999999", "an answer about nothing")] {
        browser.find(Role::Field, "Barcode, name, e-mail, phone or order").await.click().await.unwrap();
        browser.type_keys(&format!("{asked}{}", Key::Enter)).await;
        browser.see(place, |sight| sight.notices.iter().any(|notice| notice.contains(asked))).await;
        inspection.look(place).await;
    }
    browser.open("/events/1001/purchases?ticket=Dag%202").await;
    browser.see_text("of 200 · updated").await;
    inspection.look("purchases that are narrowed").await;
    browser.press("Door list").await;
    browser
        .see("the list for the door", |sight| sight.headings.iter().any(|text| text.contains("Door list")))
        .await;
    inspection.look("the list for the door").await;
    browser.open(&format!("/orders/{id}")).await;
    browser.see_heading(&format!("Order {id}")).await;
    inspection.look("an order").await;

    let sessions = inspection.service.sessions();
    let session = sessions.iter().find(|session| session.event_id == "1001").unwrap();
    browser.open("/checkout-fields").await;
    browser.press("Show fields").await;
    browser.see_text("Enter the session ID").await;
    inspection.look("checkout fields with problems").await;
    browser.fill("session", &session.session).await;
    browser.choose("event_id", &session.event_name).await;
    browser.press("Show fields").await;
    browser.see_heading("For the order").await;
    inspection.look("the questions of a checkout").await;
}

/// Forms with problems, a review, a conflict, a refusal and a lost answer.
pub(super) async fn of_forms(inspection: &Inspection<'_>) {
    let browser = inspection.browser;
    browser.announce_error("status of 422");
    browser.announce_broken_connection();
    for (place, submit) in
        [("/tickets/new", "Create ticket"), ("/events/new", "Create event"), ("/shops/new", "Create shop")]
    {
        browser.open(place).await;
        browser.press(submit).await;
        browser
            .see("a summary of problems", |sight| sight.headings.iter().any(|text| text.contains("problem")))
            .await;
        inspection.look(&format!("{place} with problems")).await;
    }
    browser.open("/tickets/new").await;
    browser.choose("event_id", "Bierfestival 't IJkpunt").await;
    browser.press("Add period").await;
    inspection.look("a new ticket with dates and a period").await;
    browser.follow("Cancel").await;
    browser.see_heading("Leave without saving?").await;
    inspection.look("the question before leaving").await;
    browser.answer_question("Leave without saving?", false).await;

    browser.open("/tickets/3005/edit").await;
    browser.fill("price", "120").await;
    browser.press("Review changes").await;
    browser.see_heading("Review changes").await;
    browser.disclose("Show request").await;
    inspection.look("a review").await;
    browser.press("Edit request").await;
    inspection.look("a request that is edited").await;
    browser.press("Discard edits").await;
    Colleague::of(inspection.service).post("/tickets/3005", &json!({ "price": "110.00" })).await;
    browser.press("Save changes").await;
    browser.hear("Someone else changed this").await;
    inspection.look("a conflict").await;
    inspection.service.fault(FaultPlan::on(Operation::UpdateTicket, Fault::LostAnswer));
    browser.press("Save changes anyway").await;
    browser.hear("We don’t know if this was saved").await;
    inspection.look("a lost answer").await;
    inspection.service.clear_faults();
    browser.press("Check now").await;
    browser.hear("Changes saved").await;
}

/// Lists and records that can't be read, or are on their way, or of which there are none.
pub(super) async fn of_failures(inspection: &Inspection<'_>) {
    let (browser, service) = (inspection.browser, inspection.service);
    browser.announce_error("status of 403");
    for (path, operation) in [
        ("/tickets", Operation::ListTickets),
        ("/tickets/3001", Operation::GetTicket),
        ("/tickets/3001/edit", Operation::GetTicket),
    ] {
        service.fault(FaultPlan::on(operation, status(StatusCode::FORBIDDEN)));
        browser.open(path).await;
        browser.find(Role::Button, "Try again").await;
        inspection.look(&format!("{path}, which can't be read")).await;
        service.clear_faults();
        service.fault(FaultPlan::on(operation, Fault::Hang).times(1));
        browser.open(path).await;
        browser.hear("Loading…").await;
        inspection.look(&format!("{path}, which is on its way")).await;
        service.clear_faults();
    }
    let none = r#"{"data":[],"links":{"first":null,"last":null,"prev":null,"next":null},
        "meta":{"current_page":1,"from":null,"last_page":1,"path":"","per_page":20,"to":null,"total":0}}"#;
    for (path, operation, heading) in [
        ("/tickets", Operation::ListTickets, "No tickets yet"),
        ("/events", Operation::ListEvents, "No events yet"),
        ("/shops", Operation::ListShops, "No shops yet"),
    ] {
        service.fault(FaultPlan::on(operation, Fault::Body { body: none.to_owned() }));
        browser.open(path).await;
        browser.see_heading(heading).await;
        inspection.look(&format!("{path} without any")).await;
        service.clear_faults();
    }
}
