//! The figures of an event as tables.

use leptos::prelude::*;

use super::status::status_text;
use crate::analytics::status::Status;
use crate::analytics::{Figures, StatusFigures, TicketFigures};
use crate::components::{Column, PlainTable, Share};
use crate::features::context::{href, use_formats, use_i18n};
use crate::features::tickets::limit;
use crate::models::value::Price;
use crate::routes::Route;

/// The figures of each ticket type.
#[component]
pub(super) fn ByTicket(
    /// The figures, as far as read.
    figures: Signal<Figures>,
    /// Whether everything is read.
    is_complete: Signal<bool>,
) -> impl IntoView {
    let (words, names) = (&use_i18n().figures, &use_i18n().order);
    let formats = use_formats();
    let unnamed = move || if is_complete.get() { names.unknown_ticket } else { names.loading_ticket };
    let row = move |ticket: &TicketFigures| {
        let number = |count: u64| formats.integer(count);
        let name = ticket.name.clone().unwrap_or_else(|| unnamed().to_owned());
        let name = match ticket.id.clone() {
            Some(id) => {
                let link = href(&Route::Ticket(id));
                view! {
                    <a class="record-link" href=link>
                        <bdi>{name}</bdi>
                    </a>
                }
                .into_any()
            }
            None => view! { <bdi>{name}</bdi> }.into_any(),
        };
        let of_capacity = ticket.capacity.map(|capacity| view! { <Share part=ticket.sold whole=capacity /> });
        // Of a ticket that is not listed, no limit is known.
        let capacity = match ticket.is_listed {
            true => limit(ticket.capacity, &formats),
            false => use_i18n().common.none.to_owned(),
        };
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td class="number">{number(ticket.sold)}</td>
                <td class="number">{capacity}</td>
                <td>{of_capacity} " " {percent(ticket.sold, ticket.capacity.unwrap_or_default())}</td>
                <td class="number">{number(ticket.scanned)}</td>
                <td class="number">{number(ticket.unpaid)}</td>
                <td class="number">{ticket.price.map(|price| formats.price(price))}</td>
            </tr>
        }
    };
    let rows = move || figures.with(|figures| figures.by_ticket.iter().map(&row).collect_view());
    let columns = [
        Column::Text(names.ticket),
        Column::Number(words.sold),
        Column::Number(words.capacity),
        Column::Text(words.of_capacity),
        Column::Number(names.scanned),
        Column::Number(words.unpaid),
        Column::Number(words.price_today),
    ];
    view! {
        <FigureTable title=words.by_ticket columns=&columns>
            {rows}
        </FigureTable>
    }
}

/// The figures of each order status.
#[component]
pub(super) fn ByStatus(
    /// The figures, as far as read.
    figures: Signal<Figures>,
    /// Whether the prices of all tickets are read.
    has_prices: Signal<bool>,
) -> impl IntoView {
    let (words, names) = (&use_i18n().figures, &use_i18n().order);
    let formats = use_formats();
    let row = move |status: &StatusFigures| {
        let name = status_text(status.status.as_ref(), use_i18n());
        // What was never paid, or was paid back, is no revenue.
        let estimate = if status.status == Some(Status::Paid) && has_prices.get() {
            formats.price(Price::rounded(status.estimate))
        } else {
            use_i18n().common.none.to_owned()
        };
        view! {
            <tr>
                <th scope="row">
                    <bdi>{name}</bdi>
                </th>
                <td class="number">{formats.integer(status.orders)}</td>
                <td class="number">{formats.integer(status.tickets)}</td>
                <td class="number">{estimate}</td>
            </tr>
        }
    };
    let rows = move || figures.with(|figures| figures.by_status.iter().map(&row).collect_view());
    let columns = [
        Column::Text(names.status),
        Column::Number(names.title),
        Column::Number(names.tickets),
        Column::Number(words.estimate),
    ];
    view! {
        <FigureTable title=words.by_status columns=&columns>
            {rows}
        </FigureTable>
    }
}

/// Figures row by row, under their heading.
#[component]
fn FigureTable<'a>(
    /// The title.
    title: &'static str,
    /// Its columns.
    columns: &'a [Column],
    /// Its rows.
    children: Children,
) -> impl IntoView + use<> {
    view! {
        <section class="figure">
            <h2>{title}</h2>
            <PlainTable name=title columns>
                <tbody>{children()}</tbody>
            </PlainTable>
        </section>
    }
}

/// Which part of a whole it is; nothing of nothing.
pub(super) fn percent(part: u64, whole: u64) -> String {
    (part * 100).checked_div(whole).map(|percent| format!("{percent}%")).unwrap_or_default()
}
