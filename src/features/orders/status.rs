//! The status of an order at a glance.

use crate::analytics::status::{is_paid, label};
use crate::components::{Icon, Shape};
use crate::models::Order;
use leptos::prelude::*;

/// The status as the service names it. Only of one it is known what it means: paid.
#[component]
pub(crate) fn StatusBadge<'a>(
    /// The order.
    order: &'a Order,
) -> impl IntoView + use<> {
    let Some(status) = &order.status else { return ().into_any() };
    let (class, shape) =
        if is_paid(order) { ("badge good", Shape::Check) } else { ("badge warning", Shape::Warning) };
    view! {
        <span class=class>
            <Icon shape />
            {label(status)}
        </span>
    }
    .into_any()
}
