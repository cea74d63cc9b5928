//! The figures of an event as tables.

use leptos::prelude::*;

use super::status::status_text;
use crate::analytics::status::Status;
use crate::analytics::{Figures, StatusFigures, TicketFigures};
use crate::components::{PlainTable, Share, TableColumn};
use crate::features::context::{href, use_formats, use_i18n};
use crate::features::copied_table::{CopyTableButton, amount_cell, name_cell, table_text};
use crate::features::record_text::limit;
use crate::models::value::Price;
use crate::models::{Event, Received};
use crate::query::QueryValue;
use crate::routes::Route;

/// The figures of each ticket type.
#[component]
pub(super) fn ByTicket(
    /// What was read of the event.
    record: QueryValue<Received<Event>>,
    /// The figures, as far as read.
    figures: Signal<Figures>,
    /// Whether everything is read.
    is_complete: Signal<bool>,
    /// Whether the prices of all tickets are read.
    has_prices: Signal<bool>,
) -> impl IntoView {
    let (words, names) = (&use_i18n().figures, &use_i18n().order);
    let formats = use_formats();
    // What open orders or a limit of the day hold is left by the figures, but not on sale.
    let sold_out = Memo::new(move |_| {
        let event = record.get();
        let tickets = event.iter().flat_map(|event| &event.tickets);
        tickets
            .filter(|ticket| ticket.sold_out == Some(true))
            .map(|ticket| ticket.id.clone())
            .collect::<Vec<_>>()
    });
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
        let is_sold_out = ticket.id.as_ref().is_some_and(|id| sold_out.with(|ids| ids.contains(id)));
        let badge = (is_sold_out && ticket.left() != Some(0)).then(|| {
            view! {
                " "
                <span class="badge">{use_i18n().event.sold_out}</span>
            }
        });
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td class="number">{number(ticket.sold)}</td>
                <td class="number">{capacity}</td>
                <td class="number">{ticket.left().map(number)} {badge}</td>
                <td>{of_capacity} " " {percent(ticket.sold, ticket.capacity.unwrap_or_default())}</td>
                <td class="number">{number(ticket.scanned)}</td>
                <td class="number">{number(ticket.unpaid)}</td>
                <td class="number">{ticket.price.map(|price| formats.price(price))}</td>
                <td class="number">{ticket.revenue().map(|revenue| formats.price(Price::rounded(revenue)))}</td>
            </tr>
        }
    };
    let rows = move || figures.with(|figures| figures.by_ticket.iter().map(&row).collect_view());
    let totals = use_formats();
    let total = move || {
        let estimate = |figures: &Figures| match has_prices.get() {
            true => totals.price(Price::rounded(figures.estimate)),
            false => use_i18n().common.none.to_owned(),
        };
        figures.with(|figures| {
            view! {
                <tr>
                    <th scope="row">{words.total}</th>
                    <td class="number">{totals.integer(figures.sold)}</td>
                    <td class="number">{figures.capacity().map(|capacity| totals.integer(capacity))}</td>
                    <td></td>
                    <td></td>
                    <td class="number">{totals.integer(figures.scanned)}</td>
                    <td class="number">{totals.integer(figures.unpaid)}</td>
                    <td></td>
                    <td class="number">{estimate(figures)}</td>
                </tr>
            }
        })
    };
    let headings = [
        names.ticket,
        words.sold,
        words.capacity,
        words.left,
        words.of_capacity,
        names.scanned,
        words.unpaid,
        words.price_today,
        words.estimate,
    ];
    let [ticket, sold, capacity, left, of_capacity, scanned, unpaid, price, estimate] = headings;
    let columns = [
        TableColumn::Text(ticket),
        TableColumn::Number(sold),
        TableColumn::Number(capacity),
        TableColumn::Number(left),
        TableColumn::Text(of_capacity),
        TableColumn::Number(scanned),
        TableColumn::Number(unpaid),
        TableColumn::Number(price),
        TableColumn::Number(estimate),
    ];
    let decimal = use_formats().decimal_point();
    let text =
        Signal::derive(move || figures.with(|figures| tickets_text(&headings, &figures.by_ticket, decimal)));
    let below = view! {
        <p class="hint">{words.estimate_rule} " " {words.left_rule}</p>
        <CopyTableButton text name=words.by_ticket />
    }
    .into_any();
    view! {
        <FigureTable title=words.by_ticket columns=&columns total=total.into_any() below=below>
            {rows}
        </FigureTable>
    }
}

/// The table of ticket types as text.
fn tickets_text(headings: &[&str], tickets: &[TicketFigures], decimal: char) -> String {
    let amount = |amount| amount_cell(amount, decimal);
    let number = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
    let row = |ticket: &TicketFigures| {
        vec![
            name_cell(ticket.name.as_deref().unwrap_or_default()),
            number(Some(ticket.sold)),
            number(ticket.capacity),
            number(ticket.left()),
            percent(ticket.sold, ticket.capacity.unwrap_or_default()),
            number(Some(ticket.scanned)),
            number(Some(ticket.unpaid)),
            ticket.price.map(|price| amount(price.amount())).unwrap_or_default(),
            ticket.revenue().map(amount).unwrap_or_default(),
        ]
    };
    table_text(headings, tickets.iter().map(row))
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
        TableColumn::Text(names.status),
        TableColumn::Number(names.title),
        TableColumn::Number(names.tickets),
        TableColumn::Number(words.estimate),
    ];
    view! {
        <FigureTable title=words.by_status columns=&columns>
            {rows}
        </FigureTable>
    }
}

/// Figures row by row, under their heading.
#[component]
pub(super) fn FigureTable<'a>(
    /// The title.
    title: &'static str,
    /// Its columns.
    columns: &'a [TableColumn],
    /// The row of its totals.
    #[prop(optional)]
    total: Option<AnyView>,
    /// What is below it.
    #[prop(optional)]
    below: Option<AnyView>,
    /// Its rows.
    children: Children,
) -> impl IntoView + use<> {
    let total = total.map(|total| view! { <tfoot>{total}</tfoot> });
    view! {
        <section class="figure">
            <h2>{title}</h2>
            <PlainTable name=title columns>
                <tbody>{children()}</tbody>
                {total}
            </PlainTable>
            {below}
        </section>
    }
}

/// Which part of a whole it is; nothing of nothing. A small part is not 0%.
pub(super) fn percent(part: u64, whole: u64) -> String {
    match (part * 100).checked_div(whole) {
        Some(0) if part > 0 => "<1%".to_owned(),
        percent => percent.map(|percent| format!("{percent}%")).unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticket(name: &str, price: Option<Price>, sold: u64) -> TicketFigures {
        TicketFigures {
            name: Some(name.to_owned()),
            is_listed: true,
            capacity: Some(8),
            price,
            sold,
            unpaid: 1,
            scanned: 2,
            ..TicketFigures::default()
        }
    }

    #[test]
    fn a_spreadsheet_gets_numbers_and_no_formula() {
        let price = Price::parse("12.50").ok();
        let tickets = [ticket("Dag 1", price, 4), ticket("=1+1\tDag 2", None, 3)];
        let text = tickets_text(&["Ticket", "Sold"], &tickets, ',');
        let expected =
            "Ticket\tSold\nDag 1\t4\t8\t4\t50%\t2\t1\t12,50\t50,00\n'=1+1 Dag 2\t3\t8\t5\t37%\t2\t1\t\t";
        assert_eq!(text, expected);
    }
}
