//! Two views of one record never disagree.

use loket::api::order::{self, OrderFilter};
use loket::api::ticket::{self, TicketBody};
use loket::api::{Mutation, PagedQuery, Patch};
use loket::models::{Page, Received, Ticket};
use loket::query::{PagedResult, QueryClient, Reading};
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::sample;
use crate::setup::stage::{begin, until};
use crate::setup::stand_in::{behave, client, count, said, strike, strike_nth};
use crate::setup::tickets::{created, unique_name};
use crate::setup::watcher::{Watcher, store};

/// A ticket by itself, on its page, and among all.
struct Views {
    ticket: Ticket,
    page: u64,
    alone: Watcher<Received<Ticket>>,
    on_page: Watcher<Page<Ticket>>,
    among_all: Watcher<PagedResult<Ticket>>,
}

impl Views {
    async fn of(store: &QueryClient) -> Self {
        let ticket = created().await;
        // The stand-in lists by id, so that the newest comes last.
        let page = client().read(&ticket::list().page(1)).await.unwrap().place.last_page;
        let views = Self {
            alone: Watcher::of(store, ticket::get(&ticket.id)),
            on_page: Watcher::of(store, ticket::list().page(page)),
            among_all: Watcher::of(store, ticket::list()),
            ticket,
            page,
        };
        views.until_all_show(&views.ticket.name).await;
        until("nothing is under way", async || {
            !(views.alone.drawn().under_way
                || views.on_page.drawn().under_way
                || views.among_all.drawn().under_way)
        })
        .await;
        views
    }

    async fn until_all_show(&self, name: &str) {
        let is_it = |ticket: &Ticket| ticket.id == self.ticket.id && ticket.name == name;
        fn shown<T>(reading: Reading<T>, shows: impl Fn(&T) -> bool) -> bool {
            reading.value.as_deref().is_some_and(shows)
        }
        until("all views show the name", async || {
            shown(self.alone.drawn(), |received| is_it(received))
                && shown(self.on_page.drawn(), |page| {
                    page.rows.iter().filter_map(|row| row.record()).any(is_it)
                })
                && shown(self.among_all.drawn(), |walk| walk.records().any(is_it))
        })
        .await;
    }
}

/// Gives the ticket another name past the store, as another user would.
async fn renamed(ticket: &Ticket) -> String {
    let name = unique_name();
    client().write(&rename(ticket, &name)).await.unwrap();
    behave().await;
    name
}

fn rename(ticket: &Ticket, name: &str) -> Mutation<Received<Ticket>> {
    let changes = TicketBody { name: Patch::Set(name.to_owned()), ..TicketBody::default() };
    ticket::update(&ticket.id, changes)
}

#[wasm_bindgen_test]
async fn what_one_view_reads_anew_all_show() {
    begin().await;
    let store = store();
    let views = Views::of(&store).await;

    let name = renamed(&views.ticket).await;
    views.alone.refresh();
    views.until_all_show(&name).await;
    assert_eq!((count("get_ticket").await, count("list_tickets").await), (1, 0));

    let name = renamed(&views.ticket).await;
    views.on_page.refresh();
    views.until_all_show(&name).await;
    assert_eq!((count("get_ticket").await, count("list_tickets").await), (0, 1));

    let name = renamed(&views.ticket).await;
    views.among_all.refresh();
    views.until_all_show(&name).await;
    assert_eq!((count("get_ticket").await, count("list_tickets").await as u64), (0, views.page));
}

#[wasm_bindgen_test]
async fn an_older_answer_that_is_late_does_not_replace_a_newer_one() {
    begin().await;
    let store = store();
    // Of two readings of all tickets the one that began first ends last, with a first page from before the change.
    let first = client().read(&ticket::list().page(1)).await.unwrap();
    let ticket = first.rows.iter().find_map(|row| row.record()).unwrap().clone();
    begin().await;
    strike_nth(2, "list_tickets", json!({ "kind": "latency", "milliseconds": 600 })).await;
    let view = Watcher::of(&store, ticket::list());
    until("the second page is asked for", async || count("list_tickets").await >= 2).await;
    let name = unique_name();
    client().write(&rename(&ticket, &name)).await.unwrap();
    let is_new = |walk: &PagedResult<Ticket>| walk.records().any(|it| it.id == ticket.id && it.name == name);
    assert!(is_new(&store.fetch(ticket::list()).await.unwrap()));
    assert!(view.shows().under_way, "the older reading still goes on");
    let settled = view.until("the older reading has ended", |reading| !reading.under_way).await;
    client().write(&rename(&ticket, &ticket.name)).await.unwrap();
    assert!(is_new(&settled.value.unwrap()));
}

#[wasm_bindgen_test]
async fn a_reading_that_began_earlier_does_not_undo_a_newer_version_of_a_record() {
    begin().await;
    let store = store();
    // All tickets are read again; their first page is from before the change, and the last one is late.
    let view = Watcher::of(&store, ticket::list());
    let before =
        view.until("all tickets are read", |reading| !reading.under_way && reading.value.is_some()).await;
    let ticket = before.value.unwrap().records().next().unwrap().clone();
    behave().await;
    strike_nth(2, "list_tickets", json!({ "kind": "latency", "milliseconds": 600 })).await;
    view.refresh();
    until("the second page is asked for", async || count("list_tickets").await >= 2).await;
    let name = unique_name();
    client().write(&rename(&ticket, &name)).await.unwrap();
    store.fetch(ticket::get(&ticket.id)).await.unwrap();
    let is_new = |walk: &PagedResult<Ticket>| walk.records().any(|it| it.id == ticket.id && it.name == name);
    let shown = view.shows();
    assert!(shown.under_way, "the older reading still goes on");
    assert!(is_new(&shown.value.unwrap()));
    let settled = view.until("the older reading has ended", |reading| !reading.under_way).await;
    client().write(&rename(&ticket, &ticket.name)).await.unwrap();
    assert!(is_new(&settled.value.unwrap()));
}

#[wasm_bindgen_test]
async fn an_order_read_anew_changes_in_the_list_of_orders() {
    begin().await;
    let store = store();
    let get = order::get(&sample::order());
    let list: PagedQuery<_> = order::list(&sample::event(), OrderFilter::default());
    let view = Watcher::of(&store, list.page(1));
    view.settled().await;
    let mut order = said(get.endpoint()).await;
    order["status"] = json!({ "code": 999, "text": "Verplaatst" });
    strike("get_order", json!({ "kind": "body", "body": order.to_string() })).await;
    store.fetch(get).await.unwrap();
    let page = view.shows().value.unwrap();
    let listed = page.rows.iter().filter_map(|row| row.record()).find(|it| it.id == sample::order()).unwrap();
    assert_eq!(listed.status.as_ref().and_then(|status| status.code), Some(999));
    assert_eq!(count("list_orders").await, 1);
}
