//! The status of an order at a glance.

use crate::insight::status::{is_paid, label};
use crate::ui::{Shape, icon};
use crate::view::{View, view};
use crate::wire::Order;

/// The status as the service names it. Only of one it is known what it means: paid.
pub(super) fn status_badge(order: &Order) -> View {
    let Some(status) = &order.status else { return View::Nothing };
    let (class, shape) =
        if is_paid(order) { ("badge good", Shape::Check) } else { ("badge warning", Shape::Warning) };
    view! { <span class=class>{icon(shape)}{label(status)}</span> }
}
