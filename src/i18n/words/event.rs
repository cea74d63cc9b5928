//! Events in words.

use super::FieldWords;

/// Events.
#[derive(Debug)]
pub struct EventWords {
    /// The title of the list.
    pub title: &'static str,
    /// The way to the form of a new one.
    pub new: &'static str,
    /// The title of the form of a new one.
    pub new_title: &'static str,
    /// Sends a new one.
    pub create: &'static str,
    /// After one was created.
    pub created: &'static str,
    /// There are none yet.
    pub empty: &'static str,
    /// What to do then.
    pub empty_advice: &'static str,
    /// Why there is no button to change or delete one, and what works instead.
    pub no_change: &'static str,
    /// The way to its tickets.
    pub to_tickets: &'static str,
    /// The way to its shops.
    pub to_shops: &'static str,
    /// What the two parts of the list are called together.
    pub parts: &'static str,
    /// The events to come.
    pub coming: &'static str,
    /// The events that are over.
    pub past: &'static str,
    /// Whether an event is over.
    pub is_past: &'static str,
    /// The date that comes next.
    pub next_date: &'static str,
    /// Runs on without end.
    pub continuous: &'static str,
    /// Its id, for telling a support desk.
    pub id: &'static str,
    /// What the tabs of an event are called together.
    pub tabs: &'static str,
    /// What it is and how it stands.
    pub overview: &'static str,
    /// Its tickets.
    pub tickets: &'static str,
    /// Its orders.
    pub orders: &'static str,
    /// What was bought of it.
    pub purchases: &'static str,
    /// The shops that show it.
    pub shops: &'static str,
    /// The way to a new ticket of it.
    pub new_ticket: &'static str,
    /// The same above its tickets.
    pub add_ticket: &'static str,
    /// The way to a new one that starts from it.
    pub new_from: &'static str,
    /// The group of the basic fields.
    pub basics: &'static str,
    /// The group of the fields about time.
    pub when: &'static str,
    /// The group of the fields about the place.
    pub place: &'static str,
    /// The group of what is sold where.
    pub on_sale: &'static str,
    /// The group of the fields about how it is presented.
    pub presentation: &'static str,
    /// The group of the fields that few need.
    pub advanced: &'static str,
    /// The group of what is about to be created.
    pub outline: &'static str,
    /// How many kinds of ticket an event has.
    pub ticket_types: fn(count: usize) -> String,
    /// None are left.
    pub sold_out: &'static str,
    /// It has no tickets yet.
    pub no_tickets: &'static str,
    /// What to do then.
    pub no_tickets_advice: &'static str,
    /// What these tickets are not for.
    pub not_for_checkout: &'static str,
    /// No shop shows it.
    pub no_shops: &'static str,
    /// What to do then.
    pub no_shops_advice: &'static str,
    /// How to take it out of a shop.
    pub leave_shop: &'static str,
    /// Said before anything is filled in.
    pub final_title: &'static str,
    /// `name`
    pub name: FieldWords,
    /// `type`
    pub r#type: FieldWords,
    /// `description`
    pub description: FieldWords,
    /// `dates`
    pub dates: FieldWords,
    /// The start of a date.
    pub starts_at: &'static str,
    /// The end of a date.
    pub ends_at: &'static str,
    /// Adds a date.
    pub add_date: &'static str,
    /// Takes a date away.
    pub remove_date: &'static str,
    /// Many dates: how many, the first and the last.
    pub dates_in_short: fn(count: usize, first: &str, last: &str) -> String,
    /// Repeats the dates.
    pub repeat: &'static str,
    /// How they are repeated.
    pub repeat_hint: &'static str,
    /// Not repeated.
    pub no_repeat: &'static str,
    /// On each day.
    pub every_day: &'static str,
    /// On the same day of each week.
    pub every_week: &'static str,
    /// Up to which day.
    pub until: &'static str,
    /// What happens then.
    pub until_hint: &'static str,
    /// Adds the dates that are shown.
    pub add_dates: fn(count: usize) -> String,
    /// Before why a date is left out.
    pub left_out: &'static str,
    /// `max_capacity`
    pub max_capacity: FieldWords,
    /// `is_online`
    pub is_online: FieldWords,
    /// `venue.name`
    pub venue_name: FieldWords,
    /// `venue.street`
    pub street: FieldWords,
    /// `venue.house_number`
    pub house_number: FieldWords,
    /// `venue.addition`
    pub addition: FieldWords,
    /// `venue.zipcode`
    pub zipcode: FieldWords,
    /// `venue.city`
    pub city: FieldWords,
    /// `venue.state`
    pub state: FieldWords,
    /// `venue.country`
    pub country: FieldWords,
    /// `header_image`
    pub header_image: FieldWords,
    /// `header_video`
    pub header_video: FieldWords,
    /// `service_fee`
    pub service_fee: FieldWords,
    /// Opens what few need.
    pub advanced_summary: &'static str,
    /// What to know of it.
    pub advanced_hint: &'static str,
    /// `extra_info`
    pub extra_info: FieldWords,
    /// `legal`
    pub legal: FieldWords,
    /// `mail_moments`
    pub mail_moments: FieldWords,
    /// It starts from another event.
    pub from_title: fn(name: &str) -> String,
    /// What can not be had of that one.
    pub from_not_copied: &'static str,
    /// Nor its type and description.
    pub from_unshown: &'static str,
    /// Asks for the day of the first date.
    pub first_day: &'static str,
    /// When that was, and how many dates move with it.
    pub first_day_hint: fn(was: &str, count: usize) -> String,
    /// A date that was moved is on a clock-change day.
    pub move_trouble: &'static str,
}
