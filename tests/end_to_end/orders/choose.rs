//! The choice of an event to see its orders, or of an order.

use fantoccini::key::Key;
use loket_service::{Fault, FaultPlan, Operation, Options, Running};
use reqwest::StatusCode;

use super::sales::{orders, purchases, status_text, text};
use crate::browser::{Role, signed_in};
use crate::service::{Colleague, options, serve, serve_file, serve_with, status};

/// A service whose events are laid out around the present day.
async fn serve_today() -> Running {
    serve_with(Options { today: None, ..options() }).await
}

#[tokio::test]
async fn events_are_chosen_by_name_those_to_come_first() {
    let service = serve_today().await;
    signed_in(&service, "/orders", async |browser| {
        let sight = browser.see_text("Voorjaarsconcert").await;
        let place = |text: &str| sight.text.find(text).unwrap();
        assert!(place("Current and upcoming") < place("Bierfestival 't IJkpunt"));
        assert!(place("Bierfestival 't IJkpunt") < place("Singelloop Utrecht-Oost"), "the next one first");
        assert!(place("Singelloop Utrecht-Oost") < place("Past"));
        assert!(place("Past") < place("Voorjaarsmarkt & Streetfood"));
        browser.follow("Bierfestival 't IJkpunt").await;
        browser.see_address("/events/1005/orders").await;
    })
    .await;
}

#[tokio::test]
async fn an_order_is_opened_by_its_id() {
    let service = serve().await;
    signed_in(&service, "/orders", async |browser| {
        for typed in [" #500007 ", "500007", "Order # 500007"] {
            browser.open("/orders").await;
            browser.fill("order_id", typed).await;
            browser.press("Open order").await;
            browser.see_heading("Order 500007").await;
            browser.see_address("/orders/500007").await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_name_in_the_box_for_an_id_is_searched_for_and_in_no_address() {
    let service = serve_today().await;
    let orders = orders(&Colleague::of(&service)).await;
    let email = text(&orders[0], "/orderer/data/email");
    signed_in(&service, "/orders", async |browser| {
        browser.fill("order_id", email).await;
        browser.press("Open order").await;
        browser.see_text(&format!("Order {}", text(&orders[0], "/id"))).await;
        browser.see_address("/orders").await;
        assert_eq!(browser.value("customer").await, email);
    })
    .await;
}

#[tokio::test]
async fn a_customer_is_found_without_knowing_the_event() {
    let service = serve_today().await;
    let orders = orders(&Colleague::of(&service)).await;
    let is_unpaid = |order: &&serde_json::Value| {
        order["status"]["code"] != 190 && !text(order, "/orderer/data/last_name").is_empty()
    };
    let order = orders.iter().find(is_unpaid).unwrap();
    let (first, last) = (text(order, "/orderer/data/first_name"), text(order, "/orderer/data/last_name"));
    let email = text(order, "/orderer/data/email");
    signed_in(&service, "/orders", async |browser| {
        browser.fill("customer", email).await;
        browser.press("Search orders").await;
        let sight = browser.see_text("1 order found.").await;
        for shown in [&format!("{first} {last}"), &status_text(order), "Zomerfestival De Vecht"] {
            assert!(sight.text.contains(shown), "{shown} in {}", sight.text);
        }
        browser.see_address("/orders").await;
        browser.follow(&format!("{first} {last}")).await;
        browser.see_heading(&format!("Order {}", text(order, "/id"))).await;

        // What was found is still there on the way back.
        browser.back().await;
        browser.see_text("1 order found.").await;

        // A barcode, as it is on the ticket.
        let code = format!("00{}", super::sales::barcode(&purchases(&orders[0])[0]));
        browser.fill("customer", &code).await;
        browser.press("Search orders").await;
        browser.see_text(&format!("Order {}", text(&orders[0], "/id"))).await;
    })
    .await;
}

#[tokio::test]
async fn past_events_are_searched_when_asked_and_each_event_that_fails_can_be_tried_again() {
    let service = serve_today().await;
    service.fault(FaultPlan::on(Operation::ListOrders, status(StatusCode::FORBIDDEN)).times(1));
    signed_in(&service, "/orders", async |browser| {
        browser.announce_error("status of 403");
        browser.fill("customer", "jansen").await;
        browser.press("Search orders").await;
        browser.press("Try again").await;
        let all_searched = |text: &str| {
            let (done, rest) = text.split_once(" events searched")?.0.rsplit_once(" of ")?;
            let done = done.rsplit_once(|c: char| !c.is_ascii_digit()).map_or(done, |(_, done)| done);
            (done == rest).then(|| rest.parse::<u32>().unwrap())
        };
        let sight = browser.see("all searched", |sight| all_searched(&sight.text).is_some()).await;
        let coming = all_searched(&sight.text).unwrap();
        assert_eq!(browser.count(Role::Button, "Try again").await, 0);
        let past = sight.text.split_once("Also search ").unwrap().1.split_once(' ').unwrap().0;
        let all = coming + past.parse::<u32>().unwrap();
        browser.press(&format!("Also search {past} past events")).await;
        browser.see("past events searched", |sight| all_searched(&sight.text) == Some(all)).await;
    })
    .await;
}

#[tokio::test]
async fn the_best_of_all_events_comes_first_and_all_of_them_can_be_seen() {
    let (service, database, _folder) = serve_file(Options { today: None, ..options() }).await;
    // Of two events that are both to come: the exact name is in the later one, and common in the earlier one.
    let rename = "update customer_order set orderer = json_set(orderer, '$.first_name', $name, '$.last_name', 'Zwaluw')";
    let of_event = |name: &str, event: u32, most: u32| {
        let orders =
            format!("(select id from customer_order where event_id = {event} order by id limit {most})");
        format!("{} where id in {orders}", rename.replace("$name", &format!("'{name}'")))
    };
    database.execute(&of_event("Janneke", 1001, 30), []).unwrap();
    database.execute(&of_event("Jan", 1006, 1), []).unwrap();
    signed_in(&service, "/orders", async |browser| {
        browser.fill("customer", "Zwaluw, Jan").await;
        browser.press("Search orders").await;
        browser.see_text("31 orders found.").await;
        let first = "return document.querySelector('.asked > li').textContent.includes('Jan Zwaluw')
            && document.querySelector('.asked > li').textContent.includes('Singelloop')";
        browser.see_true(first).await;
        browser.press("Show 11 more (11 left)").await;
        browser.see_true("return document.querySelectorAll('.asked > li').length === 31").await;
        browser.see_true("return document.activeElement.closest('li')?.previousElementSibling?.matches('li:nth-child(20)')").await;
        browser.choose("event", "Singelloop Utrecht-Oost (1)").await;
        browser.see_true("return document.querySelectorAll('.asked > li').length === 1").await;
    })
    .await;
}

#[tokio::test]
async fn what_is_copied_from_a_mail_is_found_also_in_past_events() {
    let (service, database, _folder) = serve_file(Options { today: None, ..options() }).await;
    let updated = database
        .execute("update customer_order set orderer = json_set(orderer, '$.email', 'zoe@past.example', '$.phone', '06-55501234')
            where id = (select min(customer_order.id) from customer_order join event_date using (event_id)
            where event_date.ends_at < date('now', '-5 days'))", [])
        .unwrap();
    assert_eq!(updated, 1);
    signed_in(&service, "/orders", async |browser| {
        for typed in ["Zoë <zoe@past.example>", "mailto:zoe@past.example", "tel. 0031 6 555 01234"] {
            browser.fill("customer", typed).await;
            browser.press("Search orders").await;
            browser.see_text("1 order found.").await;
            browser
                .see_true(
                    "return document.querySelector('.asked > li').textContent.includes('zoe@past.example')",
                )
                .await;
        }
        // By the number it is found that is not shown otherwise.
        browser.see_text("06-55501234").await;
    })
    .await;
}

#[tokio::test]
async fn a_search_stops_and_goes_on() {
    let service = serve_today().await;
    service.fault(FaultPlan::on(Operation::ListOrders, Fault::Hang).times(2));
    signed_in(&service, "/orders", async |browser| {
        browser.fill("customer", "jansen").await;
        browser.press("Search orders").await;
        browser.press("Stop").await;
        browser.press("Resume").await;
        browser.see("orders", |sight| sight.text.contains("orders found.")).await;
    })
    .await;
}

#[tokio::test]
async fn a_slip_in_a_name_finds_who_was_meant() {
    let service = serve_today().await;
    let orders = orders(&Colleague::of(&service)).await;
    let is_long = |order: &&serde_json::Value| text(order, "/orderer/data/last_name").len() > 7;
    let order = orders.iter().find(is_long).unwrap();
    let name =
        ["/orderer/data/first_name", "/orderer/data/last_name"].map(|part| text(order, part)).join(" ");
    let slip = format!("{}q", name.strip_suffix(|_| true).unwrap());
    signed_in(&service, "/orders", async |browser| {
        browser.fill("customer", &slip).await;
        browser.press("Search orders").await;
        browser.press(&name).await;
        browser.see_text(&format!("Order {}", text(order, "/id"))).await;
        assert_eq!(browser.value("customer").await, name);
        browser.see_address("/orders").await;
    })
    .await;
}

#[tokio::test]
async fn a_customer_is_searched_for_from_anywhere() {
    let service = serve_today().await;
    let orders = orders(&Colleague::of(&service)).await;
    let email = text(&orders[0], "/orderer/data/email");
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        browser.chord(Key::Control, 'k').await;
        browser.see_true("return document.activeElement.role === 'combobox'").await;
        browser.type_keys(email).await;
        browser.see_text(&format!("Search orders for “{email}”")).await;
        browser.type_keys(&Key::Enter).await;
        browser.see_address("/orders").await;
        browser.see_text(&format!("Order {}", text(&orders[0], "/id"))).await;
    })
    .await;
}

#[tokio::test]
async fn what_could_not_be_searched_is_not_said_to_have_nothing() {
    let service = serve_today().await;
    service.fault(FaultPlan::on(Operation::ListOrders, status(StatusCode::FORBIDDEN)));
    signed_in(&service, "/orders", async |browser| {
        browser.announce_error("status of 403");
        browser.fill("customer", "someone unknown").await;
        browser.press("Search orders").await;
        let sight = browser.see("nothing searched", |sight| sight.text.contains("0 of ")).await;
        assert!(!sight.text.contains("No orders found"), "{}", sight.text);
        let sight = browser.see("all tried", |sight| sight.text.contains("Also search")).await;
        assert!(!sight.text.contains("No orders found"), "{}", sight.text);
    })
    .await;
}

#[tokio::test]
async fn nothing_is_said_before_it_is_known_where_to_search() {
    let service = serve_today().await;
    service.fault(FaultPlan::on(Operation::ListEvents, Fault::Hang).skip(1));
    signed_in(&service, "/orders", async |browser| {
        browser.fill("customer", "someone unknown").await;
        browser.press("Search orders").await;
        let sight = browser.see("a search", |sight| sight.text.contains("events searched")).await;
        assert!(!sight.text.contains("No orders found"), "{}", sight.text);
    })
    .await;
}
