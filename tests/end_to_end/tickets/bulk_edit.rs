//! One field of several tickets, changed at once.

use std::collections::BTreeMap;

use fantoccini::key::Key;
use http::StatusCode;
use loket_service::{Fault, FaultPlan, Operation, Options};
use serde_json::json;

use crate::browser::{Browser, Role, signed_in};
use crate::service::{Colleague, bodies, options, serve, serve_with, status};

/// Selects tickets of the list and opens the form.
async fn open(browser: &Browser, names: &[&str]) {
    browser.see_tickets().await;
    for name in names {
        browser.find(Role::Field, &format!("Select {name}")).await.click().await.unwrap();
    }
    browser.press("Change tickets").await;
    browser.see_heading(&format!("Change {} tickets", names.len())).await;
}

/// Opens the form on the page of an event, and chooses all of its tickets.
async fn open_of_event(browser: &Browser, tickets: usize) {
    browser.press("Change tickets").await;
    browser.see_heading("Choose the tickets to change").await;
    browser.switch("All tickets below").await;
    browser.see_heading(&format!("Change {tickets} tickets")).await;
}

#[tokio::test]
async fn the_price_of_several_tickets_is_changed() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    signed_in(&service, "/tickets", async |browser| {
        open(browser, &["Dag 1", "Dag 2", "Dag 3"]).await;
        browser.see_focus_on("bulk_field").await;
        browser.fill("bulk_value", "a lot").await;
        browser.press("Save").await;
        browser.see_text("Enter an amount").await;
        assert!(bodies(&service, Operation::UpdateTicket).is_empty());

        // One of them costs as much already.
        let price = colleague.get("/tickets/3001").await["price"].as_str().unwrap().to_owned();
        browser.fill("bulk_value", &price).await;
        browser.see_text("Stays the same").await;
        browser.fill("bulk_value", "12,50").await;
        browser.press("Save 3 tickets").await;
        browser.hear("3 tickets saved").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket), vec![json!({ "price": "12.50" }); 3]);
        for id in [3001, 3002, 3003] {
            assert_eq!(colleague.get(&format!("/tickets/{id}")).await["price"], "12.50");
        }
        browser.press("Close").await;
        let sight = browser.see("the new prices", |sight| sight.row("Dag 3")["Price"] == "12.50").await;
        assert_eq!(sight.row("Dag 1")["Price"], "12.50");
    })
    .await;
}

#[tokio::test]
async fn what_someone_else_has_changed_meanwhile_is_not_overwritten() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    signed_in(&service, "/tickets", async |browser| {
        open(browser, &["Dag 1", "Dag 2"]).await;
        colleague.post("/tickets/3001", &json!({ "price": "77.00" })).await;
        service.clear_requests();
        browser.fill("bulk_value", "12.50").await;
        browser.press("Save 2 tickets").await;
        browser.hear("1 ticket saved").await;
        let sight = browser.see_text("Someone else changed this. Not saved.").await;
        assert_eq!(sight.row("Dag 1")["Now"], "77.00");
        assert_eq!(colleague.get("/tickets/3001").await["price"], "77.00");
        assert_eq!(colleague.get("/tickets/3002").await["price"], "12.50");
        // Now that it is seen, it can be changed.
        browser.press("Save 1 ticket").await;
        browser.hear("1 ticket saved").await;
        assert_eq!(colleague.get("/tickets/3001").await["price"], "12.50");
    })
    .await;
}

#[tokio::test]
async fn a_lost_answer_is_looked_up_and_a_failure_of_all_ends_it() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    signed_in(&service, "/tickets", async |browser| {
        browser.announce_broken_connection();
        browser.announce_error("status of 403");
        open(browser, &["Dag 1", "Dag 2", "Dag 3"]).await;
        browser.choose("bulk_field", "Hidden").await;
        browser.choose("bulk_value", "Yes").await;
        service.fault(FaultPlan::on(Operation::UpdateTicket, Fault::LostAnswer).times(1));
        service.fault(FaultPlan::on(Operation::UpdateTicket, status(StatusCode::FORBIDDEN)).times(1));
        browser.press("Save 3 tickets").await;
        browser.see_text("Not allowed").await;
        browser.hear("1 ticket saved").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket).len(), 2, "the third one would fail, too");
        assert_eq!(colleague.get("/tickets/3001").await["is_hidden"], true);
        browser.press("Save 2 tickets").await;
        browser.hear("2 tickets saved").await;
    })
    .await;
}

#[tokio::test]
async fn what_is_closed_before_it_was_sent_is_not_sent() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        open(browser, &["Dag 1", "Dag 3"]).await;
        browser.fill("bulk_value", "12.50").await;
        service.fault(FaultPlan::on(Operation::GetTicket, Fault::Latency { milliseconds: 1_500 }));
        browser.press("Save 2 tickets").await;
        browser.press("Close").await;
        // What this reads comes after what was read before the first of them would be sent.
        browser.follow("Dag 2").await;
        browser.see_heading("Dag 2").await;
        assert!(bodies(&service, Operation::UpdateTicket).is_empty());
    })
    .await;
}

#[tokio::test]
async fn each_price_is_raised_by_a_part_of_itself_and_brought_back() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let prices = async || {
        let mut prices = Vec::new();
        for id in [3001, 3002] {
            prices.push(colleague.get(&format!("/tickets/{id}")).await["price"].as_str().unwrap().to_owned());
        }
        prices
    };
    assert_eq!(prices().await, ["49.50", "54.50"]);
    signed_in(&service, "/tickets", async |browser| {
        open(browser, &["Dag 1", "Dag 2"]).await;
        browser.fill("bulk_value", "+10%").await;
        let sight = browser.see_text("54.45").await;
        assert_eq!(sight.row("Dag 2")["After saving"], "59.95");
        browser.press("Save 2 tickets").await;
        // The prices from before stay in sight, and nothing is raised twice.
        let sight = browser.hear("2 tickets saved").await;
        assert_eq!(sight.row("Dag 1")["Now"], "49.50");
        assert_eq!(sight.row("Dag 1")["After saving"], "54.45");
        browser.press("Save").await;
        assert_eq!(prices().await, ["54.45", "59.95"]);
        assert_eq!(bodies(&service, Operation::UpdateTicket).len(), 2);
        // What someone else has made of one of them since stays.
        colleague.post("/tickets/3002", &json!({ "price": "70.00" })).await;
        browser.press("Undo").await;
        browser.hear("1 ticket is as before").await;
        let sight = browser.see_text("Someone else changed this. Not saved.").await;
        assert_eq!(sight.row("Dag 2")["Now"], "70.00");
        browser
            .see_true("return !/tickets? saved/.test(document.querySelector('dialog[open]').innerText)")
            .await;
        assert_eq!(prices().await, ["49.50", "70.00"]);
    })
    .await;
}

#[tokio::test]
async fn a_change_can_be_undone_after_its_dialog_was_closed() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    signed_in(&service, "/tickets", async |browser| {
        open(browser, &["Dag 1", "Dag 2"]).await;
        // The tickets of one event need no name of it.
        browser
            .see_true(
                "const rows = document.querySelectorAll('dialog[open] tbody tr');
                return rows.length === 2 && !document.querySelector('dialog[open] tbody bdi.hint')",
            )
            .await;
        browser.fill("bulk_value", "+10%").await;
        browser.press("Save 2 tickets").await;
        browser.hear("2 tickets saved").await;
        // Also once another change was begun.
        browser.fill("bulk_value", "+1").await;
        browser.press("Close").await;
        browser.see_true("return !document.querySelector('dialog[open]')").await;
        colleague.post("/tickets/3002", &json!({ "price": "70.00" })).await;
        browser.press("Undo").await;
        browser.see_text("1 ticket is as before").await;
        browser.see_text("Not undone: Dag 2").await;
        assert_eq!(colleague.get("/tickets/3001").await["price"], "49.50");
        assert_eq!(colleague.get("/tickets/3002").await["price"], "70.00");
    })
    .await;
}

#[tokio::test]
async fn tickets_of_several_events_are_named_with_them() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        open(browser, &["Dag 1", "Volwassene"]).await;
        browser
            .see_true(
                "const rows = [...document.querySelectorAll('dialog[open] tbody th')].map((it) => it.innerText);
                const has = (name, event) => rows.some((row) => row.includes(name) && row.includes(event));
                return has('Dag 1', 'Zomerfestival De Vecht') && has('Volwassene', 'Museum De Looier')",
            )
            .await;
    })
    .await;
}

#[tokio::test]
async fn what_was_saved_is_not_raised_again_with_what_was_not() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    signed_in(&service, "/tickets", async |browser| {
        browser.announce_error("status of 403");
        open(browser, &["Dag 1", "Dag 2"]).await;
        browser.fill("bulk_value", "+1").await;
        service.fault(FaultPlan::on(Operation::UpdateTicket, status(StatusCode::FORBIDDEN)).skip(1).times(1));
        browser.press("Save 2 tickets").await;
        browser.see_text("Not allowed").await;
        browser.press("Save 1 ticket").await;
        browser.see("both are saved", |sight| !sight.text.contains("Not allowed")).await;
        browser.hear("1 ticket saved").await;
        for (id, price) in [(3001, "50.50"), (3002, "55.50")] {
            assert_eq!(colleague.get(&format!("/tickets/{id}")).await["price"], price);
        }
    })
    .await;
}

#[tokio::test]
async fn what_was_saved_of_a_change_that_was_left_is_said() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        open(browser, &["Dag 1", "Dag 2", "Dag 3"]).await;
        browser.fill("bulk_value", "12.50").await;
        service.fault(FaultPlan::on(Operation::GetTicket, Fault::Latency { milliseconds: 6_000 }).skip(2));
        browser.press("Save 3 tickets").await;
        browser.hear("1 ticket saved").await;
        browser.press("Close").await;
        browser.hear("Stopped: 1 of 3 tickets saved").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket).len(), 1);
    })
    .await;
}

#[tokio::test]
async fn capacities_change_by_a_number_and_what_is_left_out_stays() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    for (id, capacity) in [(3001, json!(900)), (3002, json!(50)), (3003, json!(null))] {
        colleague.post(&format!("/tickets/{id}"), &json!({ "max_capacity": capacity })).await;
    }
    signed_in(&service, "/tickets", async |browser| {
        open(browser, &["Dag 1", "Dag 2", "Dag 3"]).await;
        service.clear_requests();
        browser.choose("bulk_field", "Capacity").await;
        browser.fill("bulk_value", "-50").await;
        let sight = browser.see_text("Zero or less: not changed").await;
        assert_eq!(sight.row("Dag 1")["After saving"], "850");
        assert_eq!(sight.row("Dag 3")["After saving"], "No limit: not changed");
        browser.see_text("Save 1 ticket").await;

        browser.fill("bulk_value", "+100").await;
        browser.see_text("Save 2 tickets").await;
        browser.find(Role::Field, "Dag 1").await.click().await.unwrap();
        let sight = browser.see_text("Save 1 ticket").await;
        assert_eq!(sight.row("Dag 1")["After saving"], "");
        browser.press("Save 1 ticket").await;
        browser.hear("1 ticket saved").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket), [json!({ "max_capacity": 150 })]);

        // What is typed next is another change, and 0 is no limit.
        browser.fill("bulk_value", "0").await;
        browser.press("Save 1 ticket").await;
        browser.hear("1 ticket saved").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket)[1], json!({ "max_capacity": null }));
        browser.press("Undo").await;
        browser.hear("1 ticket is as before").await;
        assert_eq!(colleague.get("/tickets/3002").await["capacity"], 150);
        assert_eq!(colleague.get("/tickets/3001").await["capacity"], 900);
    })
    .await;
}

#[tokio::test]
async fn a_capacity_for_several_tickets_says_where_it_leaves_nothing() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let (shop, mut sold) = (colleague.get("/shops/5001").await, BTreeMap::new());
    for event in shop["events"].as_array().unwrap() {
        for category in event["tickets"]["categories"].as_array().unwrap() {
            for ticket in category["tickets"].as_array().unwrap() {
                sold.insert(ticket["name"].to_string(), ticket["amount_sold"].as_u64().unwrap());
            }
        }
    }
    let [one, two] = ["Dag 1", "Dag 2"].map(|name| sold[&json!(name).to_string()]);
    assert!(one != two && one.min(two) > 0, "the sample sells some of both");
    signed_in(&service, "/tickets", async |browser| {
        open(browser, &["Dag 1", "Dag 2"]).await;
        let sight = browser.look().await.unwrap();
        assert!(!sight.text.contains("Sold so far"), "nothing is said of what is not changed");
        browser.choose("bulk_field", "Capacity").await;
        let sight = browser.see_text(&format!("Sold so far: {one}.")).await;
        assert!(sight.row("Dag 2")["Now"].contains(&format!("Sold so far: {two}.")));

        let (name, least) = if one < two { ("Dag 2", one) } else { ("Dag 1", two) };
        browser.fill("bulk_value", &(least + 1).to_string()).await;
        let sight = browser.see_text("With this capacity, none is left.").await;
        assert!(sight.row(name)["After saving"].contains("none is left"), "{:?}", sight.row(name));
        assert_eq!(sight.text.matches("none is left").count(), 1, "the other one has one left");
        // 0 is no limit, and leaves as many as anybody wants.
        browser.fill("bulk_value", "0").await;
        browser.see("none is left of none", |sight| !sight.text.contains("none is left")).await;

        browser.fill("bulk_value", "1.000").await;
        let wrong = "Enter a whole number";
        assert!(!browser.look().await.unwrap().text.contains(wrong), "not while it is typed");
        browser.type_keys(&Key::Tab.to_string()).await;
        browser.see_text(wrong).await;
        browser.fill("bulk_value", "+").await;
        browser.see("no problem while it is typed", |sight| !sight.text.contains(wrong)).await;
        browser.type_keys(&Key::Tab.to_string()).await;
        browser.see_text(wrong).await;
    })
    .await;
}

#[tokio::test]
async fn all_tickets_of_an_event_go_on_sale_later() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let period = |from: &str, until: &str| json!({ "opens_at": from, "closes_at": until });
    let (from, until) = ("2026-05-01T08:00:00.000000Z", "2026-07-03T20:00:00.000000Z");
    let event = colleague.get("/events/1001").await;
    let ids: Vec<String> =
        event["tickets"].as_array().unwrap().iter().map(|ticket| ticket["id"].to_string()).collect();
    let several =
        json!([period(from, until), period("2026-08-01T08:00:00.000000Z", "2026-08-02T08:00:00.000000Z")]);
    for (place, id) in ids.iter().enumerate() {
        let availability = match place {
            0 => json!([period(from, until)]),
            1 => several.clone(),
            _ => json!(null),
        };
        colleague
            .post(&format!("/tickets/{}", id.trim_matches('"')), &json!({ "availability": availability }))
            .await;
    }
    signed_in(&service, "/events/1001/tickets", async |browser| {
        open_of_event(browser, ids.len()).await;
        service.clear_requests();
        browser.choose("bulk_field", "On sale").await;
        browser.fill_time("bulk_value", "2026-07-10T10:00").await;
        browser.see_text("Would end before it begins: not changed").await;
        browser.see_text("No sale period yet: enter both times").await;
        browser.see_text("Several sale periods: change them on the ticket").await;

        // A part of a time is no time that stays as it is.
        browser.control("bulk_until").await.click().await.unwrap();
        browser.type_keys("07").await;
        browser.press("Save").await;
        browser.see_focus_on("bulk_until").await;
        browser.see_text("Enter a date and a time").await;
        assert!(bodies(&service, Operation::UpdateTicket).is_empty());

        // Another field, and this one again: nothing of it stays.
        browser.choose("bulk_field", "Price").await;
        browser.choose("bulk_field", "On sale").await;
        browser.fill_time("bulk_value", "2026-05-02T12:00").await;
        browser.press("Save 1 ticket").await;
        browser.hear("1 ticket saved").await;
        let later = json!([period("2026-05-02T10:00:00.000000Z", until)]);
        assert_eq!(bodies(&service, Operation::UpdateTicket), [json!({ "availability": later })]);

        browser.fill_time("bulk_until", "2026-05-01T12:00").await;
        browser.press("Save").await;
        browser.see_focus_on("bulk_until").await;
        browser.fill_time("bulk_until", "2026-07-04T12:00").await;
        let count = ids.len() - 1;
        browser.press(&format!("Save {count} tickets")).await;
        browser.hear(&format!("{count} tickets saved")).await;
        browser.press("Undo").await;
        browser.hear(&format!("{count} tickets are as before")).await;
        let first = colleague.get(&format!("/tickets/{}", ids[0].trim_matches('"'))).await;
        assert_eq!(first["availability"][0]["opens_at"], "2026-05-02T10:00:00.000000Z");
        let last = colleague.get(&format!("/tickets/{}", ids[ids.len() - 1].trim_matches('"'))).await;
        assert_eq!(last["availability"], json!([]));
    })
    .await;
}

#[tokio::test]
async fn prices_of_an_event_are_changed_where_its_tickets_are() {
    let service = serve().await;
    signed_in(&service, "/events/1001/tickets", async |browser| {
        let sight = browser.see_text("9 ticket types").await;
        assert_eq!(sight.row("Dag 1")["Price"], "49.50");
        browser.press("Change tickets").await;
        browser.see_focus_on("bulk_field").await;
        browser.fill("bulk_value", "+1").await;
        // Nothing was chosen yet, so nothing would change.
        browser.see_heading("Choose the tickets to change").await;
        browser.press("Save").await;
        browser.switch("All tickets below").await;
        browser.see_text("50.50").await;
        // Two are free, and stay so.
        browser.press("Save 7 tickets").await;
        browser.hear("7 tickets saved").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket).len(), 7);
        browser.press("Close").await;
        browser.see("the new price", |sight| sight.row("Dag 1")["Price"] == "50.50").await;
    })
    .await;
}

#[tokio::test]
async fn only_what_is_ticked_is_brought_back() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    signed_in(&service, "/tickets", async |browser| {
        open(browser, &["Dag 1", "Dag 2"]).await;
        browser.fill("bulk_value", "+1").await;
        browser.press("Save 2 tickets").await;
        browser.hear("2 tickets saved").await;
        browser.find(Role::Field, "Dag 1").await.click().await.unwrap();
        browser.press("Undo").await;
        browser.hear("1 ticket is as before").await;
        for (id, price) in [(3001, "50.50"), (3002, "54.50")] {
            assert_eq!(colleague.get(&format!("/tickets/{id}")).await["price"], price);
        }
    })
    .await;
}

#[tokio::test]
async fn tickets_are_found_among_many_and_free_ones_stay_free() {
    let service = serve_with(Options { large: true, ..options() }).await;
    let colleague = Colleague::of(&service);
    let event = colleague.get("/events/1001").await;
    let tickets = event["tickets"].as_array().unwrap();
    assert!(tickets.len() > 100, "the large sample has an event with many tickets");
    let id = |name: &str| {
        let ticket = tickets.iter().find(|ticket| ticket["name"] == name).unwrap();
        format!("/tickets/{}", ticket["id"].as_str().unwrap())
    };
    colleague.post(&id("Dag 3"), &json!({ "price": "0.00" })).await;
    service.clear_requests();
    signed_in(&service, "/events/1001/tickets", async |browser| {
        browser.press("Change tickets").await;
        browser.see_heading("Choose the tickets to change").await;
        browser.fill("bulk_value", "+1").await;
        browser.fill("bulk_find", "dag").await;
        browser.switch("All tickets below").await;
        // The key searches, and saves nothing.
        browser.control("bulk_find").await.click().await.unwrap();
        browser.type_keys(&Key::Enter.to_string()).await;
        let sight = browser.see_text("Free: not changed").await;
        assert_eq!(sight.row("Dag 3")["After saving"], "Free: not changed");
        let saved = sight.rows.iter().skip(1).filter(|row| row[2].ends_with(".50")).count();
        browser.press(&format!("Save {saved} tickets")).await;
        browser.hear(&format!("{saved} tickets saved")).await;
        assert_eq!(colleague.get(&id("Dag 1")).await["price"], "50.50");
        assert_eq!(colleague.get(&id("Dag 3")).await["price"], "0.00");
        assert_eq!(bodies(&service, Operation::UpdateTicket).len(), saved);
    })
    .await;
}
