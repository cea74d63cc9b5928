//! The command palette: finds pages, actions and records from anywhere, with Ctrl+K or by its button.

mod entry;
mod search;

use leptos::ev;
use leptos::html;
use leptos::prelude::*;

use super::context::use_i18n;
use super::lazy_page::LazyPart;
use crate::components::is_closed;
use crate::navigation::Navigation;
use crate::reactive::{effect, listen};
use crate::routes::{Area, Route};

pub(crate) use search::PaletteSearch;

/// What the palette needs of the frame around it.
#[derive(Clone, Copy)]
struct Palette {
    is_open: RwSignal<bool>,
    /// The sheet of keyboard shortcuts.
    sheet: NodeRef<html::Dialog>,
}

/// The dialog of the palette. What is in it is a separate part, which loads when it is opened.
#[component]
pub(crate) fn PaletteDialog(
    /// Whether it is open.
    is_open: RwSignal<bool>,
    /// The sheet of keyboard shortcuts.
    sheet: NodeRef<html::Dialog>,
) -> impl IntoView {
    let words = use_i18n();
    provide_context(Palette { is_open, sheet });
    let dialog = NodeRef::<html::Dialog>::new();
    listen(ev::keydown, move |event| {
        let is_chord = (event.ctrl_key() != event.meta_key()) && !event.alt_key() && !event.shift_key();
        if is_chord && event.key().eq_ignore_ascii_case("k") {
            event.prevent_default();
            // A key that is held down is pressed once.
            if !event.repeat() {
                is_open.update(|is_open| *is_open = !*is_open);
            }
        }
    });
    let Navigation { path, query, .. } = expect_context();
    effect(move || {
        // Another page came: by a link in it that was confirmed first, or by *Back*.
        path.track();
        query.track();
        is_open.set(false);
    });
    effect(move || {
        let Some(dialog) = dialog.get() else { return };
        match is_open.get() {
            // One that is open already stays so.
            true => drop(dialog.show_modal()),
            false => dialog.close(),
        }
    });
    let on_close = move |event| {
        if is_closed(&event) {
            is_open.set(false);
        }
    };
    // Only what is behind the content is the dialog itself.
    let leave = move |event: ev::PointerEvent| {
        if event.target() == event.current_target() {
            is_open.set(false);
        }
    };
    let loading = move || view! { <p role="status">{words.common.loading}</p> };
    view! {
        <dialog
            class="palette"
            node_ref=dialog
            aria-label=words.palette.title
            on:close=on_close
            on:pointerdown=leave
        >
            <Show when=move || is_open.get()>
                <LazyPart area=Area::Palette route=Route::Home loading />
            </Show>
        </dialog>
    }
}
