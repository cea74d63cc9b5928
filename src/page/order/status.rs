//! The status of an order at a glance.

use leptos::prelude::*;

use crate::insight::status::{is_paid, label};
use crate::ui::{Icon, Shape};
use crate::wire::Order;

/// The status as the service names it. Only of one it is known what it means: paid.
pub(super) fn status_badge(order: &Order) -> AnyView {
    let Some(status) = &order.status else { return ().into_any() };
    let (class, shape) =
        if is_paid(order) { ("badge good", Shape::Check) } else { ("badge warning", Shape::Warning) };
    view! { <span class=class><Icon shape/>{label(status)}</span> }.into_any()
}
