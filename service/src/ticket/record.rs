//! A ticket as it is stored.

use rusqlite::{Connection, Row, named_params};

use crate::database::{find, save};
use crate::json_column::Json;
use crate::price::Price;
use crate::refusal::Refusal;

/// A row of the table. What is absent has not been chosen, and takes a default where it is shown.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ticket {
    pub(crate) id: i64,
    pub(crate) name: String,
    pub(crate) event_id: Option<i64>,
    pub(crate) dates: Vec<i64>,
    pub(crate) price: Price,
    pub(crate) capacity: Option<i64>,
    pub(crate) min_order_amount: Option<i64>,
    pub(crate) max_order_amount: Option<i64>,
    pub(crate) template_id: Option<i64>,
    pub(crate) mobile_template_id: Option<i64>,
    pub(crate) service_fee: f64,
    pub(crate) related_tickets: Vec<i64>,
    pub(crate) excluded_tickets: Vec<i64>,
    pub(crate) sale: Sale,
    pub(crate) on_fire: bool,
    pub(crate) is_hidden: bool,
    pub(crate) is_entry: bool,
    pub(crate) tags: Vec<String>,
    pub(crate) category: Option<String>,
    pub(crate) amount_sold: i64,
}

/// Whether and how much of a ticket is shown as sold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub(crate) struct Sale {
    pub(crate) active: bool,
    pub(crate) percentage: i64,
}

impl Ticket {
    /// The largest number in one order where none was chosen.
    const MAX_ORDER_AMOUNT: i64 = 10;

    /// The smallest number in one order.
    pub(crate) fn least(&self) -> i64 {
        self.min_order_amount.unwrap_or(1)
    }

    /// The largest number in one order.
    pub(crate) fn most(&self) -> i64 {
        self.max_order_amount.unwrap_or(Self::MAX_ORDER_AMOUNT.max(self.least()))
    }

    /// The ticket with this id.
    pub(crate) fn find(connection: &Connection, id: i64) -> Result<Self, Refusal> {
        find(connection, "ticket", "ticket", id, Self::from_row)
    }

    /// The tickets of an event.
    pub(crate) fn of_event(connection: &Connection, event_id: i64) -> rusqlite::Result<Vec<Self>> {
        connection
            .prepare_cached("select * from ticket where event_id = ? order by id")?
            .query_map([event_id], Self::from_row)?
            .collect()
    }

    /// Reads a row of the table.
    pub(crate) fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            name: row.get("name")?,
            event_id: row.get("event_id")?,
            dates: row.get::<_, Json<_>>("dates")?.0,
            price: row.get("price")?,
            capacity: row.get("capacity")?,
            min_order_amount: row.get("min_order_amount")?,
            max_order_amount: row.get("max_order_amount")?,
            template_id: row.get("template_id")?,
            mobile_template_id: row.get("mobile_template_id")?,
            service_fee: row.get("service_fee")?,
            related_tickets: row.get::<_, Json<_>>("related_tickets")?.0,
            excluded_tickets: row.get::<_, Json<_>>("excluded_tickets")?.0,
            sale: Sale { active: row.get("sale_active")?, percentage: row.get("sale_percentage")? },
            on_fire: row.get("on_fire")?,
            is_hidden: row.get("is_hidden")?,
            is_entry: row.get("is_entry")?,
            tags: row.get::<_, Json<_>>("tags")?.0,
            category: row.get("category")?,
            amount_sold: row.get("amount_sold")?,
        })
    }

    /// Stores the ticket and returns its id; an id of 0 means a new ticket.
    pub(crate) fn save(&self, connection: &Connection) -> rusqlite::Result<i64> {
        let row = named_params! {
            ":id": (self.id != 0).then_some(self.id),
            ":name": self.name,
            ":event_id": self.event_id,
            ":dates": Json(&self.dates),
            ":price": self.price,
            ":capacity": self.capacity,
            ":min_order_amount": self.min_order_amount,
            ":max_order_amount": self.max_order_amount,
            ":template_id": self.template_id,
            ":mobile_template_id": self.mobile_template_id,
            ":service_fee": self.service_fee,
            ":related_tickets": Json(&self.related_tickets),
            ":excluded_tickets": Json(&self.excluded_tickets),
            ":sale_active": self.sale.active,
            ":sale_percentage": self.sale.percentage,
            ":on_fire": self.on_fire,
            ":is_hidden": self.is_hidden,
            ":is_entry": self.is_entry,
            ":tags": Json(&self.tags),
            ":category": self.category,
            ":amount_sold": self.amount_sold,
        };
        save(connection, "ticket", row)
    }
}
