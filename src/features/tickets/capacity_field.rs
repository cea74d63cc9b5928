//! How many of a ticket type can be sold, beside how many are sold already.

use leptos::prelude::*;

use super::amount_sold::{leaves_none, use_amount_sold};
use crate::components::TextKind;
use crate::features::context::{use_formats, use_i18n};
use crate::features::form::{Bound, Form, TextControl};
use crate::features::name_index::NameIndex;
use crate::forms::ticket::TicketDraft;
use crate::models::Event;
use crate::models::value::TicketId;

/// The capacity of a ticket, and what is to be known of it.
#[component]
pub(super) fn CapacityField(
    /// The form.
    form: Form<TicketDraft>,
    /// The field.
    field: Bound<String>,
    /// The names of other records.
    lookup: NameIndex,
    /// The ticket itself, if it already exists.
    own: Option<TicketId>,
) -> impl IntoView {
    let words = &use_i18n().ticket;
    let id = form.value(|draft| draft.event_id.trimmed().to_owned());
    let event = Memo::new(move |_| id.with(|id| lookup.event(id)));
    let is_continuous = move || event.with(|event| event.as_ref()?.is_continuous) == Some(true);
    let unused = move || is_continuous().then(|| view! { <p class="hint">{words.capacity_unused}</p> });
    let capacity = form.value(|draft| draft.max_capacity.value());
    let sold = own.map(|ticket| view! { <AmountSold ticket event capacity /> });
    view! {
        <div>
            <TextControl field kind=TextKind::Integer />
            {unused}
            {sold}
        </div>
    }
}

/// How many are sold, and whether the capacity that is typed leaves any.
#[component]
fn AmountSold(
    /// The ticket.
    ticket: TicketId,
    /// Its event.
    event: Memo<Option<Event>>,
    /// The capacity that is typed, as far as it is one.
    capacity: Signal<Option<u64>>,
) -> impl IntoView {
    let words = &use_i18n().ticket;
    let formats = use_formats();
    let sold = use_amount_sold(ticket, event.into());
    let leaves_none = Memo::new(move |_| leaves_none(capacity.get(), sold.get()));
    let text = move || {
        let sold = formats.integer(sold.get()?);
        Some(if leaves_none.get() { (words.none_left)(&sold) } else { (words.sold_already)(&sold) })
    };
    view! {
        <p class="amount-sold hint" class:warn=leaves_none role="status">
            {text}
        </p>
    }
}
