//! The fields of a checkout in words.

/// The fields of a checkout.
#[derive(Debug)]
pub struct CheckoutWords {
    /// The title.
    pub title: &'static str,
    /// What the page is for.
    pub introduction: &'static str,
    /// The checkout session.
    pub session: &'static str,
    /// The event in the checkout.
    pub event: &'static str,
    /// No event is chosen.
    pub no_event: &'static str,
    /// No session was typed.
    pub session_missing: &'static str,
    /// No event was chosen.
    pub event_missing: &'static str,
    /// Reads the fields.
    pub show: &'static str,
    /// The fields of the order as a whole.
    pub general: &'static str,
    /// A ticket and how many of it.
    pub ticket: fn(name: &str, amount: &str) -> String,
    /// Fields that are asked for each ticket.
    pub individually: fn(amount: &str) -> String,
    /// Fields that are asked once.
    pub once: &'static str,
    /// It must be filled in.
    pub required: &'static str,
    /// A field that is asked for the order as a whole.
    pub ask_order: &'static str,
    /// It may be left empty.
    pub optional: &'static str,
    /// The service does not say whether it must be filled in.
    pub required_unknown: &'static str,
    /// Nothing is asked.
    pub no_fields: &'static str,
    /// About a member of the answer that is not used.
    pub deprecated: &'static str,
}
