//! Orders, purchases and scans of the sample.

use std::time::Duration;

use fastrand::Rng;
use rusqlite::Connection;

use super::answers::answers;
use super::design::{Capacity, Sales, TicketDesign};
use super::events::LaidOut;
use super::people;
use super::visit::Visit;
use crate::order::{NewOrder, Status};
use crate::purchase::{FIRST_PURCHASE, NewPurchase, barcode};
use crate::timestamp::Timestamp;

/// The id of the first order.
const FIRST_ORDER: i64 = 500_001;
/// The largest number of purchases in one order.
const LARGEST_ORDER: u32 = 6;
/// How long before its end the sale of an event began.
const SALE: Duration = Duration::from_secs(100 * 24 * 60 * 60);
/// How long an order that is not simply paid may have been worked on.
const AFTERMATH: u64 = 2 * 24 * 60 * 60;

/// Lays out what was sold; `asked` is the number of purchases at the big event.
pub(super) fn lay_out(
    connection: &Connection,
    rng: &mut Rng,
    events: &[LaidOut],
    asked: u32,
    now: Timestamp,
) -> rusqlite::Result<()> {
    let mut seller = Seller { connection, rng, now, next_order: FIRST_ORDER, next_purchase: FIRST_PURCHASE };
    for event in events {
        match event.design.sales {
            Sales::Purchases(purchases) => seller.sell(event, purchases, false)?,
            Sales::AsAsked => seller.sell(event, asked, true)?,
        }
    }
    count_sales(connection)?;
    events.iter().try_for_each(|event| settle_capacities(connection, event))
}

struct Seller<'a> {
    connection: &'a Connection,
    rng: &'a mut Rng,
    now: Timestamp,
    next_order: i64,
    next_purchase: i64,
}

impl Seller<'_> {
    /// Sells this many purchases in two fifths as many orders, most of them early in the sale.
    fn sell(&mut self, event: &LaidOut, purchases: u32, with_hostile_names: bool) -> rusqlite::Result<()> {
        let ends =
            event.dates.iter().map(|(_, ends_at)| *ends_at).max().map_or(self.now, |end| end.min(self.now));
        let begins = ends.before(SALE);
        let orders = (purchases * 2).div_ceil(5);
        let mut left = purchases;
        for number in 0..orders {
            let size = self.size(left, orders - number - 1);
            left -= size;
            let share = f64::from(number) / f64::from(orders);
            let hostile = with_hostile_names.then(|| people::hostile_orderer(number)).flatten();
            let orderer = hostile.unwrap_or_else(|| people::orderer(self.rng));
            self.place(event, size, begins.after(SALE.mul_f64(share * share)), orderer)?;
        }
        Ok(())
    }

    /// How many purchases an order has, so that each of the orders to come can have at least one and none too many.
    fn size(&mut self, left: u32, orders_to_come: u32) -> u32 {
        let least = left.saturating_sub(orders_to_come * LARGEST_ORDER).max(1);
        self.rng.u32(1..=4).clamp(least, (left - orders_to_come).max(least))
    }

    fn place(
        &mut self,
        event: &LaidOut,
        size: u32,
        created_at: Timestamp,
        orderer: people::Orderer,
    ) -> rusqlite::Result<()> {
        let status = self.status();
        let mut order = NewOrder {
            id: self.next_order,
            event_id: event.id,
            status,
            orderer_type: orderer.kind,
            orderer: orderer.data,
            created_at,
            updated_at: self.last_touched(status, created_at),
        };
        self.next_order += 1;
        for _ in 0..size {
            let purchase = self.purchase(event, &order);
            order.updated_at = order.updated_at.max(purchase.scanned_at.unwrap_or(order.updated_at));
            purchase.insert(self.connection)?;
        }
        order.insert(self.connection)
    }

    fn status(&mut self) -> Status {
        match self.rng.u32(..100) {
            ..92 => Status::Paid,
            92..95 => Status::Cancelled,
            95..97 => Status::Refunded,
            97..99 => Status::Open,
            _ => Status::Pending,
        }
    }

    fn last_touched(&mut self, status: Status, created_at: Timestamp) -> Timestamp {
        let most = if status == Status::Paid { 120 } else { AFTERMATH };
        created_at.after(Duration::from_secs(self.rng.u64(..most))).min(self.now)
    }

    fn purchase(&mut self, event: &LaidOut, order: &NewOrder) -> NewPurchase {
        let id = self.next_purchase;
        self.next_purchase += 1;
        let place = self.pick(event.design.tickets);
        let ticket = &event.design.tickets[place];
        let visit = Visit::plan(self.rng, event, ticket, order.created_at);
        let comes = order.status == Status::Paid && ticket.is_entry && self.rng.u32(..100) < 94;
        let has_answers = ticket.is_entry && self.rng.bool();
        NewPurchase {
            id,
            order_id: order.id,
            event_id: event.id,
            ticket_id: event.tickets[place],
            barcode: barcode(self.rng, id),
            scanned_at: visit.at.filter(|at| comes && *at < self.now),
            available_at: visit.available_at,
            timeslot: visit.timeslot,
            answers: answers(self.rng, if has_answers { event.design.ticket_fields } else { &[] }),
            created_at: order.created_at,
        }
    }

    /// Draws a ticket, each as often as its share says.
    fn pick(&mut self, tickets: &[TicketDesign]) -> usize {
        let total: u32 = tickets.iter().map(|ticket| ticket.share).sum();
        let mut drawn = self.rng.u32(..total);
        let holds = |ticket: &TicketDesign| match drawn.checked_sub(ticket.share) {
            Some(rest) => {
                drawn = rest;
                false
            }
            None => true,
        };
        tickets.iter().position(holds).unwrap_or_default()
    }
}

/// Counts what was sold of each ticket: what was cancelled or given back is for sale again.
fn count_sales(connection: &Connection) -> rusqlite::Result<()> {
    let sql = "update ticket set amount_sold = sold.amount from (\
        select ticket_id, count(*) as amount from purchase join customer_order on customer_order.id = order_id \
        where status_code not in (?, ?) group by ticket_id) as sold where sold.ticket_id = ticket.id";
    connection.execute(sql, [Status::Cancelled.code(), Status::Refunded.code()])?;
    Ok(())
}

/// Makes every capacity at least what was sold.
fn settle_capacities(connection: &Connection, event: &LaidOut) -> rusqlite::Result<()> {
    for (id, ticket) in event.tickets.iter().zip(event.design.tickets) {
        let sql = match ticket.capacity {
            Capacity::Unlimited => continue,
            Capacity::Of(_) => "update ticket set capacity = max(capacity, amount_sold + 50) where id = ?",
            Capacity::SoldOut => "update ticket set capacity = amount_sold where id = ?",
        };
        connection.execute(sql, [id])?;
    }
    Ok(())
}
