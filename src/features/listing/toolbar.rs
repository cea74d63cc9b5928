//! The toolbar above a list: search, tools, and how far it is read.

use leptos::ev;
use leptos::prelude::*;

use super::cell_text::facet_text;
use super::list_config::SearchSubmit;
use super::progress::Progress;
use super::records::Format;
use super::state::ListState;
use super::tools::ListTools;
use crate::components::{Icon, Shape, focus_in_place, is_choosing, is_small, is_typing, step_into_buttons};
use crate::features::context::use_i18n;
use crate::i18n::Messages;
use crate::reactive::listen;

/// The id of the list of conditions that are offered.
const COMPLETIONS: &str = "conditions";

/// The toolbar above a list.
#[component]
pub(crate) fn Toolbar(
    /// The list.
    state: ListState,
    /// Asks for the whole list.
    on_want_all: Callback<()>,
) -> impl IntoView {
    let words = &use_i18n().list;
    let search_submit = state.config.with_value(|config| config.search_submit);
    let take = move |event: &web_sys::Event| {
        let typed = Some(event_target_value(event));
        if state.typed.with_untracked(|known| *known != typed) {
            state.typed.set(typed);
        }
    };
    // At once, and then once for each frame: a scanner types faster than a long list can be narrowed. The box is only
    // read, so that what is typed in between stays.
    let is_resting = StoredValue::new(false);
    let search = move |event: web_sys::Event| {
        on_want_all.run(());
        if is_resting.try_update_value(|is_resting| std::mem::replace(is_resting, true)) == Some(false) {
            take(&event);
            request_animation_frame(move || {
                // The list may be gone by then.
                if is_resting.try_update_value(|is_resting| *is_resting = false).is_some() {
                    take(&event);
                }
            });
        }
    };
    // A user who focuses the box is about to type: what can be found is prepared.
    let prepare = move |_| {
        if search_submit.is_some() {
            show_box_first(state);
        }
        state.typed.update(|typed| {
            typed.get_or_insert_default();
        })
    };
    let answer = search_submit.map(|search_submit| search_submit.answer.run(state));
    let label_of_search = search_submit.map_or(words.search, |search_submit| search_submit.label);
    let messages = use_i18n();
    let options = move || {
        let complete = completions(state, messages);
        complete.into_iter().map(|text| view! { <option value=text></option> }).collect_view()
    };
    // What was asked stays selected, so that the next code of a scanner takes its place.
    let ask = move |event: web_sys::KeyboardEvent| {
        // Where conditions are offered, the key is theirs.
        if event.key() == "ArrowDown" && untrack(|| completions(state, messages)).is_empty() {
            step_into_buttons(&event);
        }
        let typed = event_target_value(&event);
        // The first one empties the box, in all browsers; a key that is held down is pressed once.
        let is_escape = event.key() == "Escape" && !event.is_composing() && !event.repeat();
        if let Some(search_submit) = search_submit.filter(|_| is_escape) {
            event.prevent_default();
            match typed.is_empty() {
                true => search_submit.clear.run(()),
                false => state.clear_search(),
            }
        }
        let is_question = |_: &SearchSubmit| event.key() == "Enter" && !state.has_conditions(&typed);
        if let Some(search_submit) = search_submit.filter(is_question) {
            search_submit.ask.run(typed);
            event_target::<web_sys::HtmlInputElement>(&event).select();
        }
    };
    if search_submit.is_some() {
        take_scans(state);
    }
    view! {
        <div class=if search_submit.is_some() { "toolbar finding" } else { "toolbar" } role="search">
            <label class="search">
                <span>{label_of_search}</span>
                <Icon shape=Shape::Search />
                <input
                    class="input"
                    type="search"
                    autocomplete="off"
                    list=COMPLETIONS
                    node_ref=state.search_box
                    on:focus=prepare
                    on:keydown=ask
                    on:input=search
                />
            </label>
            <datalist id=COMPLETIONS>{options}</datalist>
            {answer}
            <ListTools state on_want_all />
        </div>
        <Progress state />
    }
}

/// What may be typed in place of what is typed: conditions on columns.
fn completions(state: ListState, words: &'static Messages) -> Vec<String> {
    let typed = state.typed.get().unwrap_or_default();
    let (formats, day_words) = state.config.with_value(|config| (config.formats.clone(), config.day_words));
    let values = |column: usize| {
        let format = formats[column];
        let text = |value: &str| facet_text(value, format, words).to_owned();
        match format {
            Format::Flag => ["true", "false"].map(text).to_vec(),
            Format::Moment => day_words.map(str::to_owned).to_vec(),
            _ => state.choices(column).iter().map(|value| text(&value.text)).collect(),
        }
    };
    state.config.with_value(|config| config.vocabulary.completions(&typed, values))
}

/// Takes the digits of a scanner into the box, in place of what was asked, also while nothing that is typed into has the focus: after
/// a way back, a tap beside the box, or the choice of a filter.
fn take_scans(state: ListState) {
    listen(ev::keydown, move |event| {
        if is_scan(&event) {
            // The browser types the key into what has the focus by then.
            if let Some(input) = state.search_box.get_untracked() {
                focus_in_place(&input);
                input.select();
            }
        }
    });
}

/// Whether a key may be of a scanner: a digit that is not typed into something.
pub(crate) fn is_scan(event: &web_sys::KeyboardEvent) -> bool {
    let is_command = event.ctrl_key() || event.meta_key() || event.alt_key();
    let is_digit = event.key().len() == 1 && event.key().starts_with(|key: char| key.is_ascii_digit());
    is_digit && !is_command && (!is_typing(event) || is_choosing(event))
}

/// On a phone, also on its side, puts the box to the upper edge: the answer below it needs the room.
fn show_box_first(state: ListState) {
    if let Some(input) = state.search_box.get_untracked().filter(|_| is_small()) {
        input.scroll_into_view();
    }
}
