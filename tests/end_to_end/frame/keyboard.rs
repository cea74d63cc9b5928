//! The whole way without a mouse.

use fantoccini::key::Key;
use loket_service::Operation;
use serde_json::json;

use crate::browser::{in_browser, signed_in};
use crate::service::{bodies, serve};

#[tokio::test]
async fn from_the_sign_in_to_a_changed_price() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.open("/tickets").await;
        browser.see_heading("Sign in").await;
        browser.tab_to_control("token").await;
        browser.type_keys(service.token()).await;
        browser.type_keys(&Key::Enter).await;
        browser.see_text("1–20 of 60").await;
        browser.tab_and_enter("Dag 2").await;
        browser.see_heading("Dag 2").await;
        browser.tab_and_enter("Edit ticket").await;
        browser.see_heading("Edit “Dag 2”").await;
        browser.tab_to_control("price").await;
        browser.type_over("56,5").await;
        browser.type_keys(&Key::Enter).await;
        browser.see_heading("Review changes").await;
        browser.tab_and_enter("Save changes").await;
        browser.hear("Changes saved").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket), [json!({ "price": "56.50" })]);
    })
    .await;
}

#[tokio::test]
async fn from_the_sign_in_to_a_new_ticket() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.open("/").await;
        browser.see_heading("Sign in").await;
        browser.tab_to_control("token").await;
        browser.type_keys(service.token()).await;
        browser.type_keys(&Key::Enter).await;
        browser.see_heading("Today").await;
        browser.type_keys("gt").await;
        browser.see_tickets().await;
        browser.tab_and_enter("New ticket").await;
        browser.see_heading("New ticket").await;
        browser.tab_to_control("name").await;
        browser.type_keys("Avondkaart").await;
        browser.tab_to_control("price").await;
        browser.type_keys("12,5").await;
        browser.tab_to_control("event_id").await;
        browser.type_keys("Bier").await;
        browser.tab_to("a period", |focus| focus.text == "Add period").await;
        browser.type_keys(&Key::Enter).await;
        // It takes the focus by itself; a Tab before that would lead past its month.
        browser.see_focus_on("availability.0.opens_at").await;
        browser.type_keys("07012026").await;
        browser.type_keys(&format!("{}1000AM", Key::Tab)).await;
        browser.tab_to_control("availability.0.closes_at").await;
        browser.type_keys("12302026").await;
        browser.type_keys(&format!("{}1159PM", Key::Tab)).await;
        browser.tab_to_control("is_hidden").await;
        browser.type_keys(" ").await;
        browser.tab_and_enter("Create ticket").await;
        browser.hear("Ticket created").await;
        browser.see_focus_on_heading("Avondkaart").await;
        let availability = json!([{
            "opens_at": "2026-07-01T08:00:00.000000Z",
            "closes_at": "2026-12-30T22:59:00.000000Z",
        }]);
        assert_eq!(
            bodies(&service, Operation::CreateTicket),
            [json!({
                "name": "Avondkaart", "price": "12.50", "event_id": 1005, "dates": [2007, 2008],
                "availability": availability, "on_fire": false, "is_hidden": true, "is_entry": true,
            })]
        );
    })
    .await;
}

#[tokio::test]
async fn a_list_is_walked_and_its_rows_selected() {
    let service = serve().await;
    signed_in(&service, "/tickets?sort=name", async |browser| {
        let sight = browser.see_text("60 of 60 · updated").await;
        let names: Vec<&str> = sight.rows.iter().skip(1).map(|row| &*row[1]).collect();
        let (first, second, last) = (names[0], names[1], names[names.len() - 1]);
        browser.tab_to(first, |focus| focus.text == first).await;
        for (key, name) in [(Key::Down, second), (Key::End, last), (Key::Home, first), (Key::Down, second)] {
            browser.type_keys(&key).await;
            browser.see_focus_on_text(name).await;
        }
        // The box of a row comes before its link.
        browser.tab_back().await;
        browser.type_keys(" ").await;
        browser.hear("1 selected").await;
        browser.tab_and_enter(second).await;
        browser.see_heading(second).await;
    })
    .await;
}

#[tokio::test]
async fn a_key_edits_the_record_that_is_open_or_has_the_focus() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        // From anywhere, `j` goes to the first row.
        browser.type_keys("j").await;
        browser.see_focus_on_text("Dag 1").await;
        browser.type_keys("j").await;
        browser.see_focus_on_text("Dag 2").await;
        browser.type_keys("e").await;
        browser.see_heading("Edit “Dag 2”").await;
        // In a control it is a letter.
        browser.tab_to_control("name").await;
        browser.type_over("Zee").await;
        assert_eq!(browser.value("name").await, "Zee");
        browser.type_over("Dag 2").await;

        browser.open("/shops").await;
        browser.see_text("1–5 of 5").await;
        browser.follow("devecht").await;
        browser.see_heading("devecht").await;
        browser.type_keys("e").await;
        browser.see_heading("Edit shop “devecht”").await;

        // An event can't be edited.
        browser.open("/events/1001").await;
        browser.see_heading("Zomerfestival De Vecht").await;
        browser.type_keys("e").await;
        browser.type_keys("gt").await;
        browser.see_address("/tickets").await;
    })
    .await;
}

#[tokio::test]
async fn the_first_stop_skips_to_the_content() {
    let service = serve().await;
    signed_in(&service, "/tickets/3001", async |browser| {
        browser.see_heading("Dag 1").await;
        browser.reload().await;
        browser.see_heading("Dag 1").await;
        browser.type_keys(&Key::Tab).await;
        assert_eq!(browser.focus().await.text, "Skip to the content");
        browser.type_keys(&Key::Enter).await;
        browser.type_keys(&Key::Tab).await;
        assert_eq!(browser.focus().await.text, "Tickets", "the first link of the page itself");
        let sight = browser.see_heading("Dag 1").await;
        assert!(sight.address.contains("/tickets/3001"), "{}", sight.address);
    })
    .await;
}

#[tokio::test]
async fn the_menu_opens_and_closes_by_keys() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_text("1–20 of 60").await;
        // After the sign-in, the focus is on the heading; here it starts from the top.
        browser.reload().await;
        browser.see_text("1–20 of 60").await;
        browser.tab_to("Menu", |focus| focus.text == "Menu").await;
        browser.type_keys(&Key::Enter).await;
        browser.see_text("Sign out").await;
        browser.type_keys(&Key::Enter).await;
        browser.see("a closed menu", |sight| !sight.text.contains("Sign out")).await;
    })
    .await;
}

#[tokio::test]
async fn nothing_that_has_the_focus_is_hidden_behind_what_sticks_to_the_edge() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.see_heading("New ticket").await;
        browser.fill("name", "Avondkaart").await;
        for _stop in 0..30 {
            let focus = browser.focus().await;
            if focus.element == "body" {
                // Past the last stop.
                break;
            }
            assert_eq!(browser.what_covers_the_focus().await, None, "over {focus:?}");
            browser.type_keys(&Key::Tab).await;
        }
    })
    .await;
}

#[tokio::test]
async fn the_focus_is_not_lost_with_what_had_it() {
    let service = serve().await;
    signed_in(&service, "/tickets/3004/edit", async |browser| {
        browser.press("Remove period").await;
        browser.see_focus_on_text("Add period").await;
        browser.press("Review changes").await;
        browser.see_heading("Review changes").await;
        browser.press("Back to the form").await;
        browser.see_focus_on_text("Review changes").await;
    })
    .await;
}

#[tokio::test]
async fn single_keys_can_be_switched_off() {
    let service = serve().await;
    signed_in(&service, "/shops", async |browser| {
        browser.see_heading("Shops").await;
        browser.type_keys("?").await;
        browser.see_true("return document.activeElement.textContent === 'Close'").await;
        browser.switch("Use single keys as shortcuts").await;
        browser.press("Close").await;
        browser.type_keys("gt?").await;
        // Also after a reload. The menu opens the sheet as before.
        browser.reload().await;
        browser.see_heading("Shops").await;
        browser.type_keys("gt?").await;
        browser.see_settled().await;
        let sight = browser.see_heading("Shops").await;
        assert!(
            !sight.headings.iter().any(|heading| heading == "Keyboard shortcuts"),
            "{:?}",
            sight.headings
        );
        browser.disclose("Menu").await;
        browser.press("Keyboard shortcuts").await;
        browser.switch("Use single keys as shortcuts").await;
        browser.press("Close").await;
        browser.type_keys(&Key::Escape).await;
        browser.type_keys("gt").await;
        browser.see_tickets().await;
    })
    .await;
}
