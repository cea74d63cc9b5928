//! How much of a list has loaded.

use leptos::prelude::*;

use super::source::{Part, Source};
use super::state::ListState;
use crate::components::{Notice, ProgressRow, ReadCount, Tone};
use crate::features::auto_retry::RetryNotice;
use crate::features::context::{use_formats, use_i18n};

/// How far everything is read, and the ways to stop and to go on.
#[component]
pub(super) fn Progress(
    /// The list.
    state: ListState,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let sources = state.sources;
    let failed = Memo::new(move |_| sources.failure.with(Option::is_some));
    let lacks = move |source: &Source| source.page().is_none() && (!source.is_complete() || failed.get());
    let is_partial = move || sources.source.with(|source| source.as_ref().is_some_and(lacks));
    let progress = Memo::new(move |_| {
        sources.source.with(|source| source.as_ref().map(|source| source.progress)).unwrap_or_default()
    });
    let text = Signal::derive(move || {
        let ReadCount { read, total } = progress.get();
        (words.list.reading)(&formats.integer(read), &formats.integer(total))
    });
    let is_reading = move || sources.under_way.get() && !sources.is_paused.get();
    let label = Signal::derive(move || if is_reading() { words.list.stop } else { words.list.go_on });
    let on_press =
        Callback::new(
            move |()| {
                if untrack(is_reading) { sources.pause.run(()) } else { sources.refresh.run(()) }
            },
        );
    let changed_while_reading = move || {
        let changed_while_reading =
            |source: &Source| source.part == (Part::Whole { changed_while_reading: true }) && !failed.get();
        sources.source.with(|source| source.as_ref().is_some_and(changed_while_reading))
    };
    view! {
        <Show when=is_partial>
            <ProgressRow
                progress=progress.into()
                has_bar=true
                bar_label=words.list.progress
                text
                label
                is_busy=false
                on_press
            >
                <RetryNotice failure=sources.failure on_retry=sources.refresh trying=sources.under_way />
            </ProgressRow>
        </Show>
        <Show when=changed_while_reading>
            <Notice tone=Tone::Warning title=words.list.shifted>
                <button type="button" class="button" on:click=move |_| sources.refresh.run(())>
                    {words.list.read_again}
                </button>
            </Notice>
        </Show>
    }
}

/// The placeholder of the table while it loads.
#[component]
pub(crate) fn ListSkeleton(
    /// Its columns.
    columns: usize,
) -> impl IntoView {
    const ROWS: usize = 10;
    let words = &use_i18n().common;
    let cells = || {
        (0..columns).map(|_| {
            view! {
                <td>
                    <span class="skeleton"></span>
                </td>
            }
        })
    };
    let rows = (0..ROWS).map(|_| view! { <tr>{cells().collect_view()}</tr> }).collect_view();
    view! {
        <p class="visually-hidden" role="status">
            {words.loading}
        </p>
        <div class="table-frame" aria-hidden="true">
            <table class="table placeholder">
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}
