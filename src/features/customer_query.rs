//! The customer who is searched for in the orders of all events, and the way there from anywhere.

use leptos::prelude::*;

use crate::analytics::search_term;
use crate::navigation::{Left, Navigation};
use crate::routes::{Base, Route};

/// The customer who is searched for. It ends with the session, and is never part of an address: it is personal data.
#[derive(Clone, Copy)]
pub(crate) struct CustomerQuery {
    /// What was asked for last; empty before that.
    pub(crate) asked: RwSignal<String>,
    /// Whether past events are searched too.
    pub(crate) includes_past: RwSignal<bool>,
}

impl CustomerQuery {
    /// Asks for nothing yet.
    pub(crate) fn new() -> Self {
        Self { asked: RwSignal::new(String::new()), includes_past: RwSignal::new(false) }
    }

    /// Searches current and upcoming events; and past ones, once the user asked for these or nothing else is found.
    pub(crate) fn ask(self, typed: &str) {
        self.asked.set(search_term(typed).to_owned());
    }
}

/// Goes to the page of orders, which searches for what it is given.
pub(crate) fn use_find_customer() -> Callback<String> {
    let query: CustomerQuery = expect_context();
    let navigation: Navigation = expect_context();
    let base = expect_context::<Base>();
    Callback::new(move |asked: String| {
        let href = Route::Orders.href(&base);
        navigation.leave(Left::Page, move || {
            query.ask(&asked);
            navigation.push(&href);
        });
    })
}
