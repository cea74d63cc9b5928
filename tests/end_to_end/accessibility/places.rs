//! The places that show all they have once they are read.

use super::Inspection;

/// The places, and their headings.
pub(super) const PLACES: [(&str, &str); 24] = [
    ("/", "Today"),
    ("/tickets/3005", "Weekendticket"),
    ("/tickets/new", "New ticket"),
    ("/tickets/3005/edit", "Edit “Weekendticket”"),
    ("/events", "Events"),
    ("/events/1004", "Nacht van het Licht: Zøë Kvist b2b DJ Łąka"),
    ("/events/1004/tickets", "Nacht van het Licht: Zøë Kvist b2b DJ Łąka"),
    ("/events/1004/orders", "Nacht van het Licht: Zøë Kvist b2b DJ Łąka"),
    ("/events/1004/purchases", "Nacht van het Licht: Zøë Kvist b2b DJ Łąka"),
    ("/events/1004/shops", "Nacht van het Licht: Zøë Kvist b2b DJ Łąka"),
    ("/events/1001", "Zomerfestival De Vecht"),
    ("/events/new", "New event"),
    ("/shops", "Shops"),
    ("/shops/new", "New shop"),
    ("/shops/5001", "devecht"),
    ("/shops/5001/edit", "Edit shop “devecht”"),
    ("/orders", "Orders"),
    ("/checkout-fields", "Checkout fields"),
    ("/fields", "Form fields"),
    ("/billing-information", "Billing information"),
    ("/terms-and-conditions", "Terms and conditions"),
    ("/privacy-statements", "Privacy statements"),
    ("/tickets?page=3", "Tickets"),
    ("/nowhere", "Page not found"),
];

/// Inspects each of them.
pub(super) async fn every_place(inspection: &Inspection<'_>) {
    let browser = inspection.browser;
    for (place, heading) in PLACES {
        browser.open(place).await;
        browser.see_heading(heading).await;
        browser.see_settled().await;
        inspection.look(place).await;
    }
}
