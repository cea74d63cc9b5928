//! A view that is not shown at once.

use leptos::prelude::*;

/// Its children from the page's next frame on: what has gone by then would have been made for nobody.
#[component]
pub fn FromNextFrame(
    /// What is shown then.
    children: ChildrenFn,
) -> impl IntoView {
    let is_due = RwSignal::new(false);
    if let Ok(frame) = request_animation_frame_with_handle(move || is_due.set(true)) {
        on_cleanup(move || frame.cancel());
    }
    view! { <Show when=move || is_due.get()>{children()}</Show> }
}
