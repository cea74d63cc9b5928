//! Keys that lead through the app without a mouse, and the sheet that names them.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlAnchorElement;

use super::context::{href, use_i18n};
use super::layout::focus_button_of_menu;
use crate::components::{CheckBox, focus_first, is_on_button, is_typing};
use crate::navigation::{CurrentRoute, Navigation};
use crate::preferences::Preferences;
use crate::reactive::listen;
use crate::routes::{Base, Route};

/// How long after `g` the next key names a place, in milliseconds.
const PATIENCE: f64 = 1_500.0;

/// The sheet that names the keys, and their listeners while it is on the page.
#[component]
pub(crate) fn Shortcuts(
    /// The sheet: opened with a key, or by what else refers to it.
    sheet: NodeRef<html::Dialog>,
) -> impl IntoView {
    let words = &use_i18n().frame;
    let close = move |_| {
        if let Some(sheet) = sheet.get_untracked() {
            sheet.close();
        }
    };
    let navigation = expect_context::<Navigation>();
    let preferences = expect_context::<Preferences>();
    let CurrentRoute(route) = expect_context();
    let base = expect_context::<Base>();
    let places = [
        ("h", href(&Route::Home), words.home),
        ("e", href(&Route::EVENTS), words.events),
        ("t", href(&Route::TICKETS), words.tickets),
        ("c", href(&Route::CALENDAR), words.calendar),
        ("s", href(&Route::SHOPS), words.shops),
        ("o", href(&Route::Orders), words.orders),
    ];
    let going = StoredValue::new(f64::NEG_INFINITY);
    let keys: Vec<(&'static str, String)> =
        places.iter().map(|(key, href, _)| (*key, href.clone())).collect();
    listen(ev::keydown, move |event| {
        let is_wanted = preferences.has_single_keys.get_untracked();
        let is_command = event.ctrl_key() || event.meta_key() || event.alt_key();
        // Keys that are typed on these buttons go into the search box, except for the shortcut to that box.
        let is_text = is_on_button(&event) && event.key() != "/";
        if !is_wanted || is_command || is_typing(&event) || is_text {
            return;
        }
        let now = js_sys::Date::now();
        let is_going = now - going.get_value() < PATIENCE;
        let place = keys.iter().find(|(key, _)| is_going && *key == event.key());
        going.set_value(f64::NEG_INFINITY);
        match (event.key().as_str(), place) {
            (_, Some((_, href))) => navigation.go(href.clone()),
            ("g", None) => going.set_value(now),
            ("?", None) => open_sheet(sheet),
            ("/", None) if focus_first("input[type=search]") => event.prevent_default(),
            // With nothing in focus, a list is meant.
            ("j", None) if is_at_rest() => {
                focus_first("[data-row='0']");
            }
            ("e", None) => {
                let place = focused_place(&base).or_else(|| route.get_untracked());
                if let Some(edit) = place.and_then(|place| place.edit()) {
                    navigation.go(edit.href(&base));
                }
            }
            _ => {}
        }
    });
    let row = |keys: String, does: &'static str| {
        view! {
            <div class="line">
                <dt>
                    <kbd>{keys}</kbd>
                </dt>
                <dd>{does}</dd>
            </div>
        }
    };
    let mut rows = vec![
        row("?".to_owned(), words.shortcuts),
        row("Ctrl K ⌘ K".to_owned(), words.key_palette),
        row("/".to_owned(), words.key_search),
        row(words.condition_example.to_owned(), words.key_conditions),
        row("↑ ↓ j k Home End".to_owned(), words.key_rows),
        row("e".to_owned(), words.key_edit),
        row("Shift ← →".to_owned(), words.key_widths),
        row("Esc".to_owned(), words.key_close),
    ];
    rows.extend(places.iter().map(|(key, _, label)| row(format!("g {key}"), label)));
    view! {
        <dialog class="sheet-dialog" node_ref=sheet aria-label=words.shortcuts>
            <h2>{words.shortcuts}</h2>
            <dl>{rows}</dl>
            <CheckBox
                label=words.single_keys
                is_on=preferences.has_single_keys
                on_change=Callback::new(move |uses| preferences.use_single_keys(uses))
            />
            <button type="button" class="button" on:click=close>
                {words.close}
            </button>
        </dialog>
    }
}

/// Opens the sheet.
pub(crate) fn open_sheet(sheet: NodeRef<html::Dialog>) {
    if let Some(sheet) = sheet.get_untracked() {
        // The focus comes back to what has it now: not to what is hidden with its menu.
        focus_button_of_menu();
        // A sheet that is open already stays so.
        let _ = sheet.show_modal();
        // The next key is meant for the page, not for the box above it.
        focus_first("dialog[open] button");
    }
}

/// Whether nothing has the focus, or only the heading of the page, which takes it by itself.
fn is_at_rest() -> bool {
    let active = document().active_element();
    active.is_none_or(|element| ["BODY", "H1"].contains(&&*element.tag_name()))
}

/// The place of the record that has the focus: where the link of its row leads.
fn focused_place(base: &Base) -> Option<Route> {
    let row = document().active_element()?.closest("tbody tr").ok()??;
    let link: HtmlAnchorElement = row.query_selector("a[href]").ok()??.dyn_into().ok()?;
    Route::parse(base.strip(&link.pathname())?, "")
}
