//! Where the installed app opens: at the search at the door if that was in front last, else at the start page.

use leptos::prelude::*;

use crate::models::value::EventId;
use crate::navigation::{CurrentRoute, Navigation};
use crate::preferences;
use crate::reactive::effect;
use crate::routes::{Base, EventTab, Route};

/// The query with which the system opens the installed app (`installed/manifest.json`).
const START: &str = "?start";

/// Leads to the place to open at, if the system has just opened the installed app.
pub(crate) fn open_installed(navigation: Navigation, base: &Base) {
    if navigation.query.with_untracked(|query| query == START) {
        let door = preferences::last_door().and_then(|id| EventId::new(&id));
        let route = match door {
            Some(event) => Route::event_tab(event, EventTab::Purchases),
            None => Route::Home,
        };
        navigation.replace(&route.href(base));
    }
}

/// Notes whether the search at the door is in front, for as long as the caller's owner lives.
pub(crate) fn note_door() {
    let CurrentRoute(route) = expect_context();
    effect(move || {
        route.with(|route| match route {
            Some(Route::Event(event, EventTab::Purchases, _)) => preferences::note_door(Some(event.as_str())),
            _ => preferences::note_door(None),
        });
    });
}
