//! What an event is: when, where, what is on sale for it and in which shops.

use super::shops::ShopNames;
use crate::features::context::{href, use_formats, use_i18n};
use crate::features::detail_view::{AsReceived, DetailGroup, flag, line, lines};
use crate::models::{Event, Received, Venue};
use crate::routes::{EventTab, Route};
use leptos::prelude::*;

/// All that the service returns for an event.
#[component]
pub(crate) fn EventFacts<'a>(
    /// The event.
    event: &'a Received<Event>,
) -> impl IntoView + use<> {
    let words = &use_i18n().event;
    let formats = use_formats();
    let dates: Vec<_> = event.dates.iter().map(|date| formats.span(date.starts_at, date.ends_at)).collect();
    let tickets: Vec<_> = event
        .tickets
        .iter()
        .map(|ticket| {
            let sold_out =
                if ticket.sold_out == Some(true) { format!(" · {}", words.sold_out) } else { String::new() };
            format!("{} · {}{sold_out}", ticket.name, formats.price(ticket.price))
        })
        .collect();
    let names = ShopNames::read();
    let shops = event.shops.clone();
    let part = |of: fn(&Venue) -> &Option<String>| event.venue.as_ref().and_then(|venue| of(venue).clone());
    let place = |label: &'static str, of| line(label, part(of));
    let groups = view! {
        <DetailGroup
            title=words.when
            lines=[
                lines(words.dates.label, move || dates.clone()),
                flag(words.continuous, event.is_continuous),
                line(words.id, Some(event.id.to_string())),
            ]
        />
        <DetailGroup
            title=words.place
            lines=[
                place(words.venue_name.label, |venue| &venue.name),
                place(words.street.label, |venue| &venue.street),
                place(words.house_number.label, |venue| &venue.house_number),
                place(words.addition.label, |venue| &venue.addition),
                place(words.zipcode.label, |venue| &venue.zipcode),
                place(words.city.label, |venue| &venue.city),
                place(words.state.label, |venue| &venue.state),
                place(words.country.label, |venue| &venue.country),
            ]
        />
        <DetailGroup
            title=words.on_sale
            lines=[
                lines(words.tickets, move || tickets.clone()),
                lines(words.shops, move || shops.iter().map(|id| names.name_and_state(id)).collect()),
            ]
        />
    };
    let tab = |tab: EventTab| href(&Route::event_tab(event.id.clone(), tab));
    view! {
        <div class="groups">{groups}</div>
        <p class="hint">
            {(use_i18n().common.in_zone)(&formats.zone())} " " {words.no_change} " "
            <a href=tab(EventTab::Tickets)>{words.to_tickets}</a> " · "
            <a href=tab(EventTab::Shops)>{words.to_shops}</a>
        </p>
        <AsReceived text=&event.text />
    }
}
