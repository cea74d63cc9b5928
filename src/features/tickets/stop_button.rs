//! The button that stops while several tickets are saved one after the other.

use leptos::prelude::*;

use crate::components::{focus_first, focused};
use crate::features::context::use_i18n;
use crate::reactive::watch;

/// Stops what is being saved: what is on its way is finished, and nothing more is sent. The focus of what goes, or is disabled
/// meanwhile, is given to the button that saves.
#[component]
pub(super) fn StopButton(
    /// Whether something is being saved.
    #[prop(into)]
    is_saving: Signal<bool>,
    /// Set to stop.
    is_stopped: RwSignal<bool>,
) -> impl IntoView {
    let words = &use_i18n().list;
    watch(
        move || is_saving.get(),
        |_, _| {
            request_animation_frame(|| {
                if focused().is_none() {
                    focus_first("form.several [type=submit]");
                }
            });
        },
    );
    view! {
        <Show when=move || is_saving.get()>
            <button type="button" class="button" on:click=move |_| is_stopped.set(true)>
                {words.stop}
            </button>
        </Show>
    }
}
