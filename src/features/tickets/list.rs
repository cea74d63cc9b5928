//! The list of tickets.

use leptos::prelude::*;

use super::bulk_edit::BulkEditButton;
use super::quick_toggles::{QuickToggles, ToggleProblem, ToggleState};
use crate::api::ticket;
use crate::components::{Icon, Shape};
use crate::data_grid::{Cell, Column, Selection};
use crate::features::context::{href, use_formats, use_i18n};
use crate::features::heading::PageHeader;
use crate::features::listing::{Format, ListColumn, ListExtent, ListPage, Listing, RowAction};
use crate::features::name_index::{MissingNames, NameIndex};
use crate::features::record_text::limit;
use crate::models::value::{EventId, TicketId};
use crate::models::{Row, Ticket};
use crate::routes::Route;

/// A ticket in the list.
struct TicketRow {
    row: Row<Ticket>,
    /// What its event is called.
    event: Option<String>,
}

impl TicketRow {
    fn ticket(&self) -> Option<&Ticket> {
        self.row.record()
    }
}

static LISTING: Listing<TicketRow> = Listing {
    id: |row| row.ticket().map_or("", |ticket| ticket.id.as_str()),
    columns: &[
        ListColumn::new(
            Column::searched("name", |row| row.ticket().map(|ticket| ticket.name.as_str()).into()),
            |words| words.ticket.name.label,
            Format::Text,
        ),
        ListColumn::new(
            Column::new("price", |row| row.ticket().map(|ticket| ticket.price.amount()).into()),
            |words| words.ticket.price.label,
            Format::Price,
        ),
        ListColumn::with_view(
            Column::new("state", |_| Cell::Nothing),
            |words| words.ticket.state,
            Format::Drawn,
            |row| {
                let (ticket, toggles) = (row.ticket()?, expect_context());
                Some(view! { <QuickToggles toggles ticket /> }.into_any())
            },
        ),
        ListColumn::new(
            Column::searched("event", |row: &TicketRow| row.event.as_deref().into())
                // What an event is called depends on the language and on the other events.
                .narrowed_by(|row| {
                    row.ticket().and_then(|ticket| ticket.event_id.as_ref()).map(EventId::as_str).into()
                }),
            |words| words.ticket.event_id.label,
            Format::Text,
        ),
        ListColumn::with_view(
            Column::new("max_capacity", |row| row.ticket().and_then(|ticket| ticket.limit()).into()),
            |words| words.ticket.max_capacity.label,
            Format::Count,
            |row| {
                let text = limit(row.ticket()?.capacity, &use_formats());
                Some(view! { <bdi>{text}</bdi> }.into_any())
            },
        ),
        ListColumn::new(
            Column::new("min_order_amount", |row| {
                row.ticket().and_then(|ticket| ticket.min_order_amount).into()
            }),
            |words| words.ticket.min_order_amount.label,
            Format::Count,
        ),
        ListColumn::new(
            Column::new("max_order_amount", |row| {
                row.ticket().and_then(|ticket| ticket.max_order_amount).into()
            }),
            |words| words.ticket.max_order_amount.label,
            Format::Count,
        ),
        ListColumn::new(
            Column::new("is_hidden", |row| row.ticket().and_then(|ticket| ticket.is_hidden).into()),
            |words| words.ticket.is_hidden.label,
            Format::Flag,
        ),
        ListColumn::new(
            Column::new("on_fire", |row| row.ticket().and_then(|ticket| ticket.on_fire).into()),
            |words| words.ticket.on_fire.label,
            Format::Flag,
        ),
        ListColumn::new(
            Column::new("is_entry", |row| row.ticket().and_then(|ticket| ticket.is_entry).into()),
            |words| words.ticket.is_entry.label,
            Format::Flag,
        ),
        ListColumn::new(
            Column::searched("tags", |row| {
                row.ticket().and_then(|ticket| ticket.tags.as_ref()).map(|tags| tags.join(", ")).into()
            }),
            |words| words.ticket.tags,
            Format::Text,
        ),
        ListColumn::new(
            Column::searched("id", |row| row.ticket().map(|ticket| ticket.id.as_str()).into()),
            |words| words.ticket.id,
            Format::Code,
        ),
    ],
    from_start: &["name", "price", "state", "event", "max_capacity"],
    facets: &["event", "is_hidden", "on_fire", "is_entry"],
    rare_facets: &[],
    name: "tickets",
    route: |row| row.row.id().and_then(TicketId::new).map(Route::Ticket),
    actions: &[
        RowAction {
            label: |words| words.ticket.edit,
            route: |row| row.ticket().map(|ticket| Route::EditTicket(ticket.id.clone())),
        },
        RowAction {
            label: |words| words.ticket.duplicate,
            route: |row| row.ticket().map(|ticket| Route::NewTicket { from: Some(ticket.id.clone()) }),
        },
    ],
    problem: |row| row.row.problem(),
    received: |row| Some(row.row.text()),
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
    let for_selected = Callback::new(|selection: RwSignal<Selection>| {
        let is_among =
            Callback::new(move |id: TicketId| selection.with(|selection| selection.contains(id.as_str())));
        view! { <BulkEditButton is_among are_picked=true /> }.into_any()
    });
    view! {
        <PageHeader title=words.title>
            <a class="button primary" href=href(&Route::NewTicket { from: None })>
                <Icon shape=Shape::Plus />
                <span>{words.new}</span>
            </a>
        </PageHeader>
        <MissingNames lookup />
        <ListPage
            listing=&LISTING
            title=words.title
            list=ticket::list()
            extent=ListExtent::Page
            row
            waits=Signal::derive(move || lookup.is_reading())
            route=Route::Tickets
            for_selected
            empty=[words.empty, words.empty_advice]
        />
        <ToggleProblem toggles />
    }
}
