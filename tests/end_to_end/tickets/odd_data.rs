//! Records that are hostile, or not what they should be.

use loket_service::{Fault, FaultPlan, Operation};
use serde_json::{Value, json};

use crate::browser::{Role, signed_in};
use crate::service::{Colleague, serve};

/// A name that a careless page would run.
const SCRIPT: &str = "<script>alert(1)</script><img src=x onerror=alert(1)>";

#[tokio::test]
async fn names_are_text() {
    let service = serve().await;
    signed_in(&service, "/tickets?page=3", async |browser| {
        let event = "<b>Proef</b> & \"testavond\" 'niet publiceren' 💡";
        let sight = browser.see("the name of the event", |sight| sight.text.contains(event)).await;
        assert_eq!(sight.row(SCRIPT)["Event"], event);
        let injected = "tbody script, tbody img, tbody b";
        assert_eq!(browser.count_of(injected).await, 0);

        browser.follow(SCRIPT).await;
        let sight = browser.see_heading(SCRIPT).await;
        assert_eq!(sight.title, format!("{SCRIPT} · Loket"));
        browser.follow("Edit ticket").await;
        browser.see_heading(&format!("Edit “{SCRIPT}”")).await;
        assert_eq!(browser.value("name").await, SCRIPT);
        assert_eq!(browser.count_of("main script, main img, main b").await, 0);
    })
    .await;
}

#[tokio::test]
async fn a_row_that_cannot_be_read_says_why_among_the_others() {
    let service = serve().await;
    let mut page = Colleague::of(&service).get("/tickets").await;
    page["data"][1]["dates"][0]["starts_at"] = json!("soon");
    page["data"][2]["price"] = Value::Null;
    service.fault(FaultPlan::on(Operation::ListTickets, Fault::Body { body: page.to_string() }));
    signed_in(&service, "/tickets", async |browser| {
        let sight = browser.see_text("1–20 of 60").await;
        assert_eq!(sight.rows.len(), 21);
        assert_eq!(sight.rows[2].len(), 1, "one cell instead of six");
        assert!(
            sight.rows[2][0].contains("This row can’t be read. dates[0].starts_at: "),
            "{:?}",
            sight.rows[2]
        );
        assert!(sight.rows[3][0].contains("This row can’t be read. price: "), "{:?}", sight.rows[3]);
        assert_eq!(sight.row("Dag 1")["Price"], "49.50");
        assert_eq!(sight.row("Camping (per persoon)")["Price"], "35.00");
    })
    .await;
}

#[tokio::test]
async fn what_services_of_this_kind_do_is_understood() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let mut ticket = colleague.get("/tickets/3002").await;
    ticket["capacity"] = json!("4000");
    ticket["sale_percentage"] = json!([]);
    ticket["tags"] = json!({ "0": "dag", "1": "zon" });
    ticket["a_member_of_tomorrow"] = json!({ "deep": [1, 2] });
    let wrapped = json!({ "data": ticket });
    service.fault(FaultPlan::on(Operation::GetTicket, Fault::Body { body: wrapped.to_string() }));
    signed_in(&service, "/tickets/3002", async |browser| {
        let sight = browser.see_heading("Dag 2").await;
        assert_eq!(sight.term("Capacity"), "4,000");
        assert_eq!(sight.term("Tags"), "dag, zon");
        browser.show_developer_details().await;
        browser.disclose("Show as received").await;
        browser.see_text("a_member_of_tomorrow").await;
        assert_eq!(browser.count(Role::Button, "Try again").await, 0);
    })
    .await;
}

#[tokio::test]
async fn a_ticket_whose_fields_are_no_list_is_opened_all_the_same() {
    let service = serve().await;
    let ticket = Colleague::of(&service).get("/tickets/3002").await;
    for (fields, shown) in
        [(json!({ "visitor": true }), "{\"visitor\":true}"), (json!("name"), "\"name\""), (json!(7), "7")]
    {
        let mut odd = ticket.clone();
        odd["fields"] = fields;
        service.clear_faults();
        service.fault(FaultPlan::on(Operation::GetTicket, Fault::Body { body: odd.to_string() }));
        signed_in(&service, "/tickets/3002", async |browser| {
            let sight = browser.see_heading("Dag 2").await;
            assert_eq!(sight.term("Fields"), shown);
        })
        .await;
    }
}

#[tokio::test]
async fn a_ticket_that_can_not_be_read_is_shown_as_received_under_its_id() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let mut page = colleague.get("/tickets").await;
    page["data"][1]["name"] = Value::Null;
    let body = page["data"][1].to_string();
    service.fault(FaultPlan::on(Operation::ListTickets, Fault::Body { body: page.to_string() }));
    service.fault(FaultPlan::on(Operation::GetTicket, Fault::Body { body }));
    signed_in(&service, "/tickets", async |browser| {
        browser.see_text("1–20 of 60").await;
        browser.follow("#3002").await;
        browser.see_address("/tickets/3002").await;
        let sight = browser.see_heading("Ticket #3002").await;
        assert!(sight.text.contains("\"name\": null"), "{}", sight.text);
        assert!(sight.text.contains("\"price\": \"54.50\""), "{}", sight.text);
    })
    .await;
}
