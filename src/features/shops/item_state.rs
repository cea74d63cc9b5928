//! Whether something in a shop is on sale now, sold out, popular, and so on.

use leptos::prelude::*;

use super::shop_tickets::Item;
use crate::analytics::Gap;
use crate::components::{Icon, Shape};
use crate::features::context::{now, use_formats, use_i18n};
use crate::models::RawJson;

/// The state of something on sale.
#[component]
pub(super) fn ItemState<'a>(
    /// What is on sale.
    item: &'a Item<'a>,
    /// The present minute.
    minute: Signal<i64>,
) -> impl IntoView + use<> {
    let words = use_i18n();
    let formats = use_formats();
    let periods = item.periods.to_vec();
    let gap = Memo::new(move |_| {
        minute.track();
        Gap::between(&periods, now())
    });
    let not_now = move || {
        let text = match gap.get()? {
            Gap::Opens(at) => (words.sale.ticket_opens)(&formats.moment(at)),
            Gap::Closed(at) => (words.sale.ticket_closed)(&formats.moment(at)),
        };
        Some(view! { <span class="badge">{text}</span> })
    };
    let sold_out = (item.sold_out == Some(true)).then(|| {
        view! {
            <span class="badge">
                <Icon shape=Shape::Cross />
                {words.event.sold_out}
            </span>
        }
    });
    let popular = (item.on_fire == Some(true)).then(|| {
        view! {
            <span class="badge accent">
                <Icon shape=Shape::Flame />
                {words.ticket.popular}
            </span>
        }
    });
    let percentage = item.percentage.filter(|_| item.shows_percentage == Some(true)).and_then(|percentage| {
        let text = (words.shop.shows_percentage)(&percentage_of(percentage)?);
        Some(view! { <span class="badge">{text}</span> })
    });
    view! { <span class="badges">{not_now} " " {sold_out} " " {popular} " " {percentage}</span> }
}

/// The number in a percentage whose type the interface does not show: it may be an object, as that of a ticket is.
fn percentage_of(value: &RawJson) -> Option<String> {
    let json = value.parsed()?;
    match json.as_literal() {
        Some(number) => Some(number.into_owned()),
        None => Some(json.members().ok()?.get("percentage")?.as_literal()?.into_owned()),
    }
}
