//! A place whose part of the app is on its way, or could not be loaded.

use leptos::prelude::*;

use super::context::use_i18n;
use super::detail_view::Skeleton;
use super::heading::LoadingHeading;
use crate::components::{FromNextFrame, Icon, Notice, Shape, Tone};
use crate::parts::{Parts, State};
use crate::reactive::scoped;
use crate::routes::{Area, Route};

/// The view of a place, as soon as its part has loaded.
#[component]
pub(crate) fn LazyPage(
    /// The area that it is in.
    area: Area,
    /// The route.
    route: Route,
) -> impl IntoView {
    let words = use_i18n();
    let parts: Parts = expect_context();
    parts.load(area);
    let state = scoped(move || parts.state(area).get());
    let on_retry = Callback::new(move |()| parts.load(area));
    move || match state.get() {
        State::Loaded => Parts::view(area, route.clone()),
        State::Failed => Some(
            view! {
                <h1 class="visually-hidden">{words.frame.part_failed}</h1>
                <PartFailed on_retry />
            }
            .into_any(),
        ),
        State::Absent | State::Loading => Some(
            view! {
                <FromNextFrame>
                    <Loading />
                </FromNextFrame>
            }
            .into_any(),
        ),
    }
}

/// Shown while a page loads.
#[component]
fn Loading() -> impl IntoView {
    let loading = use_i18n().common.loading;
    view! {
        <LoadingHeading />
        <p class="visually-hidden" role="status">
            {loading}
        </p>
        <Skeleton />
    }
}

/// Shown when a part could not be loaded.
#[component]
pub(crate) fn PartFailed(
    /// Tries again.
    on_retry: Callback<()>,
) -> impl IntoView {
    let words = use_i18n();
    // A newer version of the app has other files, which only a reload finds.
    let reload = |_: web_sys::MouseEvent| {
        // A page that can't be loaded anew stays.
        let _ = window().location().reload();
    };
    view! {
        <Notice tone=Tone::Failure title=words.frame.part_failed takes_focus=true>
            <p>{words.frame.part_failed_advice}</p>
            <div class="actions">
                <button type="button" class="button primary" on:click=move |_| on_retry.run(())>
                    <Icon shape=Shape::Refresh />
                    <span>{words.common.try_again}</span>
                </button>
                <button type="button" class="button" on:click=reload>
                    {words.frame.reload}
                </button>
            </div>
        </Notice>
    }
}
