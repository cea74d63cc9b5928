//! The toolbar above the sales of an event: since when orders are shown, and the way to read what has changed.

use leptos::prelude::*;

use crate::components::{DateField, DateKind, Icon, Label, Shape};
use crate::features::context::{use_amend, use_formats, use_i18n, use_list_query};
use crate::features::sales::SalesQueries;
use crate::models::value::Timestamp;
use crate::models::value::zone::LocalTime;
use crate::preferences::Preferences;
use crate::routes::{ListQuery, Route};

/// The parameter of the address, named as the service's own (`List orders`).
const LAST_UPDATED: &str = "last_updated";

/// The day since which orders were updated, from the address.
#[derive(Clone, Copy)]
pub(crate) struct Since {
    query: Signal<ListQuery>,
    /// When the day begins.
    pub(crate) moment: Signal<Option<Timestamp>>,
}

/// Follows the address.
pub(crate) fn updated_since() -> Since {
    let query = use_list_query();
    let formats = use_formats();
    let moment = Memo::new(move |_| {
        let day = query.with(|query| query.filter(LAST_UPDATED).map(str::to_owned))?;
        LocalTime::parse_day(&day)?.first_moment(|moment| formats.minutes_ahead(moment))
    });
    Since { query, moment: moment.into() }
}

/// The control of that day, which changes the address.
#[component]
pub(crate) fn SinceField<P>(
    /// The day, from the address.
    since: Since,
    /// The route of the list, filtered by a query.
    route: P,
) -> impl IntoView
where
    P: Fn(ListQuery) -> Route + Send + Sync + 'static,
{
    let query = since.query;
    let day = move || query.with(|query| query.filter(LAST_UPDATED).unwrap_or_default().to_owned());
    let go = use_amend();
    let choose = Callback::new(move |day: String| {
        // While a year is typed, it is one of antiquity; with a digit too many it is none.
        if day.starts_with('0') || (!day.is_empty() && LocalTime::parse_day(&day).is_none()) {
            return;
        }
        let day = Some(day).filter(|day| !day.is_empty());
        go(&route(query.with_untracked(|query| query.narrowed(LAST_UPDATED, day))));
    });
    let label = Label::new(LAST_UPDATED, use_i18n().order.updated_since);
    view! { <DateField kind=DateKind::Day label value=Signal::derive(day) on_input=choose /> }
}

/// What was asked of the service, and once everything is read, the way to read what has changed.
#[component]
pub(crate) fn SalesBar(
    /// What was sold.
    sales: SalesQueries,
    /// The content beside it, such as a field that filters the orders.
    children: Children,
) -> impl IntoView {
    let words = use_i18n();
    let refresh = move || {
        let is_complete = sales.data.with(|data| data.is_complete());
        let is_reading = sales.under_way.get();
        let label = if is_reading { words.common.loading } else { words.order.refresh };
        is_complete.then(|| {
            view! {
                <button
                    type="button"
                    class="button"
                    aria-disabled=is_reading.then_some("true")
                    on:click=move |_| sales.refresh.run(())
                >
                    <Icon shape=Shape::Refresh />
                    <span>{label}</span>
                </button>
            }
        })
    };
    let asked = move || {
        let filter = sales.filter.get();
        let size = filter.per_page.map(|size| format!("per_page={size}"));
        let since = filter.last_updated.map(|since| format!("{LAST_UPDATED}={since}"));
        let asked: Vec<String> = size.into_iter().chain(since).collect();
        (!asked.is_empty()).then(|| (words.order.asked)(&asked.join(", ")))
    };
    let preferences: Preferences = expect_context();
    let asked = move || {
        let asked = asked()?;
        preferences.shows_developer_details.get().then(|| view! { <p class="hint">{asked}</p> })
    };
    view! { <div class="sales-bar">{children()} {asked} {refresh}</div> }
}
