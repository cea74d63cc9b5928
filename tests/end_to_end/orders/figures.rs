//! The figures of an event, checked against the service's own data.

use std::collections::BTreeMap;

use fantoccini::key::Key;
use http::StatusCode;
use loket_service::{FaultPlan, Operation};
use serde_json::{Value, json};

use super::sales::{EVENT, all, hundredths, orders, purchases, sold, status_text, text};
use crate::browser::{Sight, signed_in};
use crate::service::{Colleague, serve, status};

#[tokio::test]
async fn joined_figures_are_those_of_the_service() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let orders = orders(&colleague).await;
    let tickets = all(&colleague, "/tickets").await;
    let sold = sold(&orders);
    let scanned = sold.iter().filter(|(_, purchase)| purchase["scanned_at"].is_string()).count();
    let count: usize = orders.iter().map(|order| purchases(order).len()).sum();
    let price = |id: &Value| {
        let ticket = tickets.iter().find(|ticket| ticket["id"] == *id).unwrap();
        hundredths(text(ticket, "/price"))
    };
    let revenue: u64 = sold.iter().map(|(_, purchase)| price(&purchase["ticket"]["id"])).sum();
    let mut by_ticket = BTreeMap::<&str, usize>::new();
    for (_, purchase) in &sold {
        *by_ticket.entry(text(purchase, "/ticket/name")).or_default() += 1;
    }
    let mut by_status = BTreeMap::<String, usize>::new();
    for order in &orders {
        *by_status.entry(status_text(order)).or_default() += 1;
    }
    signed_in(&service, EVENT, async |browser| {
        let sight = browser.see_text("280 of 280 orders and purchases").await;
        assert_eq!(sight.terms["Sold"][0], sold.len().to_string());
        assert_eq!(sight.terms["Checked in"][0], format!("{scanned} of {}", sold.len()));
        assert_eq!(sight.terms["Other statuses"][0], (count - sold.len()).to_string());
        let estimate = sight.terms["Estimated revenue"][0].replace(',', "");
        assert_eq!(hundredths(&estimate), revenue);
        assert!(sight.terms["Estimated revenue"][1].contains("today’s ticket prices"));
        for (name, count) in by_ticket {
            assert_eq!(sight.row(name)["Sold"], count.to_string(), "{name}");
        }
        for (status, count) in by_status {
            let row = sight.rows.iter().find(|row| row[0] == status).unwrap();
            assert_eq!(row[1], count.to_string(), "{status}");
            // What was cancelled or paid back is named apart, and is no revenue.
            let is_paid = status == "Paid";
            assert_eq!(row[3] == "—", !is_paid, "{row:?}");
            assert_eq!(sight.terms["Other statuses"][1].contains(&status), !is_paid, "{status}");
        }
    })
    .await;
}

#[tokio::test]
async fn the_numbers_of_a_chart_add_up_to_what_was_sold() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let sold = sold(&orders).len();
    signed_in(&service, EVENT, async |browser| {
        browser.see_text("280 of 280 orders and purchases").await;
        browser.disclose("Sold by day, as a table").await;
        let start = |sight: &Sight| sight.rows.iter().position(|row| row[0] == "Day");
        let has_days = |sight: &Sight| start(sight).is_some_and(|start| sight.rows.len() > start + 1);
        let sight = browser.see("days", has_days).await;
        let start = start(&sight).unwrap();
        let days = sight.rows[start + 1..].iter().map(|row| row[1].parse::<usize>().unwrap());
        assert_eq!(days.sum::<usize>(), sold);
    })
    .await;
}

/// How many were sold by day, in the table that is open.
fn sold_by_day(sight: &Sight) -> Vec<usize> {
    let days = sight.rows.iter().skip_while(|row| row[0] != "Day").skip(1);
    days.map(|row| row[1].parse().unwrap()).collect()
}

#[tokio::test]
async fn the_charts_are_of_one_ticket_if_it_is_chosen() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let sold = sold(&orders);
    let (_, first) = sold.first().unwrap();
    let (id, name) = (text(first, "/ticket/id"), text(first, "/ticket/name"));
    let of_ticket = sold.iter().filter(|(_, purchase)| text(purchase, "/ticket/id") == id).count();
    assert!(of_ticket < sold.len(), "the sample sells one ticket alone");
    signed_in(&service, EVENT, async |browser| {
        browser.see_text("280 of 280 orders and purchases").await;
        browser.choose("ticket", name).await;
        browser.see_address(&format!("{EVENT}?ticket={id}")).await;
        browser.see_focus_on("ticket").await;
        browser.disclose("Sold by day, as a table").await;
        let adds_up = |count: usize| move |sight: &Sight| sold_by_day(sight).iter().sum::<usize>() == count;
        let sight = browser.see("the days of the ticket", adds_up(of_ticket)).await;
        let headings = ["Sold in total", "Sold by day", "Check-ins over time"];
        assert!(
            headings.iter().all(|heading| sight.text.contains(&format!("{heading} · {name}"))),
            "{}",
            sight.text
        );
        // The figures above are of all tickets, as before.
        assert_eq!(sight.terms["Sold"][0], sold.len().to_string());

        browser.reload().await;
        browser.see_text(&format!("Sold by day · {name}")).await;
        browser.choose("ticket", "All tickets").await;
        browser.see_address(EVENT).await;
        browser.disclose("Sold by day, as a table").await;
        browser.see("the days of all tickets", adds_up(sold.len())).await;
    })
    .await;
}

#[tokio::test]
async fn each_date_says_how_many_it_expects_and_how_many_came() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let orders = orders(&colleague).await;
    let sold = sold(&orders);
    let tickets = all(&colleague, "/tickets").await;
    let event = colleague.get(EVENT).await;
    let mut dates: Vec<(&str, &str)> = event["dates"]
        .as_array()
        .unwrap()
        .iter()
        .map(|date| (text(date, "/starts_at"), text(date, "/id")))
        .collect();
    dates.sort_unstable();
    let is_valid_on = |purchase: &Value, date: &str| {
        let ticket = tickets.iter().find(|ticket| ticket["id"] == purchase["ticket"]["id"]).unwrap();
        ticket["is_entry"] != false && ticket["dates"].as_array().unwrap().iter().any(|it| it["id"] == date)
    };
    let expected: Vec<String> = dates
        .iter()
        .map(|(_, id)| sold.iter().filter(|(_, purchase)| is_valid_on(purchase, id)).count().to_string())
        .collect();
    assert!(dates.len() > 1 && expected.iter().all(|count| count != "0"), "{expected:?}");
    signed_in(&service, EVENT, async |browser| {
        browser.see_text("280 of 280 orders and purchases").await;
        let of_dates = |sight: &Sight| -> Vec<String> {
            let rows = sight.rows.iter().skip_while(|row| row[0] != "Date").skip(1).take(dates.len());
            rows.map(|row| row[1].clone()).collect()
        };
        browser.see("what each date expects", |sight| of_dates(sight) == expected).await;
    })
    .await;
}

#[tokio::test]
async fn the_numbers_of_a_chart_are_copied_with_dates_that_a_spreadsheet_takes() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let sold = sold(&orders).len();
    signed_in(&service, EVENT, async |browser| {
        let permissions = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        browser.devtools("Browser.grantPermissions", permissions).await;
        browser.see_text("280 of 280 orders and purchases").await;
        browser.disclose("Sold by day, as a table").await;
        browser.press("Copy “Sold by day” for a spreadsheet").await;
        browser.hear("“Sold by day” copied").await;
        let [copied]: [String; 1] =
            browser.probe("navigator.clipboard.readText().then((text) => [text])").await;
        let lines: Vec<(&str, &str)> = copied.lines().filter_map(|line| line.split_once('\t')).collect();
        assert_eq!(lines[0], ("Day", "Tickets"));
        assert_eq!(lines[1..].iter().map(|(_, count)| count.parse::<usize>().unwrap()).sum::<usize>(), sold);
        // In order, as they are written: days without a sale have their lines.
        assert!(lines[1..].is_sorted() && lines.iter().any(|(_, count)| *count == "0"), "{copied}");
        assert!(lines[1..].iter().all(|(day, _)| day.len() == 10 && day.starts_with("20")), "{copied}");
    })
    .await;
}

/// The check-ins of the table that is open: from when on, and how many.
fn check_ins(sight: &Sight) -> Vec<(String, usize)> {
    let heading = sight.rows.iter().position(|row| row[0] == "From").unwrap_or(sight.rows.len() - 1);
    sight.rows[heading + 1..].iter().map(|row| (row[0].clone(), row[1].parse().unwrap())).collect()
}

#[tokio::test]
async fn check_ins_are_counted_by_the_minute_in_the_part_that_is_chosen() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let sold = sold(&orders);
    let scanned = sold.iter().filter(|(_, purchase)| purchase["scanned_at"].is_string()).count();
    let sum = |rows: &[(String, usize)]| rows.iter().map(|(_, count)| count).sum::<usize>();
    signed_in(&service, EVENT, async |browser| {
        browser.see_text("280 of 280 orders and purchases").await;
        browser.disclose("Check-ins over time, as a table").await;
        let sight = browser.see("check-ins", |sight| !check_ins(sight).is_empty()).await;
        assert!(sight.text.contains("· by 15 minutes"), "{}", sight.text);
        let quarters = check_ins(&sight);
        assert_eq!(sum(&quarters), scanned);

        // By keyboard, the part begins at its end: the last quarter of an hour.
        let (last, count) = quarters.last().unwrap();
        browser.control("scanned_at_from").await.send_keys(&char::from(Key::End).to_string()).await.unwrap();
        let minutes = check_ins(&browser.see_text("· by minute").await);
        assert_eq!(sum(&minutes), *count, "{minutes:?}");
        assert!(minutes.len() > 1 && minutes.iter().all(|(at, _)| last <= at), "{minutes:?}");
        // Quiet minutes have their place.
        assert_eq!(browser.control("scanned_at").await.attr("max").await.unwrap().unwrap(), "14");
        browser.press("Show all").await;
        assert_eq!(check_ins(&browser.see_text("· by 15 minutes").await), quarters);
    })
    .await;
}

#[tokio::test]
async fn where_nothing_can_be_read_no_figure_is_named() {
    let service = serve().await;
    for operation in [Operation::ListOrders, Operation::ListPurchases] {
        service.fault(FaultPlan::on(operation, status(StatusCode::INTERNAL_SERVER_ERROR)));
    }
    signed_in(&service, EVENT, async |browser| {
        browser.announce_error("status of 500");
        let sight = browser.see_text("The ticketing service has a problem").await;
        assert!(!sight.terms.contains_key("Sold"), "{:?}", sight.terms);
        service.clear_faults();
        browser.press("Resume").await;
        browser.see("what was sold", |sight| sight.terms.contains_key("Sold")).await;
    })
    .await;
}

#[tokio::test]
async fn a_chart_is_copied_as_an_image_with_its_title_on_a_light_ground() {
    let service = serve().await;
    signed_in(&service, EVENT, async |browser| {
        let permissions = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        browser.devtools("Browser.grantPermissions", permissions).await;
        let dark = json!({ "features": [{ "name": "prefers-color-scheme", "value": "dark" }] });
        browser.devtools("Emulation.setEmulatedMedia", dark).await;
        browser.see_text("280 of 280 orders and purchases").await;
        let ground = "[getComputedStyle(document.body).backgroundColor]";
        let [before]: [String; 1] = browser.probe(ground).await;
        browser.press("Copy “Check-ins over time” as an image").await;
        browser.hear("Image of “Check-ins over time” copied.").await;
        let [after]: [String; 1] = browser.probe(ground).await;
        assert_eq!(after, before, "the page stays as it is");
        // How large and light it is, and of how many of its pixels the bars and the texts are.
        let look = "navigator.clipboard.read().then(async ([item]) => {
            const image = await createImageBitmap(await item.getType('image/png'));
            const { width, height } = image;
            const canvas = new OffscreenCanvas(width, height).getContext('2d');
            canvas.drawImage(image, 0, 0);
            const count = (top, bottom) => {
                const { data } = canvas.getImageData(0, top, width, bottom - top);
                let others = 0;
                for (let at = 4; at < data.length; at += 4) others += data[at] !== data[0] || data[at + 2] !== data[2];
                return others;
            };
            const [light] = canvas.getImageData(0, 0, 1, 1).data;
            return [width, height, light, count(20, 70), count(90, 420)];
        })";
        let [width, height, light, title, bars]: [u64; 5] = browser.probe(look).await;
        assert_eq!((width, height), (1200, 480));
        assert!(light > 230, "the ground is {light} of 255");
        assert!(title > 500 && bars > 5_000, "{title} of the title, {bars} of the bars");
    })
    .await;
}

#[tokio::test]
async fn without_the_list_of_tickets_no_revenue_is_claimed() {
    let service = serve().await;
    service.fault(FaultPlan::on(Operation::ListTickets, status(http::StatusCode::FORBIDDEN)));
    signed_in(&service, EVENT, async |browser| {
        browser.announce_error("status of 403");
        let sight = browser.see_text("280 of 280 orders and purchases").await;
        assert_eq!(sight.terms["Estimated revenue"][0], "—");
        browser.hear("Not allowed").await;
        let sight = browser.look().await.unwrap();
        assert!(!sight.text.contains("No limit"), "{}", sight.text);
        service.clear_faults();
        browser.press("Try again").await;
        browser.see("revenue", |sight| sight.terms["Estimated revenue"][0] != "—").await;
    })
    .await;
}

#[tokio::test]
async fn a_ticket_that_is_sold_out_says_so_beside_what_is_left() {
    let service = serve().await;
    let event = Colleague::of(&service).get("/events/1004").await;
    let tickets = event["tickets"].as_array().unwrap().iter();
    let sold_out: Vec<&str> =
        tickets.filter(|ticket| ticket["sold_out"] == true).map(|ticket| text(ticket, "/name")).collect();
    assert!(!sold_out.is_empty(), "the sample has none");
    signed_in(&service, "/events/1004", async |browser| {
        let sight = browser.see_text("orders and purchases · updated").await;
        let left: Vec<&str> = sold_out.iter().map(|name| sight.row(name)["Left"]).collect();
        assert!(left.iter().all(|left| *left == "0" || left.ends_with("Sold out")), "{left:?}");
        assert!(left.iter().any(|left| left.ends_with("Sold out")), "{left:?}");
    })
    .await;
}
