//! The table: a heading for each column, and the rows that are in view.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::{ev, html};

use super::cell_column::CellColumns;
use super::column_layout::ColumnLayout;
use super::drawn_rows::{DrawnRows, Slot};
use super::export::PaperHeading;
use super::headings::Headings;
use super::row::TableRow;
use super::row_focus::{RowFocus, moved, show_row};
use super::row_signals::RowSignals;
use super::source::Source;
use super::state::ListState;
use super::virtual_window::{Drawn, drawn, on_resize, top_of};
use crate::components::focus_in_place;
use crate::data_grid::Cursor;
use crate::features::context::use_i18n;
use crate::reactive::{effect, listen, watch};

/// How many columns fit on upright paper.
const PORTRAIT: usize = 6;

/// The table of a list.
#[component]
pub(crate) fn ListTable(
    /// The list.
    state: ListState,
    /// The title.
    title: &'static str,
) -> impl IntoView {
    let frame = NodeRef::<html::Div>::new();
    let cursor = RwSignal::new(Cursor::default());
    // Printing shows all rows, however it is started.
    let is_hidden = move || {
        frame.get_untracked().is_some_and(|frame| frame.closest("[hidden]").is_ok_and(|it| it.is_some()))
    };
    listen(ev::beforeprint, move |_| state.printing.set(!is_hidden()));
    listen(ev::afterprint, move |_| state.printing.set(false));
    let Drawn { window, is_windowed, is_scrolling, is_urgent, view } = drawn(state);
    let is_restored = StoredValue::new(state.offset.get_value() == 0.0);
    let look = move || {
        // A hidden frame has neither a scroll position to remember nor a height.
        if let Some(frame) = frame.get_untracked().filter(|frame| frame.client_height() > 0) {
            let offset = f64::from(frame.scroll_top());
            view.set((offset, f64::from(frame.client_height())));
            // Until it is restored, the offset is the one to come.
            if is_restored.get_value() {
                state.offset.set_value(offset);
            }
        }
    };
    on_resize(frame, look);
    effect(move || {
        let (count, is_ready) = (state.rows.with(Vec::len), state.is_ready());
        let is_high_enough = top_of(state, count) > state.offset.get_value();
        let Some(frame) = frame.get().filter(|_| is_windowed.get() && !is_restored.get_value()) else {
            return;
        };
        if is_high_enough || is_ready {
            is_restored.set_value(true);
            // Once the rows are drawn.
            let offset = state.offset.get_value() as i32;
            request_animation_frame(move || frame.set_scroll_top(offset));
        }
    });
    // The first row in view stays the first when rows become higher or lower.
    watch(
        move || state.row_height.get(),
        move |now, before| {
            if let Some(frame) = frame.get_untracked() {
                // Not that of the frame, which may be shorter by now.
                let offset = view.get_untracked().0 / before * now;
                // Once they are.
                request_animation_frame(move || frame.set_scroll_top(offset as i32));
            }
        },
    );
    // Paper is turned on its side for what is wider than it.
    let class = move || match (is_windowed.get(), state.printing.get() && state.columns().len() > PORTRAIT) {
        // A column that the user has made narrow cuts off what fits otherwise.
        (true, _) if state.widths.with(|widths| !widths.is_empty()) => "table-frame windowed resized",
        (true, _) => "table-frame windowed",
        (false, true) => "table-frame landscape",
        (false, false) => "table-frame",
    };
    let records = Memo::new_with_compare(
        move |_| state.sources.source.with(|source| source.as_ref().map(|source| Arc::clone(&source.rows))),
        |before, now| match (before, now) {
            (Some(Some(before)), Some(Some(now))) => !Arc::ptr_eq(before, now),
            _ => true,
        },
    );
    // Counts how often the records changed. To read them again without any change does not count.
    let edition = Memo::new(move |before: Option<&usize>| {
        // A memo that was never read follows nothing.
        records.with(|_| ());
        before.map_or(0, |before| before + 1)
    });
    let drawn = Memo::new(move |before: Option<&DrawnRows>| {
        let (edition, range) = (edition.get(), window.get());
        let rows = state.rows.with(|rows| rows.get(range.clone()).map(<[usize]>::to_vec).unwrap_or_default());
        before.cloned().unwrap_or_default().show(edition, range.start, &rows)
    });
    // Moving an element costs more than filling it. They are put in order, for the keyboard and screen readers, once
    // scrolling has stopped. What is not needed while something is typed is hidden, and used again a moment later.
    let order = Memo::new(move |before: Option<&Vec<Slot>>| {
        let (is_scrolling, is_urgent) = (is_scrolling.get(), is_urgent.get());
        drawn.with(|drawn| match before {
            Some(before) if is_scrolling && drawn.is_shown_by(before) => before.clone(),
            Some(before) if is_urgent => drawn.in_order_before_free(before),
            _ => drawn.in_order(),
        })
    });
    let signals = RowSignals::follow(drawn);
    let focus = RowFocus::new(state, frame);
    effect(move || {
        drawn.track();
        focus.keep(drawn);
    });
    let slots = move || {
        focus.keep(drawn);
        order.get()
    };
    let columns = Memo::new(move |_| state.columns());
    let layout = ColumnLayout::of(state, is_windowed);
    let cell_columns = CellColumns::of(layout);
    let row = move |slot: Slot| view! { <TableRow state row=signals.of(slot) columns cursor cell_columns /> };
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        if let Some(place) = moved(state, cursor, view.get_untracked(), &event) {
            event.prevent_default();
            show_row(state, frame, place, is_windowed.get_untracked());
        }
    };
    let count = Memo::new(move |_| state.rows.with(Vec::len));
    let tracks: Signal<String> = Memo::new(move |_| layout.tracks()).into();
    let least_width: Signal<String> = Memo::new(move |_| layout.least_width()).into();
    let row_height = Signal::derive(move || format!("{}px", state.row_height.get()));
    let row_count = Signal::derive(move || (count.get() + 1).to_string());
    let body_rows = Signal::derive(move || count.get().to_string());
    view! {
        <div
            class=class
            node_ref=frame
            role="region"
            tabindex="-1"
            aria-label=title
            on:scroll=move |_| look()
            on:focusin=move |event| focus.note(&event)
            on:keydown=on_key
        >
            // Explicit roles: the rows of a long list are grids, and some browsers take no table from those.
            <table
                class="table wrapping"
                role="table"
                aria-rowcount=row_count
                style=("--columns", tracks)
                style=("--width", least_width)
                style=("--row", row_height)
            >
                <thead role="rowgroup">
                    <PaperHeading state title />
                    <Headings state layout />
                </thead>
                <tbody role="rowgroup" style=("--count", body_rows)>
                    <For each=slots key=|slot| *slot children=row />
                </tbody>
            </table>
            <NothingMatches state />
        </div>
    }
}

/// Shown when no row is left, with a button that shows all of them again.
#[component]
fn NothingMatches(
    /// The list.
    state: ListState,
) -> impl IntoView {
    let words = &use_i18n().list;
    let is_so = move || {
        let is_unpaged = |source: &Source| source.page().is_none() && source.rows.row_count() > 0;
        state.rows.with(Vec::is_empty)
            && state.sources.source.with(|source| source.as_ref().is_some_and(is_unpaged))
    };
    let show = state.show();
    let whole = Memo::new(move |_| state.unnarrowed());
    // The button goes.
    let focus_box = move || {
        if let Some(input) = state.search_box.get_untracked() {
            focus_in_place(&input);
        }
    };
    let show_all = Callback::new(move |()| {
        if let Some(whole) = whole.get_untracked() {
            state.clear_search();
            show(whole);
            focus_box();
        }
    });
    let other_part = move || {
        let show = state.show();
        state.other_part().map(|(query, label)| {
            let show = move |_| {
                show(query.clone());
                focus_box();
            };
            view! {
                <button type="button" class="button" on:click=show>
                    {label}
                </button>
            }
        })
    };
    let is_complete = Memo::new(move |_| {
        state.sources.source.with(|source| source.as_ref().is_some_and(Source::is_complete))
    });
    let title = move || match (is_complete.get(), whole.with(Option::is_some)) {
        (false, _) => words.nothing_so_far,
        (true, true) => words.nothing_matches,
        (true, false) => words.nothing_here,
    };
    view! {
        <Show when=is_so>
            <div class="empty">
                <h2>{title}</h2>
                <Show when=move || whole.with(Option::is_some)>
                    <p class="actions">
                        {other_part}
                        <button type="button" class="button" on:click=move |_| show_all.run(())>
                            {words.show_all}
                        </button>
                    </p>
                </Show>
            </div>
        </Show>
    }
}
