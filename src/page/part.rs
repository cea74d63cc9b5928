//! A place whose part of the app is on its way, or could not be loaded.

use leptos::prelude::*;

use super::context::use_words;
use super::heading::heading_of_wait;
use super::sheet::skeleton;
use crate::parts::{Parts, State};
use crate::reactive::scoped;
use crate::route::{Area, Route};
use crate::ui::{Shape, Tone, focused_notice, from_next_frame, icon, live};
use crate::view::{View, view};

/// The view of a place, as soon as its part is there.
pub fn part_of_page(parts: Parts, area: Area, route: Route) -> View {
    parts.load(area);
    let state = scoped(move || parts.state(area).get());
    live(move || match state.get() {
        State::Loaded => Parts::view(area, route.clone()),
        State::Failed => Some(failed(Callback::new(move |()| parts.load(area)))),
        State::Absent | State::Loading => Some(from_next_frame(loading)),
    })
}

fn loading() -> View {
    let loading = use_words().common.loading;
    view! { {heading_of_wait()} <p class="visually-hidden" role="status">{loading}</p> {skeleton()} }
}

fn failed(retry: Callback<()>) -> View {
    let words = use_words();
    // A newer version of the app has other files, which only a reload finds.
    let reload = |_: web_sys::MouseEvent| {
        // A page that can't be loaded anew stays.
        let _ = window().location().reload();
    };
    let content = view! {
        <p>{words.frame.part_failed_advice}</p>
        <div class="actions">
            <button type="button" class="button primary" on:click=move |_| retry.run(())>
                {icon(Shape::Refresh)}
                <span>{words.common.try_again}</span>
            </button>
            <button type="button" class="button" on:click=reload>{words.frame.reload}</button>
        </div>
    };
    let title = words.frame.part_failed;
    view! { <h1 class="visually-hidden">{title}</h1> {focused_notice(Tone::Failure, title, content)} }
}
