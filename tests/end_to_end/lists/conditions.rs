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
