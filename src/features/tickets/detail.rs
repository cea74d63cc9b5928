//! One ticket, with every field and what it relates to.

use std::sync::Arc;

use leptos::prelude::*;

use super::badges::TicketBadges;
use crate::analytics::field_name;
use crate::api::ticket;
use crate::components::{Icon, Shape};
use crate::features::context::{href, use_formats, use_i18n};
use crate::features::detail_view::{AsReceived, DetailGroup, Skeleton, flag, line, lines};
use crate::features::heading::{BackLink, Heading, MissingHeading};
use crate::features::name_index::NameIndex;
use crate::features::query_view::QueryView;
use crate::features::record_text::{limit, period_texts};
use crate::features::sales::use_field_labels;
use crate::models::value::TicketId;
use crate::models::{RawJson, Received, Ticket};
use crate::query::use_query;
use crate::routes::Route;

/// One ticket.
#[component]
pub(crate) fn TicketPage(
    /// The id.
    id: TicketId,
) -> impl IntoView {
    let words = &use_i18n().ticket;
    let lookup = NameIndex::of_all();
    let query = use_query(ticket::get(&id));
    view! {
        <BackLink to=Route::TICKETS label=words.title />
        <MissingHeading reading=query.reading kind=words.basics id=id.to_string() />
        <QueryView query skeleton=Skeleton let:ticket>
            <TicketSheet ticket lookup />
        </QueryView>
    }
}

#[component]
fn TicketSheet(
    /// The ticket.
    ticket: Arc<Received<Ticket>>,
    /// The names of other records.
    lookup: NameIndex,
) -> impl IntoView {
    let words = &use_i18n().ticket;
    let formats = use_formats();
    let event = ticket.event_id.clone();
    let availability = event.clone().map(|event| {
        view! {
            <a class="button" href=href(&Route::availability_of(event, &ticket.id))>
                <Icon shape=Shape::Shop />
                <span>{words.where_on_sale}</span>
            </a>
        }
    });
    // Tickets are often created one after the other.
    let another = event.clone().map(|event| {
        view! {
            <a class="button" href=href(&Route::NewTicketOf(event))>
                <Icon shape=Shape::Plus />
                <span>{use_i18n().event.new_ticket}</span>
            </a>
        }
    });
    let event = event.map(|id| {
        let place = href(&Route::event(id.clone()));
        view! {
            <a href=place>
                <bdi>{move || lookup.event_name(&id)}</bdi>
            </a>
        }
    });
    view! {
        <header class="page-header ticket-head stub">
            <div class="ticket-title">
                <Heading title=ticket.name.clone() />
                <p class="subtitle">
                    {event} " "
                    <TicketBadges ticket=&ticket />
                </p>
            </div>
            <p class="ticket-price">{formats.price(ticket.price)}</p>
        </header>
        <p class="actions">
            <a class="button primary" href=href(&Route::EditTicket(ticket.id.clone()))>
                <Icon shape=Shape::Pen />
                <span>{words.edit}</span>
            </a>
            <a
                class="button"
                href=href(
                    &Route::NewTicket {
                        from: Some(ticket.id.clone()),
                    },
                )
            >
                <Icon shape=Shape::Copy />
                <span>{words.duplicate}</span>
            </a>
            {availability}
            {another}
        </p>
        <div class="groups">
            <TicketGroups ticket=&ticket lookup />
        </div>
        <p class="hint">{(use_i18n().common.in_zone)(&formats.zone())} " " {words.no_deletion}</p>
        <AsReceived text=&ticket.text />
    }
}

/// The fields of a ticket, in the groups of its form.
#[component]
fn TicketGroups<'a>(
    /// The ticket.
    ticket: &'a Ticket,
    /// The names of other records.
    lookup: NameIndex,
) -> impl IntoView + use<> {
    let formats = &use_formats();
    let words = &use_i18n().ticket;
    let number = |value: Option<u64>| value.map(|value| formats.integer(value));
    let spans = ticket.dates.iter().map(|date| formats.span(date.starts_at, date.ends_at));
    let spans = spans.collect::<Vec<_>>();
    let periods = match &ticket.availability[..] {
        [] => vec![use_i18n().copy.always.to_owned()],
        availability => period_texts(availability, formats),
    };
    let tickets = |label, ids: &[TicketId]| {
        let ids = ids.to_vec();
        lines(label, move || ids.iter().map(|id| lookup.ticket_name(id)).collect())
    };
    let fields = ticket.fields.clone();
    let has_fields = !fields.is_empty();
    let labels = use_field_labels(move || has_fields);
    let sales = ticket.sale_percentage;
    let percentage = sales.and_then(|sales| sales.percentage);
    view! {
        <DetailGroup
            title=words.sale
            lines=[
                line(words.max_capacity.label, Some(limit(ticket.capacity, formats))),
                line(words.min_order_amount.label, number(ticket.min_order_amount)),
                line(words.max_order_amount.label, number(ticket.max_order_amount)),
                line(words.service_fee, ticket.service_fee.map(|fee| formats.fee(fee))),
                lines(words.availability.label, move || periods.clone()),
                flag(words.is_hidden.label, ticket.is_hidden),
            ]
        />
        <DetailGroup
            title=words.admission
            lines=[
                lines(words.dates.label, move || spans.clone()),
                flag(words.is_entry.label, ticket.is_entry),
                line(words.template_id.label, ticket.template_id.as_ref().map(ToString::to_string)),
                line(
                    words.mobile_template_id.label,
                    ticket.mobile_template_id.as_ref().map(ToString::to_string),
                ),
                line(words.id, Some(ticket.id.to_string())),
            ]
        />
        <DetailGroup
            title=words.presentation
            lines=[
                flag(words.on_fire.label, ticket.on_fire),
                flag(words.sales_percentage_active.label, sales.and_then(|sales| sales.active)),
                line(words.sales_percentage.label, percentage.map(|percentage| format!("{percentage}%"))),
                tickets(words.related_tickets.label, &ticket.related_tickets),
                tickets(words.excluded_tickets.label, &ticket.excluded_tickets),
                line(words.tags, ticket.tags.as_ref().map(|tags| tags.join(", "))),
                lines(
                    words.fields,
                    move || {
                        labels
                            .with(|labels| {
                                let name = |field: &RawJson| field_name(field, labels);
                                fields
                                    .iter()
                                    .map(|field| name(field).unwrap_or_else(|| field.text().to_owned()))
                                    .collect()
                            })
                    },
                ),
            ]
        />
    }
}
