//! Searching single columns: a name, a colon and what the column has to hold.

use serde_json::Value;

use crate::browser::{Browser, Role, signed_in};
use crate::service::{Colleague, serve};

/// All records of a list.
async fn all(colleague: &Colleague<'_>, path: &str) -> Vec<Value> {
    let first = colleague.get(path).await;
    let mut records = Vec::new();
    for page in 1..=first["meta"]["last_page"].as_u64().unwrap() {
        let page = colleague.get(&format!("{path}?page={page}")).await;
        records.extend(page["data"].as_array().unwrap().iter().cloned());
    }
    records
}

async fn search(browser: &Browser, label: &str, typed: &str) {
    browser.find(Role::Field, label).await.click().await.unwrap();
    browser.type_over(typed).await;
}

#[tokio::test]
async fn a_column_is_searched_by_its_name() {
    let service = serve().await;
    let tickets = all(&Colleague::of(&service), "/tickets").await;
    let total = tickets.len();
    let count = |meets: &dyn Fn(&Value) -> bool| tickets.iter().filter(|ticket| meets(ticket)).count();
    let price = |ticket: &Value| ticket["price"].as_str().unwrap().parse::<f64>().unwrap();
    let dear = count(&|ticket| price(ticket) > 50.0);
    let hidden = count(&|ticket| ticket["is_hidden"] == true);
    let both = count(&|ticket| price(ticket) > 50.0 && ticket["is_hidden"] == true);
    assert!(dear > 2 && hidden > 2 && dear < total && hidden < total, "the sample has too few of a kind");
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        for (typed, found) in [
            ("price:>50", dear),
            ("Price:<=50,00", total - dear),
            ("hidden:yes", hidden),
            ("hidden:yes price:>50", both),
            // While the value is missing, nothing is left out.
            ("hidden:", total),
        ] {
            search(browser, "Search this list", typed).await;
            browser.see_text(&format!("{found} of {total} · updated")).await;
        }
        // What is begun is completed.
        for (typed, offered) in [("pri", "price:"), ("hidden:", "hidden:Yes,hidden:No")] {
            search(browser, "Search this list", typed).await;
            let options =
                "[...document.querySelectorAll('#conditions option')].map((option) => option.value)";
            browser.see_true(&format!("return String({options}) === '{offered}'")).await;
        }
        // The sheet of keys names it.
        browser.evaluate("document.activeElement.blur()", Vec::new()).await.unwrap();
        browser.type_keys("?").await;
        browser.see_text("Search single columns by name").await;
    })
    .await;
}

#[tokio::test]
async fn orders_are_searched_by_status_and_name() {
    let service = serve().await;
    let orders = all(&Colleague::of(&service), "/events/1001/orders").await;
    let paid: Vec<&Value> = orders.iter().filter(|order| order["status"]["code"] == 190).collect();
    let last_name =
        |order: &Value| order["orderer"]["data"]["last_name"].as_str().unwrap_or_default().to_lowercase();
    let name = last_name(
        paid.iter().find(|order| last_name(order).contains(' ') && !last_name(order).contains('"')).unwrap(),
    );
    let found = paid.iter().filter(|order| last_name(order).contains(&name)).count();
    signed_in(&service, "/events/1001/orders", async |browser| {
        browser.see_text("80 of 80 · updated").await;
        let label = "Barcode, name, e-mail, phone or order";
        search(browser, label, "status:paid").await;
        browser.see_text(&format!("{} of 80 · updated", paid.len())).await;
        search(browser, label, &format!("status:paid last_name:\"{name}\"")).await;
        browser.see_text(&format!("{found} of 80 · updated")).await;
    })
    .await;
}

#[tokio::test]
async fn days_are_typed_for_a_column_of_moments() {
    let service = serve().await;
    let purchases = all(&Colleague::of(&service), "/events/1001/purchases").await;
    let total = purchases.len();
    // In March, a day in Amsterdam begins at 23:00 UTC.
    let bought = |first: &str, end: &str| {
        let (first, end) = (format!("2026-03-{first}T23"), format!("2026-03-{end}T23"));
        let is_within = |at: &str| *first <= *at && *at < *end;
        purchases.iter().filter(|purchase| purchase["created_at"].as_str().is_some_and(is_within)).count()
    };
    let (day, three, since) = (bought("13", "14"), bought("13", "16"), bought("14", "99"));
    let scanned = purchases.iter().filter(|purchase| purchase["scanned_at"].is_string()).count();
    let later = purchases.iter().filter(|purchase| purchase["created_at"].as_str() > Some("2026-04")).count();
    assert!(day > 1 && three > day && since > 0, "the sample has too little to tell anything");
    signed_in(&service, "/events/1001/purchases", async |browser| {
        browser.see_text(&format!("{total} of {total} · updated")).await;
        for (typed, found) in [
            ("bought:2026-03-14", day),
            ("Bought:2026-03-14..2026-03-16", three),
            ("bought:>2026-03-14", since + later),
            // While the day is not complete, nothing is left out.
            ("bought:2026-03", total),
            ("bought:today", 0),
            ("checked_in:no", total - scanned),
        ] {
            search(browser, "Barcode, name, e-mail, phone or order", typed).await;
            browser.see_text(&format!("{found} of {total} · updated")).await;
        }
        search(browser, "Barcode, name, e-mail, phone or order", "bought:").await;
        let options = "[...document.querySelectorAll('#conditions option')].map((option) => option.value)";
        browser.see_true(&format!("return String({options}) === 'bought:today,bought:yesterday'")).await;
    })
    .await;
}
