//! Which tickets of an event are looked at: all, one of them, or those that some shop does not sell. The address has it.

use leptos::prelude::*;

use super::{Sales, can_be_bought};
use crate::analytics::Sale;
use crate::components::recover_focus;
use crate::features::context::{href, use_i18n, use_list_query};
use crate::models::value::{EventId, Timestamp};
use crate::models::{Event, EventTicket};
use crate::routes::{AVAILABILITY_OF, EventTab, ListQuery, Route};

/// Where there are more tickets than this, some can be hidden.
const MANY: usize = 12;
/// The parameter of the address, and its value.
const ONLY: &str = "only";
const BLOCKED: &str = "blocked";

/// The tickets that are looked at.
#[derive(Clone, Copy)]
pub(super) struct SaleFilter(Signal<ListQuery>);

impl SaleFilter {
    /// That of the page.
    pub(super) fn of_page() -> Self {
        Self(use_list_query())
    }

    fn is_of_one(self) -> bool {
        self.0.with(|query| query.filter(AVAILABILITY_OF).is_some())
    }

    fn is_only_blocked(self) -> bool {
        self.0.with(|query| query.filter(ONLY) == Some(BLOCKED))
    }

    /// Whether a ticket is looked at.
    pub(super) fn shows(self, ticket: &EventTicket, sales: &Sales, at: Timestamp, now: Timestamp) -> bool {
        let is_chosen = |query: &ListQuery| {
            query.filter(AVAILABILITY_OF).is_none_or(|chosen| chosen == ticket.id.as_str())
        };
        // What is not known yet is not hidden.
        let is_sold =
            |sale: Option<Sale<'_>>| sale.and_then(|sale| can_be_bought(&sale, at, now)) == Some(true);
        let is_blocked = || !sales.of_ticket(&ticket.id).all(is_sold);
        self.0.with(is_chosen) && (!self.is_only_blocked() || is_blocked())
    }
}

/// The ways to other tickets. An event with few tickets needs none.
#[component]
pub(super) fn SaleFilterLinks<'a>(
    /// The event.
    event: &'a Event,
    /// The tickets that are looked at.
    filter: SaleFilter,
) -> impl IntoView + use<> {
    let words = &use_i18n().sale;
    let has_many = event.tickets.len() > MANY;
    let link = move |name: &'static str, value: Option<&'static str>, id: EventId, label: &'static str| {
        let target = move || {
            let query = filter.0.with(|query| query.narrowed(name, value.map(str::to_owned)));
            href(&Route::Event(id.clone(), EventTab::Availability, query))
        };
        view! {
            <a class="button quiet" href=target data-keeps-scroll="">
                {label}
            </a>
        }
    };
    let id = event.id.clone();
    let links = move || match (filter.is_of_one(), filter.is_only_blocked()) {
        (true, _) => Some(link(AVAILABILITY_OF, None, id.clone(), words.all_tickets)),
        (false, true) => Some(link(ONLY, None, id.clone(), words.with_sold)),
        (false, false) => has_many.then(|| link(ONLY, Some(BLOCKED), id.clone(), words.without_sold)),
    };
    move || {
        links().map(|link| {
            on_cleanup(recover_focus);
            view! { <p class="actions">{link}</p> }
        })
    }
}
