//! One event with its tabs.

use loket_service::{Fault, FaultPlan, Operation};
use serde_json::json;

use crate::browser::{Role, signed_in};
use crate::service::{bodies, serve};

#[tokio::test]
async fn everything_that_the_service_says_of_an_event_is_shown() {
    let service = serve().await;
    signed_in(&service, "/events/1005", async |browser| {
        let sight = browser.see("the name of its shop", |sight| sight.text.contains("devecht")).await;
        for (label, value) in [
            ("Continuous", "No"),
            ("Venue", "Stadshaven"),
            ("Street", "Havenkade-Oost"),
            ("House number", "3-5"),
            ("Addition", "—"),
            ("Postal code", "7412 AB"),
            ("City", "Deventer"),
            ("Country", "Nederland"),
            ("Shops", "devecht"),
            ("ID", "1005"),
        ] {
            assert_eq!(sight.term(label), value, "{label}");
        }
        assert_eq!(
            sight.terms["Dates"],
            ["Thu, 30 Jul 2026, 15:00 – 23:00", "Fri, 31 Jul 2026, 14:00 – 22:00"]
        );
        assert_eq!(sight.terms["Tickets"][2], "Beide dagen · 29.95");
        browser.show_developer_details().await;
        browser.disclose("Show as received").await;
        browser.see_text(r#""is_continuous": false"#).await;
    })
    .await;
}

#[tokio::test]
async fn each_tab_is_a_place_and_says_what_works_instead_of_deleting() {
    let service = serve().await;
    signed_in(&service, "/events/1005", async |browser| {
        browser.see_text("Events can’t be edited or deleted.").await;
        browser.follow("Go to tickets").await;
        browser.see_address("/events/1005/tickets").await;
        let sight = browser.see_text("Beide dagen").await;
        assert_eq!(sight.row("Beide dagen")["Price"], "29.95");
        let current = "nav[aria-label='This event'] a[aria-current=page]";
        assert_eq!(browser.count_of(current).await, 1);
        browser.back().await;
        browser.follow("Go to shops").await;
        browser.see_address("/events/1005/shops").await;
        browser.follow("devecht").await;
        browser.see_address("/shops/5001").await;
    })
    .await;
}

#[tokio::test]
async fn its_tickets_are_taken_off_sale_by_one_click() {
    let service = serve().await;
    signed_in(&service, "/events/1005/tickets", async |browser| {
        browser.press("Hide Beide dagen").await;
        browser.hear("“Beide dagen” is hidden.").await;
        browser.find(Role::Button, "Show Beide dagen").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket), [json!({ "is_hidden": true })]);
    })
    .await;
}

#[tokio::test]
async fn an_event_that_is_not_there_says_so() {
    let service = serve().await;
    signed_in(&service, "/events/9", async |browser| {
        browser.announce_error("status of 404");
        browser.see_text("Not found").await;
        // What belongs to it does not say so once more.
        browser.see_settled().await;
        let sight = browser.see_text("Not found").await;
        assert_eq!(sight.text.matches("Not found").count(), 1, "{}", sight.text);
    })
    .await;
}

#[tokio::test]
async fn an_event_in_no_shop_says_how_it_gets_into_one() {
    let service = serve().await;
    signed_in(&service, "/events/1012/shops", async |browser| {
        browser.see_heading("Not in any shop").await;
    })
    .await;
}

#[tokio::test]
async fn the_shops_of_an_event_get_their_names_when_they_are_read() {
    let service = serve().await;
    service.fault(FaultPlan::on(Operation::ListShops, Fault::Latency { milliseconds: 500 }));
    signed_in(&service, "/events/1005/shops", async |browser| {
        let sight = browser
            .see("the name of a shop", |sight| sight.rows.len() > 1 && sight.rows[1][0] == "devecht")
            .await;
        assert_eq!(sight.row("devecht")["Open"], "Yes");
    })
    .await;
}

#[tokio::test]
async fn each_tab_of_an_event_has_its_own_title() {
    let service = serve().await;
    signed_in(&service, "/events/1001", async |browser| {
        for (tab, title) in [
            ("Overview", "Zomerfestival De Vecht · Loket"),
            ("Tickets", "Tickets · Zomerfestival De Vecht · Loket"),
            ("Orders", "Orders · Zomerfestival De Vecht · Loket"),
            ("Purchases", "Purchases · Zomerfestival De Vecht · Loket"),
            ("Shops", "Shops · Zomerfestival De Vecht · Loket"),
        ] {
            let path = if tab == "Overview" { String::new() } else { format!("/{}", tab.to_lowercase()) };
            browser.open(&format!("/events/1001{path}")).await;
            browser.see(title, |sight| sight.title == title).await;
        }
    })
    .await;
}

#[tokio::test]
async fn the_tickets_of_an_event_are_counted_and_have_their_tags() {
    let service = serve().await;
    let event = crate::service::Colleague::of(&service).get("/events/1001").await;
    let tickets = event["tickets"].as_array().unwrap();
    signed_in(&service, "/events/1001/tickets", async |browser| {
        let sight = browser.see_text(&format!("{} ticket types", tickets.len())).await;
        for ticket in tickets {
            let tags: Vec<&str> =
                ticket["tags"].as_array().unwrap().iter().filter_map(|it| it.as_str()).collect();
            let shown = if tags.is_empty() { "—".to_owned() } else { tags.join(", ") };
            assert_eq!(sight.row(ticket["name"].as_str().unwrap())["Tags"], shown);
        }
        assert!(tickets.iter().any(|ticket| ticket["tags"] != serde_json::json!([])), "no ticket has a tag");
    })
    .await;
}
