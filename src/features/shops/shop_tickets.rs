//! What a shop sells for an event: the only tickets and products that may be put in a checkout (rule 2 of the
//! interface).

use leptos::prelude::*;
use rust_decimal::Decimal;

use super::item_state::ItemState;
use super::link::LiveLink;
use crate::components::{CopyButton, CopyWords, PlainTable, TableColumn};
use crate::features::context::{href, use_formats, use_i18n};
use crate::features::detail_view::{DetailGroup, line, lines};
use crate::features::record_text::limit;
use crate::i18n::Formats;
use crate::models::value::{Fee, Price};
use crate::models::{Offer, Period, Product, RawJson, ShopEvent, ShopTicket, pretty};
use crate::routes::Route;

/// Something on sale, a ticket or a product.
pub(super) struct Item<'a> {
    id: &'a str,
    name: &'a str,
    price: Price,
    fee: Option<Fee>,
    amounts: (Option<u64>, Option<u64>),
    sold: Option<String>,
    pub(super) sold_out: Option<bool>,
    pub(super) on_fire: Option<bool>,
    pub(super) shows_percentage: Option<bool>,
    pub(super) percentage: Option<&'a RawJson>,
    tags: &'a [String],
    pub(super) periods: &'a [Period],
}

/// An event in a shop, with what is on sale for it.
#[component]
pub(crate) fn EventOffer<'a>(
    /// The event.
    event: &'a ShopEvent,
    /// The present minute.
    minute: Signal<i64>,
) -> impl IntoView + use<> {
    let formats = &use_formats();
    let words = use_i18n();
    let number = |value: Option<u64>| value.map(|value| formats.integer(value));
    let dates: Vec<_> = event
        .dates
        .iter()
        .map(|date| {
            let doors = date
                .doors_open_at
                .map(|doors| (words.shop.doors)(&formats.time_of_day(doors.milliseconds())));
            format!("{}{}", formats.span(date.starts_at, date.ends_at), doors.unwrap_or_default())
        })
        .collect();
    let periods = spans(&event.availability, formats);
    let venue = event.venue.as_ref();
    let place = venue.into_iter().flat_map(|venue| [venue.name.as_deref(), venue.city.as_deref()]).flatten();
    let place: Vec<&str> = place.collect();
    let tickets = event.tickets.as_ref().map(|tickets| view! { <OnSale offer=tickets minute /> });
    view! {
        <section class="shop-event">
            <h2 class="part">
                <a href=href(&Route::event(event.id.clone()))>
                    <bdi>{event.name.clone()}</bdi>
                </a>
            </h2>
            <p class="facts">
                <LiveLink address=event.full_url.clone() />
                <a href=href(&Route::availability(event.id.clone()))>{words.event.why_not}</a>
            </p>
            <div class="groups">
                <DetailGroup
                    title=words.event.basics
                    lines=[
                        lines(words.event.dates.label, move || dates.clone()),
                        line(words.event.place, Some(place.join(", "))),
                        line(words.event.r#type.label, event.r#type.clone()),
                        line(words.shop.characteristics, Some(event.characteristics.join(", "))),
                        line(words.ticket.tags, Some(event.tags.join(", "))),
                    ]
                />
                <DetailGroup
                    title=words.shop.sale
                    lines=[
                        lines(words.shop.on_sale, move || periods.clone()),
                        line(words.shop.sold, number(event.amount_sold)),
                        line(words.shop.total_capacity, Some(limit(event.total_capacity, formats))),
                        line(words.shop.capacity_per_day, Some(limit(event.capacity_per_day, formats))),
                        line(words.event.description.label, event.description.clone()),
                    ]
                />
            </div>
            {tickets}
        </section>
    }
}

fn spans(periods: &[Period], formats: &Formats) -> Vec<String> {
    periods.iter().map(|period| formats.span(period.opens_at, period.closes_at)).collect()
}

#[component]
fn OnSale<'a>(
    /// What is on sale.
    offer: &'a Offer,
    /// The present minute.
    minute: Signal<i64>,
) -> impl IntoView + use<> {
    let formats = &use_formats();
    let words = &use_i18n().shop;
    let categories = offer.categories.iter().map(|category| {
        let items: Vec<_> = category.tickets.iter().map(|ticket| Item::of_ticket(ticket, formats)).collect();
        view! { <ItemTable title=category.name.clone().unwrap_or_else(|| words.tickets.to_owned()) items=&items minute /> }
    });
    let categories = categories.collect_view();
    let products: Vec<_> = offer.products.iter().map(Item::of_product).collect();
    let products = (!products.is_empty())
        .then(|| view! { <ItemTable title=words.products.to_owned() items=&products minute /> });
    let other = (!offer.other.is_empty()).then(|| {
        let texts: Vec<_> = offer.other.iter().map(|other| pretty(other.text())).collect();
        view! {
            <h3>{words.other}</h3>
            <pre tabindex="0">{texts.join("\n")}</pre>
        }
    });
    view! {
        {categories}
        {products}
        {other}
    }
}

impl<'a> Item<'a> {
    fn of_ticket(ticket: &'a ShopTicket, formats: &Formats) -> Self {
        let number =
            |value: Option<u64>| value.map_or_else(|| "?".to_owned(), |value| formats.integer(value));
        let sold = format!("{} / {}", number(ticket.amount_sold), limit(ticket.max_capacity, formats));
        Self {
            id: ticket.id.as_str(),
            name: &ticket.name,
            price: ticket.price,
            fee: ticket.service_fee,
            amounts: (ticket.min_order_amount, ticket.max_order_amount),
            sold: Some(sold),
            sold_out: ticket.sold_out,
            on_fire: ticket.on_fire,
            shows_percentage: ticket.show_percentage,
            percentage: ticket.sale_percentage.as_ref(),
            tags: &ticket.tags,
            periods: &ticket.availability,
        }
    }

    fn of_product(product: &'a Product) -> Self {
        Self {
            id: product.id.as_str(),
            name: &product.name,
            price: product.price,
            fee: product.service_fee,
            amounts: (product.min_order_amount, product.max_order_amount),
            sold: None,
            sold_out: product.sold_out,
            on_fire: product.on_fire,
            shows_percentage: product.show_percentage,
            percentage: product.sale_percentage.as_ref(),
            tags: &[],
            periods: &[],
        }
    }

    /// What a customer pays for one.
    fn total(&self) -> Option<Decimal> {
        self.price.amount().checked_add(self.fee?.amount())
    }

    /// When it is on sale, and its tags.
    fn notes(&self, formats: &Formats) -> Option<String> {
        let mut notes = spans(self.periods, formats);
        notes.extend((!self.tags.is_empty()).then(|| self.tags.join(", ")));
        (!notes.is_empty()).then(|| notes.join(" · "))
    }
}

/// Something on sale.
#[component]
fn ItemRow<'a>(
    /// What it is.
    item: &'a Item<'a>,
    /// The present minute.
    minute: Signal<i64>,
) -> impl IntoView + use<> {
    let formats = use_formats();
    let words = use_i18n();
    let none = || words.common.none.to_owned();
    let number = |value: Option<u64>| value.map(|value| formats.integer(value));
    let (least, most) = (number(item.amounts.0), number(item.amounts.1));
    let total = item.total().map_or_else(none, |total| formats.amount(total));
    let copy =
        CopyWords { copy: words.shop.copy_id, copied: words.shop.copied, refused: words.shop.not_copied };
    view! {
        <tr>
            <th scope="row">
                <bdi>{item.name.to_owned()}</bdi>
                {item.notes(&formats).map(|notes| view! { <p class="hint">{notes}</p> })}
            </th>
            <td class="code developer">
                {item.id.to_owned()} " " <CopyButton text=item.id name=item.name words=copy />
            </td>
            <td class="number">{formats.price(item.price)}</td>
            <td class="number">{item.fee.map_or_else(none, |fee| formats.fee(fee))}</td>
            <td class="number">{total}</td>
            <td class="number">{(words.ticket.range)(least.as_deref(), most.as_deref())}</td>
            <td class="number">{item.sold.clone().unwrap_or_else(none)}</td>
            <td>
                <ItemState item minute />
            </td>
        </tr>
    }
}

#[component]
fn ItemTable<'a>(
    /// The title.
    #[prop(into)]
    title: String,
    /// What is on sale.
    items: &'a [Item<'a>],
    /// The present minute.
    minute: Signal<i64>,
) -> impl IntoView + use<> {
    let words = use_i18n();
    let columns = [
        TableColumn::Text(words.ticket.name.label),
        TableColumn::Developer(words.shop.checkout_id),
        TableColumn::Number(words.ticket.price.label),
        TableColumn::Number(words.ticket.service_fee),
        TableColumn::Number(words.shop.total),
        TableColumn::Number(words.ticket.per_order),
        TableColumn::Number(words.shop.sold_of),
        TableColumn::Text(words.ticket.state),
    ];
    let rows = items.iter().map(|item| view! { <ItemRow item minute /> }).collect_view();
    view! {
        <h3>
            <bdi>{title.clone()}</bdi>
        </h3>
        <PlainTable name=title columns=&columns>
            <tbody>{rows}</tbody>
        </PlainTable>
    }
}
