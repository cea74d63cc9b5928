//! A menu among the tools of a list.

use leptos::html;
use leptos::prelude::*;

/// A button, and a panel below it while it is open: to its end, or to its start where it would be cut off by the page.
#[component]
pub(super) fn ToolMenu(
    /// What is on the button.
    #[prop(into)]
    button: ViewFn,
    /// The name of the button, where what is on it says nothing by itself.
    #[prop(optional)]
    name: Option<&'static str>,
    /// Which one it is, for styles and for what closes menus.
    #[prop(optional)]
    class: &'static str,
    /// Called when it is opened.
    #[prop(optional)]
    on_open: Option<Callback<()>>,
    /// What is in the panel.
    children: Children,
) -> impl IntoView {
    let menu = NodeRef::<html::Details>::new();
    let panel = NodeRef::<html::Div>::new();
    let is_cut_off = RwSignal::new(false);
    let is_open = move || menu.get_untracked().is_some_and(|menu| menu.open());
    // Before it opens, so that its content appears with the panel.
    let on_click = move |_| {
        if let Some(on_open) = on_open.filter(|_| !is_open()) {
            on_open.run(());
        }
    };
    let on_toggle = move |_| {
        let edge = || panel.get_untracked().map(|panel| panel.get_bounding_client_rect().left());
        is_cut_off.set(is_open() && edge().is_some_and(|edge| edge < 0.0));
    };
    view! {
        <details class=format!("menu {class}") class:from-start=is_cut_off node_ref=menu on:toggle=on_toggle>
            <summary class="button" aria-label=name on:click=on_click>
                {button.run()}
            </summary>
            <div class="menu-panel" node_ref=panel>
                {children()}
            </div>
        </details>
    }
}
