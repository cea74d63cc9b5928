//! What stands on the page only while something holds.

use leptos::prelude::*;

/// A view while a condition holds. It is built once each time the condition begins to hold.
///
/// All conditions and views are of one type here, so that a further use adds no code but its own.
pub fn when(
    condition: impl Fn() -> bool + Send + Sync + 'static,
    view: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    shown_while(Box::new(condition), Box::new(view))
}

fn shown_while(
    condition: Box<dyn Fn() -> bool + Send + Sync>,
    view: Box<dyn Fn() -> AnyView + Send + Sync>,
) -> AnyView {
    let holds = Memo::new(move |_| condition());
    live(move || holds.get().then(&view))
}

/// A view that is built anew whenever something changes that it was made from; all of one type, as above.
pub fn live(view: impl Fn() -> Option<AnyView> + Send + Sync + 'static) -> AnyView {
    let view: Box<dyn Fn() -> Option<AnyView> + Send + Sync> = Box::new(view);
    (move || view()).into_any()
}

/// Several views that are built anew whenever something changes that they were made from; all of one type, as above.
pub fn live_list(views: impl Fn() -> Vec<AnyView> + Send + Sync + 'static) -> AnyView {
    let views: Box<dyn Fn() -> Vec<AnyView> + Send + Sync> = Box::new(views);
    (move || views()).into_any()
}
