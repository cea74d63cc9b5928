//! A choice that is in the address of its page, so that a reload and a link have it.

use leptos::prelude::*;

use crate::features::context::{use_amend, use_list_query};
use crate::models::value::EventId;
use crate::routes::{EventTab, ListQuery, Route};

/// One parameter of the address.
#[derive(Clone, Copy)]
pub(crate) struct AddressChoice {
    /// What is chosen.
    pub(crate) value: Memo<Option<String>>,
    /// Chooses something else; nothing if it is empty.
    pub(crate) choose: Callback<String>,
}

impl AddressChoice {
    /// The parameter `name` of a page whose address is that of `route`.
    pub(crate) fn of(name: &'static str, route: impl Fn(ListQuery) -> Route + Send + Sync + 'static) -> Self {
        let query = use_list_query();
        let amend = use_amend();
        let choose = Callback::new(move |value: String| {
            let chosen = Some(value).filter(|value| !value.is_empty());
            amend(&route(query.with_untracked(|query| query.narrowed(name, chosen))));
        });
        let value = Memo::new(move |_| query.with(|query| query.filter(name).map(str::to_owned)));
        Self { value, choose }
    }

    /// The parameter `name` of the overview of an event.
    pub(crate) fn of_event(event: EventId, name: &'static str) -> Self {
        Self::of(name, move |query| Route::Event(event.clone(), EventTab::Overview, query))
    }
}
