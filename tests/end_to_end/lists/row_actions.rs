//! What can be done with a record from its row.

use fantoccini::key::Key;

use crate::browser::{Browser, Role, signed_in};
use crate::service::serve;

/// The rows whose actions are in sight.
async fn rows_with_actions(browser: &Browser) -> Vec<String> {
    let sight = browser.see_tickets().await;
    let rows = sight.rows.into_iter().filter(|row| row.iter().any(|cell| cell.contains("Edit ticket")));
    rows.map(|row| row[1].clone()).collect()
}

#[tokio::test]
async fn the_actions_of_a_row_open_under_the_pointer() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        for name in ["Dag 2", "Camping (per persoon)"] {
            browser.point_at(browser.find(Role::Button, &format!("Actions for {name}")).await).await;
            assert_eq!(rows_with_actions(browser).await, [name]);
        }
        // They do not cover what else is in the row.
        browser.press("Hide Dag 2").await;
        browser.find(Role::Button, "Show Dag 2").await;
        assert_eq!(rows_with_actions(browser).await, [""; 0]);
        // A press keeps them open, as the pointer does.
        browser.press("Actions for Dag 2").await;
        browser.follow("Edit ticket").await;
        browser.see_heading("Edit “Dag 2”").await;
    })
    .await;
}

#[tokio::test]
async fn on_touch_a_button_shows_the_actions_of_one_row() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        browser.tap("Actions for Dag 1").await;
        browser.tap("Actions for Dag 2").await;
        assert_eq!(rows_with_actions(browser).await, ["Dag 2"]);
        browser.tap("Actions for Dag 2").await;
        assert_eq!(rows_with_actions(browser).await, [""; 0]);
    })
    .await;
}

#[tokio::test]
async fn by_keyboard_the_actions_follow_their_button() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        browser.tab_to("the first row", |focus| focus.text == "Dag 1").await;
        browser.tab_to("its action", |focus| focus.text == "Duplicate").await;
        browser.type_keys(&Key::Enter).await;
        browser.see_address("/tickets/new?from=3001").await;
    })
    .await;
}
