//! Which tickets of an event customers can buy in which shop, and why they can't buy the others.

mod change_list;
mod filter;
mod moment;
mod obstacle;
mod table;

use std::sync::Arc;

use leptos::prelude::*;

use super::tickets_tab::NoTickets;
use crate::analytics::{Sale, changes};
use crate::api::{shop, ticket};
use crate::components::EmptyState;
use crate::features::context::{href, now, use_i18n};
use crate::features::query_view::ReadingNotice;
use crate::features::today::use_minute;
use crate::models::value::{EventId, ShopId, TicketId, Timestamp};
use crate::models::{Event, Received, Shop, ShopView, Ticket};
use crate::query::{PagedResult, UseQuery, use_query};
use crate::reactive::watch;
use crate::routes::{EventTab, Route};
use change_list::ChangeList;
use filter::{SaleFilter, SaleFilterLinks};
use moment::{MomentSlider, steps};
use table::SaleTable;

/// What decides whether tickets can be bought.
#[derive(Clone)]
struct SaleQueries {
    event: Arc<Received<Event>>,
    tickets: UseQuery<PagedResult<Ticket>>,
    shops: UseQuery<PagedResult<Shop>>,
    /// The shops that show the event, as their customers get them.
    views: Vec<UseQuery<Received<ShopView>>>,
}

/// The same, as far as it was read at a moment.
struct Sales {
    event: Arc<Received<Event>>,
    tickets: Option<Arc<PagedResult<Ticket>>>,
    shops: Option<Arc<PagedResult<Shop>>>,
    views: Vec<Option<Arc<Received<ShopView>>>>,
}

impl SaleQueries {
    fn read(event: Arc<Received<Event>>) -> Self {
        let views = event.shops.iter().map(|id| use_query(shop::get(id))).collect();
        Self { event, tickets: use_query(ticket::list()), shops: use_query(shop::list()), views }
    }

    fn sales(&self) -> Sales {
        Sales {
            event: Arc::clone(&self.event),
            tickets: self.tickets.value.get(),
            shops: self.shops.value.get(),
            views: self.views.iter().map(|view| view.value.get()).collect(),
        }
    }
}

impl Sales {
    /// A ticket in each shop of the event; nothing for a shop that is not read.
    fn of_ticket<'a>(&'a self, id: &'a TicketId) -> impl Iterator<Item = Option<Sale<'a>>> {
        let ticket = self.tickets.as_ref().and_then(|list| list.record(id.as_str()));
        let shop = |view: &ShopView| self.shops.as_ref().and_then(|list| list.record(view.id.as_str()));
        self.views.iter().map(move |view| {
            let view: &ShopView = view.as_deref()?;
            Some(Sale { event: &self.event, id, ticket, shop: shop(view), view })
        })
    }

    /// All that are read.
    fn all(&self) -> impl Iterator<Item = Sale<'_>> {
        self.event.tickets.iter().flat_map(|ticket| self.of_ticket(&ticket.id)).flatten()
    }

    /// The name of a ticket, else its id.
    fn ticket_name(&self, id: &TicketId) -> String {
        let of_event = self.event.tickets.iter().find(|ticket| ticket.id == *id).map(|ticket| &ticket.name);
        let listed = || self.tickets.as_ref()?.record(id.as_str()).map(|ticket| &ticket.name);
        of_event.or_else(listed).cloned().unwrap_or_else(|| format!("#{id}"))
    }

    /// The subdomain of a shop of the event, else its id.
    fn shop_name(&self, id: &ShopId) -> String {
        let viewed = self.views.iter().flatten().find(|shop| shop.id == *id).map(|shop| &shop.url);
        let listed = || self.shops.as_ref()?.record(id.as_str()).map(|shop| &shop.url);
        viewed.or_else(listed).cloned().unwrap_or_else(|| format!("#{id}"))
    }

    /// How many tickets can be bought in one shop at least; nothing as long as that is not known.
    fn count(&self, at: Timestamp, now: Timestamp) -> Option<usize> {
        self.count_where(|id| {
            let mut is_known = true;
            for sale in self.of_ticket(id) {
                match sale.and_then(|sale| can_be_bought(&sale, at, now)) {
                    Some(true) => return Some(true),
                    Some(false) => {}
                    None => is_known = false,
                }
            }
            is_known.then_some(false)
        })
    }

    /// How many can be bought in one of the shops.
    fn count_in(&self, shop: usize, at: Timestamp, now: Timestamp) -> Option<usize> {
        self.count_where(|id| can_be_bought(&self.of_ticket(id).nth(shop)??, at, now))
    }

    /// Of how many tickets something is so; nothing as long as that is not known of each.
    fn count_where(&self, is_so: impl Fn(&TicketId) -> Option<bool>) -> Option<usize> {
        let answers: Option<Vec<bool>> = self.event.tickets.iter().map(|ticket| is_so(&ticket.id)).collect();
        answers.map(|answers| answers.into_iter().filter(|is_so| *is_so).count())
    }
}

/// Whether a ticket can be bought in a shop; nothing as long as that is not known.
fn can_be_bought(sale: &Sale<'_>, at: Timestamp, now: Timestamp) -> Option<bool> {
    match sale.obstacles(at, now).is_empty() {
        false => Some(false),
        true => sale.is_known().then_some(true),
    }
}

/// Which tickets of an event can be bought.
#[component]
pub(super) fn EventAvailability(
    /// The event.
    event: Arc<Received<Event>>,
) -> impl IntoView {
    let words = &use_i18n().sale;
    if event.tickets.is_empty() {
        return view! { <NoTickets event=event.id.clone() /> }.into_any();
    }
    if event.shops.is_empty() {
        return view! { <InNoShop event=event.id.clone() /> }.into_any();
    }
    let (all, shop_count) = (event.tickets.len(), event.shops.len());
    let filter = SaleFilter::of_page();
    let links = view! { <SaleFilterLinks event=&event filter /> };
    let queries = SaleQueries::read(event);
    let notices = queries.views.iter().map(|query| view! { <ReadingNotice query=*query /> }).collect_view();
    let (tickets, shops, views) = (queries.tickets, queries.shops, queries.views.clone());
    let sales = ArcMemo::new_with_compare(move |_| Arc::new(queries.sales()), |_, _| true);
    let minute = use_minute();
    let present = Memo::new(move |_| {
        minute.track();
        now()
    });
    {
        let sales = sales.clone();
        watch(
            move || present.get(),
            move |now, before| {
                // A shop that opens or closes is noticed when it is read again.
                let mut changes = changes(sales.read_untracked().all()).into_keys();
                if changes.any(|at| before < &at && at <= *now) {
                    shops.refresh.run(());
                    views.iter().for_each(|view| view.refresh.run(()));
                }
            },
        );
    }
    let steps = steps(sales.clone(), present);
    let (asked, choose) = signal(None);
    // What is read later may have moved the moment that was asked for.
    let chosen = Memo::new(move |_| {
        asked.get().filter(|at| steps.with(|steps| steps.iter().any(|step| step.at == Some(*at))))
    });
    let at = Signal::derive(move || chosen.get().unwrap_or_else(|| present.get()));
    let summary = {
        let sales = sales.clone();
        move || {
            sales.read().count(at.get(), present.get()).map(|count| (words.summary)(count, all, shop_count))
        }
    };
    view! {
        <ReadingNotice query=tickets />
        <ReadingNotice query=shops />
        {notices}
        <p class="sale-summary" role="status">
            {summary}
        </p>
        <MomentSlider steps chosen choose />
        {links}
        <SaleTable sales at present filter />
        <ChangeList steps chosen choose />
    }
    .into_any()
}

/// Shown of an event that no shop shows.
#[component]
fn InNoShop(
    /// The id of the event.
    event: EventId,
) -> impl IntoView {
    let words = &use_i18n().event;
    let shops = Route::event_tab(event, EventTab::Shops);
    view! {
        <EmptyState title=words.no_shops advice=words.no_shops_advice>
            <p>
                <a class="button primary" href=href(&shops)>
                    {words.add_to_shop}
                </a>
            </p>
        </EmptyState>
    }
}
