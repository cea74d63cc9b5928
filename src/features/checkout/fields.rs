//! The fields as a customer is asked them.

use leptos::prelude::*;
use std::sync::Arc;

use crate::features::context::{use_formats, use_i18n};
use crate::features::detail_view::AsReceived;
use crate::models::{CheckoutField, CheckoutFields, Received, TicketFields};

/// First what is asked for the order, then ticket by ticket; from `per_ticket`, because `tickets` has a defect.
#[component]
pub(crate) fn AskedFields(
    /// What the service answered.
    answer: Arc<Received<CheckoutFields>>,
) -> impl IntoView {
    let words = &use_i18n().checkout;
    let general = answer.general.as_ref().map(|general| general.fields.as_slice()).unwrap_or_default();
    let tickets = answer.per_ticket.iter().map(|ticket| view! { <TicketGroup ticket /> }).collect_view();
    let deprecated =
        answer.tickets.as_ref().map(|_| view! { <p class="hint developer">{words.deprecated}</p> });
    view! {
        <div class="groups">
            <section class="group">
                <h2>{words.general}</h2>
                <FieldList fields=general />
            </section>
            {tickets}
        </div>
        <AsReceived text=&answer.text />
        {deprecated}
    }
}

#[component]
fn TicketGroup<'a>(
    /// The ticket.
    ticket: &'a TicketFields,
) -> impl IntoView + use<> {
    let words = &use_i18n().checkout;
    let amount = use_formats().integer(ticket.amount.unwrap_or(1));
    let name = ticket.ticket_name.clone().unwrap_or_else(|| format!("#{}", ticket.ticket_id));
    let is_individual = |field: &&CheckoutField| field.ask_individually == Some(true);
    let (each, once): (Vec<&CheckoutField>, Vec<&CheckoutField>) =
        ticket.fields.iter().partition(|field| is_individual(field));
    let part = |title: String, fields: Vec<&CheckoutField>| {
        let fields: Vec<CheckoutField> = fields.into_iter().cloned().collect();
        (!fields.is_empty()).then(|| {
            view! {
                <h3 class="hint">{title}</h3>
                <FieldList fields=&fields />
            }
        })
    };
    let nothing = ticket.fields.is_empty().then(|| view! { <p class="hint">{words.no_fields}</p> });
    view! {
        <section class="group">
            <h2>
                <bdi>{(words.ticket)(&name, &amount)}</bdi>
            </h2>
            {part((words.individually)(&amount), each)}
            {part(words.once.to_owned(), once)}
            {nothing}
        </section>
    }
}

#[component]
fn FieldList<'a>(
    /// The fields.
    fields: &'a [CheckoutField],
) -> impl IntoView + use<> {
    let words = &use_i18n().checkout;
    if fields.is_empty() {
        return view! { <p class="hint">{words.no_fields}</p> }.into_any();
    }
    view! {
        <ul class="asked">{fields.iter().map(|field| view! { <AskedField field /> }).collect::<Vec<_>>()}</ul>
    }
    .into_any()
}

#[component]
fn AskedField<'a>(
    /// The field.
    field: &'a CheckoutField,
) -> impl IntoView + use<> {
    let words = &use_i18n().checkout;
    let name = field.name.as_ref().and_then(|name| name.clean.clone().or_else(|| name.slug.clone()));
    let (class, need) = match field.is_required {
        Some(true) => ("badge accent", words.required),
        Some(false) => ("badge", words.optional),
        None => ("badge", words.required_unknown),
    };
    let for_order =
        (field.ask_order == Some(true)).then(|| view! { <span class="badge">{words.ask_order}</span> });
    view! {
        <li>
            <span class="asked-name">
                <bdi>{name.unwrap_or_else(|| format!("#{}", field.id))}</bdi>
            </span>
            <span class="facts">
                <span class=class>{need}</span>
                <span class="hint">{field.r#type.clone()}</span>
                {for_order}
            </span>
        </li>
    }
}
