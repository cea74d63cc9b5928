//! Checkout sessions of the sample: one for every event that is on sale and not over.

use fastrand::Rng;
use rusqlite::Connection;

use super::events::LaidOut;
use crate::timestamp::Timestamp;

/// The length of a session's name.
const LENGTH: usize = 32;
/// How many kinds of ticket are in a checkout, at most.
const TICKETS: usize = 3;

/// Lays the sessions out.
pub(super) fn lay_out(
    connection: &Connection,
    rng: &mut Rng,
    events: &[LaidOut],
    now: Timestamp,
) -> rusqlite::Result<()> {
    let mut is_on_sale = connection.prepare_cached("select 1 from shop_event where event_id = ?")?;
    for event in events {
        let is_over = event.dates.iter().all(|(_, ends_at)| *ends_at < now);
        if is_over || !is_on_sale.exists([event.id])? {
            continue;
        }
        let session: String = std::iter::repeat_with(|| rng.lowercase()).take(LENGTH).collect();
        connection.execute("insert into checkout values (?, ?)", (&session, event.id))?;
        let visible = event.tickets.iter().zip(event.design.tickets).filter(|(_, ticket)| !ticket.is_hidden);
        for (id, ticket) in visible.take(TICKETS) {
            let least = ticket.amounts.map_or(1, |(least, _)| least);
            let amount = least + i64::from(rng.u8(..2));
            connection.execute("insert into checkout_ticket values (?, ?, ?)", (&session, id, amount))?;
        }
    }
    Ok(())
}
