//! What every view may ask for.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;

use crate::domain::Timestamp;
use crate::form::ticket::Clocks;
use crate::preferences::Preferences;
use crate::route::{Base, Route};
use crate::store::Store;
use crate::text::{Formats, Words};

/// The words of the chosen language.
pub fn use_words() -> Signal<&'static Words> {
    let language = expect_context::<Preferences>().language;
    Signal::derive(move || language.get().words())
}

/// One of the words, following the language.
pub fn say(pick: fn(&'static Words) -> &'static str) -> Signal<String> {
    let words = use_words();
    Signal::derive(move || pick(words.get()).to_owned())
}

/// How numbers, amounts and moments are written.
pub fn use_formats() -> Signal<Formats> {
    expect_context()
}

/// What has been read from the service.
pub fn use_store() -> Store {
    expect_context()
}

/// Where a place of the app is, for a link.
pub fn href(route: &Route) -> String {
    route.href(&expect_context())
}

/// Leads to a place of the app instead of the present one, to which the way back does not return.
pub fn use_go_instead() -> impl Fn(&Route) + Clone + Send + Sync {
    let navigate = use_navigate();
    let base = expect_context::<Base>();
    move |route: &Route| {
        // The address has the base already, so the router has nothing to resolve.
        let options = NavigateOptions { resolve: false, replace: true, ..NavigateOptions::default() };
        navigate(&route.href(&base), options);
    }
}

impl Clocks for Formats {
    fn minutes_ahead(&self, moment: Timestamp) -> i32 {
        Self::minutes_ahead(self, moment)
    }

    fn typed(&self, moment: Timestamp) -> String {
        Self::typed(self, moment)
    }
}
