//! Tickets beside shops: whether each can be bought there.

use std::sync::Arc;

use leptos::prelude::*;

use super::Sales;
use super::filter::SaleFilter;
use super::obstacle::{condition, reason};
use crate::analytics::Sale;
use crate::components::{Icon, Shape};
use crate::features::context::{href, use_formats, use_i18n};
use crate::models::EventTicket;
use crate::models::value::{ShopId, Timestamp};
use crate::routes::Route;

/// Which ticket can be bought in which shop, at a moment.
#[component]
pub(super) fn SaleTable(
    /// What decides.
    sales: ArcMemo<Arc<Sales>>,
    /// The moment.
    at: Signal<Timestamp>,
    /// The present moment.
    present: Memo<Timestamp>,
    /// The tickets that are looked at.
    filter: SaleFilter,
) -> impl IntoView {
    let words = use_i18n();
    let table = move || {
        let sales = sales.get();
        let (at, now) = (at.get(), present.get());
        let headings = sales.event.shops.iter().enumerate().map(|(place, id)| {
            let count = sales.count_in(place, at, now);
            view! { <ShopHeading sales=&sales id count /> }
        });
        let headings = headings.collect_view();
        let shown = sales.event.tickets.iter().filter(|ticket| filter.shows(ticket, &sales, at, now));
        let rows = shown.map(|ticket| view! { <SaleRow sales=&sales ticket at now /> }).collect_view();
        let nothing = rows.is_empty().then(|| view! { <p class="hint">{words.list.nothing_matches}</p> });
        view! {
            <table class="table sales">
                <thead>
                    <tr>
                        <th scope="col">{words.event.ticket}</th>
                        {headings}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            {nothing}
        }
    };
    view! {
        <div class="table-frame" role="group" aria-label=words.event.availability tabindex="0">
            {table}
        </div>
    }
}

#[component]
fn ShopHeading<'a>(
    /// What decides.
    sales: &'a Sales,
    /// The shop.
    id: &'a ShopId,
    /// How many of the tickets can be bought in it; none as long as that is not known.
    count: Option<usize>,
) -> impl IntoView + use<> {
    let words = &use_i18n().sale;
    // Of one shop, the page says so above.
    let count = count.filter(|_| sales.event.shops.len() > 1);
    let count = count.map(|count| (words.in_shop)(count, sales.event.tickets.len()));
    view! {
        <th scope="col">
            <a href=href(&Route::Shop(id.clone()))>
                <bdi>{sales.shop_name(id)}</bdi>
            </a>
            " "
            {count.map(|count| view! { <span class="hint">{count}</span> })}
        </th>
    }
}

#[component]
fn SaleRow<'a>(
    /// What decides.
    sales: &'a Sales,
    /// The ticket.
    ticket: &'a EventTicket,
    /// The moment.
    at: Timestamp,
    /// The present moment.
    now: Timestamp,
) -> impl IntoView + use<> {
    let cells =
        sales.of_ticket(&ticket.id).map(|sale| view! { <SaleCell sales sale at now /> }).collect_view();
    view! {
        <tr>
            <th scope="row">
                <a class="record-link" href=href(&Route::Ticket(ticket.id.clone()))>
                    <bdi>{ticket.name.clone()}</bdi>
                </a>
            </th>
            {cells}
        </tr>
    }
}

#[component]
fn SaleCell<'a>(
    /// What decides.
    sales: &'a Sales,
    /// The ticket in the shop, once the shop is read.
    sale: Option<Sale<'a>>,
    /// The moment.
    at: Timestamp,
    /// The present moment.
    now: Timestamp,
) -> impl IntoView + use<> {
    let words = use_i18n();
    let unknown = || view! { <td>{words.common.none}</td> }.into_any();
    let Some(sale) = sale else { return unknown() };
    let formats = use_formats();
    let obstacles = sale.obstacles(at, now);
    if obstacles.is_empty() && !sale.is_known() {
        return unknown();
    }
    if obstacles.is_empty() {
        let conditions = sale.conditions().into_iter().map(|it| condition(it, sales, words));
        let conditions = conditions.map(|text| view! { <li>{text}</li> }).collect_view();
        return view! {
            <td>
                <span class="badge good">
                    <Icon shape=Shape::Check />
                    {words.sale.can_be_bought}
                </span>
                <ul class="reasons">{conditions}</ul>
            </td>
        }
        .into_any();
    }
    let reasons = obstacles.into_iter().map(|obstacle| {
        let reason = reason(obstacle, &sale, words, &formats);
        match reason.href {
            Some(href) => view! { <li><a href=href>{reason.text}</a></li> }.into_any(),
            None => view! { <li>{reason.text}</li> }.into_any(),
        }
    });
    view! {
        <td>
            <span class="badge warning">
                <Icon shape=Shape::Cross />
                {words.sale.can_not_be_bought}
            </span>
            <ul class="reasons">{reasons.collect_view()}</ul>
        </td>
    }
    .into_any()
}
