//! A new ticket is usable unless the organiser says otherwise.

use loket_service::Operation;
use serde_json::json;

use crate::browser::signed_in;
use crate::service::{bodies, serve};

#[tokio::test]
async fn a_ticket_of_an_event_is_valid_on_all_its_dates_and_grants_entry() {
    let service = serve().await;
    signed_in(&service, "/events/1001/tickets", async |browser| {
        browser.follow("New ticket for this event").await;
        browser.see_address("/tickets/new?event=1001").await;
        browser.fill("name", "Gewoon").await;
        browser.fill("price", "1").await;
        assert!(browser.is_on("is_entry").await);
        browser.press("Create ticket").await;
        let sight = browser.hear("Ticket created").await;
        assert!(
            !sight.notices.iter().any(|notice| notice.contains("Ticket created:")),
            "{:?}",
            sight.notices
        );
        let sent = &bodies(&service, Operation::CreateTicket)[0];
        assert_eq!(sent["dates"], json!([2001, 2002, 2003]));
        assert_eq!(sent["is_entry"], json!(true));
    })
    .await;
}

#[tokio::test]
async fn choosing_an_event_chooses_its_dates() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.fill("name", "Gewoon").await;
        browser.fill("price", "1").await;
        browser.choose("event_id", "Zomerfestival De Vecht").await;
        browser.press("Create ticket").await;
        browser.hear("Ticket created").await;
        assert_eq!(bodies(&service, Operation::CreateTicket)[0]["dates"], json!([2001, 2002, 2003]));
    })
    .await;
}

#[tokio::test]
async fn what_is_unusual_is_said_when_it_is_created() {
    let service = serve().await;
    signed_in(&service, "/tickets/new?event=1001", async |browser| {
        browser.fill("name", "Parkeren").await;
        browser.fill("price", "1").await;
        for date in ["2001", "2002", "2003"] {
            browser.toggle_choice("dates", date).await;
        }
        browser.toggle("is_entry").await;
        browser.press("Create ticket").await;
        browser.hear("Ticket created: not valid on any date, grants no entry").await;
        let sent = &bodies(&service, Operation::CreateTicket)[0];
        assert_eq!((sent.get("dates"), &sent["is_entry"]), (None, &json!(false)));
    })
    .await;
}

#[tokio::test]
async fn times_with_a_twelve_hour_clock_fit_into_their_fields() {
    use crate::browser::Screen;

    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        for width in [1280, 768, 390, 360] {
            browser.emulate_screen(Screen { width, height: 800, scale: 1 }).await;
            browser.reload().await;
            browser.see_heading("New ticket").await;
            browser.press("Add period").await;
            browser.fill_time("availability.0.opens_at", "2026-12-24T22:30").await;
            // As wide as the control would be if it were free to.
            let script = "const field = document.querySelector('input[type=datetime-local]');
                const free = field.cloneNode();
                free.style.width = free.style.minWidth = 'max-content';
                free.style.position = 'absolute';
                free.value = field.value;
                field.parentElement.append(free);
                const widths = [field.clientWidth, free.clientWidth];
                free.remove();
                return widths[0] >= widths[1] ? null : widths;";
            let cut = browser.evaluate(script, Vec::new()).await.unwrap();
            assert!(cut.is_null(), "at {width} pixels it has {cut}");
        }
    })
    .await;
}
