//! Who placed an order, and the ways to what else they ordered.

use leptos::prelude::*;

use crate::analytics::sold_ticket::{company, full_name, person};
use crate::components::{Icon, Shape};
use crate::features::context::use_i18n;
use crate::features::customer_query::use_find_customer;
use crate::models::{Order, OrdererData};

/// Who placed the order.
#[component]
pub(super) fn OrdererGroup<'a>(
    /// The order.
    order: &'a Order,
) -> impl IntoView + use<> {
    let words = use_i18n();
    let none = words.common.none;
    let person = person(order);
    let of = |value: Option<&String>| value.cloned().unwrap_or_else(|| none.to_owned());
    let line = |label: &'static str, value: AnyView| {
        view! {
            <div class="line">
                <dt>{label}</dt>
                <dd class="personal">{value}</dd>
            </div>
        }
    };
    let text = |label, value: String| line(label, view! { <bdi>{value}</bdi> }.into_any());
    let link = |label, scheme: &str, value: Option<&String>| match value.filter(|value| !value.is_empty()) {
        Some(value) => {
            let address = format!("{scheme}{value}");
            line(
                label,
                view! {
                    <a href=address>
                        <bdi>{value.clone()}</bdi>
                    </a>
                }
                .into_any(),
            )
        }
        None => text(label, none.to_owned()),
    };
    let unshown = match order.orderer.as_ref().map(|orderer| &orderer.data) {
        Some(OrdererData::RawJson(data)) => Some(text(words.order.orderer, data.text().to_owned())),
        _ => None,
    };
    let company = company(order).map(|company| text(words.order.company, company));
    let name = person.map(full_name).filter(|name| !name.is_empty()).unwrap_or_else(|| none.to_owned());
    let kind = order.orderer.as_ref().and_then(|orderer| orderer.r#type.as_ref());
    // A customer who calls may have ordered more than once, perhaps with another address.
    let find = use_find_customer();
    let button = |label: &'static str, value: Option<String>| {
        let value = value.filter(|value| !value.is_empty())?;
        Some(view! {
            <button type="button" class="button quiet" on:click=move |_| find.run(value.clone())>
                <Icon shape=Shape::Search />
                <span>{label}</span>
            </button>
        })
    };
    let searches = [
        button(words.order.same_name, person.map(full_name)),
        button(words.order.same_email, person.and_then(|person| person.email.clone())),
        button(words.order.same_phone, person.and_then(|person| person.phone.clone())),
    ];
    let searches: Vec<_> = searches.into_iter().flatten().collect();
    let searches = (!searches.is_empty()).then(|| view! { <p class="actions">{searches}</p> });
    view! {
        <section class="group">
            <h2>{words.order.orderer}</h2>
            <dl>
                {text(words.order.name, name)} {company}
                {link(words.order.email, "mailto:", person.and_then(|person| person.email.as_ref()))}
                {link(words.order.phone, "tel:", person.and_then(|person| person.phone.as_ref()))}
                <div class="line">
                    <dt>{words.order.orderer_type}</dt>
                    <dd>{of(kind)}</dd>
                </div> {unshown}
            </dl>
            {searches}
        </section>
    }
}
