//! Events and tickets of the sample as records.

use std::time::Duration;

use rusqlite::{Connection, named_params, params};
use time::{Date, Duration as Days};

use super::amsterdam;
use super::design::{Capacity, DateDesign, EventDesign, PlaceDesign, ProductDesign, TicketDesign};
use super::reference::field_id;
use crate::availability::{self, Owner};
use crate::database::save;
use crate::event::{EventDate, Venue};
use crate::json_column::Json;
use crate::price::Price;
use crate::ticket::{Sale, Ticket};
use crate::timestamp::Timestamp;

/// How long before its start the doors of an event open.
const DOORS: Duration = Duration::from_secs(45 * 60);
/// How long before its first date an event is put on sale.
const SALE: Duration = Duration::from_secs(150 * 24 * 60 * 60);
/// The fields that every order is asked for.
const ORDER_FIELDS: [usize; 3] = [0, 1, 2];

/// An event that was laid out, for what is sold at it.
pub(super) struct LaidOut {
    pub(super) id: i64,
    pub(super) design: &'static EventDesign,
    pub(super) dates: Vec<(Timestamp, Timestamp)>,
    pub(super) tickets: Vec<i64>,
}

/// Lays an event out with its dates, tickets and products.
pub(super) fn lay_out(
    connection: &Connection,
    design: &'static EventDesign,
    today: Date,
) -> rusqlite::Result<LaidOut> {
    let id = insert_event(connection, design)?;
    let mut dates = Vec::new();
    let mut date_ids = Vec::new();
    for date in design.dates {
        let (starts_at, ends_at) = period(date, today);
        date_ids.push(EventDate::add(connection, id, (starts_at, ends_at), starts_at.before(DOORS))?);
        dates.push((starts_at, ends_at));
    }
    if let (Some((first, _)), Some((_, last))) = (dates.first(), dates.last()) {
        availability::replace(connection, Owner::Event(id), &[(first.before(SALE), *last)])?;
    }
    let tickets = insert_tickets(connection, id, design, &date_ids, today)?;
    for product in design.products {
        insert_product(connection, id, product, design.service_fee)?;
    }
    insert_field_uses(connection, id, design, &tickets)?;
    Ok(LaidOut { id, design, dates, tickets })
}

fn insert_tickets(
    connection: &Connection,
    event_id: i64,
    design: &EventDesign,
    dates: &[i64],
    today: Date,
) -> rusqlite::Result<Vec<i64>> {
    let saved = |ticket| record(ticket).save(connection);
    let ids: Vec<i64> = design.tickets.iter().map(saved).collect::<rusqlite::Result<_>>()?;
    // Only now do all of them have the ids by which they refer to each other.
    let all = |places: &[usize], ids: &[i64]| places.iter().map(|place| ids[*place]).collect();
    for (id, ticket) in ids.iter().zip(design.tickets) {
        let complete = Ticket {
            id: *id,
            event_id: Some(event_id),
            dates: ticket.dates.map_or_else(|| dates.to_vec(), |places| all(places, dates)),
            service_fee: if ticket.price == 0 { 0.0 } else { design.service_fee },
            related_tickets: all(ticket.related, &ids),
            excluded_tickets: all(ticket.excluded, &ids),
            ..record(ticket)
        };
        complete.save(connection)?;
        let morning = |days: i64| amsterdam::moment(today + Days::days(design.dates[0].day - days), 10, 0);
        let periods = ticket.periods.iter().map(|(from, until)| (morning(*from), morning(*until)));
        availability::replace(connection, Owner::Ticket(*id), &periods.collect::<Vec<_>>())?;
    }
    Ok(ids)
}

fn period(date: &DateDesign, today: Date) -> (Timestamp, Timestamp) {
    let starts_at = amsterdam::moment(today + Days::days(date.day), date.hour, date.minute);
    (starts_at, starts_at.after(Duration::from_secs(60 * u64::from(date.minutes))))
}

/// What a ticket has without its event.
fn record(design: &TicketDesign) -> Ticket {
    Ticket {
        name: design.name.to_owned(),
        price: Price::from_hundredths(design.price),
        capacity: match design.capacity {
            Capacity::Of(capacity) => Some(capacity),
            Capacity::Unlimited | Capacity::SoldOut => None,
        },
        min_order_amount: design.amounts.map(|(least, _)| least),
        max_order_amount: design.amounts.map(|(_, most)| most),
        sale: Sale {
            active: design.sale_percentage.is_some(),
            percentage: design.sale_percentage.unwrap_or_default(),
        },
        on_fire: design.on_fire,
        is_hidden: design.is_hidden,
        is_entry: design.is_entry,
        tags: design.tags.iter().map(|tag| (*tag).to_owned()).collect(),
        category: design.category.map(str::to_owned),
        ..Ticket::default()
    }
}

fn insert_event(connection: &Connection, design: &EventDesign) -> rusqlite::Result<i64> {
    let row = named_params! {
        ":id": None::<i64>,
        ":name": design.name,
        ":description": design.description,
        ":kind": design.kind,
        ":is_online": design.place.is_none(),
        ":venue": Json(design.place.as_ref().map_or_else(Venue::online, venue)),
        ":max_capacity": design.max_capacity,
        ":service_fee": design.service_fee,
        ":characteristics": Json(design.characteristics),
        ":tags": Json(design.tags),
    };
    save(connection, "event", row)
}

fn venue(place: &PlaceDesign) -> Venue {
    Venue {
        name: place.name.into(),
        street: place.street.into(),
        house_number: place.house_number.into(),
        addition: place.addition.map(str::to_owned),
        zipcode: place.zipcode.into(),
        city: place.city.into(),
        state: None,
        country: "Nederland".into(),
    }
}

fn insert_product(
    connection: &Connection,
    event_id: i64,
    product: &ProductDesign,
    service_fee: f64,
) -> rusqlite::Result<()> {
    let row = named_params! {
        ":id": None::<i64>,
        ":event_id": event_id,
        ":name": product.name,
        ":price": product.price,
        ":service_fee": service_fee,
        ":min_order_amount": product.amounts.map(|(least, _)| least),
        ":max_order_amount": product.amounts.map(|(_, most)| most),
        ":sold_out": product.sold_out,
        ":on_fire": false,
    };
    save(connection, "product", row)?;
    Ok(())
}

/// What the checkout asks: some fields of every order, others with each entry ticket.
fn insert_field_uses(
    connection: &Connection,
    event_id: i64,
    design: &EventDesign,
    tickets: &[i64],
) -> rusqlite::Result<()> {
    let mut insert = connection.prepare_cached("insert into field_use values (?, ?, ?, ?, ?, ?)")?;
    for place in ORDER_FIELDS {
        insert.execute(params![field_id(place), event_id, None::<i64>, true, false, true])?;
    }
    for (id, ticket) in tickets.iter().zip(design.tickets).filter(|(_, ticket)| ticket.is_entry) {
        for place in design.ticket_fields {
            let is_required = ticket.price > 0;
            insert.execute(params![field_id(*place), event_id, id, is_required, true, false])?;
        }
    }
    Ok(())
}
