//! The tickets of another event, copied to an event.

use fantoccini::key::Key;
use http::StatusCode;
use loket_service::{Fault, FaultPlan, Operation};
use serde_json::{Value, json};

use crate::browser::{Browser, Screen, signed_in};
use crate::service::{Colleague, bodies, serve, status};

/// Creates the next edition of the beer festival (1005), which has six tickets, and gives its id and those of its dates.
async fn next_edition(colleague: &Colleague<'_>) -> (String, Vec<u64>) {
    let date = |day: &str| json!({ "starts_at": format!("{day}T14:00:00.000000Z"), "ends_at": format!("{day}T22:00:00.000000Z") });
    let event = json!({
        "name": "Bierfestival ’t IJkpunt 2029", "is_online": false, "type": "Meerdere dagen",
        "venue": {
            "name": "Stadshaven", "street": "Havenkade-Oost", "house_number": "3", "zipcode": "7412 AB",
            "city": "Deventer", "country": "Nederland",
        },
        "dates": [date("2029-01-05"), date("2029-01-06")], "max_capacity": 1200,
    });
    let created = colleague.post("/events", &event).await;
    let number = |id: &Value| id.as_str().unwrap().parse().unwrap();
    let dates = created["dates"].as_array().unwrap().iter().map(|date| number(&date["id"])).collect();
    (created["id"].as_str().unwrap().to_owned(), dates)
}

/// The ids of the tickets of an event, by their names.
async fn tickets_of(colleague: &Colleague<'_>, event: &str) -> Vec<(String, u64)> {
    let event = colleague.get(&format!("/events/{event}")).await;
    let ticket = |ticket: &Value| {
        let id = ticket["id"].as_str().unwrap().parse().unwrap();
        (ticket["name"].as_str().unwrap().to_owned(), id)
    };
    event["tickets"].as_array().unwrap().iter().map(ticket).collect()
}

/// Waits until nothing more is sent.
async fn see_end(browser: &Browser) {
    browser.see("the end", |sight| !sight.text.contains("Saving…")).await;
}

#[tokio::test]
async fn on_a_phone_all_of_a_copy_is_read_without_scrolling_sideways() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let (event, _) = next_edition(&colleague).await;
    signed_in(&service, "/", async |browser| {
        browser.emulate_screen(Screen { width: 390, height: 844, scale: 1 }).await;
        browser.open(&format!("/events/{event}/tickets/copy?from=1005")).await;
        browser.see_text("Copy 6 tickets").await;
        let script = "const frame = document.querySelector('main .table-frame');
            const sale = frame.querySelector('tbody tr td:last-child').getBoundingClientRect();
            return frame.scrollWidth <= frame.clientWidth && sale.width > 100 && sale.right <= innerWidth";
        browser.see_true(script).await;
    })
    .await;
}

#[tokio::test]
async fn the_next_edition_gets_the_tickets_of_the_last_one() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let (event, dates) = next_edition(&colleague).await;
    service.clear_requests();
    signed_in(&service, &format!("/events/{event}"), async |browser| {
        // Among the next steps of an event without tickets, and on its tab of tickets.
        browser.follow("Copy from another event").await;
        browser.see_address(&format!("/events/{event}/tickets/copy")).await;
        browser.open(&format!("/events/{event}/tickets")).await;
        browser.see_text("No tickets yet").await;
        browser.follow("Copy from another event").await;
        browser.see_address(&format!("/events/{event}/tickets/copy")).await;
        // The last edition is chosen from the start.
        let sight = browser.see_text("Copy 6 tickets").await;
        assert_eq!(sight.row("Beide dagen")["Valid on"], "Fri, 5 Jan 2029, Sat, 6 Jan 2029");
        browser.fill("price.3024", "a lot").await;
        browser.press("Copy 6 tickets").await;
        browser.see_text("Enter an amount").await;
        browser.see_focus_on("price.3024").await;
        assert!(bodies(&service, Operation::CreateTicket).is_empty());

        browser.fill("price.3024", "19,50").await;
        // To confirm a price is not to create tickets.
        browser.type_keys(&Key::Enter).await;
        browser.toggle("copy.3028").await;
        browser.press("Copy 5 tickets").await;
        browser.hear("5 tickets created").await;
        let sent = bodies(&service, Operation::CreateTicket);
        let number: u64 = event.parse().unwrap();
        assert_eq!(
            sent[0],
            json!({
                "name": "Eerste dag incl. glas", "event_id": number, "dates": [dates[0]], "price": "19.50",
                "max_capacity": 1200, "min_order_amount": 1, "max_order_amount": 10, "template_id": 801,
                "mobile_template_id": 851, "on_fire": false,
                "sales_percentage": { "active": false, "percentage": 0 }, "is_hidden": false, "is_entry": true,
            })
        );
        assert_eq!((&sent[2]["dates"], sent[2].get("excluded_tickets")), (&json!(dates), None));
        // The copies refer to each other as the originals do.
        see_end(browser).await;
        let copies = tickets_of(&colleague, &event).await;
        let id = |name: &str| copies.iter().find(|(other, _)| other == name).unwrap().1;
        let [first, second, both] = ["Eerste dag incl. glas", "Tweede dag incl. glas", "Beide dagen"].map(id);
        assert_eq!(
            bodies(&service, Operation::UpdateTicket),
            [json!({ "excluded_tickets": [first, second] }), json!({ "related_tickets": [first, second, both] })]
        );
        browser.follow("To the tickets").await;
        let sight = browser.see_text("5 ticket types").await;
        assert_eq!(sight.row("Eerste dag incl. glas")["Price"], "19.50");
    })
    .await;
}

#[tokio::test]
async fn what_is_copied_is_not_copied_again_and_what_is_typed_survives_a_reload() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let (event, _) = next_edition(&colleague).await;
    signed_in(&service, &format!("/events/{event}/tickets/copy"), async |browser| {
        browser.announce_broken_connection();
        browser.announce_error("status of 403");
        browser.see_text("Copy 6 tickets").await;
        browser.fill("price.3028", "8").await;
        service.fault(FaultPlan::on(Operation::CreateTicket, Fault::LostAnswer).times(1));
        service.fault(FaultPlan::on(Operation::CreateTicket, status(StatusCode::FORBIDDEN)).times(1));
        browser.press("Copy 6 tickets").await;
        // The first one was created, though its answer was lost; what is refused for one is refused for all.
        browser.hear("1 ticket created").await;
        browser.hear("Not allowed").await;
        assert_eq!(bodies(&service, Operation::CreateTicket).len(), 2);

        browser.reload().await;
        let sight = browser.see_text("Copy 5 tickets").await;
        assert_eq!(sight.row("Eerste dag incl. glas")["Result"], "Ticket created");
        assert_eq!(browser.value("price.3028").await, "8");
        service.clear_requests();
        browser.press("Copy 5 tickets").await;
        browser.hear("6 tickets created").await;
        see_end(browser).await;
        let copies = tickets_of(&colleague, &event).await;
        assert_eq!(copies.len(), 6);
        // What was copied before is referred to as well.
        assert_eq!(bodies(&service, Operation::UpdateTicket)[0]["excluded_tickets"][0], json!(copies[0].1));
    })
    .await;
}

#[tokio::test]
async fn what_others_have_created_meanwhile_is_not_created_again() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let (event, _) = next_edition(&colleague).await;
    signed_in(&service, &format!("/events/{event}/tickets/copy"), async |browser| {
        browser.see_text("Copy 6 tickets").await;
        let number: u64 = event.parse().unwrap();
        let ticket = json!({ "name": "Beide dagen", "event_id": number, "price": "1.00" });
        let theirs = colleague.post("/tickets", &ticket).await;
        service.clear_requests();
        browser.press("Copy 6 tickets").await;
        browser.hear("5 tickets created").await;
        let sight = browser.see_text("The event has a ticket of this name").await;
        assert_eq!(sight.row("Beide dagen")["Result"], "The event has a ticket of this name");
        see_end(browser).await;
        // It is referred to, and stays as it is.
        let id: u64 = theirs["id"].as_str().unwrap().parse().unwrap();
        let links = bodies(&service, Operation::UpdateTicket);
        assert_eq!(links.len(), 1, "only what was copied is changed");
        assert!(links[0]["related_tickets"].as_array().unwrap().contains(&json!(id)));
    })
    .await;
}

#[tokio::test]
async fn a_lost_answer_is_looked_for_before_anything_is_sent_again() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let (event, _) = next_edition(&colleague).await;
    signed_in(&service, &format!("/events/{event}/tickets/copy"), async |browser| {
        browser.announce_broken_connection();
        browser.announce_error("status of 403");
        browser.see_text("Copy 6 tickets").await;
        // Neither the answer comes nor can it be looked for.
        service.fault(FaultPlan::on(Operation::CreateTicket, Fault::LostAnswer).times(1));
        service.fault(FaultPlan::on(Operation::GetEvent, status(StatusCode::FORBIDDEN)).skip(1).times(1));
        browser.press("Copy 6 tickets").await;
        browser.see_text("We don’t know if this was saved").await;
        browser.hear("Not allowed").await;
        assert_eq!(bodies(&service, Operation::CreateTicket).len(), 1);
        // A reload finds it.
        browser.reload().await;
        browser.see_text("Copy 5 tickets").await;
        browser.press("Copy 5 tickets").await;
        browser.hear("6 tickets created").await;
        assert_eq!(tickets_of(&colleague, &event).await.len(), 6);
    })
    .await;
}

#[tokio::test]
async fn links_that_failed_are_added_later() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let (event, _) = next_edition(&colleague).await;
    signed_in(&service, &format!("/events/{event}/tickets/copy"), async |browser| {
        browser.announce_error("status of 403");
        browser.see_text("Copy 6 tickets").await;
        service.fault(FaultPlan::on(Operation::UpdateTicket, status(StatusCode::FORBIDDEN)).times(1));
        browser.press("Copy 6 tickets").await;
        browser.hear("Not allowed").await;
        browser.see_text("Created, but some recommended or excluded tickets are missing").await;
        // A reload while they are added loses none of them.
        service
            .fault(FaultPlan::on(Operation::UpdateTicket, Fault::Latency { milliseconds: 4_000 }).times(1));
        browser.press("Add recommended and excluded tickets").await;
        browser.see_text("Saving…").await;
        browser.reload().await;
        service.clear_faults();
        service.clear_requests();
        browser.press("Add recommended and excluded tickets").await;
        browser.see("no such notes", |sight| !sight.text.contains("are missing")).await;
        see_end(browser).await;
        assert!(bodies(&service, Operation::CreateTicket).is_empty());
        let copies = tickets_of(&colleague, &event).await;
        for (name, member, count) in
            [("Beide dagen", "excluded_tickets", 2), ("Proefkaart (10 proefjes)", "related_tickets", 3)]
        {
            let id = copies.iter().find(|(other, _)| other == name).unwrap().1;
            let ticket = colleague.get(&format!("/tickets/{id}")).await;
            assert_eq!(ticket[member].as_array().unwrap().len(), count, "{name}");
        }
    })
    .await;
}

#[tokio::test]
async fn what_would_be_lost_is_said_and_not_chosen() {
    let service = serve().await;
    signed_in(&service, "/events/1005/tickets/copy", async |browser| {
        browser.see_heading("Copy tickets").await;
        browser.choose("copy_from", "Zomerfestival De Vecht · Fri, 19 Jun 2026").await;
        // A third day has no counterpart at an event of two.
        let sight = browser.see_text("Copy 8 tickets").await;
        assert_eq!(sight.row("Dag 3")["Valid on"], "— (other dates have no counterpart)");
        assert!(!browser.is_on("copy.3003").await);
        // The address says which event it is.
        browser.see_address("/events/1005/tickets/copy?from=1001").await;
        browser.reload().await;
        browser.see_text("Copy 8 tickets").await;
    })
    .await;
}

#[tokio::test]
async fn what_is_stopped_or_left_is_not_sent() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let (event, _) = next_edition(&colleague).await;
    signed_in(&service, &format!("/events/{event}/tickets/copy"), async |browser| {
        browser.see_text("Copy 6 tickets").await;
        service.fault(FaultPlan::on(Operation::CreateTicket, Fault::Latency { milliseconds: 4_000 }));
        browser.press("Copy 6 tickets").await;
        browser.press("Stop").await;
        browser.hear("1 ticket created").await;
        browser.see_text("Copy 5 tickets").await;
        assert_eq!(bodies(&service, Operation::CreateTicket).len(), 1);
        // To leave the work asks first.
        browser.press("Copy 5 tickets").await;
        browser.follow("To the tickets").await;
        browser.answer_question("Leave without saving?", true).await;
        browser.see_address(&format!("/events/{event}/tickets")).await;
        // The one that was under way is in doubt, and the others are left.
        service.clear_faults();
        browser.back().await;
        browser.see_text("Copy 5 tickets").await;
        assert_eq!(bodies(&service, Operation::CreateTicket).len(), 2);
        browser.press("Copy 5 tickets").await;
        browser.hear("6 tickets created").await;
        see_end(browser).await;
        assert_eq!(tickets_of(&colleague, &event).await.len(), 6);
    })
    .await;
}
