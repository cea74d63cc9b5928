//! Today: how current and upcoming events sell, what needs attention, the shops, and quick ways on.

mod attention;
mod coming;
mod event_figures;
mod figures;
mod first_steps;
mod sales;
mod shops;

use leptos::prelude::*;

pub(crate) use self::sales::ComingSales;

use self::attention::{AttentionLink, NeedsAttention, use_findings};
use self::coming::ComingEvents;
use self::first_steps::FirstSteps;
use self::shops::Shops;
use crate::api::{event, shop, ticket};
use crate::components::{Icon, Shape};
use crate::features::context::{href, use_i18n};
use crate::features::heading::PageHeader;
use crate::features::query_view::ReadingNotice;
use crate::query::use_query;
use crate::routes::Route;

/// How current and upcoming events sell, what needs attention, the shops, and quick ways on. Each list shows what there is from its first page on.
#[component]
pub(crate) fn HomePage() -> impl IntoView {
    let words = use_i18n();
    let events = use_query(event::list());
    let tickets = use_query(ticket::list());
    let shops = use_query(shop::list());
    let refresh_lists = Callback::new(move |()| {
        events.refresh.run(());
        tickets.refresh.run(());
        shops.refresh.run(());
    });
    let findings = use_findings(events.value, tickets.value, shops.value);
    view! {
        <PageHeader title=words.home.title>
            <AttentionLink findings />
        </PageHeader>
        <p class="actions home-ways">
            <a class="button primary" href=href(&Route::Orders)>
                <Icon shape=Shape::Search />
                <span>{words.home.find_order}</span>
            </a>
            <a class="button" href=href(&Route::NewTicket { from: None })>
                <Icon shape=Shape::Plus />
                <span>{words.ticket.new}</span>
            </a>
            <a class="button" href=href(&Route::NewEvent { from: None })>
                <Icon shape=Shape::Plus />
                <span>{words.home.new_event}</span>
            </a>
        </p>
        <ReadingNotice query=events />
        <ReadingNotice query=tickets />
        <ReadingNotice query=shops />
        <FirstSteps events=events.value tickets=tickets.value shops=shops.value />
        <ComingEvents events shops=shops.value refresh_lists />
        <div class="groups">
            <NeedsAttention findings tickets=tickets.value />
            <Shops shops=shops.value />
        </div>
    }
}
