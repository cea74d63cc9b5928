//! What stands on the page only while something holds.

use crate::signal::Signal;
use crate::view::{IntoView as _, View};

/// A view while a condition holds. It is built once each time the condition begins to hold.
pub fn when(condition: impl Fn() -> bool + Send + Sync + 'static, view: impl Fn() -> View + 'static) -> View {
    shown_while(Box::new(condition), Box::new(view))
}

fn shown_while(condition: Box<dyn Fn() -> bool + Send + Sync>, view: Box<dyn Fn() -> View>) -> View {
    let holds = Signal::memo(condition);
    live(move || holds.get().then(&view))
}

/// A view that is made again whenever something changes that it was made from.
pub fn live(view: impl Fn() -> Option<View> + 'static) -> View {
    view.into_view()
}

/// Several views that are made again whenever something changes that they were made from.
pub fn live_list(views: impl Fn() -> Vec<View> + 'static) -> View {
    views.into_view()
}
