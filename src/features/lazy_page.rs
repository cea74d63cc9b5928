//! What is shown by a part of the app that is on its way, or could not be loaded.

use leptos::prelude::*;

use super::context::use_i18n;
use super::detail_view::Skeleton;
use super::heading::LoadingHeading;
use crate::components::{FromNextFrame, Icon, Notice, Shape, Tone};
use crate::parts::{PartState, Parts};
use crate::reactive::scoped;
use crate::routes::{Area, Route};

/// The page of a route, as soon as its part has loaded.
#[component]
pub(crate) fn LazyPage(
    /// The route.
    route: Route,
) -> impl IntoView {
    view! { <LazyPart area=Area::of(&route) route loading=LoadingPage is_page=true /> }
}

/// The tab that a route opens on its page, as soon as its part has loaded.
#[component]
pub(crate) fn LazyTab(
    /// The route.
    route: Route,
) -> impl IntoView {
    let area = Area::of_tab(&route)?;
    Some(view! { <LazyPart area route loading=Loading /> })
}

/// What a part shows of a route, as soon as it has loaded.
#[component]
pub(crate) fn LazyPart(
    /// The area of the part.
    area: Area,
    /// The route.
    route: Route,
    /// Shown meanwhile.
    #[prop(into)]
    loading: ViewFn,
    /// Whether it is a whole page, which has a heading even where it can’t be had.
    #[prop(optional)]
    is_page: bool,
) -> impl IntoView {
    let words = use_i18n();
    let parts: Parts = expect_context();
    parts.load(area);
    // The parts outlive the view.
    let state = scoped(move || parts.state(area).get());
    let on_retry = Callback::new(move |()| parts.load(area));
    let heading =
        move || is_page.then(|| view! { <h1 class="visually-hidden">{words.frame.part_failed}</h1> });
    move || match state.get() {
        PartState::Loaded(views) => views(route.clone()),
        PartState::Failed => view! { {heading()} <PartFailed on_retry /> }.into_any(),
        PartState::Absent | PartState::Loading => loading.run(),
    }
}

/// Shown while a page loads.
#[component]
fn LoadingPage() -> impl IntoView {
    view! {
        <FromNextFrame>
            <LoadingHeading />
        </FromNextFrame>
        <Loading />
    }
}

/// Shown while a part of a page loads.
#[component]
fn Loading() -> impl IntoView {
    let loading = use_i18n().common.loading;
    view! {
        <FromNextFrame>
            <p class="visually-hidden" role="status">
                {loading}
            </p>
            <Skeleton />
        </FromNextFrame>
    }
}

/// Shown when a part could not be loaded.
#[component]
fn PartFailed(
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
