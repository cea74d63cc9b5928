//! What was sold in a period, checked against the database of the service.

use loket_service::{Data, Fault, FaultPlan, Operation, Options};
use reqwest::StatusCode;
use rusqlite::Connection;
use serde_json::json;

use super::sales::EVENT;
use crate::browser::{Browser, Role, Sight, signed_in};
use crate::service::{count_all, options, serve, serve_with, status};

/// What all events sold in June 2026 on the clocks of Amsterdam, by ticket; those that ended before have sold nothing in it.
const SOLD_IN_JUNE: &str = "
    select event.name, ticket.name, cast(count(*) as text), printf('%.2f', count(*) * ticket.price / 100.0)
    from purchase
    join customer_order on customer_order.id = purchase.order_id
    join ticket on ticket.id = purchase.ticket_id
    join event on event.id = customer_order.event_id
    where customer_order.status_code = 190
        and purchase.created_at >= '2026-05-31T22' and purchase.created_at < '2026-06-30T22'
    group by event.id, ticket.id";

/// The button that copies the table.
const COPY: &str = "Copy “Sold in a period” for a spreadsheet";
/// The moment that the sample is laid out around.
const TODAY: &str = "2026-06-20T15:00:00Z";
const JUNE: &str = "/sales-report?sold=2026-06-01..2026-06-30";

/// Event, ticket, sold and revenue of each row that is of a ticket, sorted.
fn sold(sight: &Sight) -> Vec<[String; 4]> {
    let mut event = String::new();
    let mut sold = Vec::new();
    for row in sight.rows.iter().filter(|row| row.len() == 4 && row[1] != "Sold" && row[0] != "Total") {
        match row[2].as_str() {
            // Below its name is when it is.
            "" => event = row[0].clone(),
            _ => sold.push([event.clone(), row[0].clone(), row[1].clone(), row[3].replace(',', "")]),
        }
    }
    sold.sort();
    sold
}

fn all_are_read(sight: &Sight) -> bool {
    let of_all = sight.text.split_once("Sales of ").and_then(|(_, rest)| rest.split_once(" events loaded"));
    let counts = of_all.and_then(|(counts, _)| counts.split_once(" of "));
    counts.is_some_and(|(read, all)| read == all && all != "0")
}

/// What is copied with a button.
async fn copied(browser: &Browser, button: &str) -> String {
    let permissions = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    browser.devtools("Browser.grantPermissions", permissions).await;
    browser.press(button).await;
    browser.hear("copied").await;
    let [copied]: [String; 1] = browser.probe("navigator.clipboard.readText().then((text) => [text])").await;
    copied
}

#[tokio::test]
async fn the_report_says_what_all_events_sold_in_a_period() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("organisation.sqlite");
    let service = serve_with(Options { data: Data::File(file.clone()), ..options() }).await;
    let database = Connection::open(&file).unwrap();
    let mut question = database.prepare(SOLD_IN_JUNE).unwrap();
    let rows =
        question.query_map([], |row| Ok([row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?])).unwrap();
    let mut expected: Vec<[String; 4]> = rows.map(Result::unwrap).collect();
    expected.sort();
    let events = expected.iter().map(|[event, ..]| event).collect::<std::collections::BTreeSet<_>>();
    assert!(events.len() > 1, "the sample has too little to tell anything: {events:?}");
    let sum: u64 = expected.iter().map(|[_, _, sold, _]| sold.parse::<u64>().unwrap()).sum();
    let is_expected = |sight: &Sight| {
        let sold = sold(sight);
        let fits = |([event, ticket, count, revenue], expected): (&[String; 4], &[String; 4])| {
            event.starts_with(expected[0].as_str())
                && [ticket, count, revenue] == [&expected[1], &expected[2], &expected[3]]
        };
        sold.len() == expected.len() && sold.iter().zip(&expected).all(fits)
    };
    signed_in(&service, "/sales-report", async |browser| {
        browser.see_text("Choose a period").await;
        browser.fill_day("sold.from", "2026-06-01").await;
        browser.fill_day("sold.to", "2026-06-30").await;
        browser.see_address(JUNE).await;
        browser.see("all events read", all_are_read).await;
        let sight = browser.see("what the database says", is_expected).await;
        let total = sight.rows.iter().find(|row| row[0] == "Total").unwrap();
        assert_eq!(total[1], sum.to_string());
        assert!(sight.text.contains("before this period"), "{}", sight.text);

        let copied = copied(browser, COPY).await;
        let mut lines: Vec<Vec<&str>> = copied.lines().map(|line| line.split('\t').collect()).collect();
        assert_eq!(
            lines.remove(0),
            [
                "Event",
                "Date",
                "Ticket",
                "Sold 2026-06-01..2026-06-30",
                "Price today",
                "Estimated revenue at today’s prices"
            ]
        );
        let cells = |row: &[String; 4]| row.clone().map(|cell| cell.trim_start_matches('\'').to_owned());
        let mut copied: Vec<_> = lines.iter().map(|line| [line[0], line[2], line[3], line[5]]).collect();
        copied.sort_unstable();
        assert_eq!(copied, expected.iter().map(cells).collect::<Vec<_>>());

        let downloads = tempfile::tempdir().unwrap();
        browser.keep_downloads_in(downloads.path()).await;
        browser.press("Export CSV").await;
        let name = "Sales report 2026-06-01..2026-06-30";
        let file = browser.downloaded(downloads.path(), name, ".csv").await;
        assert_eq!(file.lines().count(), expected.len() + 1);
        assert!(file.lines().next().unwrap().ends_with("Estimated revenue at today’s prices"));

        browser.press("Previous period").await;
        browser.see_address("/sales-report?sold=2026-05-01..2026-05-31").await;
        browser.press("Next period").await;
        browser.see_address(JUNE).await;
        browser.reload().await;
        browser.see("the same after a reload", is_expected).await;
    })
    .await;
}

/// A day of summer on which something was sold in the first two hours on the clocks of Amsterdam, and how much all events sold on
/// it: in UTC, these hours are of the day before.
const SOLD_ON_A_DAY: &str = "
    with sold as (
        select date(purchase.created_at, '+2 hours') as day, time(purchase.created_at) as utc
        from purchase
        join customer_order on customer_order.id = purchase.order_id
        where customer_order.status_code = 190
            and purchase.created_at between '2026-04-01' and '2026-06-30'
    )
    select day, cast(count(*) as text) from sold group by day having max(utc) >= '22' order by day limit 1";

#[tokio::test]
async fn a_day_is_one_on_the_clocks_of_the_zone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("organisation.sqlite");
    let service = serve_with(Options { data: Data::File(file.clone()), ..options() }).await;
    let database = Connection::open(&file).unwrap();
    let [day, sold]: [String; 2] =
        database.query_row(SOLD_ON_A_DAY, [], |row| Ok([row.get(0)?, row.get(1)?])).unwrap();
    signed_in(&service, &format!("/sales-report?sold={day}..{day}"), async |browser| {
        browser.see("all events read", all_are_read).await;
        let is_sum = |row: &Vec<String>| row[0] == "Total" && row[1] == sold;
        browser.see(&format!("{sold} on {day}"), |sight| sight.rows.iter().any(is_sum)).await;
    })
    .await;
}

#[tokio::test]
async fn the_overview_says_what_one_event_sold_in_a_period() {
    let service = serve().await;
    signed_in(&service, EVENT, async |browser| {
        browser.emulate_now(TODAY).await;
        browser.reload().await;
        browser.see_text("280 of 280 orders and purchases · updated").await;
        let sold_in_all = |sight: &Sight| {
            // The second table with a total is the one of the period.
            let rows = sight.rows.iter().take_while(|row| row[0] != "Answer");
            let totals: Vec<_> = rows.filter(|row| row[0] == "Total").collect();
            (totals[0][1].clone(), totals.iter().find(|row| row.len() == 4).map(|row| row[1].clone()))
        };
        browser.press("This year").await;
        browser.see_address(&format!("{EVENT}?sold=2026-01-01..2026-12-31")).await;
        let sight = browser.see("the sales of the year", |sight| sold_in_all(sight).1.is_some()).await;
        let (all, this_year) = sold_in_all(&sight);
        browser.press("Last year").await;
        browser.see_address(&format!("{EVENT}?sold=2025-01-01..2025-12-31")).await;
        let sight = browser.see("those of another year", |sight| sold_in_all(sight).1 != this_year).await;
        let number = |text: Option<String>| text.map_or(0, |text| text.parse::<u64>().unwrap());
        assert_eq!(number(this_year) + number(sold_in_all(&sight).1), all.parse::<u64>().unwrap());

        browser.fill_day("sold.from", "2026-12-31").await;
        browser.fill_day("sold.to", "2026-12-01").await;
        browser.see_text("is later than “To”").await;
        browser.fill_day("sold.from", "2026-12-01").await;
        browser.see_text("Nothing was sold in this period.").await;
        browser.follow("Sales report of all events").await;
        browser.see_address("/sales-report?sold=2026-12-01..2026-12-01").await;
    })
    .await;
}

#[tokio::test]
async fn a_day_that_does_not_exist_is_said_and_is_no_open_end() {
    let service = serve().await;
    signed_in(&service, JUNE, async |browser| {
        browser.see("all events read", all_are_read).await;
        // Month, day and year; June has no 31st.
        browser.control("sold.to").await.send_keys("06312026").await.unwrap();
        browser.control("sold.from").await.click().await.unwrap();
        browser.see_text("This date doesn’t exist or isn’t complete.").await;
        // No open end, and no figures of a period that was not chosen.
        let sight = browser.see_text("This date").await;
        assert!(!sight.address.ends_with("..") && sight.rows.is_empty(), "{sight:#?}");
        browser.control("sold.to").await.send_keys("0615").await.unwrap();
        browser.see_address("/sales-report?sold=2026-06-01..2026-06-15").await;
        let sight = browser.see("all events read", all_are_read).await;
        assert!(!sight.text.contains("This date"), "{}", sight.text);
    })
    .await;
}

#[tokio::test]
async fn an_event_that_fails_is_named_and_read_again() {
    let service = serve().await;
    service.fault(FaultPlan::on(Operation::ListPurchases, status(StatusCode::FORBIDDEN)).times(1));
    signed_in(&service, JUNE, async |browser| {
        browser.announce_error("status of 403");
        let sight = browser.see_text("Try again").await;
        let names = sight.headings.iter().filter(|heading| *heading != "Sales report");
        let [failed] = &names.collect::<Vec<_>>()[..] else { panic!("{:?}", sight.headings) };
        assert!(sight.text.contains(failed.as_str()));
        browser.press("Try again").await;
        browser.see("all events read", all_are_read).await;
        assert_eq!(browser.count(Role::Button, "Try again").await, 0);
        browser.find(Role::Button, COPY).await;
    })
    .await;
}

#[tokio::test]
async fn one_end_is_changed_before_the_other_without_reading_again() {
    let service = serve().await;
    signed_in(&service, JUNE, async |browser| {
        browser.emulate_now(TODAY).await;
        browser.reload().await;
        browser.see("all events read", all_are_read).await;
        let asked = count_all(&service);
        browser.fill_day("sold.from", "2026-07-01").await;
        browser.see_text("is later than “To”").await;
        browser.fill_day("sold.to", "2026-07-31").await;
        browser.see_address("/sales-report?sold=2026-07-01..2026-07-31").await;
        browser.see("all events read", all_are_read).await;
        browser.press("This month").await;
        browser.see_address(JUNE).await;
        browser.see("all events read", all_are_read).await;
        browser.see_focus_on_text("This month").await;
        browser.see_settled().await;
        assert_eq!(count_all(&service), asked, "what was read is counted again");

        // What was stopped while it was read again goes on.
        service.fault(FaultPlan::on(Operation::ListPurchases, Fault::Hang).times(1));
        browser.press("Refresh").await;
        browser.press("Stop").await;
        browser.press("Resume").await;
        browser.see("all events read", all_are_read).await;
        browser.find(Role::Button, "Refresh").await;
    })
    .await;
}

#[tokio::test]
async fn a_report_that_is_stopped_is_not_taken_for_a_whole_one() {
    let service = serve().await;
    // A page that reads no purchases, which would be counted among those of the report.
    signed_in(&service, "/shops", async |browser| {
        browser.emulate_now(TODAY).await;
        // The first event is read, and the next ones are on their way.
        service.fault(FaultPlan::on(Operation::ListPurchases, Fault::Hang).skip(2).times(2));
        browser.open(JUNE).await;
        browser.see("a part", |sight| sight.rows.iter().any(|row| row[0] == "Total so far")).await;
        browser.press("Stop").await;
        browser.find(Role::Button, "Resume").await;
        let sight = browser.look().await.unwrap();
        assert!(!sight.rows.iter().any(|row| row[0] == "Total"), "{:?}", sight.rows);
        assert_eq!(browser.count(Role::Button, COPY).await, 0);
        browser.press("Resume").await;
        browser.see("all events read", all_are_read).await;
        browser.see("the sum", |sight| sight.rows.iter().any(|row| row[0] == "Total")).await;
        browser.find(Role::Button, COPY).await;
    })
    .await;
}
