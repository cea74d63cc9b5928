//! The records of the interface, written down from its tables and held against what the service sends.

use loket_service::Timestamp;
use serde_json::Value;

/// What a value must be.
#[derive(Clone, Debug)]
pub enum Shape {
    Text,
    /// Text of digits: ids travel as text.
    Id,
    Integer,
    Number,
    Boolean,
    Timestamp,
    /// Text with two fractional digits.
    Price,
    /// A structure that the interface does not show.
    Open,
    Nullable(Box<Shape>),
    List(Box<Shape>),
    /// Exactly these members.
    Object(Vec<(&'static str, Shape)>),
    /// Exactly these members, of which the last may be missing.
    WithOptional(Vec<(&'static str, Shape)>),
}

use Shape::{Boolean, Id, Integer, Number, Object, Open, Price, Text, WithOptional};

/// Fails, with the place, where a value is not as the interface has it.
#[track_caller]
pub fn check(value: &Value, shape: &Shape) {
    if let Err(problem) = mismatch(value, shape, "$") {
        panic!("{problem}");
    }
}

fn mismatch(value: &Value, shape: &Shape, path: &str) -> Result<(), String> {
    let text = value.as_str();
    let fits = match shape {
        Text => text.is_some(),
        Id => text.is_some_and(|text| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())),
        Integer => value.is_i64(),
        Number => value.is_number(),
        Boolean => value.is_boolean(),
        Shape::Timestamp => text.is_some_and(|text| text.parse::<Timestamp>().is_ok()),
        Price => text.and_then(|text| text.split_once('.')).is_some_and(|(whole, fraction)| {
            whole.parse::<u64>().is_ok() && fraction.len() == 2 && fraction.parse::<u64>().is_ok()
        }),
        Open => true,
        Shape::Nullable(inner) if value.is_null() || mismatch(value, inner, path).is_ok() => true,
        Shape::Nullable(_) => false,
        Shape::List(inner) => {
            let items = value.as_array().ok_or_else(|| format!("{path} is not a list: {value}"))?;
            let each = items.iter().enumerate();
            return each
                .into_iter()
                .try_for_each(|(index, item)| mismatch(item, inner, &format!("{path}[{index}]")));
        }
        Object(members) => return members_mismatch(value, members, members.len(), path),
        WithOptional(members) => return members_mismatch(value, members, members.len() - 1, path),
    };
    if fits { Ok(()) } else { Err(format!("{path} is not {shape:?}: {value}")) }
}

fn members_mismatch(
    value: &Value,
    members: &[(&'static str, Shape)],
    mandatory: usize,
    path: &str,
) -> Result<(), String> {
    let object = value.as_object().ok_or_else(|| format!("{path} is not an object: {value}"))?;
    if let Some(unknown) = object.keys().find(|name| members.iter().all(|(known, _)| known != name)) {
        return Err(format!("{path}.{unknown} is not in the interface"));
    }
    for (place, (name, shape)) in members.iter().enumerate() {
        match object.get(*name) {
            Some(value) => mismatch(value, shape, &format!("{path}.{name}"))?,
            None if place < mandatory => return Err(format!("{path}.{name} is missing")),
            None => {}
        }
    }
    Ok(())
}

pub fn nullable(shape: Shape) -> Shape {
    Shape::Nullable(Box::new(shape))
}

pub fn list(shape: Shape) -> Shape {
    Shape::List(Box::new(shape))
}

/// The pagination envelope around records.
pub fn page(record: Shape) -> Shape {
    let links = [("first", Text), ("last", Text), ("prev", nullable(Text)), ("next", nullable(Text))];
    let meta = [
        ("current_page", Integer),
        ("from", Integer),
        ("last_page", Integer),
        ("path", Text),
        ("per_page", Integer),
        ("to", Integer),
        ("total", Integer),
    ];
    Object(vec![("data", list(record)), ("links", Object(links.into())), ("meta", Object(meta.into()))])
}

fn date() -> Shape {
    Object(vec![("id", Id), ("starts_at", Shape::Timestamp), ("ends_at", Shape::Timestamp)])
}

fn period() -> Shape {
    Object(vec![("id", Id), ("opens_at", Shape::Timestamp), ("closes_at", Shape::Timestamp)])
}

fn tags() -> (&'static str, Shape) {
    ("tags", list(Text))
}

/// Ticket, as Create ticket and Update ticket return it.
pub fn written_ticket() -> Shape {
    Object(ticket_members())
}

/// Ticket, as Get ticket and List tickets return it.
pub fn ticket() -> Shape {
    let mut members = ticket_members();
    members.push(tags());
    Object(members)
}

fn ticket_members() -> Vec<(&'static str, Shape)> {
    vec![
        ("id", Id),
        ("name", Text),
        ("event_id", nullable(Id)),
        ("dates", list(date())),
        ("price", Price),
        ("capacity", Integer),
        ("min_order_amount", Integer),
        ("max_order_amount", Integer),
        ("template_id", Id),
        ("mobile_template_id", Id),
        ("service_fee", Number),
        ("availability", list(Open)),
        ("fields", list(Open)),
        ("related_tickets", list(Id)),
        ("excluded_tickets", list(Id)),
        ("sale_percentage", Object(vec![("active", Boolean), ("percentage", Integer)])),
        ("on_fire", Boolean),
        ("is_hidden", Boolean),
        ("is_entry", Boolean),
    ]
}

fn venue() -> Shape {
    Object(vec![
        ("name", Text),
        ("street", Text),
        ("house_number", Text),
        ("addition", nullable(Text)),
        ("zipcode", Text),
        ("city", Text),
        ("state", nullable(Text)),
        ("country", Text),
    ])
}

/// Event, as Create event returns it.
pub fn written_event() -> Shape {
    event_of(Object(ticket_summary()))
}

/// Event, as Get event and List events return it.
pub fn event() -> Shape {
    let mut summary = ticket_summary();
    summary.push(tags());
    event_of(Object(summary))
}

fn ticket_summary() -> Vec<(&'static str, Shape)> {
    vec![
        ("id", Id),
        ("name", Text),
        ("price", Price),
        ("service_fee", Number),
        ("min_order_amount", Integer),
        ("max_order_amount", Integer),
        ("sold_out", Boolean),
    ]
}

fn event_of(summary: Shape) -> Shape {
    Object(vec![
        ("id", Id),
        ("name", Text),
        ("is_continuous", Boolean),
        ("dates", list(date())),
        ("venue", venue()),
        ("shops", list(Id)),
        ("tickets", list(summary)),
    ])
}

/// Shop, as Create shop, Update shop and List shops return it.
pub fn shop() -> Shape {
    Object(vec![
        ("id", Id),
        ("url", Text),
        ("full_url", Text),
        ("banner", Open),
        ("language", Text),
        ("html", Open),
        ("css", Open),
        ("custom_color", Open),
        ("text", Open),
        ("protected", Boolean),
        ("invoicing", Boolean),
        ("availability", list(Open)),
        ("socials", list(Open)),
        ("is_available", Boolean),
    ])
}

/// Shop view, as Get shop returns it.
pub fn shop_view() -> Shape {
    let date = Object(vec![
        ("id", Id),
        ("flat_date", Text),
        ("starts_at", Shape::Timestamp),
        ("ends_at", Shape::Timestamp),
        ("doors_open_at", Shape::Timestamp),
    ]);
    let event = Object(vec![
        ("id", Id),
        ("full_url", Text),
        ("name", Text),
        ("description", Text),
        ("type", Text),
        ("dates", list(date)),
        ("venue", venue()),
        ("characteristics", list(Text)),
        tags(),
        ("availability", list(period())),
        ("total_capacity", Integer),
        ("capacity_per_day", nullable(Integer)),
        ("amount_sold", Integer),
        ("tickets", offer()),
    ]);
    Object(vec![
        ("id", Id),
        ("url", Text),
        ("full_url", Text),
        ("availability", list(period())),
        ("events", list(event)),
    ])
}

fn offer() -> Shape {
    let ticket = Object(vec![
        ("id", Id),
        ("name", Text),
        ("price", Price),
        ("service_fee", Number),
        ("min_order_amount", Integer),
        ("max_order_amount", Integer),
        ("max_capacity", Integer),
        ("amount_sold", Integer),
        ("sold_out", Boolean),
        ("on_fire", Boolean),
        ("show_percentage", Boolean),
        ("sale_percentage", Open),
        tags(),
        ("availability", list(period())),
    ]);
    let product = Object(vec![
        ("id", Id),
        ("name", Text),
        ("price", Price),
        ("service_fee", Number),
        ("min_order_amount", nullable(Integer)),
        ("max_order_amount", nullable(Integer)),
        ("sold_out", Boolean),
        ("on_fire", Boolean),
        ("show_percentage", Boolean),
        ("sale_percentage", Open),
    ]);
    let category = Object(vec![("name", Text), ("tickets", list(ticket))]);
    Object(vec![("categories", list(category)), ("other", list(Open)), ("products", list(product))])
}

/// Order; a scan may be missing in Get order, and is always there in List orders.
pub fn order(scan_may_be_missing: bool) -> Shape {
    let purchase = vec![
        ("id", Id),
        ("ticket", Object(vec![("id", Id), ("name", Text)])),
        ("barcode", Integer),
        ("available_at", Open),
        ("timeslot", Open),
        ("values", list(Open)),
        ("scanned_at", if scan_may_be_missing { Shape::Timestamp } else { nullable(Shape::Timestamp) }),
    ];
    Object(vec![
        ("id", Id),
        ("status", Object(vec![("code", Integer), ("text", Text)])),
        ("orderer", Object(vec![("type", Text), ("data", Open)])),
        ("purchases", list(if scan_may_be_missing { WithOptional(purchase) } else { Object(purchase) })),
    ])
}

/// Purchase, as List purchases returns it.
pub fn purchase() -> Shape {
    Object(vec![
        ("id", Id),
        ("barcode", Integer),
        ("available_at", Open),
        ("slot", Open),
        ("scanned_at", nullable(Shape::Timestamp)),
        ("created_at", Shape::Timestamp),
    ])
}

/// Field, as List fields returns it.
pub fn field() -> Shape {
    Object(field_members())
}

fn field_members() -> Vec<(&'static str, Shape)> {
    vec![("id", Id), ("name", Object(vec![("clean", Text), ("slug", Text)])), ("type", Text)]
}

/// The answer of Get fields.
pub fn checkout_fields() -> Shape {
    let mut members = field_members();
    members.extend([("is_required", Boolean), ("ask_individually", Boolean), ("ask_order", Boolean)]);
    let fields = list(Object(members));
    let ticket = vec![("ticket_name", Text), ("amount", Integer), ("fields", fields.clone())];
    let mut per_ticket = vec![("ticket_id", Id)];
    per_ticket.extend(ticket.clone());
    Object(vec![
        ("general", Object(vec![("fields", fields)])),
        ("tickets", Object(ticket)),
        ("per_ticket", list(Object(per_ticket))),
    ])
}

/// Billing information.
pub fn billing_information() -> Shape {
    Object(vec![("id", Id), ("name", Text), ("iban", Text), ("vat", Text)])
}

/// Terms and conditions, Privacy statement.
pub fn document() -> Shape {
    Object(vec![("id", Id), ("name", Text)])
}
