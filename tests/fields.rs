//! Where each field of the interface is shown, where it is set and how it is cleared: `docs/fields.md`, which this writes
//! and compares.

#![allow(clippy::unwrap_used, clippy::expect_used)]
#![allow(dead_code, reason = "the tables say more than is needed here")]

#[path = "wire/interface.rs"]
mod interface;

use std::fmt::Write;
use std::path::Path;

use interface::Member;
use loket::api::{Body, shop, ticket};
use loket::forms::{self, Draft, TimeZone, Typed, member_of};
use loket::models::value::{ShopId, TicketId, Timestamp};
use loket::models::{Event, FromJson, Json, Shop, ShopView, Ticket};

/// Clocks that show UTC.
struct Utc;

impl TimeZone for Utc {
    fn minutes_ahead(&self, _: Timestamp) -> i32 {
        0
    }

    fn typed(&self, moment: Timestamp) -> String {
        moment.to_string()[..16].to_owned()
    }
}

/// A page, and the files that write what of a record is on it: what they name is shown.
type Page = (&'static str, &'static [&'static str]);

/// A record of the interface, its members, and the pages that show it.
const RECORDS: [(&str, &[Member], &[Page]); 10] = [
    (
        "Ticket",
        interface::TICKET,
        &[
            ("`/tickets`", &["tickets/list.rs", "tickets/badges.rs"]),
            ("`/tickets/{id}`", &["tickets/detail.rs", "tickets/badges.rs"]),
        ],
    ),
    (
        "Event",
        interface::EVENT,
        &[
            ("`/events`", &["events/list.rs"]),
            (
                "`/events/{id}`",
                &["events/detail.rs", "events/overview.rs", "events/tickets_tab.rs", "events/shops.rs"],
            ),
        ],
    ),
    (
        "Shop",
        interface::SHOP,
        &[("`/shops`", &["shops/list.rs"]), ("`/shops/{id}` under the settings", &["shops/detail.rs"])],
    ),
    ("Shop view", interface::SHOP_VIEW, &[("`/shops/{id}`", &["shops/detail.rs", "shops/shop_tickets.rs"])]),
    (
        "Order",
        interface::ORDER,
        &[
            ("`/events/{id}/orders`", &["orders/order_list.rs", "orders/status.rs"]),
            ("`/orders/{id}`", &["orders/detail.rs", "orders/status.rs"]),
        ],
    ),
    (
        "Purchase",
        interface::PURCHASE,
        // The list is of what orders and purchases say together.
        &[("`/events/{id}/purchases`", &["orders/purchase_list.rs", "../analytics/sold_ticket.rs"])],
    ),
    ("Field", interface::FIELD, &[("`/fields`", &["reference/fields.rs"])]),
    ("Checkout fields", interface::CHECKOUT_FIELDS, &[("`/checkout-fields`", &["checkout/fields.rs"])]),
    (
        "Billing information",
        interface::BILLING_INFORMATION,
        &[("`/billing-information`", &["reference/billing_information.rs"])],
    ),
    (
        "Terms and conditions, Privacy statement",
        interface::DOCUMENT,
        &[("`/terms-and-conditions`, `/privacy-statements`", &["reference/documents.rs"])],
    ),
];

/// The pages of a record on which a member is shown.
fn shown_on(pages: &[Page], member: &str) -> String {
    let names_member = |file: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/features").join(file);
        let code = std::fs::read_to_string(path).unwrap();
        let code: String = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        code.match_indices(member).any(|(at, _)| {
            let is_name = |character: char| character.is_alphanumeric() || character == '_';
            let after = code[at + member.len()..].chars().next();
            let before = code[..at].trim_end_matches("r#");
            // A method of this name is not the member.
            before.ends_with('.') && !after.is_some_and(|after| is_name(after) || after == '(')
        })
    };
    let shown = pages.iter().filter(|(_, files)| files.iter().any(|file| names_member(file)));
    let shown: Vec<&str> = shown.map(|(page, _)| *page).collect();
    if shown.is_empty() { "only as received".to_owned() } else { shown.join(", ") }
}

/// The fields of requests that responses name otherwise.
const OTHER_NAMES: [(&str, &str); 2] =
    [("max_capacity", "capacity"), ("sales_percentage", "sale_percentage")];

/// A record filled with something in every member that a form can clear.
fn full<T: FromJson>(text: &str) -> T {
    T::from_json(Json::parse(text).unwrap()).unwrap_or_else(|problem| panic!("{problem}"))
}

fn ticket_draft() -> Draft {
    let ticket: Ticket = full(
        r#"{"id":"1","name":"A","event_id":"2","dates":[{"id":"3","starts_at":"2027-01-01T09:00:00Z","ends_at":"2027-01-01T10:00:00Z"}],
        "price":"1.00","capacity":5,"min_order_amount":1,"max_order_amount":2,"template_id":"4","mobile_template_id":"5",
        "availability":[{"opens_at":"2027-01-01T09:00:00Z","closes_at":"2027-01-01T10:00:00Z"}],"related_tickets":["6"],
        "excluded_tickets":["7"],"sale_percentage":{"active":true,"percentage":10},"on_fire":true,"is_hidden":true,"is_entry":true}"#,
    );
    forms::ticket::draft(Some(&ticket), &Utc)
}

fn shop_draft() -> Draft {
    let shop: Shop = full(
        r##"{"id":"1","url":"a","language":"nl","custom_color":"#112233","protected":true,
        "availability":[{"opens_at":"2027-01-01T09:00:00Z","closes_at":"2027-01-01T10:00:00Z"}]}"##,
    );
    let view: ShopView = full(r#"{"id":"1","url":"a","events":[{"id":"2","name":"B"}]}"#);
    forms::shop::draft(Some(&shop), Some(&view), &Utc)
}

/// The body of an update to what a form holds; nothing if the form refuses it.
type Update<'a> = dyn Fn(&Draft) -> Option<Body> + 'a;

/// How a member of a form is cleared: what becomes of a request when its controls are emptied.
fn clearing(start: &Draft, member: &str, update: &Update<'_>) -> &'static str {
    let mut emptied = start.clone();
    for control in start.names().filter(|control| member_of(control) == member) {
        match start.get(control) {
            Some(Typed::Text(_)) => emptied.set(control, Typed::Text(String::new())),
            Some(Typed::Chosen(_)) => emptied.set(control, Typed::Chosen(Vec::new())),
            Some(Typed::Spans(_)) => emptied.set(control, Typed::Spans(Vec::new())),
            Some(Typed::Flag(_)) => return "switched off",
            Some(Typed::File(_)) | None => return "not shown by the interface: left empty it stays",
        }
    }
    if emptied == *start {
        return "not shown by the interface: left empty it stays";
    }
    match update(&emptied) {
        Some(body) if body.names().any(|name| name == member) && !body.holds(member) => "`null`",
        Some(_) => "left empty it stays",
        None => "not shown by the interface: the form says so",
    }
}

fn document() -> String {
    let mut text = String::from(
        "# Every field of the interface\n\nWritten by `tests/fields.rs` from the code of the pages and forms; it fails where this \
        is not true any more, and writes it anew with `LOKET_UPDATE_DOCS=1 cargo test --test fields`. All that a response \
        holds can also be seen as it was received, with *Developer details* switched on.\n",
    );
    for (record, members, pages) in RECORDS {
        writeln!(text, "\n## {record}\n\n| field | shown |\n|---|---|").unwrap();
        for Member { name, .. } in members {
            let place = match (record, *name) {
                ("Checkout fields", "tickets") => "only as received: it is deprecated".to_owned(),
                _ => shown_on(pages, name),
            };
            writeln!(text, "| `{name}` | {place} |").unwrap();
        }
    }
    let tickets = ticket_draft();
    let shops = shop_draft();
    let update_ticket = |draft: &Draft| {
        let changes = forms::ticket::update(&tickets, draft, &Utc).ok()?;
        Some(ticket::update(&TicketId::new("1")?, changes).body().clone())
    };
    let update_shop = |draft: &Draft| {
        let changes = forms::shop::update(&shops, draft, &Utc).ok()?;
        Some(shop::update(&ShopId::new("1")?, changes).body().clone())
    };
    let events = forms::event::draft(None::<&Event>, &Utc);
    let never = |_: &Draft| None;
    let forms: [(&str, &Draft, &str, &Update<'_>); 3] = [
        (
            "Create ticket body, Update ticket body",
            &tickets,
            "`/tickets/new`, `/tickets/{id}/edit`",
            &update_ticket,
        ),
        ("Create event body", &events, "`/events/new`", &never),
        ("Create shop body, Update shop body", &shops, "`/shops/new`, `/shops/{id}/edit`", &update_shop),
    ];
    for (record, draft, place, update) in forms {
        writeln!(
            text,
            "\n## {record}\n\n| field | in responses | controls | set | cleared |\n|---|---|---|---|---|"
        )
        .unwrap();
        let mut members: Vec<&str> = draft.names().map(member_of).collect();
        members.dedup();
        for member in members {
            let controls: Vec<_> = draft
                .names()
                .filter(|control| member_of(control) == member)
                .map(|it| format!("`{it}`"))
                .collect();
            let other = OTHER_NAMES.iter().find(|(name, _)| *name == member && record.contains("ticket"));
            let other = other.map_or(String::new(), |(_, name)| format!("`{name}`"));
            let cleared = if record.contains("event") {
                "an event can't be changed"
            } else {
                clearing(draft, member, update)
            };
            writeln!(text, "| `{member}` | {other} | {} | {place} | {cleared} |", controls.join(", "))
                .unwrap();
        }
    }
    text.replace("|  |", "| |")
}

#[test]
fn every_field_stands_in_the_table() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/fields.md");
    let expected = document();
    if std::env::var_os("LOKET_UPDATE_DOCS").is_some() {
        std::fs::write(file, &expected).unwrap();
    }
    let documented = std::fs::read_to_string(file).unwrap();
    assert_eq!(
        documented, expected,
        "write docs/fields.md with LOKET_UPDATE_DOCS=1 cargo test --test fields"
    );
}

#[test]
fn a_field_is_shown_only_where_the_code_of_a_page_names_it() {
    let ticket = RECORDS[0].2;
    assert_eq!(shown_on(ticket, "price"), "`/tickets`, `/tickets/{id}`");
    assert_eq!(shown_on(ticket, "template_id"), "`/tickets/{id}`");
    assert_eq!(shown_on(ticket, "pri"), "only as received");
}

#[test]
fn the_forms_have_a_control_for_every_field_of_the_request_tables() {
    let members = |draft: &Draft| {
        let mut members: Vec<String> = draft.names().map(|control| member_of(control).to_owned()).collect();
        members.sort();
        members.dedup();
        members
    };
    let sorted = |names: &[&str]| {
        let mut names: Vec<String> = names.iter().map(ToString::to_string).collect();
        names.sort();
        names
    };
    let ticket = [
        "name",
        "event_id",
        "dates",
        "price",
        "max_capacity",
        "min_order_amount",
        "max_order_amount",
        "template_id",
        "mobile_template_id",
        "availability",
        "related_tickets",
        "excluded_tickets",
        "on_fire",
        "sales_percentage",
        "is_hidden",
        "is_entry",
    ];
    let event = [
        "name",
        "description",
        "is_online",
        "venue",
        "type",
        "dates",
        "max_capacity",
        "header_image",
        "header_video",
        "extra_info",
        "service_fee",
        "legal",
        "mail_moments",
    ];
    let shop = [
        "url",
        "events",
        "language",
        "header_image",
        "availability",
        "payment_methods",
        "analytics_tag",
        "social_pixel_id",
        "social",
        "protected",
        "queue",
        "custom_color",
    ];
    assert_eq!(members(&ticket_draft()), sorted(&ticket));
    assert_eq!(members(&forms::event::draft(None, &Utc)), sorted(&event));
    assert_eq!(members(&shop_draft()), sorted(&shop));
}

#[test]
fn the_ten_fields_that_null_clears_are_those_of_the_interface() {
    let cleared: Vec<_> = document()
        .lines()
        .filter(|line| line.ends_with("| `null` |"))
        .map(|line| line.split('`').nth(1).unwrap().to_owned())
        .collect();
    let mut cleared = cleared;
    cleared.sort();
    let expected = [
        "availability",
        "dates",
        "event_id",
        "events",
        "max_capacity",
        "max_order_amount",
        "min_order_amount",
        "mobile_template_id",
        "related_tickets",
        "template_id",
    ];
    assert_eq!(cleared, expected);
}
