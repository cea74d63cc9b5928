//! What to do one after another, with what is done.

use leptos::prelude::*;

use super::context::{href, use_i18n};
use crate::components::{Icon, Shape};
use crate::routes::Route;

/// One of several things to do.
#[derive(Clone)]
pub(crate) struct SetupStep {
    /// What to do.
    pub(crate) label: &'static str,
    /// Where.
    pub(crate) route: Route,
    /// Another way to do it: its label, and where.
    pub(crate) other_way: Option<(&'static str, Route)>,
    /// Whether it is done.
    pub(crate) is_done: bool,
}

/// Things to do under a heading.
#[component]
pub(crate) fn Steps(
    /// The heading.
    title: &'static str,
    /// The things to do, in their order.
    steps: Vec<SetupStep>,
) -> impl IntoView {
    let words = use_i18n();
    let item = |SetupStep { label, route, other_way, is_done }: SetupStep| {
        let other_way = other_way.map(|(label, route)| view! { " · " <a href=href(&route)>{label}</a> });
        let done = is_done.then(|| {
            view! {
                <span class="badge good">
                    <Icon shape=Shape::Check />
                    {words.home.done}
                </span>
            }
        });
        view! {
            <li>
                <a href=href(&route)>{label}</a>
                {other_way}
                " "
                {done}
            </li>
        }
    };
    view! {
        <section class="group">
            <h2>{title}</h2>
            <ol class="steps">{steps.into_iter().map(item).collect_view()}</ol>
        </section>
    }
}
