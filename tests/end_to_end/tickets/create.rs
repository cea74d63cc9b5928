//! A ticket with every field of the `Create ticket body`, from the form to the database and back.

use http::StatusCode;
use loket_service::{Data, Fault, FaultPlan, Operation, Options};
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::browser::{Browser, Deployment, Sight, signed_in};
use crate::service::{bodies, options, serve, serve_with};

/// The id of the first ticket that is created beside the sample.
const NEW: &str = "/tickets/3061";

async fn fill_in_every_field(browser: &Browser) {
    browser.fill("name", "Zomeravond & diner").await;
    browser.choose("event_id", "Bierfestival 't IJkpunt").await;
    browser.fill("price", "12,50").await;
    browser.fill("max_capacity", "250").await;
    browser.fill("min_order_amount", "2").await;
    browser.fill("max_order_amount", "8").await;
    browser.press("Add period").await;
    // In summer the clocks of Amsterdam are two hours ahead of UTC, in winter one.
    browser.fill_time("availability.0.opens_at", "2026-07-01T10:00").await;
    browser.fill_time("availability.0.closes_at", "2026-12-30T23:59").await;
    browser.toggle("is_hidden").await;
    // All dates and entry are chosen from the start.
    browser.toggle_choice("dates", "2007").await;
    browser.fill("template_id", "802").await;
    browser.fill("mobile_template_id", "852").await;
    browser.toggle("on_fire").await;
    browser.toggle("sales_percentage.active").await;
    browser.fill("sales_percentage.percentage", "35").await;
    browser.toggle_choice("related_tickets", "3024").await;
    browser.toggle_choice("related_tickets", "3033").await;
    browser.toggle_choice("excluded_tickets", "3026").await;
}

fn every_field() -> Value {
    json!({
        "name": "Zomeravond & diner",
        "event_id": 1005,
        "dates": [2008],
        "price": "12.50",
        "max_capacity": 250,
        "min_order_amount": 2,
        "max_order_amount": 8,
        "template_id": 802,
        "mobile_template_id": 852,
        "availability": [
            { "opens_at": "2026-07-01T08:00:00.000000Z", "closes_at": "2026-12-30T22:59:00.000000Z" },
        ],
        "related_tickets": [3024, 3033],
        "excluded_tickets": [3026],
        "on_fire": true,
        "sales_percentage": { "active": true, "percentage": 35 },
        "is_hidden": true,
        "is_entry": true,
    })
}

fn check_what_is_shown(sight: &Sight) {
    assert!(sight.text.contains("Bierfestival 't IJkpunt"), "{}", sight.text);
    assert!(sight.text.contains("12.50"), "{}", sight.text);
    for (label, value) in [
        ("Capacity", "250"),
        ("Minimum per order", "2"),
        ("Maximum per order", "8"),
        ("On sale", "Wed, 1 Jul 2026, 10:00 – Wed, 30 Dec 2026, 23:59"),
        ("Hidden", "Yes"),
        ("Valid on", "Fri, 31 Jul 2026, 14:00 – 22:00"),
        ("Entry ticket", "Yes"),
        ("A4 template", "802"),
        ("Mobile template", "852"),
        ("Popular", "Yes"),
        ("Show % sold in the shop", "Yes"),
        ("Percentage", "35%"),
        ("Can’t be combined with", "Beide dagen"),
    ] {
        assert_eq!(sight.term(label), value, "{label}");
    }
    assert_eq!(sight.terms["Recommended tickets"], ["Eerste dag incl. glas", "Halve marathon"]);
}

fn check_what_is_stored(database: &Connection) {
    let stored = |query| database.query_one(query, [], |row| row.get::<_, String>(0)).unwrap();
    let ticket = "select concat_ws('|', name, event_id, dates, price, capacity, min_order_amount, max_order_amount, \
        template_id, mobile_template_id, related_tickets, excluded_tickets, sale_active, sale_percentage, on_fire, \
        is_hidden, is_entry) from ticket where id = 3061";
    let expected = "Zomeravond & diner|1005|[2008]|1250|250|2|8|802|852|[3024,3033]|[3026]|1|35|1|1|1";
    assert_eq!(stored(ticket), expected);
    let period = "select concat_ws('|', opens_at, closes_at) from availability where ticket_id = 3061";
    assert_eq!(stored(period), "2026-07-01T08:00:00.000000Z|2026-12-30T22:59:00.000000Z");
}

#[tokio::test]
async fn every_field_reaches_the_service_and_outlives_reload_and_restart() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("organisation.sqlite");
    let options = Options { data: Data::File(file.clone()), ..options() };
    let service = serve_with(options.clone()).await;
    signed_in(Deployment::from(&service), "/tickets/new", async move |browser| {
        fill_in_every_field(browser).await;
        browser.press("Create ticket").await;
        browser.hear("Ticket created").await;
        browser.see_address(NEW).await;
        assert_eq!(bodies(&service, Operation::CreateTicket), [every_field()]);
        check_what_is_shown(&browser.see_text("Halve marathon").await);

        browser.reload().await;
        check_what_is_shown(&browser.see_text("Halve marathon").await);

        // What the page is still reading for the names behind ids ends with the service.
        browser.announce_broken_connection();
        let options = Options { address: service.address(), ..options };
        service.stop().await;
        check_what_is_stored(&Connection::open(&file).unwrap());
        let _service = serve_with(options).await;
        browser.reload().await;
        check_what_is_shown(&browser.see_text("Halve marathon").await);
    })
    .await;
}

#[tokio::test]
async fn what_is_left_out_is_not_sent() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.fill("name", "Eenvoudig").await;
        browser.fill("price", "7.5").await;
        browser.press("Create ticket").await;
        browser.hear("Ticket created").await;
        let body = json!({
            "name": "Eenvoudig", "price": "7.50", "on_fire": false, "is_hidden": false, "is_entry": true,
        });
        assert_eq!(bodies(&service, Operation::CreateTicket), [body]);
    })
    .await;
}

#[tokio::test]
async fn the_request_can_be_seen_before_it_goes() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.fill("name", "Eenvoudig").await;
        browser.fill("price", "7,5").await;
        browser.disclose("Show request").await;
        let sight = browser.see_text("POST /v1/tickets").await;
        assert!(sight.text.contains(r#""price": "7.50""#), "{}", sight.text);
        assert_eq!(bodies(&service, Operation::CreateTicket), [] as [Value; 0]);
    })
    .await;
}

#[tokio::test]
async fn an_edited_request_is_not_sent_for_a_form_that_has_changed_since() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.fill("name", "Eenvoudig").await;
        browser.fill("price", "10").await;
        browser.disclose("Show request").await;
        browser.press("Edit request").await;
        browser.see_focus_on("request").await;
        browser.fill("price", "12").await;
        browser.press("Create ticket").await;
        browser.see_text("The form has changed since you edited the request").await;
        assert_eq!(bodies(&service, Operation::CreateTicket), [] as [Value; 0]);
        browser.press("Discard edits").await;
        browser.see_focus_on_text("Edit request").await;
        browser.press("Create ticket").await;
        browser.hear("Ticket created").await;
        assert_eq!(bodies(&service, Operation::CreateTicket)[0]["price"], "12.00");
    })
    .await;
}

#[tokio::test]
async fn what_is_not_there_is_said_beside_its_field() {
    let service = serve().await;
    let body = json!({ "message": "Not found.", "errors": { "event_id": ["is of another organisation"] } });
    let missing = Fault::Status {
        status: StatusCode::NOT_FOUND,
        retry_after: None,
        body: Some(body.to_string()),
        content_type: None,
    };
    service.fault(FaultPlan::on(Operation::CreateTicket, missing));
    signed_in(&service, "/tickets/new", async |browser| {
        browser.announce_error("status of 404");
        browser.fill("name", "Verdwaald").await;
        browser.fill("price", "5").await;
        browser.press("Create ticket").await;
        browser.see_focus_on("event_id").await;
        assert!(browser.description("event_id").await.contains("is of another organisation"));
    })
    .await;
}
