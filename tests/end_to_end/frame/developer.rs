//! What only developers need is shown to those who switch it on.

use crate::browser::{Role, signed_in};
use crate::service::serve;

#[tokio::test]
async fn raw_data_ids_for_a_checkout_and_parameters_are_for_developers() {
    let service = serve().await;
    signed_in(&service, "/tickets/3001", async |browser| {
        browser.see_heading("Dag 1").await;
        assert_eq!(browser.count(Role::Disclosure, "Show as received").await, 0);
        browser.open("/shops/5001").await;
        let sight = browser.see_heading("devecht").await;
        assert!(!sight.text.contains("checkout"), "{}", sight.text);
        browser.open("/events/1001/orders").await;
        let sight = browser.see_text("80 of 80 · updated").await;
        assert!(!sight.text.contains("per_page"), "{}", sight.text);

        browser.show_developer_details().await;
        browser.see_text("Request: per_page=100").await;
        // It stays on for this device.
        browser.open("/shops/5001").await;
        browser.see_text("ID for checkout").await;
        browser.open("/tickets/3001").await;
        browser.disclose("Show as received").await;
        browser.see_text("\"price\": \"49.50\"").await;
    })
    .await;
}
