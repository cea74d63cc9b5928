//! Today: what needs attention, what comes, the shops, and quick ways on.

mod attention;
mod events;
mod shops;

use leptos::prelude::*;

use self::attention::NeedsAttention;
use self::events::ComingEvents;
use self::shops::Shops;
use crate::api::{event, shop, ticket};
use crate::components::{Icon, Shape};
use crate::features::context::{href, use_i18n, use_query_client};
use crate::features::heading::PageHeader;
use crate::features::query_view::ReadingNotice;
use crate::routes::Route;

/// What needs attention, what comes, the shops, and quick ways on. Each list shows what there is from its first page on.
#[component]
pub(crate) fn HomePage() -> impl IntoView {
    let words = use_i18n();
    let store = use_query_client();
    let events = store.watch_all(event::list);
    let tickets = store.watch_all(ticket::list);
    let shops = store.watch_all(shop::list);
    let retry = Callback::new(move |()| {
        store.refresh_all(&event::list());
        store.refresh_all(&ticket::list());
        store.refresh_all(&shop::list());
    });
    view! {
        <PageHeader title=words.home.title />
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
        <ReadingNotice reading=events on_retry=retry />
        <ReadingNotice reading=tickets on_retry=retry />
        <ReadingNotice reading=shops on_retry=retry />
        <div class="groups">
            <ComingEvents events />
            <NeedsAttention events tickets />
            <Shops shops />
        </div>
    }
}
