//! What a checkout session asks its customer to fill in ("Checkout field").

use rusqlite::{Connection, OptionalExtension, Params, Row};
use serde::Serialize;

use crate::field::FieldView;
use crate::problems::Problems;
use crate::refusal::Refusal;
use crate::request::Call;

/// The answer of Get fields.
#[derive(Debug, Serialize)]
pub(crate) struct CheckoutFields {
    general: General,
    tickets: TicketFields,
    per_ticket: Vec<PerTicket>,
}

#[derive(Debug, Serialize)]
struct General {
    fields: Vec<CheckoutField>,
}

/// The deprecated key, defect included: however many tickets are in the checkout, it holds the last ticket alone.
#[derive(Clone, Debug, Default, Serialize)]
struct TicketFields {
    ticket_name: String,
    amount: i64,
    fields: Vec<CheckoutField>,
}

#[derive(Debug, Serialize)]
struct PerTicket {
    ticket_id: String,
    #[serde(flatten)]
    ticket: TicketFields,
}

/// Checkout field.
#[derive(Clone, Debug, Serialize)]
struct CheckoutField {
    #[serde(flatten)]
    field: FieldView,
    is_required: bool,
    ask_individually: bool,
    ask_order: bool,
}

/// Get fields.
pub(crate) fn fields(connection: &Connection, call: &Call) -> Result<CheckoutFields, Refusal> {
    let event_id: Option<i64> = connection
        .query_row("select event_id from checkout where session = ?", [&call.record], |row| row.get(0))
        .optional()?;
    let event_id = event_id.ok_or_else(|| Refusal::no_such("checkout session"))?;
    check_event(call, event_id)?;
    let general = "select * from field_use join field on field.id = field_id \
        where event_id = ? and ticket_id is null order by field.id";
    let per_ticket = per_ticket(connection, &call.record)?;
    Ok(CheckoutFields {
        general: General { fields: CheckoutField::select(connection, general, [event_id])? },
        tickets: per_ticket.last().map(|last| last.ticket.clone()).unwrap_or_default(),
        per_ticket,
    })
}

/// The event has to be given, and has to be the one in the checkout.
fn check_event(call: &Call, event_id: i64) -> Result<(), Refusal> {
    let given = call.parameter("event_id").unwrap_or_default();
    if given.parse() == Ok(event_id) {
        return Ok(());
    }
    let why = if given.is_empty() { "is required" } else { "is invalid" };
    let problems = Problems::default();
    problems.add("event_id", format!("The event_id field {why}."));
    Err(Refusal::Invalid(problems))
}

fn per_ticket(connection: &Connection, session: &str) -> rusqlite::Result<Vec<PerTicket>> {
    let tickets = "select ticket_id, name, amount from checkout_ticket join ticket on ticket.id = ticket_id \
        where session = ? order by ticket_id";
    let fields =
        "select * from field_use join field on field.id = field_id where ticket_id = ? order by field.id";
    connection
        .prepare_cached(tickets)?
        .query_map([session], |row| {
            let ticket_id: i64 = row.get(0)?;
            Ok(PerTicket {
                ticket_id: ticket_id.to_string(),
                ticket: TicketFields {
                    ticket_name: row.get(1)?,
                    amount: row.get(2)?,
                    fields: CheckoutField::select(connection, fields, [ticket_id])?,
                },
            })
        })?
        .collect()
}

impl CheckoutField {
    fn select(connection: &Connection, sql: &str, parameters: impl Params) -> rusqlite::Result<Vec<Self>> {
        connection.prepare_cached(sql)?.query_map(parameters, Self::from_row)?.collect()
    }

    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            field: FieldView::from_row(row)?,
            is_required: row.get("is_required")?,
            ask_individually: row.get("ask_individually")?,
            ask_order: row.get("ask_order")?,
        })
    }
}

/// A checkout session of the sample organisation, which the interface itself lists nowhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SampleSession {
    /// The session, for the path of Get fields.
    pub session: String,
    /// The event in the checkout, for its query.
    pub event_id: String,
    /// The event's name.
    pub event_name: String,
}

/// All sessions.
pub(crate) fn sessions(connection: &Connection) -> rusqlite::Result<Vec<SampleSession>> {
    connection
        .prepare_cached(
            "select session, event_id, name from checkout join event on event.id = event_id order by event_id, session",
        )?
        .query_map([], |row| {
            Ok(SampleSession {
                session: row.get(0)?,
                event_id: row.get::<_, i64>(1)?.to_string(),
                event_name: row.get(2)?,
            })
        })?
        .collect()
}
