//! The list of tickets, page by page.

use std::collections::BTreeMap;

use loket_service::{Fault, FaultPlan, Operation};

use crate::browser::{Role, Screen, signed_in, until};
use crate::service::serve;

#[tokio::test]
async fn pages_are_turned_by_links_that_the_address_follows() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_text("1–20 of 60").await;
        assert_eq!(browser.count(Role::Link, "Previous page").await, 0);
        browser.follow("Next page").await;
        browser.see_text("21–40 of 60").await;
        let sight = browser.see_address("/tickets?page=2").await;
        assert_eq!(sight.title, "Tickets, page 2 · Loket");
        assert_eq!(sight.row("Laatste release")["Price"], "34.50");
        browser.follow("Next page").await;
        browser.see_text("41–60 of 60").await;
        assert_eq!(browser.count(Role::Link, "Next page").await, 0);

        browser.back().await;
        browser.see_text("21–40 of 60").await;
        browser.reload().await;
        browser.see_text("21–40 of 60").await;
        browser.see_address("/tickets?page=2").await;
        browser.follow("Previous page").await;
        browser.see_text("1–20 of 60").await;
    })
    .await;
}

#[tokio::test]
async fn each_row_says_what_there_is_to_know() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        let sight = browser.see_tickets().await;
        assert_eq!(sight.rows.len(), 21);
        let festival = "Zomerfestival De Vecht";
        for (name, price, capacity, state) in [
            ("Dag 2", "54.50", "4,000", "Popular Entry Hide Unmark"),
            ("Crew en vrijwilligers", "0.00", "No limit", "Hidden Entry Show Mark as popular"),
            ("Camping (per persoon)", "35.00", "3,000", "Hide Mark as popular"),
        ] {
            let expected = [
                // The boxes to select by.
                ("", ""),
                ("Name", name),
                ("Event", festival),
                ("Price", price),
                ("Capacity", capacity),
                ("State", state),
                ("Actions", ""),
            ];
            assert_eq!(sight.row(name), BTreeMap::from(expected));
        }
    })
    .await;
}

#[tokio::test]
async fn a_row_leads_to_its_ticket_and_back() {
    let service = serve().await;
    signed_in(&service, "/tickets?page=2", async |browser| {
        browser.follow("Halve marathon").await;
        browser.see_heading("Halve marathon").await;
        browser.see_address("/tickets/3033").await;
        browser.back().await;
        browser.see_text("21–40 of 60").await;
    })
    .await;
}

#[tokio::test]
async fn a_page_behind_the_last_one_leads_to_the_first() {
    let service = serve().await;
    signed_in(&service, "/tickets?page=99", async |browser| {
        browser.see_heading("This page is empty").await;
        browser.follow("Go to the first page").await;
        browser.see_text("1–20 of 60").await;
    })
    .await;
}

#[tokio::test]
async fn a_wait_shows_itself() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_text("1–20 of 60").await;
        service.fault(FaultPlan::on(Operation::ListTickets, Fault::Hang).times(1));
        browser.reload().await;
        browser.hear("Loading…").await;
    })
    .await;
}

#[tokio::test]
async fn an_organisation_without_tickets_reads_what_a_ticket_is() {
    let service = serve().await;
    let body = r#"{"data":[],"links":{"first":null,"last":null,"prev":null,"next":null},
        "meta":{"current_page":1,"from":null,"last_page":1,"path":"","per_page":20,"to":null,"total":0}}"#;
    service.fault(FaultPlan::on(Operation::ListTickets, Fault::Body { body: body.to_owned() }));
    signed_in(&service, "/tickets", async |browser| {
        browser.see_heading("No tickets yet").await;
        browser.follow("New ticket").await;
        browser.see_address("/tickets/new").await;
    })
    .await;
}

#[tokio::test]
async fn on_a_phone_the_menu_of_columns_is_in_sight() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.emulate_screen(Screen { width: 390, height: 760, scale: 1 }).await;
        browser.see_tickets().await;
        browser.press("Filters and more").await;
        browser.click_on("document.querySelector('.columns > summary')").await;
        let script = "const { left, right } = document.querySelector('.columns li').getBoundingClientRect();
            return 0 < left && left < right && right < innerWidth;";
        until("a menu that is in sight", async || match browser.evaluate(script, Vec::new()).await? {
            json if json == true => Ok(()),
            json => Err(json.to_string()),
        })
        .await;
        // Out of sight, they still say that the list is narrowed.
        browser.open("/tickets?is_hidden=true").await;
        browser.find(Role::Button, "Filters and more (1)").await;
        assert_eq!(browser.count_of(".columns > summary").await, 0);
    })
    .await;
}
