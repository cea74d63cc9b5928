//! The list of tickets.

use leptos::prelude::*;

use super::limit::limit;
use super::quick_toggles::{QuickToggles, ToggleProblem, ToggleState};
use crate::api::ticket;
use crate::components::{EmptyState, Icon, Shape};
use crate::data_grid::{Cell, Column, Table};
use crate::features::context::{href, use_formats, use_i18n};
use crate::features::flash::FlashNotice;
use crate::features::heading::PageHeader;
use crate::features::listing::{Extent, Format, Heading, ListPage, Listing};
use crate::features::name_index::NameIndex;
use crate::models::value::TicketId;
use crate::models::{Row, Ticket};
use crate::routes::Route;

/// A ticket in the list.
struct TicketRow {
    row: Row<Ticket>,
    event: Option<String>,
}

impl TicketRow {
    fn ticket(&self) -> Option<&Ticket> {
        self.row.record()
    }
}

static LISTING: Listing<TicketRow> = Listing {
    table: Table {
        id: |row| row.ticket().map_or("", |ticket| ticket.id.as_str()),
        columns: &[
            Column::searched("name", |row| row.ticket().map(|ticket| ticket.name.as_str()).into()),
            Column::new("price", |row| row.ticket().map(|ticket| ticket.price.amount()).into()),
            Column::new("state", |_| Cell::Nothing),
            Column::searched("event", |row| row.event.as_deref().into()),
            Column::new("max_capacity", |row| row.ticket().and_then(|ticket| ticket.capacity).into()),
            Column::new("min_order_amount", |row| {
                row.ticket().and_then(|ticket| ticket.min_order_amount).into()
            }),
            Column::new("max_order_amount", |row| {
                row.ticket().and_then(|ticket| ticket.max_order_amount).into()
            }),
            Column::new("is_hidden", |row| row.ticket().and_then(|ticket| ticket.is_hidden).into()),
            Column::new("on_fire", |row| row.ticket().and_then(|ticket| ticket.on_fire).into()),
            Column::new("is_entry", |row| row.ticket().and_then(|ticket| ticket.is_entry).into()),
            Column::searched("tags", |row| {
                row.ticket().and_then(|ticket| ticket.tags.as_ref()).map(|tags| tags.join(", ")).into()
            }),
            Column::searched("id", |row| row.ticket().map(|ticket| ticket.id.as_str()).into()),
        ],
    },
    headings: &[
        Heading { label: |words| words.ticket.name.label, format: Format::Text },
        Heading { label: |words| words.ticket.price.label, format: Format::Price },
        Heading { label: |words| words.ticket.state, format: Format::Drawn },
        Heading { label: |words| words.ticket.event_id.label, format: Format::Text },
        Heading { label: |words| words.ticket.max_capacity.label, format: Format::Count },
        Heading { label: |words| words.ticket.min_order_amount.label, format: Format::Count },
        Heading { label: |words| words.ticket.max_order_amount.label, format: Format::Count },
        Heading { label: |words| words.ticket.is_hidden.label, format: Format::Flag },
        Heading { label: |words| words.ticket.on_fire.label, format: Format::Flag },
        Heading { label: |words| words.ticket.is_entry.label, format: Format::Flag },
        Heading { label: |words| words.ticket.tags, format: Format::Text },
        Heading { label: |words| words.ticket.id, format: Format::Code },
    ],
    from_start: &["name", "price", "state", "event", "max_capacity"],
    facets: &["event", "is_hidden", "on_fire", "is_entry"],
    name: "tickets",
    route: |row| row.row.id().and_then(TicketId::new).map(Route::Ticket),
    view: |row, key| match key {
        "max_capacity" => {
            let text = limit(row.ticket()?.capacity, &use_formats());
            Some(view! { <bdi>{text}</bdi> }.into_any())
        }
        "state" => row.ticket().map(|ticket| {
            let toggles = expect_context();
            view! { <QuickToggles toggles ticket /> }.into_any()
        }),
        _ => None,
    },
    problem: |row| row.row.problem(),
    class: |row| {
        let is_hidden = row.ticket().is_some_and(|ticket| ticket.is_hidden == Some(true));
        if is_hidden { "ticket-row muted" } else { "ticket-row" }
    },
};

/// The list of tickets.
#[component]
pub(crate) fn TicketListPage() -> impl IntoView {
    let words = &use_i18n().ticket;
    let lookup = NameIndex::of_events();
    let toggles = ToggleState::new();
    provide_context(toggles);
    let row = move |row: &Row<Ticket>| {
        let event = row.record().and_then(|ticket| ticket.event_id.as_ref());
        TicketRow { row: row.clone(), event: event.map(|id| lookup.event_name(id)) }
    };
    view! {
        <PageHeader title=words.title>
            <a class="button primary" href=href(&Route::NewTicket { from: None })>
                <Icon shape=Shape::Plus />
                <span>{words.new}</span>
            </a>
        </PageHeader>
        <FlashNotice />
        <ListPage
            listing=&LISTING
            title=words.title
            list=ticket::list()
            extent=Extent::Page
            row
            route=Route::Tickets
            empty=NoTickets
        />
        <ToggleProblem toggles />
    }
}

#[component]
fn NoTickets() -> impl IntoView {
    let words = &use_i18n().ticket;
    view! { <EmptyState title=words.empty advice=words.empty_advice /> }
}
