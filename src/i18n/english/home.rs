//! Today in words, in English.

use crate::i18n::words::HomeWords;

pub(super) const WORDS: HomeWords = HomeWords {
    title: "Today",
    find_order: "Find an order",
    new_event: "New event",
    coming: "Running and coming events",
    running: "Running now",
    no_events: "No event is running or coming.",
    sold_out: |sold_out, tickets| match (sold_out, tickets) {
        (0, _) => "No ticket type sold out".to_owned(),
        (_, 1) => "Its only ticket type is sold out".to_owned(),
        _ => format!("{sold_out} of {tickets} ticket types sold out"),
    },
    attention: "Needs attention",
    is_sold_out: "Sold out",
    is_closed: "Closed now",
    all_well: "No ticket of a coming event is hidden or sold out.",
};
