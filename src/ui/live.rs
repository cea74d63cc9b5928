//! What stands on the page only while something holds.

use leptos::prelude::*;

use crate::view::{IntoView as _, View};

/// A view while a condition holds. It is built once each time the condition begins to hold.
pub fn when(condition: impl Fn() -> bool + Send + Sync + 'static, view: impl Fn() -> View + 'static) -> View {
    shown_while(Box::new(condition), Box::new(view))
}

fn shown_while(condition: Box<dyn Fn() -> bool + Send + Sync>, view: Box<dyn Fn() -> View>) -> View {
    let holds = Memo::new(move |_| condition());
    live(move || holds.get().then(&view))
}

/// A view from the page's next frame on: what has gone by then would have been made for nobody.
pub fn from_next_frame(view: impl Fn() -> View + 'static) -> View {
    let is_due = RwSignal::new(false);
    if let Ok(frame) = request_animation_frame_with_handle(move || is_due.set(true)) {
        on_cleanup(move || frame.cancel());
    }
    when(move || is_due.get(), view)
}

/// A view that is made again whenever something changes that it was made from.
pub fn live(view: impl Fn() -> Option<View> + 'static) -> View {
    view.into_view()
}

/// Several views that are made again whenever something changes that they were made from.
pub fn live_list(views: impl Fn() -> Vec<View> + 'static) -> View {
    views.into_view()
}
