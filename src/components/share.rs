//! A part of a whole, drawn as SVG. The number itself is in the text beside it.

use leptos::prelude::*;

/// Which part of a whole there is, as a bar; nothing where the whole is nothing.
#[component]
pub fn Share(
    /// How much there is.
    part: u64,
    /// How much there could be.
    whole: u64,
) -> impl IntoView {
    (whole > 0).then(|| {
        let width = (part.min(whole) * 100).div_ceil(whole).to_string();
        view! {
            <svg
                class="share"
                viewBox="0 0 100 6"
                width="100"
                height="6"
                preserveAspectRatio="none"
                aria-hidden="true"
            >
                <rect class="share-whole" width="100" height="6"></rect>
                <rect class="share-part" width=width height="6"></rect>
            </svg>
        }
    })
}
