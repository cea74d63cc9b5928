//! Today: what needs attention, what comes, the shops, and quick ways on.

mod attention;
mod events;
mod shops;

use leptos::prelude::*;

use crate::api::{event, shop, ticket};
use crate::page::context::{href, use_store, use_words};
use crate::page::heading::page_header;
use crate::page::reading::reading_notice;
use crate::route::Route;
use crate::ui::{Shape, icon};
use crate::view::{View, view};

/// What needs attention, what comes, the shops, and quick ways on. Each list shows what there is from its first page on.
pub fn home_page() -> View {
    let words = use_words();
    let store = use_store();
    let events = store.watch_all(event::list);
    let tickets = store.watch_all(ticket::list);
    let shops = store.watch_all(shop::list);
    let retry = Callback::new(move |()| {
        store.refresh_all(&event::list());
        store.refresh_all(&ticket::list());
        store.refresh_all(&shop::list());
    });
    let way = |route: &Route, class: &'static str, shape: Shape, label: &'static str| {
        view! { <a class=class href=href(route)>{icon(shape)}<span>{label}</span></a> }
    };
    let ways = view! {
        <p class="actions home-ways">
            {way(&Route::Orders, "button primary", Shape::Search, words.home.find_order)}
            {way(&Route::NewTicket { from: None }, "button", Shape::Plus, words.ticket.new)}
            {way(&Route::NewEvent { from: None }, "button", Shape::Plus, words.home.new_event)}
        </p>
    };
    view! {
        {page_header(words.home.title, View::Nothing)}
        {ways}
        {reading_notice(events, retry)}
        {reading_notice(tickets, retry)}
        {reading_notice(shops, retry)}
        <div class="groups">
            {events::coming(events)}
            {attention::needs_attention(events, tickets)}
            {shops::shops(shops)}
        </div>
    }
}
