//! What matches while something is being typed, to be chosen from.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{EventTarget, Node};

use super::matches::{Match, Matches};
use crate::components::{ButtonList, Icon, Shape};
use crate::features::context::{use_formats, use_i18n};

/// What matches while something is being typed: pressing a row asks for it.
#[component]
pub(super) fn MatchList(
    /// The rows that match.
    matches: Matches,
    /// Whether something is being typed, rather than asked.
    is_typing: Memo<bool>,
    /// Asks for the one that is chosen.
    on_choose: Callback<String>,
) -> impl IntoView {
    let words = &use_i18n().door;
    let formats = StoredValue::new(use_formats());
    let integer = move |count: usize| formats.with_value(|formats| formats.integer(count as u64));
    // What is about to be chosen by a key must not change under it while more is read.
    let has_focus = RwSignal::new(false);
    let frozen = Memo::new(move |before: Option<&(Option<String>, Vec<Match>)>| {
        let (typed, is_settled) = (matches.typed.get(), matches.is_settled.get());
        match before {
            Some((Some(of), rows)) if has_focus.get() && *of == typed => (Some(typed), rows.clone()),
            _ => (is_settled.then_some(typed), matches.first.get()),
        }
    });
    let shown = Memo::new(move |_| frozen.with(|(_, rows)| rows.clone()));
    // From one row to another, the focus does not leave the list.
    let blur = move |event: ev::FocusEvent| {
        let node = |target: Option<EventTarget>| target.and_then(|target| target.dyn_into::<Node>().ok());
        let (list, next) = (node(event.current_target()), node(event.related_target()));
        if !list.is_some_and(|list| list.contains(next.as_ref())) {
            has_focus.set(false);
        }
    };
    let rows = move || {
        let row = |found: Match| {
            let texts = found.texts.into_iter().map(|text| view! { <bdi>{text}</bdi> }).collect::<Vec<_>>();
            let unpaid = found.unpaid.map(|status| {
                view! {
                    <span class="badge warning">
                        <Icon shape=Shape::Warning />
                        {status}
                    </span>
                }
            });
            let scanned = match (found.scans.len(), found.row_count) {
                (0, _) => None,
                (_, 1) => found.scans.first().map(|at| (words.scanned_at)(at)),
                (scans, rows) => Some((words.scanned_of)(scans, rows)),
            };
            let scanned = scanned.map(|text| view! { <span class="badge">{text}</span> });
            let code = found.code;
            view! {
                <li>
                    <button type="button" class="match personal" on:click=move |_| on_choose.run(code.clone())>
                        {texts} {unpaid} {scanned}
                    </button>
                </li>
            }
        };
        shown.get().into_iter().map(row).collect_view()
    };
    let more = move || {
        let shown = shown.with(|shown| shown.iter().map(|found| found.row_count).sum::<usize>());
        let more = matches.count.get()?.saturating_sub(shown);
        let text = if matches.are_tickets { words.more_tickets } else { words.more_matches };
        (more > 0 && shown > 0).then(|| view! { <p class="hint">{text(&integer(more))}</p> })
    };
    let text = if matches.are_tickets { words.matching_tickets } else { words.matching };
    let count = move || Some(text(&integer(matches.count.get().filter(|_| is_typing.get())?)));
    view! {
        <div
            class="matches"
            on:focusin=move |_| has_focus.set(true)
            on:focusout=blur
        >
            <p class="hint" role="status">
                {count}
            </p>
            <ButtonList on_leave=matches.focus_box>{rows}</ButtonList>
            {more}
        </div>
    }
}
