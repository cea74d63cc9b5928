//! What can be done with the record of a row without opening it: behind a button at its end, which opens where the pointer or the
//! keyboard is on it, and by touch.

use leptos::ev::{FocusEvent, KeyboardEvent, PointerEvent};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};

use super::row::ShownRow;
use crate::components::{Icon, Shape, focus_in_place};
use crate::features::context::{href, use_i18n};
use crate::i18n::Messages;
use crate::routes::Route;

/// Something that can be done with a record of a list.
pub(crate) struct RowAction<T: 'static> {
    /// What it is called.
    pub(crate) label: fn(&'static Messages) -> &'static str,
    /// Where it is done.
    pub(crate) route: fn(&T) -> Option<Route>,
}

/// What can be done with a record: what it is called, and where it is done.
pub(super) type RowLink = (fn(&'static Messages) -> &'static str, Route);

/// The last cell of a row.
#[component]
pub(super) fn RowActions(
    /// What the row shows.
    shown: ShownRow,
    /// The name of the record.
    name: Signal<String>,
) -> impl IntoView {
    let words = use_i18n();
    let open = shown.open_actions();
    let id = Memo::new(move |_| shown.read(|rows, row| rows.id(row).to_owned()));
    let is_open = Memo::new(move |_| open.with(|open| id.with(|id| open.as_ref() == Some(id))));
    let is_pointed = RwSignal::new(false);
    let has_focus = RwSignal::new(false);
    let is_shown = move || is_pointed.get() || has_focus.get() || is_open.get();
    // A finger only presses: what appears under it would come between the touch and what it is for.
    let enter = move |event: PointerEvent| is_pointed.set(event.pointer_type() == "mouse");
    // A press moves the focus, too, but then the browser does not show it.
    let focus = move |event: FocusEvent| {
        has_focus.set(event_target::<Element>(&event).matches(":focus-visible").unwrap_or_default());
    };
    let blur = move |event: FocusEvent| {
        let cell = event.current_target().and_then(|cell| cell.dyn_into::<Node>().ok());
        let next = event.related_target().and_then(|next| next.dyn_into::<Node>().ok());
        if !cell.is_some_and(|cell| cell.contains(next.as_ref())) {
            has_focus.set(false);
        }
    };
    let close = move || {
        is_pointed.set(false);
        has_focus.set(false);
        if is_open.get_untracked() {
            open.set(None);
        }
    };
    // They cover what is left of them.
    let button = NodeRef::<html::Button>::new();
    let on_key = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            // The link that has the focus goes with the others. The focus opens them, so it comes first.
            if let Some(button) = button.get_untracked() {
                focus_in_place(&button);
            }
            close();
        }
    };
    let toggle = move |_| {
        if has_focus.get_untracked() {
            close();
        } else if !is_pointed.get_untracked() {
            open.set(Some(id.get_untracked()).filter(|_| !is_open.get_untracked()));
        }
    };
    let link = move |(label, route): RowLink| {
        view! {
            <a class="button" href=href(&route)>
                {label(words)}
            </a>
        }
    };
    let links = move || shown.read(|rows, row| rows.actions(row)).into_iter().map(link).collect_view();
    view! {
        <td
            class="row-actions"
            role="cell"
            on:pointerenter=enter
            on:pointerleave=move |_| is_pointed.set(false)
            on:focusin=focus
            on:focusout=blur
            on:keydown=on_key
        >
            <button
                type="button"
                class="button quiet"
                node_ref=button
                aria-label=move || (words.list.row_actions)(&name.get())
                aria-expanded=move || is_shown().to_string()
                on:click=toggle
            >
                <Icon shape=Shape::More />
            </button>
            <Show when=is_shown>
                <span class="row-links">{links}</span>
            </Show>
        </td>
    }
}
