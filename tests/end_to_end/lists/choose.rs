//! Several events of one name.

use super::serve_many;
use crate::browser::signed_in;

#[tokio::test]
async fn events_of_one_name_are_distinguished_by_date_and_id() {
    let service = serve_many(0).await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.choose("event_id", "Zomerfestival De Vecht · Sun, 21 Jun 2026 · #1013").await;
        assert_eq!(browser.value("event_id").await, "1013");
        browser.open("/tickets").await;
        browser.see_text("Zomerfestival De Vecht · Sun, 21 Jun 2026 · #1001").await;
    })
    .await;
}
