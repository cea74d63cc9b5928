//! Today: what comes, what needs attention, and quick ways on.

mod sales;

use std::collections::BTreeMap;

use fantoccini::key::Key;
use loket_service::{Fault, FaultPlan, Operation, Options};
use serde_json::{Value, json};

use crate::browser::{Browser, Role, Screen, Sight, signed_in};
use crate::service::{Colleague, options, serve, serve_file, serve_with};

#[tokio::test]
async fn what_comes_and_what_needs_attention_is_a_click_away() {
    let service = serve_with(Options { today: None, ..options() }).await;
    let events = Colleague::of(&service).get("/events").await;
    let night = events["data"].as_array().unwrap().iter().find(|event| event["id"] == "1004").unwrap();
    let tickets = night["tickets"].as_array().unwrap();
    let sold_out = tickets.iter().filter(|ticket| ticket["sold_out"] == true).count();
    assert!(sold_out > 0, "the sample has an event that is sold out");
    signed_in(&service, "/", async |browser| {
        browser.see_heading("Current and upcoming events").await;
        let sight = browser.see_text(&format!("{sold_out} of {} ticket types sold out", tickets.len())).await;
        assert!(!sight.text.contains("Voorjaarsconcert Philharmonisch"), "what is over is not shown");
        // Where none is, that does not read as none sold.
        assert!(sight.text.contains("No ticket type sold out"), "{}", sight.text);
        let words: Vec<&str> = sight.text.split_whitespace().collect();
        assert!(!words.windows(4).any(|four| matches!(four, ["0", "of", _, "ticket"])), "{}", sight.text);
        browser.follow("Crew en vrijwilligers").await;
        browser.see_heading("Crew en vrijwilligers").await;
        browser.back().await;
        let row = "[...document.querySelectorAll('.coming .record-link')].find((it) => it.textContent.startsWith('Nacht'))";
        browser.click_on(row).await;
        browser.see_address("/events/1004").await;
        browser.back().await;
        for (way, address) in
            [("Find an order", "/orders"), ("New ticket", "/tickets/new"), ("New event", "/events/new")]
        {
            browser.follow(way).await;
            browser.see_address(address).await;
            browser.back().await;
        }
    })
    .await;
}

/// Presses a link of the line under "Needs attention" that has all of these texts.
async fn follow_in_line(browser: &Browser, texts: &[&str], link: &str) {
    let script = format!(
        "const line = [...document.querySelectorAll('.event-links li')]
            .find((it) => {}.every((text) => it.textContent.includes(text)));
        const link = [...(line?.querySelectorAll('a') ?? [])].find((it) => it.textContent === {});
        link?.click();
        return link !== undefined;",
        json!(texts),
        json!(link)
    );
    browser.see_true(&script).await;
}

#[tokio::test]
async fn what_is_sold_out_of_an_event_is_one_line_that_leads_to_each_ticket() {
    let (service, database, _folder) = serve_file(Options { today: None, ..options() }).await;
    let event = Colleague::of(&service).get("/events/1004").await;
    let name = event["name"].as_str().unwrap();
    let tickets = event["tickets"].as_array().unwrap();
    let sold_out: Vec<&Value> = tickets.iter().filter(|ticket| ticket["sold_out"] == true).collect();
    assert!(sold_out.len() == tickets.len() && tickets.len() > 2, "the sample has an event that is sold out");
    let label = |ticket: &Value| ticket["name"].as_str().unwrap().to_owned();
    signed_in(&service, "/", async |browser| {
        follow_in_line(browser, &[name, "Sold out"], name).await;
        browser.see_address("/events/1004/tickets").await;
        // One of its tickets can be sold again: the others are named.
        let (last, others) = sold_out.split_last().unwrap();
        let id = last["id"].as_str().unwrap();
        database.execute_batch(&format!("update ticket set capacity = null where id = {id}")).unwrap();
        browser.open("/").await;
        for ticket in others {
            follow_in_line(browser, &[name, "Sold out"], &label(ticket)).await;
            browser.see_heading(&label(ticket)).await;
            browser.back().await;
        }
    })
    .await;
}

#[tokio::test]
async fn what_needs_attention_stays_short_and_none_of_it_is_out_of_reach() {
    let (service, database, _folder) = serve_file(Options { today: None, ..options() }).await;
    database.execute_batch("update ticket set is_hidden = 1, dates = '[]'").unwrap();
    let tickets = "select count(*) from ticket where event_id = 1001";
    let tickets: i64 = database.query_row(tickets, [], |row| row.get(0)).unwrap();
    assert!(tickets > 7, "the sample has an event with many tickets");
    signed_in(&service, "/", async |browser| {
        let lines = "return document.querySelector('.group details') !== null
            && document.querySelector('.event-links').children.length === 8";
        browser.see_true(lines).await;
        follow_in_line(browser, &["Zomerfestival De Vecht", "Hidden"], &format!("{} more", tickets - 6))
            .await;
        browser.see_address("/events/1001/tickets").await;
        browser.back().await;
        let last = "[...document.querySelectorAll('.group details .event-links a')].at(-1)";
        browser.see_true(&format!("return {last}?.checkVisibility() === false")).await;
        browser.click_on("document.querySelector('.group details > summary')").await;
        browser.see_true(&format!("return {last}?.checkVisibility()")).await;
        let name = browser.evaluate(&format!("return {last}.textContent"), Vec::new()).await.unwrap();
        browser.click_on(last).await;
        browser.see_heading(name.as_str().unwrap()).await;
    })
    .await;
}

#[tokio::test]
async fn on_a_phone_what_needs_attention_is_counted_at_the_top_and_a_click_away() {
    let service = serve_with(Options { today: None, ..options() }).await;
    signed_in(&service, "/", async |browser| {
        browser.emulate_screen(Screen { width: 390, height: 844, scale: 1 }).await;
        // Once all is read, the number has no more to come.
        let count = "const link = [...document.querySelectorAll('.page-header a')].find((it) => it.hash);
            return Number(/^\\d+(?= need)/.exec(link?.textContent.trim())?.[0] ?? NaN)
                === document.querySelectorAll('#needs-attention ~ ul > li, #needs-attention ~ details li').length";
        browser.see_true(count).await;
        browser.click_on("[...document.querySelectorAll('.page-header a')].find((it) => it.hash)").await;
        browser.see_address("/#needs-attention").await;
        let in_sight = "const heading = document.activeElement;
            const { top } = heading.getBoundingClientRect();
            return heading.textContent === 'Needs attention' && top > 0 && top < innerHeight / 2";
        browser.see_true(in_sight).await;
        browser.back().await;
        browser.see_true("return scrollY === 0").await;
    })
    .await;
}

#[tokio::test]
async fn the_first_page_of_each_list_is_enough_to_begin_with() {
    let service = serve_with(Options { today: None, ..options() }).await;
    service.fault(FaultPlan::on(Operation::ListTickets, Fault::Hang).skip(1));
    signed_in(&service, "/", async |browser| {
        browser.see_text("Bierfestival 't IJkpunt").await;
        browser.see_text("20 of 60 loaded").await;
        browser.find(Role::Link, "Crew en vrijwilligers").await;
    })
    .await;
}

/// The texts of the badges on the page.
async fn badges(browser: &Browser) -> Vec<String> {
    let script =
        "return [...document.querySelectorAll('main .badge')].map((badge) => badge.textContent.trim())";
    let texts = browser.evaluate(script, Vec::new()).await.unwrap();
    texts.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn every_shop_is_a_click_away_and_says_whether_it_sells() {
    let service = serve_with(Options { today: None, ..options() }).await;
    let shops = Colleague::of(&service).get("/shops").await;
    let shops = shops["data"].as_array().unwrap();
    let closed = shops.iter().filter(|shop| shop["is_available"] == false).count();
    assert!(closed > 0 && closed < shops.len(), "the sample has shops of both kinds");
    signed_in(&service, "/", async |browser| {
        browser.see_heading("Shops").await;
        browser.see_text(shops[0]["url"].as_str().unwrap()).await;
        let badges = badges(browser).await;
        let count = |text: &str| badges.iter().filter(|badge| *badge == text).count();
        assert_eq!(count("Closed"), closed, "{badges:?}");
        assert_eq!(count("Open"), shops.len() - closed, "{badges:?}");
        browser.follow(shops[0]["url"].as_str().unwrap()).await;
        browser.see_address(&format!("/shops/{}", shops[0]["id"].as_str().unwrap())).await;
    })
    .await;
}

#[tokio::test]
async fn an_event_that_no_shop_shows_is_named_and_leads_to_what_to_do() {
    let service = serve_with(Options { today: None, ..options() }).await;
    let events = Colleague::of(&service).get("/events").await;
    let events = events["data"].as_array().unwrap();
    signed_in(&service, "/", async |browser| {
        browser.see_text("Not in any shop").await;
        let script = "return [...document.querySelectorAll('main li')]
            .find((item) => item.textContent.includes('Not in any shop')).querySelector('a').textContent.trim()";
        let name = browser.evaluate(script, Vec::new()).await.unwrap();
        let event = events.iter().find(|event| event["name"] == name).unwrap();
        assert_eq!(event["shops"], serde_json::json!([]), "{name}");
        let follow = "[...document.querySelectorAll('main li')]
            .find((item) => item.textContent.includes('Not in any shop')).querySelector('a').click()";
        browser.evaluate(follow, Vec::new()).await.unwrap();
        browser.see_address(&format!("/events/{}/shops", event["id"].as_str().unwrap())).await;
        browser.see_heading("Not in any shop").await;
    })
    .await;
}

#[tokio::test]
async fn all_is_not_well_while_something_can_not_be_read() {
    let (service, database, _folder) = serve_file(options()).await;
    database.execute_batch("pragma foreign_keys = off; delete from ticket").unwrap();
    let mut events = Colleague::of(&service).get("/events").await;
    let list = |events: &serde_json::Value| Fault::Body { body: events.to_string() };
    // One event, which was over first.
    let end = |event: &serde_json::Value| {
        let dates = event["dates"].as_array().unwrap();
        dates.iter().filter_map(|date| date["ends_at"].as_str()).max().map(str::to_owned)
    };
    let mut data = events["data"].as_array().unwrap().clone();
    data.retain(|event| end(event).is_some());
    data.sort_by_key(end);
    data.truncate(1);
    events["data"] = data.into();
    events["meta"]["last_page"] = 1.into();
    service.fault(FaultPlan::on(Operation::ListEvents, list(&events)));
    signed_in(&service, "/", async |browser| {
        browser.see_text("Nothing needs attention").await;
        service.clear_faults();
        events["data"][0]["dates"] = "soon".into();
        service.fault(FaultPlan::on(Operation::ListEvents, list(&events)));
        browser.reload().await;
        let sight = browser.see_text("1 row of the list can’t be read").await;
        assert!(!sight.text.contains("Nothing needs attention"), "{}", sight.text);
    })
    .await;
}

#[tokio::test]
async fn the_door_of_an_event_that_is_on_is_a_click_away() {
    let service = serve().await;
    signed_in(&service, "/", async |browser| {
        // Phones are made ready before the doors open, but not on the day before the first date.
        let leads_to_door = "const row = [...document.querySelectorAll('.coming tr')].find((it) => it.textContent.includes('Zomerfestival'));
            return row !== undefined && row.textContent.includes('Look up tickets') === ";
        for (now, leads) in [("2026-06-18T15:00:00Z", false), ("2026-06-20T06:00:00Z", true)] {
            browser.emulate_now(now).await;
            browser.reload().await;
            browser.see_true(&format!("{leads_to_door}{leads}")).await;
        }
        // An hour at which the event is on.
        browser.emulate_now("2026-06-20T15:00:00Z").await;
        browser.reload().await;
        browser.see_text("Zomerfestival").await;
        let script = "const row = [...document.querySelectorAll('.coming tr')].find((it) => it.textContent.includes('Zomerfestival'));
            const link = [...row.querySelectorAll('a')].find((it) => it.textContent === 'Look up tickets');
            link.click();";
        browser.evaluate(script, Vec::new()).await.unwrap();
        browser.see_address("/events/1001/purchases").await;
    })
    .await;
}

#[tokio::test]
async fn what_is_left_of_tickets_with_a_limit_is_said_beside_those_without_one() {
    let service = serve_with(Options { today: None, ..options() }).await;
    let colleague = Colleague::of(&service);
    let event = colleague.get("/events/1001").await;
    let shop = event["shops"][0].as_str().unwrap().to_owned();
    let shop = colleague.get(&format!("/shops/{shop}")).await;
    let of_event = shop["events"].as_array().unwrap().iter().find(|it| it["id"] == "1001").unwrap();
    let categories = of_event["tickets"]["categories"].as_array().unwrap();
    let tickets = categories.iter().flat_map(|category| category["tickets"].as_array().unwrap());
    let number = |ticket: &Value, member: &str| ticket[member].as_u64().unwrap();
    let limited: BTreeMap<&str, u64> = tickets
        .filter(|ticket| number(ticket, "max_capacity") > 0)
        .map(|ticket| {
            let left = number(ticket, "max_capacity").saturating_sub(number(ticket, "amount_sold"));
            (ticket["id"].as_str().unwrap(), if ticket["sold_out"] == true { 0 } else { left })
        })
        .collect();
    let left = limited.values().sum::<u64>().to_string();
    signed_in(&service, "/", async |browser| {
        let is_said = |row: &Vec<String>| {
            row[0].contains("Zomerfestival") && row[4].replace(',', "") == format!("{left} + no limit")
        };
        browser.see("what is left", |sight| sight.rows.iter().any(|row| row.len() > 4 && is_said(row))).await;
    })
    .await;
}

#[tokio::test]
async fn the_figures_of_all_events_are_copied_for_a_spreadsheet() {
    let service = serve_with(Options { today: None, ..options() }).await;
    signed_in(&service, "/", async |browser| {
        let permissions = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        browser.devtools("Browser.grantPermissions", permissions).await;
        let all = |sight: &Sight| !sight.text.contains("Sales of ") && !sight.text.contains('…');
        let sight = browser.see("all figures", all).await;
        browser.press("Copy “Current and upcoming events” for a spreadsheet").await;
        browser.hear("“Current and upcoming events” copied").await;
        let [copied]: [String; 1] =
            browser.probe("navigator.clipboard.readText().then((text) => [text])").await;
        let week = copied.lines().skip(1).filter_map(|line| line.split('\t').nth(2)?.parse::<u64>().ok());
        assert_eq!(week.sum::<u64>().to_string(), sight.terms["Last 7 days"][0].replace(',', ""), "{copied}");
        assert!(
            copied.starts_with("Event\tSold today\tLast 7 days\t7 days before\tCapacity left\t"),
            "{copied}"
        );
        assert!(copied.contains("\nZomerfestival De Vecht\t"), "{copied}");
    })
    .await;
}

#[tokio::test]
async fn refresh_reads_all_that_the_page_shows() {
    let (service, database, _folder) = serve_file(options()).await;
    signed_in(&service, "/", async |browser| {
        browser.see_text("Sold today").await;
        database.execute("update event set name = 'Anders' where id = 1005", []).unwrap();
        browser.press("Refresh").await;
        browser.find(Role::Link, "Anders").await;
    })
    .await;
}

#[tokio::test]
async fn loading_the_sales_of_all_events_leaves_the_focus_beside_them() {
    let (service, _, _folder) = serve_file(Options { large: true, ..options() }).await;
    signed_in(&service, "/", async |browser| {
        browser.see_text("Load the sales of all").await;
        let focus = "[...document.querySelectorAll('button')].find((it) => it.textContent.startsWith('Load the sales')).focus()";
        browser.evaluate(focus, Vec::new()).await.unwrap();
        browser.type_keys(&Key::Enter).await;
        browser.see_focus_on_text("Refresh").await;
    })
    .await;
}
