//! The fields of a checkout in words, in English.

use crate::i18n::words::CheckoutWords;

pub(super) const WORDS: CheckoutWords = CheckoutWords {
    title: "Checkout fields",
    introduction: "See what a customer is asked in a checkout. The session’s id stands in the shop’s own requests; whoever built the shop can tell it.",
    session: "Checkout session",
    event: "Event in the checkout",
    no_event: "Choose an event",
    session_missing: "Fill in the session",
    event_missing: "Choose the event",
    show: "Show fields",
    general: "For the order",
    ticket: |name, amount| format!("{name} × {amount}"),
    individually: |amount| format!("Asked for each of the {amount} tickets"),
    once: "Asked once",
    required: "Required",
    ask_order: "Asked once for the order",
    optional: "Optional",
    required_unknown: "Not said whether required",
    no_fields: "Nothing is asked here.",
    deprecated: "In what was received, “tickets” is deprecated because of a defect. Loket shows “per_ticket” instead, which has the correct data.",
};
