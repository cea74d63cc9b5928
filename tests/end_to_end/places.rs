//! The places of the app that one sees when signed in.

/// Their names, paths and headings, as the sample organisation has them. Each is inspected for accessibility, size and layout
/// shifts.
pub(crate) const HEADINGS: [(&str, &str, &str); 27] = [
    ("home", "/", "Today"),
    ("tickets", "/tickets", "Tickets"),
    ("ticket", "/tickets/3005", "Weekendticket"),
    ("ticket-new", "/tickets/new", "New ticket"),
    ("ticket-edit", "/tickets/3005/edit", "Edit “Weekendticket”"),
    ("events", "/events", "Events"),
    ("event", "/events/1004", "Nacht van het Licht: Zøë Kvist b2b DJ Łąka"),
    ("event-tickets", "/events/1004/tickets", "Nacht van het Licht: Zøë Kvist b2b DJ Łąka"),
    ("event-tickets-copy", "/events/1005/tickets/copy?from=1001", "Copy tickets"),
    ("event-orders", "/events/1004/orders", "Nacht van het Licht: Zøë Kvist b2b DJ Łąka"),
    ("event-purchases", "/events/1004/purchases", "Nacht van het Licht: Zøë Kvist b2b DJ Łąka"),
    ("event-shops", "/events/1004/shops", "Nacht van het Licht: Zøë Kvist b2b DJ Łąka"),
    ("event-availability", "/events/1004/availability", "Nacht van het Licht: Zøë Kvist b2b DJ Łąka"),
    ("event-new", "/events/new", "New event"),
    ("calendar", "/calendar", "Calendar"),
    ("sales-report", "/sales-report", "Sales report"),
    ("orders", "/orders", "Orders"),
    ("shops", "/shops", "Shops"),
    ("shop", "/shops/5001", "devecht"),
    ("shop-new", "/shops/new", "New shop"),
    ("shop-edit", "/shops/5001/edit", "Edit shop “devecht”"),
    ("checkout-fields", "/checkout-fields", "Checkout fields"),
    ("fields", "/fields", "Form fields"),
    ("billing-information", "/billing-information", "Billing information"),
    ("terms-and-conditions", "/terms-and-conditions", "Terms and conditions"),
    ("privacy-statements", "/privacy-statements", "Privacy statements"),
    ("nowhere", "/nowhere", "Page not found"),
];

/// Their names and paths.
pub(crate) const PLACES: [(&str, &str); HEADINGS.len()] = {
    let mut places = [("", ""); HEADINGS.len()];
    let mut at = 0;
    while at < places.len() {
        places[at] = (HEADINGS[at].0, HEADINGS[at].1);
        at += 1;
    }
    places
};
