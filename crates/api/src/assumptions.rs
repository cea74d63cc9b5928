//! What the interface does not show, and what is taken instead: all of it, and nowhere else.
//!
//! What a deployment can change is in `config.json`; the rest is changed here. [`ASSUMPTIONS`] is the table of
//! `docs/assumptions.md`.

use std::time::Duration;

/// The header that carries the token (`Authentication`).
pub const AUTH_HEADER: &str = "Authorization";
/// The word before the token (`Authentication`).
pub const AUTH_SCHEME: &str = "Bearer";

/// How many reads are under way at once at most (`Limits`).
pub const CONCURRENCY: usize = 4;
/// How long one exchange may take.
pub const TIMEOUT: Duration = Duration::from_secs(15);

/// How ids are written in a request (`Ticket`: the request-side id fields are typed integer, returned ids are texts).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum IdForm {
    /// An integer where the id is a plain decimal number that fits, else the text as received.
    #[default]
    Auto,
    /// An integer, where it is a number at all.
    Integer,
    /// The text as received.
    Text,
}

/// How bodies are written (`Endpoints`: request body encoding). A file always travels as a part of a form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Encoding {
    /// As JSON.
    #[default]
    Json,
    /// As `multipart/form-data`.
    Form,
}

/// How `last_updated` is written (`List orders`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LastUpdatedForm {
    /// `2026-07-04`, a day on the clocks of the service.
    #[default]
    Date,
    /// `2026-07-04T18:00:00.000000Z`.
    Timestamp,
}

/// Members of objects whose structure in a request is not shown: those that the responses show.
pub mod member {
    /// Of an element of `availability`.
    pub const OPENS_AT: &str = "opens_at";
    /// Of an element of `availability`.
    pub const CLOSES_AT: &str = "closes_at";
    /// Of an element of an event's `dates`.
    pub const STARTS_AT: &str = "starts_at";
    /// Of an element of an event's `dates`.
    pub const ENDS_AT: &str = "ends_at";
    /// Of `sales_percentage`.
    pub const ACTIVE: &str = "active";
    /// Of `sales_percentage`.
    pub const PERCENTAGE: &str = "percentage";
}

/// Values in a part of a form, which is only ever text.
pub(super) mod part {
    /// The text for true.
    pub const TRUE: &str = "1";
    /// The text for false.
    pub const FALSE: &str = "0";
    /// The text for null.
    pub const NULL: &str = "";
}

/// Something that the interface does not show.
pub struct Assumption {
    /// What is not shown.
    pub not_shown: &'static str,
    /// What is taken instead.
    pub assumed: &'static str,
    /// Where that can be changed; empty where it can't.
    pub changed_by: &'static str,
}

/// All that the interface does not show and that matters to the app.
pub const ASSUMPTIONS: &[Assumption] = &[
    Assumption {
        not_shown: "header and scheme of the token",
        assumed: "`Authorization: Bearer <token>`",
        changed_by: "`auth.*`, or “Advanced” when signing in",
    },
    Assumption {
        not_shown: "form of ids in requests",
        assumed: "a JSON integer where the id is a plain decimal number below 2^63, else the text as received",
        changed_by: "`request.ids`",
    },
    Assumption {
        not_shown: "encoding of a POST",
        assumed: "JSON; `multipart/form-data` where a file travels",
        changed_by: "`request.encoding`",
    },
    Assumption {
        not_shown: "booleans, null and lists in multipart",
        assumed: "`1`/`0`, an empty text, `name[0][member]`; an empty list, object or text is refused before it goes",
        changed_by: "`crates/api/src/assumptions.rs`, `crates/api/src/form_data.rs`",
    },
    Assumption {
        not_shown: "form of a price in a request",
        assumed: "a text with two fractional digits, `\"12.50\"`",
        changed_by: "`crates/api/src/body.rs`",
    },
    Assumption {
        not_shown: "members of `availability`, an event's `dates` and `sales_percentage` in a request",
        assumed: "those that responses show: `opens_at` and `closes_at`, `starts_at` and `ends_at`, `active` and `percentage`",
        changed_by: "`crates/api/src/assumptions.rs`",
    },
    Assumption {
        not_shown: "members of `extra_info`, `legal`, `social`, `queue`, `mail_moments`",
        assumed: "JSON written by hand, checked for its syntax",
        changed_by: "`crates/api/src/raw_json.rs`",
    },
    Assumption {
        not_shown: "supported payment methods, languages, types of events",
        assumed: "free entry",
        changed_by: "",
    },
    Assumption {
        not_shown: "form of `custom_color`",
        assumed: "`#` and six hexadecimal digits",
        changed_by: "`crates/models/src/value/color.rs`",
    },
    Assumption {
        not_shown: "how to clear `name`, `price`, `excluded_tickets`, the flags of a ticket, and anything of a shop but its `events`",
        assumed: "they can't be cleared; the form says so",
        changed_by: "",
    },
    Assumption {
        not_shown: "what a field reads as after it was cleared",
        assumed: "nothing is concluded from it",
        changed_by: "",
    },
    Assumption {
        not_shown: "what a capacity of 0 or null means",
        assumed: "no limit",
        changed_by: "`crates/models/src/ticket.rs`",
    },
    Assumption {
        not_shown: "currency",
        assumed: "none: amounts stand bare",
        changed_by: "`display.currency`, or else *Menu* › *Currency*",
    },
    Assumption {
        not_shown: "time zone",
        assumed: "the browser's, and always named",
        changed_by: "`display.time_zone`",
    },
    Assumption {
        not_shown: "format of `last_updated`",
        assumed: "`YYYY-MM-DD`, the day that was asked for, which the service counts on its own clocks",
        changed_by: "`request.last_updated`",
    },
    Assumption {
        not_shown: "default and greatest `per_page`",
        assumed: "left out, so that the service decides",
        changed_by: "`crates/api/src/order.rs`",
    },
    Assumption {
        not_shown: "the order of List purchases",
        assumed: "where the moments of its first page rise or fall, those of the other pages do; else every page is read",
        changed_by: "`src/query/newest.rs`",
    },
    Assumption {
        not_shown: "when the last ticket of an event is sold",
        assumed: "not later than a month after its last date: a report of a later period leaves it out, and says so",
        changed_by: "`src/features/orders/event_links.rs`",
    },
    Assumption {
        not_shown: "what the last update of an order is",
        assumed: "not before the order was placed",
        changed_by: "",
    },
    Assumption {
        not_shown: "error statuses and payloads",
        assumed: "read leniently: `{\"message\", \"errors\": {\"field\": […]}}`, problem+json, `{\"error\"}`, plain text, the title of an HTML page, nothing",
        changed_by: "`crates/models/src/error_body.rs`",
    },
    Assumption {
        not_shown: "rate limits",
        assumed: "four reads at once; on 429 the pause that `Retry-After` asks for, else a growing one; at most three repetitions, never of a POST",
        changed_by: "`request.concurrency`",
    },
    Assumption {
        not_shown: "time limit of an exchange",
        assumed: "15 seconds; an upload gets 1 second more per 64 KB",
        changed_by: "`request.timeout_seconds`",
    },
    Assumption {
        not_shown: "structure of `fields` of a ticket, `values` of a purchase, `socials`, `tickets.other`; types of `banner`, `html`, `css`, `custom_color`, `text`, `slot`, `available_at`",
        assumed: "shown as received",
        changed_by: "`crates/models/src/raw_json.rs`",
    },
    Assumption {
        not_shown: "order statuses, orderer types, field types and event types beyond those seen",
        assumed: "shown as received",
        changed_by: "`crates/models/src`",
    },
];
