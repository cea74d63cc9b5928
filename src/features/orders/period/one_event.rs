//! What was sold of one event in a period.

use leptos::prelude::*;

use super::fields::PeriodFields;
use super::table::{Numbers, PeriodNotes, TicketRows, columns, copied_cells, copied_headings, total_label};
use super::{NAME, SalesPeriod};
use crate::analytics::{Figures, PeriodSales};
use crate::components::PlainTable;
use crate::features::address_choice::AddressChoice;
use crate::features::context::{href, use_formats, use_i18n};
use crate::features::copied_table::{CopyTableButton, table_text};
use crate::features::day_range::DayRange;
use crate::models::value::EventId;
use crate::routes::{ListQuery, Route};

/// What was sold of an event in a period, by ticket. The period is in the address.
#[component]
pub(in super::super) fn SoldInPeriod(
    /// The event.
    event: EventId,
    /// Its figures, as far as read.
    figures: Signal<Figures>,
    /// Whether everything is read.
    is_complete: Signal<bool>,
) -> impl IntoView {
    let words = use_i18n();
    let choice = AddressChoice::of_event(event, NAME);
    let period = SalesPeriod::of(choice);
    let days = period.days;
    let sales = Memo::new(move |_| {
        let days = days.with(DayRange::bounds).filter(|_| period.is_valid())?;
        Some(figures.with(|figures| PeriodSales::of(figures, days)))
    });
    let decimal = use_formats().decimal_point();
    let text = Signal::derive(move || {
        let headings = days.with(|days| copied_headings(days, words));
        sales.with(|sales| {
            let tickets = sales.iter().flat_map(|sales| &sales.by_ticket);
            table_text(
                &headings.each_ref().map(String::as_str),
                tickets.map(|ticket| copied_cells(ticket, decimal).into()),
            )
        })
    });
    let columns = columns();
    let table = move || {
        let (sales, is_complete) = (sales.get()?, is_complete.get());
        let notes = view! { <PeriodNotes sales=&sales is_complete /> };
        if sales.sold == 0 {
            let nothing = if is_complete { words.period.nothing } else { words.period.nothing_yet };
            let nothing = view! {
                <p class="hint">{nothing}</p>
                {notes}
            };
            return Some(nothing.into_any());
        }
        let (sold, revenue) = (sales.sold, sales.known_estimate());
        let copy = is_complete.then(|| view! { <CopyTableButton text name=words.period.title /> });
        let table = view! {
            <PlainTable name=words.period.title columns=&columns is_stacked=true>
                <tbody>
                    <TicketRows sales=&sales />
                </tbody>
                <tfoot>
                    <tr>
                        <th scope="row">{total_label(is_complete)}</th>
                        <Numbers sold price=None revenue />
                    </tr>
                </tfoot>
            </PlainTable>
            {notes}
            {copy}
        };
        Some(table.into_any())
    };
    let all_events = move || {
        let days = choice.value.get();
        href(&Route::SalesReport(ListQuery::page(1).narrowed(NAME, days)))
    };
    view! {
        <section class="figure">
            <h2>{words.period.title}</h2>
            <PeriodFields period />
            {table}
            <p>
                <a href=all_events>{words.period.all_events}</a>
            </p>
        </section>
    }
}
