//! What can be bought at an event: the only tickets and products that may enter a checkout.

use rusqlite::Connection;
use serde::Serialize;
use serde_json::Value;

use crate::availability::{Owner, Period};
use crate::price::Price;
use crate::ticket::{Ticket, is_sold_out};

/// The category of tickets that have none of their own.
const TICKETS: &str = "Tickets";

/// The tickets object of a Shop event.
#[derive(Debug, Serialize)]
pub(crate) struct Offer {
    categories: Vec<Category>,
    /// Always empty: the interface does not show what its elements would be.
    other: Vec<Value>,
    products: Vec<Product>,
}

#[derive(Debug, Serialize)]
struct Category {
    name: String,
    tickets: Vec<ShopTicket>,
}

/// Shop ticket.
#[derive(Debug, Serialize)]
struct ShopTicket {
    id: String,
    name: String,
    price: Price,
    service_fee: f64,
    min_order_amount: i64,
    max_order_amount: i64,
    max_capacity: i64,
    amount_sold: i64,
    sold_out: bool,
    on_fire: bool,
    show_percentage: bool,
    sale_percentage: Option<i64>,
    tags: Vec<String>,
    availability: Vec<Period>,
}

/// Product.
#[derive(Debug, Serialize)]
struct Product {
    id: String,
    name: String,
    price: Price,
    service_fee: f64,
    min_order_amount: Option<i64>,
    max_order_amount: Option<i64>,
    sold_out: bool,
    on_fire: bool,
    show_percentage: bool,
    sale_percentage: Option<i64>,
}

impl Offer {
    /// The offer of an event, by category in the order of their first tickets; hidden tickets are in no shop.
    pub(crate) fn of(connection: &Connection, event_id: i64, tickets: Vec<Ticket>) -> rusqlite::Result<Self> {
        let mut categories: Vec<Category> = Vec::new();
        for mut ticket in tickets.into_iter().filter(|ticket| !ticket.is_hidden) {
            let name = ticket.category.take().unwrap_or_else(|| TICKETS.to_owned());
            let ticket = ShopTicket::of(connection, ticket)?;
            match categories.iter_mut().find(|category| category.name == name) {
                Some(category) => category.tickets.push(ticket),
                None => categories.push(Category { name, tickets: vec![ticket] }),
            }
        }
        Ok(Self { categories, other: Vec::new(), products: Product::of_event(connection, event_id)? })
    }
}

impl ShopTicket {
    fn of(connection: &Connection, ticket: Ticket) -> rusqlite::Result<Self> {
        Ok(Self {
            availability: Period::of(connection, Owner::Ticket(ticket.id))?,
            min_order_amount: ticket.least(),
            max_order_amount: ticket.most(),
            sold_out: is_sold_out(&ticket),
            id: ticket.id.to_string(),
            name: ticket.name,
            price: ticket.price,
            service_fee: ticket.service_fee,
            max_capacity: ticket.capacity.unwrap_or_default(),
            amount_sold: ticket.amount_sold,
            on_fire: ticket.on_fire,
            show_percentage: ticket.sale.active,
            sale_percentage: ticket.sale.active.then_some(ticket.sale.percentage),
            tags: ticket.tags,
        })
    }
}

impl Product {
    fn of_event(connection: &Connection, event_id: i64) -> rusqlite::Result<Vec<Self>> {
        connection
            .prepare_cached("select * from product where event_id = ? order by id")?
            .query_map([event_id], |row| {
                let sale_percentage: Option<i64> = row.get("sale_percentage")?;
                Ok(Self {
                    id: row.get::<_, i64>("id")?.to_string(),
                    name: row.get("name")?,
                    price: row.get("price")?,
                    service_fee: row.get("service_fee")?,
                    min_order_amount: row.get("min_order_amount")?,
                    max_order_amount: row.get("max_order_amount")?,
                    sold_out: row.get("sold_out")?,
                    on_fire: row.get("on_fire")?,
                    show_percentage: sale_percentage.is_some(),
                    sale_percentage,
                })
            })?
            .collect()
    }
}
