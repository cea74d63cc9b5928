//! One shop as its customers get it.

use crate::browser::{Role, signed_in};
use crate::service::serve;

#[tokio::test]
async fn tickets_and_products_are_shown_with_what_a_checkout_needs() {
    let service = serve().await;
    signed_in(&service, "/shops/5001", async |browser| {
        let sight = browser.see_text("Zomerfestival De Vecht").await;
        assert!(
            sight.text.contains("Only the ids of tickets and products on this page may be put in a checkout")
        );
        for heading in ["Dagtickets", "Weekend", "Products"] {
            assert!(sight.headings.iter().any(|shown| shown == heading), "{heading}: {:?}", sight.headings);
        }
        let row = sight.rows.iter().find(|row| row[0].starts_with("Dag 2")).unwrap();
        assert_eq!(row[1..6], ["3002", "54.50", "1.25", "55.75", "1–10"]);
        assert!(row[6].ends_with("/ 4,000"), "{row:?}");
        assert!(row[7].contains("Popular") && row[7].contains("Shows 88%"), "{row:?}");
        let row = sight.rows.iter().find(|row| row[0].starts_with("Parkeren per dag")).unwrap();
        assert_eq!(row[1..], ["4002", "12.50", "1.25", "13.75", "1–3", "—", "Sold out"]);
        // Hidden tickets are in no shop.
        assert!(!sight.text.contains("Crew en vrijwilligers"));
        assert_eq!(browser.count(Role::Button, "Copy the id of Dag 2").await, 1);
    })
    .await;
}

#[tokio::test]
async fn its_settings_stand_below_with_what_the_service_does_not_show() {
    let service = serve().await;
    signed_in(&service, "/shops/5001", async |browser| {
        let sight = browser.see_heading("Settings").await;
        assert_eq!(sight.term("Colour"), "#0b6e4f");
        assert_eq!(sight.term("Language"), "nl");
        assert_eq!(sight.terms["Social media"].len(), 2);
        assert!(sight.text.contains("White text on it: easy to read (6.2 to 1)"), "{}", sight.text);
        assert!(sight.text.contains("The service offers no way to delete a shop."));
        assert!(sight.text.contains("The service does not show the payment methods"));
    })
    .await;
}
