//! The way from a record to its list.

use leptos::prelude::*;

use super::context::href;
use crate::components::{Icon, Shape};
use crate::routes::Route;

/// A link from a record to its list.
#[component]
pub(crate) fn BackLink(
    /// The list.
    to: Route,
    /// What it is called.
    label: &'static str,
) -> impl IntoView {
    view! {
        <p class="back">
            <a href=href(&to)>
                <Icon shape=Shape::Left />
                {label}
            </a>
        </p>
    }
}
