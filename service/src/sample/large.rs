//! More of every kind of record: lists of many pages, and several events of one name.

use rusqlite::{Connection, params};
use time::Date;

use super::{events, program};
use crate::price::Price;
use crate::shop::Shop;
use crate::ticket::Ticket;

/// How many there are of each, the sample's own among them.
const EVENTS: usize = 40;
const TICKETS: i64 = 400;
const SHOPS: i64 = 12;
const OF_REFERENCE: i64 = 60;

/// Adds records until there are so many of each kind.
pub(super) fn lay_out(connection: &Connection, event: i64, today: Date) -> rusqlite::Result<()> {
    for design in program::EVENTS.iter().cycle().take(EVENTS).skip(program::EVENTS.len()) {
        events::lay_out(connection, design, today)?;
    }
    let tickets = count(connection, "ticket")?;
    for number in tickets..TICKETS {
        let name = format!("Zaal {} rij {number}", ['A', 'B', 'C'][number.unsigned_abs() as usize % 3]);
        let price = Price::from_hundredths(1_000 + number);
        let ticket = Ticket { name, price, event_id: Some(event), is_entry: true, ..Ticket::default() };
        ticket.save(connection)?;
    }
    for number in count(connection, "shop")?..SHOPS {
        Shop { url: format!("winkel-{number}"), language: "nl".into(), ..Shop::default() }
            .save(connection)?;
    }
    for number in count(connection, "field")?..OF_REFERENCE {
        let (id, name) = (7_000 + number, format!("Veld {number}"));
        connection.execute(
            "insert into field values (?, ?, ?, 'text')",
            params![id, name, format!("veld-{number}")],
        )?;
    }
    for number in count(connection, "billing_information")?..OF_REFERENCE {
        connection.execute(
            "insert into billing_information values (?, ?, 'NL91ABNA0417164300', 'NL001234567B01')",
            params![9_000 + number, format!("Rekening {number}")],
        )?;
    }
    for (table, first, name) in
        [("terms_and_conditions", 10_000, "Voorwaarden"), ("privacy_statement", 11_000, "Verklaring")]
    {
        for number in count(connection, table)?..OF_REFERENCE {
            let name = format!("{name} {number}");
            connection
                .execute(&format!("insert into {table} values (?, ?)"), params![first + number, name])?;
        }
    }
    Ok(())
}

fn count(connection: &Connection, table: &str) -> rusqlite::Result<i64> {
    connection.query_row(&format!("select count(*) from {table}"), [], |row| row.get(0))
}
