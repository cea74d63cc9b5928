//! Tickets that were sold in a period, row by row.

use leptos::prelude::*;
use rust_decimal::Decimal;

use crate::analytics::{PeriodSales, TicketSales};
use crate::components::TableColumn;
use crate::features::context::{href, use_formats, use_i18n};
use crate::features::copied_table::{amount_cell, name_cell};
use crate::features::day_range::DayRange;
use crate::i18n::Messages;
use crate::models::value::Price;
use crate::routes::Route;

/// The columns, of which the first has the names of what is sold.
pub(super) fn columns() -> [TableColumn; 4] {
    let words = use_i18n();
    [
        TableColumn::Text(words.order.ticket),
        TableColumn::Number(words.figures.sold),
        TableColumn::Number(words.figures.price_today),
        TableColumn::Number(words.figures.estimate),
    ]
}

/// The headings of the table that is copied: what is sold has the days.
pub(super) fn copied_headings(days: &DayRange, words: &'static Messages) -> [String; 4] {
    let sold = (words.period.sold_in)(&days.to_string());
    // The copy has no note, so the heading says what the revenue is of.
    let (price, revenue) = (words.figures.price_today, words.period.revenue_today);
    [words.order.ticket.to_owned(), sold, price.to_owned(), revenue.to_owned()]
}

/// The cells of a ticket in the table that is copied.
pub(super) fn copied_cells(ticket: &TicketSales, decimal: char) -> [String; 4] {
    let amount = |amount| amount_cell(amount, decimal);
    [
        name_cell(ticket.name.as_deref().unwrap_or_default()),
        ticket.sold.to_string(),
        ticket.price.map(|price| amount(price.amount())).unwrap_or_default(),
        ticket.revenue().map(amount).unwrap_or_default(),
    ]
}

/// What the sum is called: a part of the figures must not be taken for all of them.
pub(super) fn total_label(is_complete: bool) -> &'static str {
    let words = use_i18n();
    if is_complete { words.figures.total } else { words.period.total_so_far }
}

/// A row of each ticket.
#[component]
pub(super) fn TicketRows<'a>(
    /// What was sold.
    sales: &'a PeriodSales,
) -> impl IntoView + use<> {
    let words = &use_i18n().order;
    let row = |ticket: &TicketSales| {
        let name = ticket.name.clone().unwrap_or_else(|| words.unknown_ticket.to_owned());
        let name = match ticket.id.clone() {
            Some(id) => view! {
                <a class="record-link" href=href(&Route::Ticket(id))>
                    <bdi>{name}</bdi>
                </a>
            }
            .into_any(),
            None => view! { <bdi>{name}</bdi> }.into_any(),
        };
        let (sold, price, revenue) = (ticket.sold, ticket.price, ticket.revenue());
        view! {
            <tr>
                <th scope="row">{name}</th>
                <Numbers sold price revenue />
            </tr>
        }
    };
    sales.by_ticket.iter().map(row).collect_view()
}

/// The numbers of a row.
#[component]
pub(super) fn Numbers(
    /// How many were sold.
    sold: u64,
    /// The price of one.
    #[prop(optional_no_strip)]
    price: Option<Price>,
    /// What they would bring; none where that is not known.
    revenue: Option<Decimal>,
) -> impl IntoView {
    let words = &use_i18n().figures;
    let formats = use_formats();
    view! {
        <td class="number" data-label=words.sold>{formats.integer(sold)}</td>
        <td class="number" data-label=words.price_today>{price.map(|price| formats.price(price))}</td>
        <td class="number" data-label=words.estimate>{revenue.map(|revenue| formats.price(Price::rounded(revenue)))}</td>
    }
}

/// How the numbers are counted, and what they leave out.
#[component]
pub(super) fn PeriodNotes<'a>(
    /// What was sold.
    sales: &'a PeriodSales,
    /// Whether everything is read.
    is_complete: bool,
) -> impl IntoView + use<> {
    let words = &use_i18n().figures;
    let formats = use_formats();
    let undated = if is_complete { words.undated } else { words.undated_so_far };
    let note = |say: fn(&str) -> String, count: u64| (count > 0).then(|| say(&formats.integer(count)));
    let rules = (sales.sold > 0).then(|| format!("{} {}", use_i18n().period.rule, words.estimate_rule));
    let notes = [rules, note(words.unpriced, sales.unpriced), note(undated, sales.undated)];
    let text = notes.into_iter().flatten().collect::<Vec<_>>().join(" ");
    (!text.is_empty()).then(|| view! { <p class="hint">{text}</p> })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spreadsheet_gets_numbers_and_no_formula() {
        let ticket = |price: &str| TicketSales {
            id: None,
            name: Some("=1+1".to_owned()),
            price: Price::parse(price).ok(),
            sold: 1200,
        };
        assert_eq!(copied_cells(&ticket("2.50"), ','), ["'=1+1", "1200", "2,50", "3000,00"]);
        assert_eq!(copied_cells(&ticket("none"), '.'), ["'=1+1", "1200", "", ""]);
    }
}
