//! The places of the app that one sees when signed in.

/// Their names and paths, as the sample organisation has them.
pub(crate) const PLACES: [(&str, &str); 23] = [
    ("home", "/"),
    ("tickets", "/tickets"),
    ("ticket", "/tickets/3005"),
    ("ticket-new", "/tickets/new"),
    ("ticket-edit", "/tickets/3005/edit"),
    ("events", "/events"),
    ("event", "/events/1004"),
    ("event-tickets", "/events/1004/tickets"),
    ("event-orders", "/events/1004/orders"),
    ("event-purchases", "/events/1004/purchases"),
    ("event-shops", "/events/1004/shops"),
    ("event-new", "/events/new"),
    ("orders", "/orders"),
    ("shops", "/shops"),
    ("shop", "/shops/5001"),
    ("shop-new", "/shops/new"),
    ("shop-edit", "/shops/5001/edit"),
    ("checkout-fields", "/checkout-fields"),
    ("fields", "/fields"),
    ("billing-information", "/billing-information"),
    ("terms-and-conditions", "/terms-and-conditions"),
    ("privacy-statements", "/privacy-statements"),
    ("nowhere", "/nowhere"),
];
