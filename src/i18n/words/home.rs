//! Today in words.

/// Today.
#[derive(Debug)]
pub struct HomeWords {
    /// The title.
    pub title: &'static str,
    /// The way to orders, people and barcodes.
    pub find_order: &'static str,
    /// The way to the form of a new event.
    pub new_event: &'static str,
    /// The events that are running or come.
    pub coming: &'static str,
    /// An event is on.
    pub running: &'static str,
    /// There are no such events.
    pub no_events: &'static str,
    /// How many kinds of ticket are sold out.
    pub sold_out: fn(sold_out: usize, tickets: usize) -> String,
    /// What somebody should look at.
    pub attention: &'static str,
    /// A ticket of which none are left.
    pub is_sold_out: &'static str,
    /// A shop does not sell now.
    pub is_closed: &'static str,
    /// There is nothing to look at.
    pub all_well: &'static str,
}
