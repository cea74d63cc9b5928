//! The tables of the interface: which members each record has, and what each of them holds.

use Shape::{
    Barcode, Code, Count, Fee, Flag, Id, Moment, Object, Open, PagedQuery, Percentage, Price, RawJson, Text,
};

/// What a member holds.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    Id,
    Text,
    Price,
    Fee,
    Count,
    Code,
    Percentage,
    Flag,
    Moment,
    Barcode,
    /// Anything: the interface does not show its structure.
    RawJson,
    PagedQuery(&'static Shape),
    Object(&'static [Member]),
    /// An object of which other structures stay as received.
    Open(&'static [Member]),
}

/// A member of an object.
#[derive(Clone, Copy, Debug)]
pub struct Member {
    pub name: &'static str,
    pub shape: Shape,
    /// Whether a record can't be read without it.
    pub needed: bool,
}

const fn needed(name: &'static str, shape: Shape) -> Member {
    Member { name, shape, needed: true }
}

const fn optional(name: &'static str, shape: Shape) -> Member {
    Member { name, shape, needed: false }
}

const DATE: &[Member] = &[needed("id", Id), needed("starts_at", Moment), needed("ends_at", Moment)];

const PERIOD: &[Member] = &[optional("id", Id), needed("opens_at", Moment), needed("closes_at", Moment)];

/// `Ticket`
pub const TICKET: &[Member] = &[
    needed("id", Id),
    needed("name", Text),
    optional("event_id", Id),
    optional("dates", PagedQuery(&Object(DATE))),
    needed("price", Price),
    optional("capacity", Count),
    optional("min_order_amount", Count),
    optional("max_order_amount", Count),
    optional("template_id", Id),
    optional("mobile_template_id", Id),
    optional("service_fee", Fee),
    optional("availability", PagedQuery(&Open(PERIOD))),
    optional("fields", PagedQuery(&RawJson)),
    optional("related_tickets", PagedQuery(&Id)),
    optional("excluded_tickets", PagedQuery(&Id)),
    optional("sale_percentage", Object(&[optional("active", Flag), optional("percentage", Percentage)])),
    optional("on_fire", Flag),
    optional("is_hidden", Flag),
    optional("is_entry", Flag),
    optional("tags", PagedQuery(&Text)),
];

/// `Event`: Venue
const VENUE: &[Member] = &[
    optional("name", Text),
    optional("street", Text),
    optional("house_number", Text),
    optional("addition", Text),
    optional("zipcode", Text),
    optional("city", Text),
    optional("state", Text),
    optional("country", Text),
];

/// `Event`: Event ticket summary
const EVENT_TICKET: &[Member] = &[
    needed("id", Id),
    needed("name", Text),
    needed("price", Price),
    optional("service_fee", Fee),
    optional("min_order_amount", Count),
    optional("max_order_amount", Count),
    optional("sold_out", Flag),
    optional("tags", PagedQuery(&Text)),
];

/// `Event`
pub const EVENT: &[Member] = &[
    needed("id", Id),
    needed("name", Text),
    optional("is_continuous", Flag),
    optional("dates", PagedQuery(&Object(DATE))),
    optional("venue", Object(VENUE)),
    optional("shops", PagedQuery(&Id)),
    optional("tickets", PagedQuery(&Object(EVENT_TICKET))),
];

/// `Shop`
pub const SHOP: &[Member] = &[
    needed("id", Id),
    needed("url", Text),
    optional("full_url", Text),
    optional("banner", RawJson),
    optional("language", Text),
    optional("html", RawJson),
    optional("css", RawJson),
    optional("custom_color", RawJson),
    optional("text", RawJson),
    optional("protected", Flag),
    optional("invoicing", Flag),
    optional("availability", PagedQuery(&Open(PERIOD))),
    optional("socials", PagedQuery(&RawJson)),
    optional("is_available", Flag),
];

/// `Shop view`
pub const SHOP_VIEW: &[Member] = &[
    needed("id", Id),
    needed("url", Text),
    optional("full_url", Text),
    optional("availability", PagedQuery(&Object(PERIOD))),
    optional("events", PagedQuery(&Object(SHOP_EVENT))),
];

/// `Shop view`: Shop event
const SHOP_EVENT: &[Member] = &[
    needed("id", Id),
    optional("full_url", Text),
    needed("name", Text),
    optional("description", Text),
    optional("type", Text),
    optional("dates", PagedQuery(&Object(SHOP_EVENT_DATE))),
    optional("venue", Object(VENUE)),
    optional("characteristics", PagedQuery(&Text)),
    optional("tags", PagedQuery(&Text)),
    optional("availability", PagedQuery(&Object(PERIOD))),
    optional("total_capacity", Count),
    optional("capacity_per_day", Count),
    optional("amount_sold", Count),
    optional("tickets", Object(OFFER)),
];

const SHOP_EVENT_DATE: &[Member] = &[
    needed("id", Id),
    optional("flat_date", Text),
    needed("starts_at", Moment),
    needed("ends_at", Moment),
    optional("doors_open_at", Moment),
];

const OFFER: &[Member] = &[
    optional(
        "categories",
        PagedQuery(&Object(&[optional("name", Text), optional("tickets", PagedQuery(&Object(SHOP_TICKET)))])),
    ),
    optional("other", PagedQuery(&RawJson)),
    optional("products", PagedQuery(&Object(PRODUCT))),
];

/// `Shop view`: Shop ticket
const SHOP_TICKET: &[Member] = &[
    needed("id", Id),
    needed("name", Text),
    needed("price", Price),
    optional("service_fee", Fee),
    optional("min_order_amount", Count),
    optional("max_order_amount", Count),
    optional("max_capacity", Count),
    optional("amount_sold", Count),
    optional("sold_out", Flag),
    optional("on_fire", Flag),
    optional("show_percentage", Flag),
    optional("sale_percentage", RawJson),
    optional("tags", PagedQuery(&Text)),
    optional("availability", PagedQuery(&Object(PERIOD))),
];

/// `Shop view`: Product
const PRODUCT: &[Member] = &[
    needed("id", Id),
    needed("name", Text),
    needed("price", Price),
    optional("service_fee", Fee),
    optional("min_order_amount", Count),
    optional("max_order_amount", Count),
    optional("sold_out", Flag),
    optional("on_fire", Flag),
    optional("show_percentage", Flag),
    optional("sale_percentage", RawJson),
];

/// `Order`
pub const ORDER: &[Member] = &[
    needed("id", Id),
    optional("status", Object(&[optional("code", Code), optional("text", Text)])),
    optional("orderer", Object(&[optional("type", Text), optional("data", Open(PERSON))])),
    optional("purchases", PagedQuery(&Object(ORDER_PURCHASE))),
];

const PERSON: &[Member] = &[
    optional("first_name", Text),
    optional("last_name", Text),
    optional("email", Text),
    optional("phone", Text),
];

/// `Order`: Order purchase
const ORDER_PURCHASE: &[Member] = &[
    needed("id", Id),
    optional("ticket", Object(&[needed("id", Id), optional("name", Text)])),
    optional("barcode", Barcode),
    optional("available_at", RawJson),
    optional("timeslot", RawJson),
    optional("scanned_at", Moment),
    optional("values", PagedQuery(&RawJson)),
];

/// `Purchase`
pub const PURCHASE: &[Member] = &[
    needed("id", Id),
    optional("barcode", Barcode),
    optional("available_at", RawJson),
    optional("slot", RawJson),
    optional("scanned_at", Moment),
    optional("created_at", Moment),
];

const FIELD_NAME: Shape = Object(&[optional("clean", Text), optional("slug", Text)]);

/// `Field`
pub const FIELD: &[Member] = &[needed("id", Id), optional("name", FIELD_NAME), optional("type", Text)];

/// `Checkout field`
const CHECKOUT_FIELD: &[Member] = &[
    needed("id", Id),
    optional("name", FIELD_NAME),
    optional("type", Text),
    optional("is_required", Flag),
    optional("ask_individually", Flag),
    optional("ask_order", Flag),
];

/// `Get fields`; its `tickets` is deprecated and stays as received.
pub const CHECKOUT_FIELDS: &[Member] = &[
    optional("general", Object(&[optional("fields", PagedQuery(&Object(CHECKOUT_FIELD)))])),
    optional("tickets", RawJson),
    optional(
        "per_ticket",
        PagedQuery(&Object(&[
            needed("ticket_id", Id),
            optional("ticket_name", Text),
            optional("amount", Count),
            optional("fields", PagedQuery(&Object(CHECKOUT_FIELD))),
        ])),
    ),
];

/// `Billing information`
pub const BILLING_INFORMATION: &[Member] =
    &[needed("id", Id), optional("name", Text), optional("iban", Text), optional("vat", Text)];

/// `Terms and conditions`, `Privacy statement`
pub const DOCUMENT: &[Member] = &[needed("id", Id), optional("name", Text)];
