//! Time passing in the organisation: orders come in, and tickets are scanned at the door.

use std::sync::Arc;
use std::time::Duration;

use fastrand::Rng;
use rusqlite::{Connection, OptionalExtension};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval};

use crate::order::{NewOrder, Status};
use crate::purchase::{NewPurchase, barcode};
use crate::sample::orderer;
use crate::service::Service;
use crate::timestamp::Timestamp;

/// How often something happens.
const PACE: Duration = Duration::from_secs(1);
/// The largest number of tickets in one order.
const LARGEST_ORDER: u32 = 4;
/// The largest number of tickets scanned at one moment.
const MOST_SCANS: u32 = 5;

/// A ticket that is on sale for an event which is not over, and is not sold out; drawn by a random number.
const TICKET_ON_SALE: &str = "select ticket.id, ticket.event_id from ticket \
    where not is_hidden and (capacity is null or capacity = 0 or amount_sold + ?1 <= capacity) \
    and exists (select 1 from shop_event where shop_event.event_id = ticket.event_id) \
    and exists (select 1 from event_date where event_date.event_id = ticket.event_id and ends_at > ?2) \
    order by ticket.id * ?3 % 9973 limit 1";

/// Purchases that can be scanned now: paid, not scanned yet, of an event with a date around this moment.
const SCAN: &str = "update purchase set scanned_at = ?1 where id in (\
    select purchase.id from purchase join customer_order on customer_order.id = order_id \
    join ticket on ticket.id = ticket_id \
    where scanned_at is null and is_entry and status_code = ?2 and purchase.event_id in \
    (select event_id from event_date where starts_at <= ?1 and ends_at >= ?1) \
    order by purchase.id limit ?3) returning order_id";

/// Lets time pass until the service ends.
pub(crate) async fn keep_going(service: Arc<Service>, seed: u64, mut stopping: watch::Receiver<()>) {
    let mut rng = Rng::with_seed(seed);
    let mut ticks = interval(PACE);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Skip);
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            _ = stopping.changed() => return,
        }
        let mut drawn = rng.fork();
        let moment = service
            .database
            .run(move |transaction| {
                let now = Timestamp::now();
                sell(transaction, &mut drawn, now)?;
                scan(transaction, drawn.u32(..=MOST_SCANS), now)
            })
            .await;
        if let Err::<(), rusqlite::Error>(error) = moment {
            tracing::warn!(%error, "time could not pass");
        }
    }
}

/// Places an order for one kind of ticket.
fn sell(connection: &Connection, rng: &mut Rng, now: Timestamp) -> rusqlite::Result<()> {
    let amount = rng.u32(1..=LARGEST_ORDER);
    let found = connection
        .query_row(TICKET_ON_SALE, (amount, now, rng.u32(1..9973)), |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let Some((ticket_id, event_id)) = found else { return Ok(()) };
    let orderer = orderer(rng);
    let order = NewOrder {
        id: next_id(connection, "customer_order")?,
        event_id,
        status: Status::Paid,
        orderer_type: orderer.kind,
        orderer: orderer.data,
        created_at: now,
        updated_at: now,
    };
    order.insert(connection)?;
    for _ in 0..amount {
        let id = next_id(connection, "purchase")?;
        let purchase = NewPurchase {
            id,
            order_id: order.id,
            event_id,
            ticket_id,
            barcode: barcode(rng, id),
            available_at: None,
            timeslot: None,
            scanned_at: None,
            answers: serde_json::Value::Array(Vec::new()),
            created_at: now,
        };
        purchase.insert(connection)?;
    }
    connection
        .execute("update ticket set amount_sold = amount_sold + ? where id = ?", (amount, ticket_id))?;
    Ok(())
}

/// Scans tickets at the doors that are open; their orders count as updated.
fn scan(connection: &Connection, amount: u32, now: Timestamp) -> rusqlite::Result<()> {
    let orders: Vec<i64> = connection
        .prepare_cached(SCAN)?
        .query_map((now, Status::Paid.code(), amount), |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    let mut touch = connection.prepare_cached("update customer_order set updated_at = ? where id = ?")?;
    orders.into_iter().try_for_each(|order| touch.execute((now, order)).map(|_| ()))
}

fn next_id(connection: &Connection, table: &str) -> rusqlite::Result<i64> {
    connection.query_row(&format!("select max(id) + 1 from {table}"), [], |row| row.get(0))
}
