//! The status of an order at a glance.

use leptos::prelude::*;

use crate::analytics::status::Status;
use crate::components::{Icon, Shape};
use crate::features::context::use_i18n;
use crate::i18n::Messages;
use crate::models::Order;

/// The status of an order, if it has one.
#[component]
pub(crate) fn StatusBadge<'a>(
    /// The order.
    order: &'a Order,
) -> impl IntoView + use<> {
    let Some(status) = Status::of(order) else { return ().into_any() };
    let (class, shape) = match status {
        Status::Paid => ("badge good", Shape::Check),
        Status::Other(_) => ("badge warning", Shape::Warning),
    };
    view! {
        <span class=class>
            <Icon shape />
            {status_text(Some(&status), use_i18n())}
        </span>
    }
    .into_any()
}

/// What a status is called; none while its order is not read.
pub(super) fn status_text(status: Option<&Status>, words: &'static Messages) -> String {
    match status {
        None => words.order.no_status.to_owned(),
        Some(Status::Paid) => words.order.paid.to_owned(),
        Some(Status::Other(text)) => text.clone(),
    }
}
