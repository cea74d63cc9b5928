//! How far the sales are read that a door list needs, and the way on where that has ended.

use leptos::prelude::*;

use crate::components::{Notice, ReadCount, Tone};
use crate::features::context::{use_formats, use_i18n};
use crate::features::failure::title;
use crate::features::sales::SalesQueries;

/// How many records are read. The list behind the door list tries again by itself; what has failed for good, and what the
/// user has stopped, goes on with a press.
#[component]
pub(super) fn ReadingProgress(
    /// What was sold.
    sales: SalesQueries,
) -> impl IntoView {
    let (words, formats) = (use_i18n(), use_formats());
    let count = move || {
        let ReadCount { read, total } = sales.data.with(|data| data.progress);
        (words.list.reading)(&formats.integer(read), &formats.integer(total))
    };
    let way_on = move |label: &'static str| {
        view! {
            <button type="button" class="button" on:click=move |_| sales.refresh.run(())>
                {label}
            </button>
        }
    };
    let ended = move || match (sales.failure.get(), sales.is_paused.get()) {
        (Some(failure), _) => Some(
            view! {
                <Notice tone=Tone::Failure title=title(&failure, words)>
                    {way_on(words.common.try_again)}
                </Notice>
            }
            .into_any(),
        ),
        (None, true) => Some(way_on(words.list.go_on).into_any()),
        (None, false) => None,
    };
    view! {
        <p class="hint">{count}</p>
        {ended}
    }
}
