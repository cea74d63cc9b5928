//! Shops in words.

use super::FieldWords;

/// Shops.
#[derive(Debug)]
pub struct ShopWords {
    /// The title of the list.
    pub title: &'static str,
    /// One shop.
    pub one: &'static str,
    /// The way to the form of a new one.
    pub new: &'static str,
    /// The title of the form of a new one.
    pub new_title: &'static str,
    /// Sends a new one.
    pub create: &'static str,
    /// After one was created.
    pub created: &'static str,
    /// The way to the form of one.
    pub edit: &'static str,
    /// The title of the form of one.
    pub edit_title: fn(name: &str) -> String,
    /// After one was changed.
    pub updated: &'static str,
    /// The column of the ways to the forms.
    pub change: &'static str,
    /// There are none yet.
    pub empty: &'static str,
    /// What to do then.
    pub empty_advice: &'static str,
    /// Why there is no button to delete one, and what works instead.
    pub no_deletion: &'static str,
    /// The shop as customers see it.
    pub live: &'static str,
    /// Where that opens.
    pub opens_tab: &'static str,
    /// Whether it is open.
    pub is_available: &'static str,
    /// Whether it sells on invoice.
    pub invoicing: &'static str,
    /// Without periods.
    pub always: &'static str,
    /// Its id, for telling a support desk.
    pub id: &'static str,
    /// Rule 2 of the interface.
    pub only_these: &'static str,
    /// It shows no events.
    pub no_events: &'static str,
    /// What to do then.
    pub no_events_advice: &'static str,
    /// What an event is like.
    pub characteristics: &'static str,
    /// When something is on sale.
    pub on_sale: &'static str,
    /// How many were sold.
    pub sold: &'static str,
    /// How many there are in all.
    pub total_capacity: &'static str,
    /// How many fit in a day.
    pub capacity_per_day: &'static str,
    /// When the doors open.
    pub doors: fn(time: &str) -> String,
    /// Tickets without a heading of their own.
    pub tickets: &'static str,
    /// Things that are no tickets.
    pub products: &'static str,
    /// Things that the interface does not describe.
    pub other: &'static str,
    /// The column of the ids for a checkout.
    pub checkout_id: &'static str,
    /// The price with the fee.
    pub total: &'static str,
    /// How many were sold of how many.
    pub sold_of: &'static str,
    /// Customers see which percentage is sold.
    pub shows_percentage: fn(percentage: &str) -> String,
    /// Copies an id.
    pub copy_id: fn(name: &str) -> String,
    /// Says that the id of something was copied.
    pub copied: fn(name: &str) -> String,
    /// The browser does not let it.
    pub not_copied: &'static str,
    /// How it is set up.
    pub settings: &'static str,
    /// The group of the fields about the sale.
    pub sale: &'static str,
    /// The group of the fields about its look.
    pub look: &'static str,
    /// The group of the fields about tracking.
    pub tracking: &'static str,
    /// Its image, as received.
    pub banner: &'static str,
    /// Its text, as received.
    pub text: &'static str,
    /// Its own markup, as received.
    pub html: &'static str,
    /// Its own style, as received.
    pub css: &'static str,
    /// `url`
    pub url: FieldWords,
    /// `events`
    pub events: FieldWords,
    /// Finds an event in a list of them.
    pub search_events: &'static str,
    /// `language`
    pub language: FieldWords,
    /// `header_image`
    pub header_image: FieldWords,
    /// `availability`
    pub availability: FieldWords,
    /// `payment_methods`
    pub payment_methods: FieldWords,
    /// `analytics_tag`
    pub analytics_tag: FieldWords,
    /// `social_pixel_id`
    pub social_pixel_id: FieldWords,
    /// `social`
    pub social: FieldWords,
    /// `protected`
    pub protected: FieldWords,
    /// `queue`
    pub queue: FieldWords,
    /// `custom_color`
    pub custom_color: FieldWords,
    /// White text on the colour.
    pub white_text: &'static str,
    /// Black text on the colour.
    pub black_text: &'static str,
    /// How well a text is read on the colour.
    pub contrast: fn(text: &str, ratio: &str, verdict: &str) -> String,
    /// Enough contrast for any text.
    pub readable: &'static str,
    /// Enough contrast for large text only.
    pub readable_large: &'static str,
    /// Too little contrast.
    pub unreadable: &'static str,
    /// Opens what few need.
    pub advanced_summary: &'static str,
    /// What to know of it.
    pub advanced_hint: &'static str,
    /// What to do with fields whose values are not shown.
    pub leave_empty: &'static str,
    /// What happens otherwise.
    pub replaces: &'static str,
    /// Stands for a value that no response shows.
    pub not_returned: &'static str,
    /// Which values no response shows.
    pub not_returned_list: &'static str,
}
