//! Orders and purchases in words.

/// Orders and purchases.
#[derive(Debug)]
pub struct OrderWords {
    /// The title of the page and of the list.
    pub title: &'static str,
    /// The title of the list of purchases.
    pub purchases: &'static str,
    /// One order.
    pub order: &'static str,
    /// One order by its id.
    pub order_number: fn(id: &str) -> String,
    /// The id of a purchase.
    pub purchase: &'static str,
    /// Where an order stands.
    pub status: &'static str,
    /// The order of a ticket is not read yet, or has no status.
    pub no_status: &'static str,
    /// The whole name of a person.
    pub name: &'static str,
    /// The company that ordered.
    pub company: &'static str,
    /// The last name.
    pub last_name: &'static str,
    /// The first name.
    pub first_name: &'static str,
    /// The e-mail address.
    pub email: &'static str,
    /// The telephone number.
    pub phone: &'static str,
    /// Who placed an order.
    pub orderer: &'static str,
    /// The kind of orderer.
    pub orderer_type: &'static str,
    /// How many tickets an order holds.
    pub amount: &'static str,
    /// The tickets of an order.
    pub tickets: &'static str,
    /// A ticket.
    pub ticket: &'static str,
    /// A ticket that is not known.
    pub unknown_ticket: &'static str,
    /// A barcode.
    pub barcode: &'static str,
    /// The barcodes of an order.
    pub barcodes: &'static str,
    /// The time slot.
    pub slot: &'static str,
    /// From when a ticket is available.
    pub available_at: &'static str,
    /// What was filled in.
    pub values: &'static str,
    /// When it was bought.
    pub created_at: &'static str,
    /// When, or how many, were scanned.
    pub scanned: &'static str,
    /// Whether it was scanned.
    pub is_scanned: &'static str,
    /// So many of so many.
    pub of: fn(part: &str, whole: &str) -> String,
    /// There are no orders.
    pub empty: &'static str,
    /// Nothing was bought.
    pub nothing_bought: &'static str,
    /// What to do then.
    pub empty_advice: &'static str,
    /// Shows only orders that were updated since a day.
    pub updated_since: &'static str,
    /// Reads what was updated since everything was read.
    pub refresh: &'static str,
    /// What the service is asked for.
    pub asked: fn(parameters: &str) -> String,
    /// The box to find something in.
    pub find: &'static str,
    /// A ticket without a scan.
    pub not_checked_in: &'static str,
    /// A ticket that lets its holder in.
    pub valid: &'static str,
    /// A ticket that grants no entry.
    pub not_entry: &'static str,
    /// A ticket without dates.
    pub valid_on_no_date: &'static str,
    /// A ticket of other dates than today.
    pub not_today: fn(dates: &str) -> String,
    /// A ticket that was checked in today, at a time of day.
    pub checked_in_today: fn(time: &str) -> String,
    /// A ticket that was checked in on another day, with its time.
    pub checked_in: fn(at: &str) -> String,
    /// The same of a ticket that is valid on several dates.
    pub checked_in_earlier: fn(at: &str, dates: usize) -> String,
    /// A ticket whose dates are not read yet.
    pub dates_unknown: &'static str,
    /// A ticket whose dates could not be read.
    pub dates_unreadable: &'static str,
    /// So many rows match what is typed.
    pub matching: fn(count: &str) -> String,
    /// Its order is not known to be paid.
    pub not_paid: fn(status: &str) -> String,
    /// One order fits.
    pub one_order: fn(tickets: usize) -> String,
    /// Several orders fit.
    pub several_orders: fn(orders: usize) -> String,
    /// Nothing fits.
    pub not_found: &'static str,
    /// Nothing fits in what is read so far.
    pub not_found_yet: fn(read: &str, total: &str) -> String,
    /// The other tickets of the order.
    pub same_order: &'static str,
    /// What was asked before.
    pub earlier: fn(count: usize) -> String,
    /// That nothing is marked as scanned.
    pub looks_only: &'static str,
    /// Takes the answers away.
    pub clear_answers: &'static str,
    /// Opens the list for the door.
    pub door_list: &'static str,
    /// Closes it again.
    pub close_door_list: &'static str,
    /// The date that the list for the door is for.
    pub door_date: &'static str,
    /// It is for all of them.
    pub door_all_dates: &'static str,
    /// Tickets of these names are on the list though nothing says whether they may come in then.
    pub door_unknown: fn(names: &str) -> String,
    /// How many tickets are on it.
    pub door_count: fn(count: &str) -> String,
    /// Which tickets are on it.
    pub door_rule: &'static str,
    /// The last digits of a barcode.
    pub barcode_end: &'static str,
    /// The box to tick.
    pub tick: &'static str,
    /// The box is ticked.
    pub ticked: &'static str,
    /// Events to come.
    pub coming: &'static str,
    /// Events that are over.
    pub past: &'static str,
    /// An event is on.
    pub running: &'static str,
    /// There are no such events.
    pub no_events: &'static str,
    /// What to do on the page of all orders.
    pub choose: &'static str,
    /// The id of an order.
    pub order_id: &'static str,
    /// Opens an order.
    pub open_order: &'static str,
    /// How many were sold.
    pub sold: &'static str,
    /// How many are in orders that are not known to be paid.
    pub unpaid: &'static str,
    /// What counts as sold.
    pub paid_rule: &'static str,
    /// The revenue, estimated.
    pub estimate: &'static str,
    /// How it is estimated.
    pub estimate_rule: &'static str,
    /// How many sold tickets have no price.
    pub unpriced: fn(count: &str) -> String,
    /// How many sold tickets have no moment yet.
    pub undated: fn(count: &str) -> String,
    /// How many of these were scanned all the same.
    pub scanned_unpaid: fn(count: &str) -> String,
    /// How much the figures are made from.
    pub as_far_as: fn(read: &str, total: &str, at: Option<&str>) -> String,
    /// The figures by ticket.
    pub by_ticket: &'static str,
    /// How many can be sold.
    pub capacity: &'static str,
    /// Which part of the capacity is sold.
    pub of_capacity: &'static str,
    /// The price now.
    pub price_today: &'static str,
    /// The figures by status.
    pub by_status: &'static str,
    /// Sales over time.
    pub sold_by_day: &'static str,
    /// Scans over time.
    pub scanned_by_hour: &'static str,
    /// Shows the numbers of a chart.
    pub numbers: fn(title: &str) -> String,
    /// The tallest bar.
    pub most: fn(count: &str, at: &str) -> String,
    /// A day.
    pub day: &'static str,
    /// An hour.
    pub hour: &'static str,
    /// There is nothing to draw.
    pub none_yet: &'static str,
}
