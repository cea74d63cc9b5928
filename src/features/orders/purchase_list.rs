//! What was sold of an event, ticket by ticket, with the buyers.

use std::sync::Arc;

use super::order_list::name_of;
use super::prices::Prices;
use super::sales_toolbar::SalesBar;
use super::status::StatusBadge;
use crate::analytics::sold_ticket::last_name;
use crate::analytics::{SoldTicket, filled_in_parts, filled_in_text};
use crate::data_grid::{Cell, Column, Texts};
use crate::features::context::use_i18n;
use crate::features::door::{DOOR_LIST_OPENER, DoorList, DoorListAddress, DoorLookup, MatchColumns};
use crate::features::listing::{CsvFile, Format, ListColumn, Listing, Records, RowsPage, Source, is_scan};
use crate::features::sales::{SalesData, SalesExtent, SalesQueries, unshown_cell};
use crate::i18n::Messages;
use crate::models::value::EventId;
use crate::models::{DecodeError, Event, Received};
use crate::query::QueryValue;
use crate::reactive::listen;
use crate::routes::{EventTab, Route};
use leptos::ev;
use leptos::prelude::*;
use rust_decimal::Decimal;

/// A row of the list.
enum PurchaseRow {
    SoldTicket(SoldTicket, Prices),
    DecodeError(DecodeError),
}

impl PurchaseRow {
    fn sold(&self) -> Option<&SoldTicket> {
        match self {
            Self::SoldTicket(sold, _) => Some(sold),
            Self::DecodeError(_) => None,
        }
    }

    /// What its ticket costs today.
    fn price(&self) -> Option<Decimal> {
        match self {
            Self::SoldTicket(sold, prices) => prices.of_ticket(sold.ticket_id()),
            Self::DecodeError(_) => None,
        }
    }
}

static LISTING: Listing<PurchaseRow> = Listing {
    id: |row| row.sold().map_or("", SoldTicket::id),
    columns: &[
        ListColumn::new(
            Column::searched("barcode", |row| {
                row.sold().and_then(SoldTicket::barcode).map(|barcode| barcode.as_str()).into()
            }),
            |words| words.order.barcode,
            Format::Code,
        ),
        ListColumn::new(
            Column::searched("ticket", |row| row.sold().and_then(SoldTicket::ticket_name).into()),
            |words| words.order.ticket,
            Format::Text,
        ),
        ListColumn::new(
            Column::searched("last_name", |row| {
                row.sold().and_then(SoldTicket::order).and_then(last_name).into()
            }),
            |words| words.order.last_name,
            Format::Personal,
        ),
        ListColumn::new(
            Column::searched("first_name", |row| {
                row.sold().and_then(SoldTicket::person).and_then(|person| person.first_name.as_deref()).into()
            }),
            |words| words.order.first_name,
            Format::Personal,
        ),
        ListColumn::new(
            Column::new("scanned_at", |row| {
                row.sold().and_then(SoldTicket::scanned_at).map(|at| Cell::Moment(at.microseconds())).into()
            }),
            |words| words.order.scanned,
            Format::Moment,
        ),
        ListColumn::new(
            Column::new("is_scanned", |row| row.sold().map(|sold| sold.scanned_at().is_some()).into()),
            |words| words.order.is_scanned,
            Format::Flag,
        ),
        ListColumn::new(
            Column::new("created_at", |row| {
                row.sold().and_then(SoldTicket::created_at).map(|at| Cell::Moment(at.microseconds())).into()
            }),
            |words| words.order.created_at,
            Format::Moment,
        ),
        ListColumn::new(
            Column::new("slot", |row| unshown_cell(row.sold().and_then(SoldTicket::slot))),
            |words| words.order.slot,
            Format::Text,
        ),
        ListColumn::new(
            Column::new("available_at", |row| unshown_cell(row.sold().and_then(SoldTicket::available_at))),
            |words| words.order.available_at,
            Format::Moment,
        ),
        ListColumn::with_view(
            Column::new("status", |row| row.sold().and_then(SoldTicket::status).into()),
            |words| words.order.status,
            Format::Status,
            |row| {
                let order = row.sold()?.order()?;
                Some(view! { <StatusBadge order /> }.into_any())
            },
        ),
        ListColumn::new(
            Column::searched("order", |row| {
                row.sold().and_then(SoldTicket::order_id).map(|id| id.as_str()).into()
            }),
            |words| words.order.order,
            Format::Code,
        ),
        ListColumn::new(
            Column::searched("email", |row| {
                row.sold().and_then(SoldTicket::person).and_then(|person| person.email.as_deref()).into()
            }),
            |words| words.order.email,
            Format::Personal,
        ),
        ListColumn::new(
            Column::searched("phone", |row| {
                row.sold().and_then(SoldTicket::person).and_then(|person| person.phone.as_deref()).into()
            }),
            |words| words.order.phone,
            Format::Personal,
        ),
        ListColumn::new(
            Column::searched("filled_in", |row: &PurchaseRow| {
                let text = row.sold().map(|sold| filled_in_text(sold.values()));
                text.filter(|text| !text.is_empty()).into()
            })
            .in_parts(|row| row.sold().map(|sold| filled_in_parts(sold.values())).unwrap_or_default()),
            |words| words.order.values,
            Format::Personal,
        ),
        ListColumn::new(
            Column::new("id", |row| row.sold().map(SoldTicket::id).into()),
            |words| words.order.purchase,
            Format::Code,
        ),
        ListColumn::new(
            Column::new("price", |row: &PurchaseRow| row.price().into()),
            |words| words.figures.price_today,
            Format::Price,
        ),
    ],
    from_start: &[
        "barcode",
        "last_name",
        "first_name",
        "ticket",
        "scanned_at",
        "status",
        "order",
        "slot",
        "created_at",
    ],
    facets: &["ticket", "available_at", "is_scanned", "status", "scanned_at", "created_at"],
    rare_facets: &["available_at"],
    name: "purchases",
    route: |row| row.sold().and_then(SoldTicket::order_id).map(|id| Route::Order(id.clone())),
    actions: &[],
    problem: |row| match row {
        PurchaseRow::SoldTicket(..) => None,
        PurchaseRow::DecodeError(problem) => Some(problem),
    },
    received: |_| None,
    class: |row| {
        // While its order is on the way, nothing is known of a ticket.
        let is_doubtful = row.sold().is_some_and(|sold| sold.order().is_some() && !sold.is_paid());
        if is_doubtful { "muted" } else { "" }
    },
};

/// The purchases of an event: a tab of its page.
#[component]
pub(crate) fn PurchasesOfEvent(
    /// The event.
    event: EventId,
    /// What was read of it.
    record: QueryValue<Received<Event>>,
) -> impl IntoView {
    let words = &use_i18n().order;
    let sales = SalesQueries::of(&event, SalesExtent::OrdersAndPurchases, Signal::stored(None));
    let prices = Prices::of(record);
    let sources = sales.sources(move |data| rows(data, &prices.get()));
    let lookup = DoorLookup::new().search_submit(
        record,
        sales,
        MatchColumns {
            shown: &["last_name", "first_name", "ticket", "available_at", "order", "barcode"],
            order: "order",
            barcode: Some("barcode"),
        },
    );
    let door_list = DoorListAddress::of(event.clone());
    let route = move |query| Route::Event(event.clone(), EventTab::Purchases, query);
    // Before the list behind it takes the key: its search box has to be there by then.
    listen(ev::keydown, move |event| {
        if door_list.is_open.get_untracked() && is_scan(&event) {
            door_list.close.run(());
        }
    });
    view! {
        <div hidden=door_list.is_open>
            <SalesBar sales>
                <button type="button" class="button" id=DOOR_LIST_OPENER on:click=move |_| door_list.open.run(())>
                    {use_i18n().door.list}
                </button>
            </SalesBar>
            <RowsPage
                listing=&LISTING
                title=words.purchases
                about=name_of(record)
                sources
                route
                search_submit=lookup
                empty=[words.nothing_bought, words.empty_advice]
            />
        </div>
        <DoorList event=record sales address=door_list file=door_file />
    }
}

fn rows(data: &SalesData, prices: &Prices) -> Source {
    let sold = data.sold_tickets.iter().cloned();
    let sold = sold.map(|sold| PurchaseRow::SoldTicket(sold, prices.clone()));
    let unreadable = data.unreadable.iter().cloned().map(PurchaseRow::DecodeError);
    Source::whole(&LISTING, sold.chain(unreadable).collect())
}

/// The columns of a file with those who are expected.
const DOOR_FILE: [&str; 9] =
    ["last_name", "first_name", "email", "phone", "ticket", "barcode", "order", "scanned_at", "filled_in"];
/// Further ones where visitors come by time slots.
const DOOR_SLOTS: [&str; 2] = ["available_at", "slot"];

/// A file with some sold tickets, in their order, for a mailing to their buyers.
fn door_file(sold: Vec<SoldTicket>, name: String, words: &'static Messages) -> CsvFile {
    let column = |key: &&str| {
        let index = LISTING.columns.iter().position(|column| column.key() == *key)?;
        Some((index, (LISTING.columns[index].label)(words).to_owned()))
    };
    let has_slots = sold.iter().any(|sold| sold.slot().is_some());
    let slots = DOOR_SLOTS.iter().filter(|_| has_slots);
    let records: Vec<_> =
        sold.into_iter().map(|sold| PurchaseRow::SoldTicket(sold, Prices::default())).collect();
    CsvFile {
        chosen: (0..records.len()).collect(),
        rows: Arc::new(Records { listing: &LISTING, records }),
        columns: slots.chain(&DOOR_FILE).filter_map(column).collect(),
        texts: Texts::Guarded,
        name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::door::DOOR_LIST_PARAMETERS;

    #[test]
    fn the_list_is_not_narrowed_by_what_opens_the_door_list() {
        let is_column = |name: &&str| LISTING.columns.iter().any(|column| column.key() == *name);
        assert_eq!(DOOR_LIST_PARAMETERS.iter().find(|name| is_column(name)), None);
    }
}
