//! A view that is not shown at once.

use leptos::prelude::*;

/// Shows its children from the next animation frame on. What is removed before then is never built.
#[component]
pub fn FromNextFrame(
    /// The content.
    children: ChildrenFn,
) -> impl IntoView {
    let is_due = RwSignal::new(false);
    if let Ok(frame) = request_animation_frame_with_handle(move || is_due.set(true)) {
        on_cleanup(move || frame.cancel());
    }
    view! { <Show when=move || is_due.get()>{children()}</Show> }
}
