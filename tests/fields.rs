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
use loket::forms::event::EventDraft;
use loket::forms::fields::names;
use loket::forms::shop::ShopDraft;
use loket::forms::ticket::TicketDraft;
use loket::forms::{Draft, TimeZone, TypedFormats, member_of};
use loket::models::value::{ShopId, TicketId, Timestamp};
use loket::models::{FromJson, Json, Shop, ShopView, Ticket};
use serde_json::Value;

/// Clocks that show UTC.
struct Utc;

impl TypedFormats for Utc {
    fn decimal_point(&self) -> char {
        '.'
    }
}

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
            ("`/events/{id}/orders`", &["orders/order_list.rs", "../analytics/status.rs"]),
            ("`/orders/{id}`", &["orders/detail.rs", "orders/orderer.rs", "../analytics/status.rs"]),
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

fn ticket_draft() -> TicketDraft {
    let ticket: Ticket = full(
        r#"{"id":"1","name":"A","event_id":"2","dates":[{"id":"3","starts_at":"2027-01-01T09:00:00Z","ends_at":"2027-01-01T10:00:00Z"}],
        "price":"1.00","capacity":5,"min_order_amount":1,"max_order_amount":2,"template_id":"4","mobile_template_id":"5",
        "availability":[{"opens_at":"2027-01-01T09:00:00Z","closes_at":"2027-01-01T10:00:00Z"}],"related_tickets":["6"],
        "excluded_tickets":["7"],"sale_percentage":{"active":true,"percentage":10},"on_fire":true,"is_hidden":true,"is_entry":true}"#,
    );
    TicketDraft::of(&ticket, &Utc)
}

fn shop_draft() -> ShopDraft {
    let shop: Shop = full(
        r##"{"id":"1","url":"a","language":"nl","custom_color":"#112233","protected":true,
        "availability":[{"opens_at":"2027-01-01T09:00:00Z","closes_at":"2027-01-01T10:00:00Z"}]}"##,
    );
    let view: ShopView = full(r#"{"id":"1","url":"a","events":[{"id":"2","name":"B"}]}"#);
    ShopDraft::of(&shop, &view, &Utc)
}

/// How a member of a form is cleared: what becomes of a request when its controls are emptied. `update` makes the body of
/// an update; nothing if the form refuses it.
fn clearing<D: Draft>(start: &D, member: &str, update: impl Fn(&D) -> Option<Body>) -> &'static str {
    const NOT_SHOWN: &str = "not shown by the interface: left empty it stays";
    let mut emptied = start.clone();
    for (_, control) in emptied.controls_mut().into_iter().filter(|(name, _)| member_of(name) == member) {
        match control.encode() {
            Some(Value::String(_)) => control.decode(&Value::String(String::new())),
            Some(Value::Array(_)) => control.decode(&Value::Array(Vec::new())),
            Some(_) => return "switched off",
            None => return NOT_SHOWN,
        }
    }
    if emptied == *start {
        return NOT_SHOWN;
    }
    match update(&emptied) {
        Some(body) if body.names().any(|name| name == member) && !body.holds(member) => "`null`",
        Some(_) => "left empty it stays",
        None => "not shown by the interface: the form says so",
    }
}

/// The members of a form, in its order.
fn members(draft: &impl Draft) -> Vec<&'static str> {
    let mut members: Vec<_> = names(draft).into_iter().map(member_of).collect();
    members.dedup();
    members
}

/// Writes the table of a form.
fn write_form<D: Draft>(
    text: &mut String,
    (record, place): (&str, &str),
    draft: &D,
    cleared: impl Fn(&str) -> &'static str,
) {
    writeln!(
        text,
        "\n## {record}\n\n| field | in responses | controls | set | cleared |\n|---|---|---|---|---|"
    )
    .unwrap();
    for member in members(draft) {
        let own = names(draft).into_iter().filter(|control| member_of(control) == member);
        let controls: Vec<_> = own.map(|it| format!("`{it}`")).collect();
        let other = OTHER_NAMES.iter().find(|(name, _)| *name == member && record.contains("ticket"));
        let other = other.map_or(String::new(), |(_, name)| format!("`{name}`"));
        let cleared = cleared(member);
        writeln!(text, "| `{member}` | {other} | {} | {place} | {cleared} |", controls.join(", ")).unwrap();
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
    let update_ticket = |draft: &TicketDraft| {
        let changes = draft.body(Some(&tickets), &Utc).ok()?;
        Some(ticket::update(&TicketId::new("1")?, changes).body().clone())
    };
    let place = ("Create ticket body, Update ticket body", "`/tickets/new`, `/tickets/{id}/edit`");
    write_form(&mut text, place, &tickets, |member| clearing(&tickets, member, update_ticket));
    let place = ("Create event body", "`/events/new`");
    write_form(&mut text, place, &EventDraft::default(), |_| "an event can't be changed");
    let shops = shop_draft();
    let update_shop = |draft: &ShopDraft| {
        let changes = draft.body(Some(&shops), &Utc).ok()?;
        Some(shop::update(&ShopId::new("1")?, changes).body().clone())
    };
    let place = ("Create shop body, Update shop body", "`/shops/new`, `/shops/{id}/edit`");
    write_form(&mut text, place, &shops, |member| clearing(&shops, member, update_shop));
    text.replace("|  |", "| |")
}

#[test]
fn every_field_is_in_the_table() {
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
    fn sorted<'a>(names: &[&'a str]) -> Vec<&'a str> {
        let mut names = names.to_vec();
        names.sort_unstable();
        names
    }
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
    assert_eq!(sorted(&members(&ticket_draft())), sorted(&ticket));
    assert_eq!(sorted(&members(&EventDraft::default())), sorted(&event));
    assert_eq!(sorted(&members(&shop_draft())), sorted(&shop));
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
