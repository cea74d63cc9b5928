//! Tickets in words.

/// Tickets.
#[derive(Debug)]
pub struct TicketWords {
    /// The title of the list.
    pub title: &'static str,
    /// The way to the form of a new one.
    pub new: &'static str,
    /// The title of the form of a new one.
    pub new_title: &'static str,
    /// Sends a new one.
    pub create: &'static str,
    /// The way to the form of one.
    pub edit: &'static str,
    /// The title of the form of one.
    pub edit_title: fn(name: &str) -> String,
    /// The way to the form of a new one that starts as this one.
    pub duplicate: &'static str,
    /// The name of a copy.
    pub copy_of: fn(name: &str) -> String,
    /// Hides it.
    pub hide: &'static str,
    /// Takes it out of hiding.
    pub show: &'static str,
    /// Marks it as popular.
    pub mark_popular: &'static str,
    /// Takes the mark away.
    pub unmark_popular: &'static str,
    /// It is hidden now.
    pub now_hidden: fn(name: &str) -> String,
    /// It is hidden no longer.
    pub now_shown: fn(name: &str) -> String,
    /// It is marked as popular now.
    pub now_popular: fn(name: &str) -> String,
    /// It is marked as popular no longer.
    pub now_unmarked: fn(name: &str) -> String,
    /// Switches back what was just switched.
    pub undo: &'static str,
    /// Where to see what became of a switch whose answer was lost.
    pub look_at_row: &'static str,
    /// There are none yet.
    pub empty: &'static str,
    /// What to do then.
    pub empty_advice: &'static str,
    /// After one was created.
    pub created: &'static str,
    /// Of a new ticket: it has no dates.
    pub created_without_dates: &'static str,
    /// Of a new ticket: it is not for entry.
    pub created_without_entry: &'static str,
    /// Of a new ticket: no shop shows it.
    pub created_hidden: &'static str,
    /// After one was changed.
    pub updated: &'static str,
    /// Why there is no button to delete one, and what works instead.
    pub no_deletion: &'static str,
    /// Marked as popular.
    pub popular: &'static str,
    /// Hidden from all shops.
    pub hidden: &'static str,
    /// An entry ticket.
    pub entry: &'static str,
    /// How many one order may hold.
    pub per_order: &'static str,
    /// From so many to so many.
    pub range: fn(least: Option<&str>, most: Option<&str>) -> String,
    /// The state of a ticket.
    pub state: &'static str,
    /// No event.
    pub no_event: &'static str,
    /// Its id, for telling a support desk.
    pub id: &'static str,
    /// Its tags.
    pub tags: &'static str,
    /// The fee on top.
    pub service_fee: &'static str,
    /// What customers fill in.
    pub fields: &'static str,
    /// The group of the basic fields.
    pub basics: &'static str,
    /// The group of the fields about the sale.
    pub sale: &'static str,
    /// The group of the fields about admission.
    pub admission: &'static str,
    /// The group of the fields about how it is presented.
    pub presentation: &'static str,
    /// `name`
    pub name: FieldWords,
    /// `event_id`
    pub event_id: FieldWords,
    /// `dates`
    pub dates: FieldWords,
    /// No event is chosen any more.
    pub dates_removed: &'static str,
    /// The dates of another event went with it.
    pub dates_dropped: &'static str,
    /// No dates to choose from: no event is chosen.
    pub dates_need_event: &'static str,
    /// The chosen event has no dates.
    pub dates_none: &'static str,
    /// `price`
    pub price: FieldWords,
    /// Any number can be sold.
    pub no_limit: &'static str,
    /// `max_capacity`
    pub max_capacity: FieldWords,
    /// Said where the event is continuous.
    pub capacity_unused: &'static str,
    /// `min_order_amount`
    pub min_order_amount: FieldWords,
    /// `max_order_amount`
    pub max_order_amount: FieldWords,
    /// `template_id`
    pub template_id: FieldWords,
    /// `mobile_template_id`
    pub mobile_template_id: FieldWords,
    /// `availability`
    pub availability: FieldWords,
    /// The earlier end of a period.
    pub opens_at: &'static str,
    /// The later end of a period.
    pub closes_at: &'static str,
    /// Adds a period.
    pub add_period: &'static str,
    /// Takes a period away.
    pub remove_period: &'static str,
    /// The availability can't be edited, because its structure is not the one the app knows.
    pub availability_unshown: &'static str,
    /// `related_tickets`
    pub related_tickets: FieldWords,
    /// `excluded_tickets`
    pub excluded_tickets: FieldWords,
    /// Finds a ticket in a list of them.
    pub search: &'static str,
    /// No other tickets.
    pub no_others: &'static str,
    /// `on_fire`
    pub on_fire: FieldWords,
    /// `sales_percentage.active`
    pub sales_percentage_active: FieldWords,
    /// `sales_percentage.percentage`
    pub sales_percentage: FieldWords,
    /// `is_hidden`
    pub is_hidden: FieldWords,
    /// `is_entry`
    pub is_entry: FieldWords,
}

/// A field: its label, and what to know before filling it in.
#[derive(Debug)]
pub struct FieldWords {
    /// The label.
    pub label: &'static str,
    /// What to know.
    pub hint: &'static str,
}
