//! Says that a new version of the app is ready.

use leptos::prelude::*;

use super::context::use_i18n;
use crate::app_update::AppUpdate;
use crate::components::{Notice, Tone};
use crate::reactive::scoped;

/// Shows that a new version is ready, with the button that loads it. Nothing is reloaded unasked: somewhere a form may be open.
#[component]
pub(crate) fn UpdateNotice() -> impl IntoView {
    let words = &use_i18n().frame;
    let update: AppUpdate = expect_context();
    let is_ready = scoped(move || update.is_ready());
    move || {
        is_ready.get().then(|| {
            view! {
                <Notice tone=Tone::Information title=words.update>
                    <p>{words.update_advice}</p>
                    <div class="actions">
                        <button type="button" class="button" on:click=move |_| update.take_over()>
                            {words.reload}
                        </button>
                    </div>
                </Notice>
            }
        })
    }
}
