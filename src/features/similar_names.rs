//! Names that are nearly what was asked.

use leptos::prelude::*;

use super::context::use_i18n;
use crate::components::ButtonList;

/// Names or addresses that are nearly what was asked.
#[component]
pub(crate) fn SimilarNames(
    /// The names.
    names: Vec<String>,
    /// Asks for the one that is pressed.
    on_choose: Callback<String>,
    /// Moves the focus back to the search box.
    on_leave: Callback<()>,
) -> impl IntoView {
    let row = move |name: String| {
        let chosen = name.clone();
        view! {
            <li>
                <button type="button" class="match personal" on:click=move |_| on_choose.run(chosen.clone())>
                    <bdi>{name}</bdi>
                </button>
            </li>
        }
    };
    view! {
        <div class="matches">
            <p class="hint">{use_i18n().order.similar}</p>
            <ButtonList on_leave>{names.into_iter().map(row).collect_view()}</ButtonList>
        </div>
    }
}
