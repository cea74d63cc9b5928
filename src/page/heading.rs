//! The title of a page.

use std::cell::RefCell;

use leptos::prelude::*;
use leptos_router::hooks::use_location;

/// The heading of a page. It names the browser's tab, and takes the focus after a move within the app, so that a
/// screen reader says where one is.
#[component]
pub fn Heading(
    /// The title.
    #[prop(into)]
    title: Signal<String>,
) -> impl IntoView {
    let element = NodeRef::<leptos::html::H1>::new();
    let location = use_location();
    let (path, search) = (location.pathname, location.search);
    Effect::new(move || document().set_title(&format!("{} · Loket", title.get())));
    let own_path = path.get_untracked();
    Effect::new(move || {
        let search = search.get();
        // Another path is another page's, and has another heading.
        if path.get_untracked() != own_path {
            return;
        }
        if let Some(element) = element.get()
            && has_moved(format!("{own_path}{search}"))
        {
            let options = web_sys::FocusOptions::new();
            options.set_prevent_scroll(true);
            // An element that is gone already needs no focus.
            let _ = element.focus_with_options(&options);
        }
    });
    view! { <h1 tabindex="-1" node_ref=element>{title}</h1> }
}

/// Whether the address is another one than at the last heading. The first page since the app was loaded is announced by
/// the browser, and a page that is drawn anew because its data changed must not take the focus away.
fn has_moved(here: String) -> bool {
    thread_local! {
        static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
    }
    let before = PLACE.replace(Some(here.clone()));
    before.is_some_and(|before| before != here)
}
