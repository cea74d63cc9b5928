//! A choice on the overview of an event that is in its address, so that a reload and a link have it.

use leptos::prelude::*;

use crate::features::context::{use_amend, use_list_query};
use crate::models::value::EventId;
use crate::routes::{EventTab, Route};

/// One parameter of the address.
#[derive(Clone, Copy)]
pub(super) struct OverviewChoice {
    /// What is chosen.
    pub(super) value: Memo<Option<String>>,
    /// Chooses something else; nothing if it is empty.
    pub(super) choose: Callback<String>,
}

impl OverviewChoice {
    /// The parameter `name` of the overview of an event.
    pub(super) fn of(event: EventId, name: &'static str) -> Self {
        let query = use_list_query();
        let amend = use_amend();
        let choose = Callback::new(move |value: String| {
            let chosen = Some(value).filter(|value| !value.is_empty());
            let query = query.with_untracked(|query| query.narrowed(name, chosen));
            amend(&Route::Event(event.clone(), EventTab::Overview, query));
        });
        let value = Memo::new(move |_| query.with(|query| query.filter(name).map(str::to_owned)));
        Self { value, choose }
    }
}
