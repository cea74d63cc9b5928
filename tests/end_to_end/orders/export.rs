//! A file for a spreadsheet, opened and compared with the service's data.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::Connection;
use serde_json::{Value, json};

use super::sales::{EVENT, all, barcode, hundredths, may_come, orders, purchases, sold, status_text, text};
use crate::browser::{Role, signed_in};
use crate::service::{Colleague, serve};

/// The columns that are chosen from the start.
const HEADINGS: &str = "Order,Last name,First name,Status,Tickets,Checked in,E-mail,Phone";

/// Reads a CSV file (RFC 4180).
fn read(text: &str) -> Vec<Vec<String>> {
    let (mut lines, mut line, mut cell, mut is_quoted) = (Vec::new(), Vec::new(), String::new(), false);
    let mut characters = text.trim_start_matches('\u{feff}').chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '"' if is_quoted && characters.peek() == Some(&'"') => {
                characters.next();
                cell.push('"');
            }
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => line.push(std::mem::take(&mut cell)),
            '\r' if !is_quoted => {}
            '\n' if !is_quoted => {
                line.push(std::mem::take(&mut cell));
                lines.push(std::mem::take(&mut line));
            }
            other => cell.push(other),
        }
    }
    lines
}

/// A cell without the marks that keep a spreadsheet from taking it for something else.
fn unmarked(cell: &str) -> String {
    cell.replace('\'', "")
}

fn expected(order: &Value) -> Vec<String> {
    let scanned = purchases(order).iter().filter(|purchase| purchase["scanned_at"].is_string()).count();
    let mut names: Vec<&str> =
        purchases(order).iter().map(|purchase| text(purchase, "/ticket/name")).collect();
    names.sort_unstable();
    let tickets: Vec<String> = names
        .chunk_by(|one, other| one == other)
        .map(|same| format!("{} × {}", same.len(), same[0]))
        .collect();
    vec![
        text(order, "/id").to_owned(),
        text(order, "/orderer/data/last_name").to_owned(),
        text(order, "/orderer/data/first_name").to_owned(),
        status_text(order),
        tickets.join(", "),
        scanned.to_string(),
        text(order, "/orderer/data/email").to_owned(),
        text(order, "/orderer/data/phone").to_owned(),
    ]
}

#[tokio::test]
async fn an_exported_file_holds_every_order_row_by_row() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let folder = tempfile::tempdir().unwrap();
    signed_in(&service, &format!("{EVENT}/orders"), async |browser| {
        browser.keep_downloads_in(folder.path()).await;
        browser.see_text("80 of 80 · updated").await;
        browser.press("Export CSV").await;
        // The message and the name of the file say how much it contains, and from when.
        browser.hear("Exported 80 of 80 rows, updated").await;
        let lines = read(&browser.downloaded(folder.path(), "orders 20", ", 80 of 80.csv").await);
        assert_eq!(lines[0].join(","), HEADINGS);
        assert_eq!(lines.len(), 1 + orders.len());
        for (line, order) in lines[1..].iter().zip(&orders) {
            let line: Vec<String> = line.iter().map(|cell| unmarked(cell)).collect();
            let expected: Vec<String> = expected(order).iter().map(|cell| unmarked(cell)).collect();
            assert_eq!(line, expected);
        }
        for cell in lines.iter().flatten() {
            assert!(!cell.starts_with(['=', '+', '-', '@', '\t']), "a formula: {cell:?}");
        }
    })
    .await;
}

#[tokio::test]
async fn another_program_gets_the_texts_as_they_are() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let folder = tempfile::tempdir().unwrap();
    signed_in(&service, &format!("{EVENT}/orders"), async |browser| {
        browser.keep_downloads_in(folder.path()).await;
        browser.see_text("80 of 80 · updated").await;
        browser.disclose("Export options").await;
        browser.press("Export raw CSV").await;
        let lines = read(&browser.downloaded(folder.path(), "orders 20", ", 80 of 80.csv").await);
        let expected: Vec<Vec<String>> = orders.iter().map(expected).collect();
        assert_eq!(lines[1..], expected);
        assert!(
            lines.iter().flatten().any(|cell| cell.starts_with('=')),
            "the sample has texts like formulas"
        );
    })
    .await;
}

/// A moment on the clocks of Amsterdam, without seconds where these are zero; empty for none.
fn local(clocks: &Connection, moment: &Value) -> String {
    let Some(moment) = moment.as_str() else { return String::new() };
    let is_summer = ("2026-03-29T01".."2026-10-25T01").contains(&moment);
    let ahead = if is_summer { "+2 hours" } else { "+1 hour" };
    let local: String = clocks.query_row("select datetime(?, ?)", [moment, ahead], |row| row.get(0)).unwrap();
    local.strip_suffix(":00").unwrap_or(&local).to_owned()
}

#[tokio::test]
async fn an_exported_file_holds_every_purchase_row_by_row() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let (orders, listed) = (orders(&colleague).await, all(&colleague, &format!("{EVENT}/purchases")).await);
    let created: BTreeMap<&str, &Value> =
        listed.iter().map(|purchase| (text(purchase, "/id"), &purchase["created_at"])).collect();
    let clocks = Connection::open_in_memory().unwrap();
    let folder = tempfile::tempdir().unwrap();
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.keep_downloads_in(folder.path()).await;
        browser.see_text("200 of 200 · updated").await;
        browser.press("Export CSV").await;
        let lines = read(&browser.downloaded(folder.path(), "purchases 20", ", 200 of 200.csv").await);
        assert_eq!(
            lines[0].join(","),
            "Barcode,Last name,First name,Ticket,Checked in,Status,Order,Time slot,Bought"
        );
        let bought =
            orders.iter().flat_map(|order| purchases(order).iter().map(move |purchase| (order, purchase)));
        let expected: Vec<Vec<String>> = bought
            .map(|(order, purchase)| {
                let line = [
                    barcode(purchase),
                    text(order, "/orderer/data/last_name").to_owned(),
                    text(order, "/orderer/data/first_name").to_owned(),
                    text(purchase, "/ticket/name").to_owned(),
                    local(&clocks, &purchase["scanned_at"]),
                    status_text(order),
                    text(order, "/id").to_owned(),
                    text(purchase, "/timeslot").to_owned(),
                    local(&clocks, created[text(purchase, "/id")]),
                ];
                line.iter().map(|cell| unmarked(cell)).collect()
            })
            .collect();
        let read: Vec<Vec<String>> =
            lines[1..].iter().map(|line| line.iter().map(|cell| unmarked(cell)).collect()).collect();
        assert_eq!(read, expected);
    })
    .await;
}

#[tokio::test]
async fn a_file_holds_what_is_left_of_a_list_in_the_chosen_columns() {
    let service = serve().await;
    let folder = tempfile::tempdir().unwrap();
    signed_in(&service, "/tickets?is_hidden=true&sort=-price", async |browser| {
        browser.keep_downloads_in(folder.path()).await;
        let sight = browser.see_text(" of 60 · updated").await;
        browser.disclose("Columns").await;
        for label in ["Capacity", "Minimum per order"] {
            browser.find(Role::Field, label).await.click().await.unwrap();
        }
        browser.press("Export CSV").await;
        let shown: Vec<&str> = sight.rows.iter().skip(1).map(|row| &*row[1]).collect();
        let name = format!(", {} of 60.csv", shown.len());
        let lines = read(&browser.downloaded(folder.path(), "tickets 20", &name).await);
        assert_eq!(lines[0].join(","), "Name,Price,Event,Minimum per order");
        let names: Vec<String> = lines[1..].iter().map(|line| unmarked(&line[0])).collect();
        assert_eq!(names, shown.iter().map(|name| unmarked(name)).collect::<Vec<_>>());
    })
    .await;
}

#[tokio::test]
async fn a_file_has_a_column_for_each_field_that_was_filled_in() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let all = orders.iter().flat_map(purchases);
    let filled: Vec<_> =
        all.filter(|it| it["values"].as_array().is_some_and(|values| !values.is_empty())).collect();
    let folder = tempfile::tempdir().unwrap();
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.keep_downloads_in(folder.path()).await;
        browser.see_text("200 of 200 · updated").await;
        browser.disclose("Columns").await;
        browser.find(Role::Field, "Filled in").await.click().await.unwrap();
        browser.press("Export CSV").await;
        // The file says of which event it is.
        let lines = read(
            &browser
                .downloaded(folder.path(), "purchases 20", " Zomerfestival De Vecht, 200 of 200.csv")
                .await,
        );
        for purchase in filled {
            let code = unmarked(&barcode(purchase));
            let line = lines.iter().find(|line| unmarked(&line[0]) == code).unwrap();
            for value in purchase["values"].as_array().unwrap() {
                let heading = format!("Filled in: {}", text(value, "/name"));
                let column = lines[0].iter().position(|it| *it == heading).unwrap();
                assert_eq!(unmarked(&line[column]), unmarked(text(value, "/value")), "{heading}");
            }
        }
    })
    .await;
}

#[tokio::test]
async fn a_file_for_the_books_has_what_each_order_and_each_ticket_costs_today() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let (orders, tickets) = (orders(&colleague).await, all(&colleague, "/tickets").await);
    let price = |purchase: &Value| {
        let ticket = tickets.iter().find(|ticket| ticket["id"] == purchase["ticket"]["id"]);
        hundredths(text(ticket.unwrap(), "/price"))
    };
    let folder = tempfile::tempdir().unwrap();
    signed_in(&service, &format!("{EVENT}/orders"), async |browser| {
        browser.keep_downloads_in(folder.path()).await;
        let export = async |column: &str, name: &str, rows: usize| {
            browser.see_text(&format!("{rows} of {rows} · updated")).await;
            browser.disclose("Columns").await;
            browser.find(Role::Field, column).await.click().await.unwrap();
            browser.press("Export CSV").await;
            let file = browser.downloaded(folder.path(), name, &format!(", {rows} of {rows}.csv")).await;
            let lines = read(&file);
            assert_eq!(lines[0].last().map(String::as_str), Some(column));
            lines[1..].iter().map(|line| hundredths(line.last().unwrap())).collect::<Vec<u64>>()
        };
        let values = export("Value at today’s prices", "orders 20", 80).await;
        let expected: Vec<u64> =
            orders.iter().map(|order| purchases(order).iter().map(price).sum()).collect();
        assert_eq!(values, expected);
        browser.follow("Purchases").await;
        let prices = export("Price today", "purchases 20", 200).await;
        let expected: Vec<u64> = orders.iter().flat_map(purchases).map(price).collect();
        assert_eq!(prices, expected);
    })
    .await;
}

#[tokio::test]
async fn those_who_are_expected_on_a_day_are_in_a_file_for_a_mailing() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let (orders, tickets) = (orders(&colleague).await, all(&colleague, "/tickets").await);
    // The second of the three days.
    let may_come = |purchase: &Value| may_come(&tickets, purchase, "2002");
    let expected = sold(&orders).into_iter().filter(|(_, purchase)| may_come(purchase));
    let mut expected: Vec<[String; 2]> = expected
        .map(|(order, purchase)| [text(order, "/orderer/data/email").to_owned(), barcode(purchase)])
        .collect();
    let folder = tempfile::tempdir().unwrap();
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.keep_downloads_in(folder.path()).await;
        browser.see_text("200 of 200 · updated").await;
        browser.press("Door list").await;
        browser.choose("date", "Sat, 20 Jun 2026, 12:00 – 23:00").await;
        browser.see_text(&format!("Door list: {} tickets", expected.len())).await;
        browser.press("Export CSV").await;
        let name = "Door list 2026-06-20 Zomerfestival De Vecht";
        let lines = read(&browser.downloaded(folder.path(), name, ".csv").await);
        let headings = "Last name,First name,E-mail,Phone,Ticket,Barcode,Order,Checked in";
        assert!(lines[0].join(",").starts_with(headings), "{:?}", lines[0]);
        assert!(lines[0].iter().any(|heading| heading == "Filled in: Achternaam"), "{:?}", lines[0]);
        let mut listed: Vec<[String; 2]> =
            lines[1..].iter().map(|line| [unmarked(&line[2]), unmarked(&line[5])]).collect();
        listed.sort();
        expected.iter_mut().flatten().for_each(|cell| *cell = unmarked(cell));
        expected.sort();
        assert_eq!(listed, expected);
    })
    .await;
}

#[tokio::test]
async fn each_buyer_who_is_left_is_copied_once_for_a_mailing() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let (orders, tickets) = (orders(&colleague).await, all(&colleague, "/tickets").await);
    // Else the browser asks whether the page may.
    let permissions = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    let addresses = |is_meant: &dyn Fn(&Value) -> bool| -> BTreeSet<String> {
        let meant = sold(&orders).into_iter().filter(|(_, purchase)| is_meant(purchase));
        meant.map(|(order, _)| text(order, "/orderer/data/email").to_owned()).collect()
    };
    signed_in(&service, &format!("{EVENT}/purchases?status=paid&ticket=Dag%202"), async |browser| {
        browser.devtools("Browser.grantPermissions", permissions).await;
        let copied = async || -> Vec<String> {
            browser.press("Copy e-mail addresses").await;
            browser.hear("Copied: e-mail addresses (").await;
            let [copied]: [String; 1] =
                browser.probe("navigator.clipboard.readText().then((text) => [text])").await;
            copied.split("; ").map(str::to_owned).collect()
        };
        browser.see_text("of 200 · updated").await;
        browser.disclose("Export options").await;
        let list = copied().await;
        let expected = addresses(&|purchase| text(purchase, "/ticket/name") == "Dag 2");
        assert_eq!(list.len(), expected.len(), "each once");
        assert_eq!(list.into_iter().collect::<BTreeSet<_>>(), expected);

        browser.open(&format!("{EVENT}/purchases")).await;
        browser.see_text("200 of 200 · updated").await;
        browser.press("Door list").await;
        browser.choose("date", "Sat, 20 Jun 2026, 12:00 – 23:00").await;
        let of_day = addresses(&|purchase| may_come(&tickets, purchase, "2002"));
        browser.see_text("Door list: ").await;
        assert_eq!(copied().await.into_iter().collect::<BTreeSet<_>>(), of_day);
    })
    .await;
}
