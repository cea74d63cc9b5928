//! The list for the door.

use fantoccini::key::Key;
use http::StatusCode;
use loket_service::{Fault, FaultPlan, Operation, Options};
use serde_json::Value;

use super::sales::{EVENT, all, barcode, may_come, orders, purchases, sold, text};
use crate::browser::{Role, Screen, Sight, signed_in, until};
use crate::service::{Colleague, options, serve, serve_with, status};

/// The museum of the sample, where visitors come by time slots.
const MUSEUM: &str = "/events/1002";

/// Whether the day of the visit can be chosen beside the list.
const IS_OFFERED: &str = "return [...document.querySelectorAll('.day-range')].some((it) => it.textContent.includes('Available from'))";

#[tokio::test]
async fn every_sold_ticket_of_a_kind_is_on_paper_by_last_name() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let mut expected: Vec<Vec<String>> = sold(&orders)
        .into_iter()
        .filter(|(_, purchase)| text(purchase, "/ticket/name") == "Dag 2")
        .map(|(order, purchase)| {
            let code = barcode(purchase);
            vec![
                text(order, "/orderer/data/last_name").to_owned(),
                text(order, "/orderer/data/first_name").to_owned(),
                "Dag 2".to_owned(),
                code[code.len() - 5..].to_owned(),
                text(order, "/id").to_owned(),
            ]
        })
        .collect();
    signed_in(&service, &format!("{EVENT}/purchases?ticket=Dag%202"), async |browser| {
        browser.see_text("of 200 · updated").await;
        browser.press("Door list").await;
        let sight = browser.see_heading(&format!("Dag 2 · Door list: {} tickets", expected.len())).await;
        let shown: Vec<Vec<String>> = sight.rows.iter().skip(1).map(|row| row[..5].to_vec()).collect();
        let plain = |row: &Vec<String>| row[0].split_whitespace().next().unwrap_or_default().to_lowercase();
        let dutch: Vec<String> =
            shown.iter().map(plain).filter(|name| name == "bakker" || name == "visser").collect();
        assert!(dutch.is_sorted(), "{dutch:?}");
        assert_are_by_main_part(&shown);
        let mut rows = shown;
        for row in rows.iter_mut().chain(&mut expected) {
            // A person reads one blank for several.
            row.iter_mut().for_each(|cell| *cell = cell.split_whitespace().collect::<Vec<_>>().join(" "));
            row.iter_mut().filter(|cell| cell.is_empty()).for_each(|cell| "—".clone_into(cell));
        }
        rows.sort();
        expected.sort();
        assert_eq!(rows, expected);
        browser.press("Close door list").await;
        browser.see_focus_on_text("Door list").await;
        browser.see_text("of 200 · updated").await;
    })
    .await;
}

#[tokio::test]
async fn the_list_has_the_names_that_were_filled_in_on_request() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let sold = sold(&orders);
    let (order, purchase) =
        sold.iter().find(|(_, purchase)| purchase["values"][0]["value"].is_string()).unwrap();
    let (id, answer) = (text(order, "/id"), text(purchase, "/values/0/value"));
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_text("of 200 · updated").await;
        browser.press("Door list").await;
        let lists = |sight: &Sight, answer: &str| {
            sight.rows.iter().any(|row| row[4] == id && row[2].contains(answer))
        };
        let sight =
            browser.see("the list without", |sight| lists(sight, text(purchase, "/ticket/name"))).await;
        assert!(!lists(&sight, answer));
        browser.find(Role::Field, "With what was filled in").await.click().await.unwrap();
        browser.see("the list with the name", |sight| lists(sight, answer)).await;
    })
    .await;
}

#[tokio::test]
async fn a_scan_over_the_list_is_answered_and_escape_closes_it() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let sold = sold(&orders);
    let code = barcode(sold[0].1);
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_text("of 200 · updated").await;
        for focus in ["document.activeElement.blur()", "document.querySelector('[name=date]').focus()"] {
            browser.press("Door list").await;
            browser.see_true("return document.activeElement.name === 'date'").await;
            browser.evaluate(focus, Vec::new()).await.unwrap();
            browser.type_keys(&format!("{code}{}", Key::Enter)).await;
            browser.see_true("return document.querySelector('.answer .code')?.offsetParent != null").await;
            browser
                .see(&format!("the answer to {code}"), |sight| {
                    sight.notices.iter().any(|it| it.contains(&code))
                })
                .await;
            browser.see_true("return document.activeElement.type === 'search'").await;
            browser.see_true("return !document.querySelector('.door-list')").await;
            browser.press("Clear").await;
            browser.see_true("return !document.querySelector('.answer')").await;
        }
        browser.press("Door list").await;
        browser.see_true("return document.activeElement.name === 'date'").await;
        browser.type_keys(&Key::Escape).await;
        browser.see_focus_on_text("Door list").await;
        browser.see_true("return !document.querySelector('.door-list')").await;
    })
    .await;
}

/// Checks that Dutch prefixes play no part in the order.
fn assert_are_by_main_part(rows: &[Vec<String>]) {
    let prefixes = ["van ", "de ", "der ", "den ", "op ", "'t "];
    let main_part = |name: &str| {
        let mut main = name.to_lowercase();
        while let Some(rest) = prefixes.iter().find_map(|prefix| main.strip_prefix(prefix)) {
            main = rest.to_owned();
        }
        main
    };
    let names = rows.iter().map(|row| row[0].as_str());
    let with_prefix = names.clone().filter(|name| prefixes.iter().any(|prefix| name.starts_with(prefix)));
    assert!(with_prefix.count() > 0, "the sample has no such name");
    let is_plain = |name: &&str| name.chars().all(|letter| letter.is_ascii_alphabetic() || letter == ' ');
    let parts: Vec<String> = names.filter(is_plain).map(main_part).collect();
    assert!(parts.is_sorted(), "{parts:?}");
}

#[tokio::test]
async fn a_list_for_a_day_holds_everybody_who_may_come_in_then() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let orders = orders(&colleague).await;
    let tickets = all(&colleague, "/tickets").await;
    // The second of the three days.
    let may_come = |purchase: &Value| may_come(&tickets, purchase, "2002");
    let count = sold(&orders).into_iter().filter(|(_, purchase)| may_come(purchase)).count();
    assert!(0 < count && count < sold(&orders).len());
    let title = format!("Sat, 20 Jun 2026, 12:00 – 23:00 · Door list: {count} tickets");
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_text("200 of 200 · updated").await;
        browser.press("Door list").await;
        browser.see_heading(&format!("Door list: {} tickets", sold(&orders).len())).await;
        browser.choose("date", "Sat, 20 Jun 2026, 12:00 – 23:00").await;
        let sight = browser.see_heading(&title).await;
        assert_eq!(sight.rows.len() - 1, count);
        browser.press("Close door list").await;
        // On the day itself it is for that day without being asked.
        browser.emulate_now("2026-06-20T08:00:00Z").await;
        browser.reload().await;
        browser.see_text("200 of 200 · updated").await;
        browser.press("Door list").await;
        browser.see_heading(&title).await;
    })
    .await;
}

#[tokio::test]
async fn a_reload_and_the_way_back_have_the_list_as_it_was() {
    let service = serve().await;
    let purchases = format!("{EVENT}/purchases?ticket=Dag%202");
    signed_in(&service, &purchases, async |browser| {
        browser.see_text("of 200 · updated").await;
        browser.press("Door list").await;
        browser.choose("date", "Sat, 20 Jun 2026, 12:00 – 23:00").await;
        browser.switch("With what was filled in").await;
        let title = "Dag 2 · Sat, 20 Jun 2026, 12:00 – 23:00 · Door list: ";
        browser.see_text(title).await;
        let open = format!("{purchases}&view=door-list&on=2002&answers=shown");
        browser.see_address(&open).await;
        browser.reload().await;
        browser.see_text(title).await;
        browser.see_true("return document.querySelector('.door-list [type=checkbox]').checked").await;
        browser.back().await;
        browser.see_text("of 200 · updated").await;
        browser.see_address(&purchases).await;
        browser.evaluate("history.forward()", Vec::new()).await.unwrap();
        browser.see_text(title).await;
        // Closed, the list is gone from the address; what the purchases are narrowed to stays.
        browser.press("Close door list").await;
        browser.see_address(&purchases).await;
        browser.see_text("of 200 · updated").await;
    })
    .await;
}

#[tokio::test]
async fn a_ticket_is_chosen_beside_the_date_and_the_purchases_behind_stay_as_they_were() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let count = |names: &[&str]| {
        let is_one = |purchase: &Value| names.contains(&text(purchase, "/ticket/name"));
        sold(&orders).into_iter().filter(|(_, purchase)| is_one(purchase)).count()
    };
    let title = |names: &[&str]| format!("{} · Door list: {} tickets", names.join(", "), count(names));
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_text("200 of 200 · updated").await;
        browser.press("Door list").await;
        browser.choose("for", "Dag 2").await;
        browser.see_heading(&title(&["Dag 2"])).await;
        browser.press("Close door list").await;
        browser.see_focus_on_text("Door list").await;
        browser.see_text("200 of 200 · updated").await;
        browser.see_address(&format!("{EVENT}/purchases")).await;
        browser.open(&format!("{EVENT}/purchases?ticket=Dag%201&ticket=Dag%202&view=door-list&on=all")).await;
        browser.see_heading(&title(&["Dag 1", "Dag 2"])).await;
        browser.choose("for", "All tickets").await;
        browser.see_heading(&format!("Door list: {} tickets", sold(&orders).len())).await;
        // A date that the event does not have is not taken for all of them.
        browser.emulate_now("2026-06-20T08:00:00Z").await;
        browser.open(&format!("{EVENT}/purchases?view=door-list&on=9999")).await;
        browser.see_text("Sat, 20 Jun 2026, 12:00 – 23:00 · Door list: ").await;
    })
    .await;
}

#[tokio::test]
async fn what_is_not_known_yet_is_neither_printed_nor_written_and_what_may_be_missing_is_said() {
    let service = serve().await;
    // The first of two pages says that there is more than the last one has.
    let mut page = Colleague::of(&service).get(&format!("{EVENT}/purchases?page=1")).await;
    page["meta"]["total"] = 201.into();
    signed_in(&service, &format!("{EVENT}/purchases?view=door-list"), async |browser| {
        browser.see_text("Door list: ").await;
        service
            .fault(FaultPlan::on(Operation::ListPurchases, Fault::Latency { milliseconds: 3_000 }).times(1));
        service
            .fault(FaultPlan::on(Operation::ListPurchases, Fault::Body { body: page.to_string() }).times(1));
        browser.reload().await;
        let disabled = "return [...document.querySelectorAll('.door-list button')]
            .filter((button) => button.getAttribute('aria-disabled') === 'true')
            .map((button) => button.textContent).join(',') === ";
        browser.see_true(&format!("{disabled}'Print,Export CSV'")).await;
        browser.see_text("Rows may be missing").await;
        browser.see_true(&format!("{disabled}''")).await;
    })
    .await;
}

#[tokio::test]
async fn what_fails_or_waits_behind_the_list_is_said_on_it() {
    let service = serve().await;
    signed_in(&service, &format!("{EVENT}/purchases?view=door-list"), async |browser| {
        browser.emulate_now("2026-06-20T08:00:00Z").await;
        browser.see_text("Door list: ").await;
        browser.announce_error("status of 403");
        service.fault(FaultPlan::on(Operation::ListPurchases, status(StatusCode::FORBIDDEN)).times(1));
        browser.reload().await;
        browser.see_text("Not allowed").await;
        browser.press("Try again").await;
        browser.see_text("Door list: ").await;
        // Not for all dates while it is not known which one is needed.
        service.fault(FaultPlan::on(Operation::GetEvent, Fault::Latency { milliseconds: 3_000 }).times(1));
        browser.reload().await;
        let script = "window.titles = new Set();
            new MutationObserver(() => document.querySelectorAll('.door-list h2').forEach((it) => window.titles.add(it.textContent)))
                .observe(document.body, { subtree: true, childList: true });";
        browser.evaluate(script, Vec::new()).await.unwrap();
        browser.see_text("Sat, 20 Jun 2026, 12:00 – 23:00 · Door list: ").await;
        browser.see_true("return window.titles.size === 1").await;
    })
    .await;
}

#[tokio::test]
async fn on_a_phone_a_row_has_its_ticket_and_its_box_in_sight() {
    let service = serve().await;
    signed_in(&service, &format!("{EVENT}/purchases?view=door-list"), async |browser| {
        browser.emulate_screen(Screen { width: 390, height: 844, scale: 1 }).await;
        browser.see_text("Door list: ").await;
        browser
            .see_true(
                "const cells = [...document.querySelectorAll('.door-list tbody tr:first-child > *')];
                const boxes = cells.map((cell) => cell.getBoundingClientRect());
                return cells.length === 6 && document.documentElement.scrollWidth <= 390
                    && boxes.every((box) => box.left >= 0 && box.right <= 390);",
            )
            .await;
        // A phone on its side has no room for a bar at its lower edge.
        browser.emulate_screen(Screen { width: 844, height: 390, scale: 1 }).await;
        browser.see_true("return document.querySelector('nav').getBoundingClientRect().bottom < 100").await;
    })
    .await;
}

#[tokio::test]
async fn at_an_event_with_time_slots_the_list_of_a_day_goes_by_these() {
    let service = serve().await;
    let orders = all(&Colleague::of(&service), &format!("{MUSEUM}/orders")).await;
    let sold = sold(&orders);
    // The museum opens and closes on the same day in UTC.
    let on = |day: &str| {
        let is_then = |purchase: &Value| text(purchase, "/available_at").starts_with(day);
        sold.iter().filter(|(_, purchase)| is_then(purchase)).count()
    };
    let (today, tomorrow) = (on("2026-06-20"), on("2026-06-21"));
    assert!(
        0 < today && 0 < tomorrow && today + tomorrow < sold.len(),
        "the sample has both days and others"
    );
    let title = |day: &str, count: usize| {
        format!("{day} · Door list: {count} {}", if count == 1 { "ticket" } else { "tickets" })
    };
    let folder = tempfile::tempdir().unwrap();
    signed_in(&service, &format!("{MUSEUM}/purchases"), async |browser| {
        browser.emulate_now("2026-06-20T08:00:00Z").await;
        browser.reload().await;
        browser.keep_downloads_in(folder.path()).await;
        browser.see_text(" · updated").await;
        browser.press("Door list").await;
        let sight = browser.see_heading(&title("Sat, 20 Jun 2026", today)).await;
        assert_eq!(sight.rows[0][0], "Time slot");
        let slots: Vec<&String> = sight.rows.iter().skip(1).map(|row| &row[0]).collect();
        assert!(slots.len() == today && slots.is_sorted(), "{slots:?}");
        browser.press("Export CSV").await;
        let file = browser.downloaded(folder.path(), "Door list 2026-06-20 Museum De Looier", ".csv").await;
        let lines: Vec<&str> = file.lines().collect();
        assert!(lines[0].contains("Time slot"), "{}", lines[0]);
        assert_eq!(lines.len(), today + 1);
        browser.choose("date", "Sun, 21 Jun 2026").await;
        browser.see_heading(&title("Sun, 21 Jun 2026", tomorrow)).await;
        browser.choose("date", "All dates").await;
        browser.see_heading(&format!("Door list: {} tickets", sold.len())).await;
        browser.press("Close door list").await;
        // On a day without visitors it is for the next one with any.
        browser.emulate_now("2020-01-01T08:00:00Z").await;
        browser.reload().await;
        browser.see_text(" · updated").await;
        browser.press("Door list").await;
        let days = sold.iter().map(|(_, it)| &text(it, "/available_at")[..10]);
        let first = days.min().unwrap();
        until(&format!("the list of {first}"), async || match browser.value("date").await {
            day if day == first => Ok(()),
            other => Err(other),
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn purchases_are_narrowed_to_the_days_of_visits_where_there_are_time_slots() {
    let service = serve().await;
    let orders = all(&Colleague::of(&service), &format!("{MUSEUM}/orders")).await;
    let all: Vec<&Value> = orders.iter().flat_map(purchases).collect();
    let day = &text(all[0], "/available_at")[..10];
    let count = all.iter().filter(|it| text(it, "/available_at").starts_with(day)).count();
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_text(" · updated").await;
        browser.see_true(&format!("{IS_OFFERED} === false")).await;
        browser.open(&format!("{MUSEUM}/purchases?available_at={day}")).await;
        browser.see_text(&format!("{count} of ")).await;
        browser.see_true(IS_OFFERED).await;
    })
    .await;
}

#[tokio::test]
async fn every_sheet_of_paper_says_what_it_is_and_from_when() {
    let service = serve().await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.emulate_now("2026-06-20T08:00:00Z").await;
        browser.reload().await;
        browser.see_text("200 of 200 · updated").await;
        browser.press("Door list").await;
        browser.see_text("Door list: ").await;
        let heading = "return document.querySelector('thead .print-heading').textContent";
        let on_paper = browser.evaluate(heading, Vec::new()).await.unwrap();
        let on_paper = on_paper.as_str().unwrap();
        for part in
            ["Zomerfestival De Vecht", "Sat, 20 Jun 2026", "Door list", "Printed Sat, 20 Jun 2026, 10:00"]
        {
            assert!(on_paper.contains(part), "{on_paper}");
        }
        browser.press("Close door list").await;
        browser.choose("ticket", "Dag 2").await;
        browser.see_address(&format!("{EVENT}/purchases?ticket=Dag%202")).await;
        browser.emulate_printing(true).await;
        let on_paper =
            until("a heading for paper", async || match browser.evaluate(heading, Vec::new()).await {
                Ok(Value::String(text)) => Ok(text),
                other => Err(format!("{other:?}")),
            })
            .await;
        for part in ["Purchases · Zomerfestival De Vecht", "Dag 2", " of 200", "Printed Sat, 20 Jun 2026"] {
            assert!(on_paper.contains(part), "{on_paper}");
        }
    })
    .await;
}

#[tokio::test]
async fn what_the_button_prints_is_of_that_moment_and_whole() {
    let service = serve_with(Options { purchases: 720, ..options() }).await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.emulate_now("2026-06-20T08:00:00Z").await;
        browser.reload().await;
        browser.see_text("720 of 720 · updated").await;
        browser.press("Door list").await;
        browser.see_text("Door list: ").await;
        // In place of a printer: what the page looks like at the call.
        let printer = "window.print = () => {
                window.paper = [
                    document.querySelector('thead .print-heading').textContent,
                    document.querySelectorAll('.door-list tbody tr').length,
                ];
            };
            Date.now = () => Date.parse('2026-06-20T16:00:00Z')";
        browser.evaluate(printer, Vec::new()).await.unwrap();
        browser.press("Print").await;
        browser.see_true("return window.paper !== undefined").await;
        let (heading, rows): (String, usize) = browser.probe("window.paper").await;
        assert!(heading.contains("Printed Sat, 20 Jun 2026, 18:00"), "{heading}");
        assert!(heading.contains(&format!("Door list: {rows} tickets")), "{rows} rows: {heading}");
    })
    .await;
}

#[tokio::test]
async fn a_list_on_paper_has_many_rows_on_a_sheet_and_whole_words() {
    let service = serve_with(Options { purchases: 720, ..options() }).await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_text("720 of 720 · updated").await;
        let sheets = browser.count_of_sheets().await;
        assert!((1..=40).contains(&sheets), "{sheets} sheets of paper");
        browser.emulate_media_type("print").await;
        // A column is at least as wide as its longest word.
        let script =
            "const cells = [...document.querySelectorAll('tbody tr:nth-child(-n+40) td:nth-child(3) bdi')];
            const range = document.createRange();
            return cells.filter((cell) => {
              const words = cell.textContent.split(/\\s+/).length;
              range.selectNodeContents(cell);
              const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
              return lines > words;
            }).map((cell) => cell.textContent);";
        let broken = browser.evaluate(script, Vec::new()).await.unwrap();
        assert_eq!(broken, serde_json::json!([]));
        browser.emulate_media_type("").await;
        browser.press("Door list").await;
        browser.see_text("Door list: ").await;
        let sheets = browser.count_of_sheets().await;
        assert!((1..=25).contains(&sheets), "{sheets} sheets of paper for the door");
    })
    .await;
}

#[tokio::test]
async fn an_overview_fits_on_paper() {
    let service = serve().await;
    signed_in(&service, EVENT, async |browser| {
        browser.see_text("280 of 280 orders and purchases").await;
        browser.emulate_media_type("print").await;
        // A4 without its margins, in CSS pixels.
        browser.emulate_screen(Screen { width: 718, height: 1000, scale: 1 }).await;
        let script = "return [...document.querySelectorAll('main *')]
            .filter((it) => it.checkVisibility() && it.getBoundingClientRect().right > innerWidth + 1)
            .map((it) => it.outerHTML.slice(0, 80));";
        assert_eq!(browser.evaluate(script, Vec::new()).await.unwrap(), serde_json::json!([]));
    })
    .await;
}

#[tokio::test]
async fn a_list_narrowed_to_two_kinds_holds_both() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let is_wanted = |purchase: &Value| ["Dag 1", "Dag 2"].contains(&text(purchase, "/ticket/name"));
    let count = sold(&orders).into_iter().filter(|(_, purchase)| is_wanted(purchase)).count();
    signed_in(&service, &format!("{EVENT}/purchases?ticket=Dag%201&ticket=Dag%202"), async |browser| {
        browser.see_text("of 200 · updated").await;
        browser.press("Door list").await;
        browser.see_heading(&format!("Dag 1, Dag 2 · Door list: {count} tickets")).await;
    })
    .await;
}

#[tokio::test]
async fn a_tick_is_for_a_scan_on_the_date_of_the_list() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let orders = orders(&colleague).await;
    let tickets = all(&colleague, "/tickets").await;
    // The second of the three days.
    let of_that_day = |purchase: &Value| {
        let ticket = tickets.iter().find(|ticket| ticket["id"] == purchase["ticket"]["id"]).unwrap();
        let dates = ticket["dates"].as_array().unwrap();
        let may_come = ticket["is_entry"] == true && dates.iter().any(|date| date["id"] == "2002");
        let scanned_at = text(purchase, "/scanned_at");
        (may_come && !scanned_at.is_empty()).then(|| dates.len() == 1 || scanned_at.starts_with("2026-06-20"))
    };
    let scans: Vec<bool> = sold(&orders).into_iter().filter_map(|(_, it)| of_that_day(it)).collect();
    let inside = scans.iter().filter(|is_inside| **is_inside).count();
    assert!(0 < inside && inside < scans.len(), "the sample has scans of other days");
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.emulate_now("2026-06-20T15:00:00Z").await;
        browser.reload().await;
        browser.see_text("200 of 200 · updated").await;
        browser.press("Door list").await;
        browser.see_text("Sat, 20 Jun 2026, 12:00 – 23:00 · Door list: ").await;
        assert_eq!(browser.count_of(".door-list [aria-label='Already inside']").await, inside);
    })
    .await;
}

#[tokio::test]
async fn who_is_expected_is_suggested_before_who_was() {
    let service = serve().await;
    let orders = all(&Colleague::of(&service), &format!("{MUSEUM}/orders")).await;
    let sold = sold(&orders);
    let kind = "Volwassene";
    let may_come = |purchase: &Value| {
        purchase["scanned_at"].is_null() && text(purchase, "/available_at") >= "2026-06-20"
    };
    let of_kind = sold.iter().map(|(_, it)| *it).filter(|it| text(it, "/ticket/name") == kind);
    let expected: Vec<String> = of_kind.filter(|it| may_come(it)).map(barcode).collect();
    assert!(!expected.is_empty(), "the sample has some who are expected");
    signed_in(&service, &format!("{MUSEUM}/purchases"), async |browser| {
        browser.emulate_now("2026-06-20T06:00:00Z").await;
        browser.reload().await;
        browser.see_text(" · updated").await;
        browser.click_on("document.querySelector('[type=search]')").await;
        browser.type_keys(kind).await;
        let script =
            "return [...document.querySelectorAll('.match')].map((it) => it.innerText.split(/\\s+/).at(-1))";
        until("who is expected", async || {
            let shown = browser.evaluate(script, Vec::new()).await?;
            let codes: Vec<&str> = shown.as_array().unwrap().iter().filter_map(Value::as_str).collect();
            let mut first = codes.iter().take(expected.len());
            let are_expected = first.all(|code| expected.iter().any(|other| other == code));
            if codes.len() == 6 && are_expected { Ok(()) } else { Err(shown.to_string()) }
        })
        .await;
    })
    .await;
}
