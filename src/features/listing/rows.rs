//! The table: a heading for each column, and the rows that are in view.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::drawn_rows::{DrawnRow, DrawnRows, RowKey};
use super::paper_heading::PaperHeading;
use super::records::Format;
use super::row::{TableRow, class_of};
use super::source::Source;
use super::state::State;
use super::virtual_window::{Drawn, drawn, viewport};
use crate::components::{Icon, Shape, focus_in_place};
use crate::data_grid::{Coverage, Cursor, Direction, Sort, Step};
use crate::features::context::use_i18n;
use crate::reactive::effect;
use crate::routes::ListQuery;

/// How many columns fit on upright paper.
const PORTRAIT: usize = 6;

/// The table of a list.
#[component]
pub(crate) fn ListTable(
    /// The list.
    state: State,
    /// The title.
    title: &'static str,
) -> impl IntoView {
    let frame = NodeRef::<html::Div>::new();
    let cursor = RwSignal::new(Cursor::default());
    // Printing shows all rows, however it is started.
    let is_hidden = move || {
        frame.get_untracked().is_some_and(|frame| frame.closest("[hidden]").is_ok_and(|it| it.is_some()))
    };
    let prints = [("beforeprint", true), ("afterprint", false)].map(|(name, prints)| {
        window_event_listener_untyped(name, move |_| state.printing.set(prints && !is_hidden()))
    });
    on_cleanup(move || prints.into_iter().for_each(WindowListenerHandle::remove));
    let Drawn { window, is_windowed, view } = drawn(state);
    let look = move || {
        if let Some(frame) = frame.get_untracked() {
            view.set((f64::from(frame.scroll_top()), f64::from(frame.client_height())));
        }
    };
    // To look makes the browser lay out what it has so far, which a short list is spared.
    effect(move || {
        frame.get();
        if is_windowed.get() {
            look();
        }
    });
    // Paper is turned on its side for what is wider than it.
    let class = move || match (is_windowed.get(), state.printing.get() && state.columns().len() > PORTRAIT) {
        (true, _) => "table-frame windowed",
        (false, true) => "table-frame landscape",
        (false, false) => "table-frame",
    };
    // Counts the changes of the records; that they were read again, without any change, is none.
    let records = Memo::new_with_compare(
        move |_| state.sources.source.with(|source| source.as_ref().map(|source| Arc::clone(&source.rows))),
        |before, now| match (before, now) {
            (Some(Some(before)), Some(Some(now))) => !Arc::ptr_eq(before, now),
            _ => true,
        },
    );
    let edition = Memo::new(move |before: Option<&usize>| {
        records.track();
        before.map_or(0, |before| before + 1)
    });
    let drawn = Memo::new(move |_| {
        let edition = edition.get();
        let range = window.with(|window| window.rows.clone());
        let rows = state.rows.with(|rows| rows.get(range.clone()).map(<[usize]>::to_vec).unwrap_or_default());
        state.sources.source.with(|source| {
            source
                .as_ref()
                .map(|source| DrawnRows::new(&*source.rows, edition, range.start, &rows))
                .unwrap_or_default()
        })
    });
    let keys = move || {
        keep_focus(frame);
        drawn.with(|drawn| drawn.order.clone())
    };
    let row = move |key: RowKey| {
        // A row that is about to go stays as it was.
        let row = Memo::new(move |before: Option<&Option<DrawnRow>>| {
            drawn.with(|drawn| drawn.rows.get(&key).copied()).or(before.copied().flatten())
        });
        move || {
            let DrawnRow { row, place, .. } = row.get()?;
            let source = state.sources.source.get_untracked()?;
            let columns = state.columns();
            Some(view! { <TableRow state rows=&source.rows columns row place cursor /> })
        }
    };
    let above = Memo::new(move |_| window.with(|window| window.above));
    let below = Memo::new(move |_| window.with(|window| window.below));
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        if let Some(place) = moved(state, cursor, view.get_untracked(), &event) {
            event.prevent_default();
            show_row(frame, place, is_windowed.get_untracked());
        }
    };
    let count = move || (state.rows.with(Vec::len) + 1).to_string();
    view! {
        <div
            class=class
            node_ref=frame
            role="region"
            tabindex="-1"
            aria-label=title
            on:scroll=move |_| look()
            on:keydown=on_key
        >
            <table class="table" aria-rowcount=count>
                <thead>
                    <PaperHeading state />
                    <Headings state />
                </thead>
                <tbody>
                    <Spacer state height=above.into() />
                    <For each=keys key=Clone::clone children=row />
                    <Spacer state height=below.into() />
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
    state: State,
) -> impl IntoView {
    let words = &use_i18n().list;
    let is_so = Memo::new(move |_| {
        let is_whole_list = |source: &Source| source.place.is_none() && source.rows.row_count() > 0;
        state.rows.with(Vec::is_empty)
            && state.sources.source.with(|source| source.as_ref().is_some_and(is_whole_list))
    });
    let show = state.show();
    let show_all = Callback::new(move |()| {
        state.clear_search();
        show(state.query.with_untracked(ListQuery::unnarrowed));
    });
    view! {
        <Show when=move || is_so.get()>
            <div class="empty">
                <h2>{words.nothing_matches}</h2>
                <button type="button" class="button" on:click=move |_| show_all.run(())>
                    {words.show_all}
                </button>
            </div>
        </Show>
    }
}

/// The space for rows that are not in view.
#[component]
fn Spacer(
    /// The list.
    state: State,
    /// Its height in pixels.
    height: Signal<f64>,
) -> impl IntoView {
    let columns = move || (state.columns().len() + 1).to_string();
    // Leptos sets it through the object model: the page's policy allows no style in attributes.
    let pixels = move || format!("{}px", height.get() as u32);
    view! {
        <Show when=move || { height.get() > 0.0 }>
            <tr class="space" aria-hidden="true">
                <td colspan=columns style:height=pixels></td>
            </tr>
        </Show>
    }
}

/// The headings of the columns.
#[component]
fn Headings(
    /// The list.
    state: State,
) -> impl IntoView {
    let words = &use_i18n().list;
    let coverage = Memo::new(move |_| {
        let source = state.sources.source.get();
        source.map_or(Coverage::None, |source| {
            state.rows.with(|rows| state.selection.with(|selection| selection.coverage(&*source.rows, rows)))
        })
    });
    let select_all = move |event: leptos::ev::Event| {
        let is_on = event_target_checked(&event);
        let Some(source) = state.sources.source.get_untracked() else { return };
        let rows = state.rows.get_untracked();
        state.selection.update(|selection| selection.set_all(is_on, &*source.rows, &rows));
    };
    let heading = move |column: usize| {
        let (key, label, format) = state
            .config
            .with_value(|frame| (frame.keys[column], frame.labels[column], frame.formats[column]));
        let sort = state.sort();
        let next = state.config.with_value(|frame| Sort::pressed(sort, column, &frame.keys));
        let link = state.link(state.query.with(|query| query.sorted(next.map(|next| next.to_string()))));
        let direction = sort.filter(|sort| sort.column() == column).map(Sort::direction);
        let (sorted, shape) = match direction {
            None => (None, None),
            Some(Direction::Ascending) => (Some("ascending"), Some(Shape::Up)),
            Some(Direction::Descending) => (Some("descending"), Some(Shape::Down)),
        };
        let content = match format {
            Format::Drawn => label.into_any(),
            _ => view! { <a href=link>{label} {shape.map(|shape| view! { <Icon shape /> })}</a> }.into_any(),
        };
        view! {
            <th scope="col" class=class_of(format) data-key=key aria-sort=sorted>
                {content}
            </th>
        }
    };
    let columns = move || state.columns().into_iter().map(heading).collect_view();
    view! {
        <tr>
            <th scope="col" class="select">
                <input
                    type="checkbox"
                    aria-label=words.select_all
                    prop:checked=move || coverage.get() == Coverage::All
                    prop:indeterminate=move || coverage.get() == Coverage::Some
                    on:change=select_all
                />
            </th>
            {columns}
        </tr>
    }
}

/// Moves the cursor by a key; the place that it moved to.
fn moved(
    state: State,
    cursor: RwSignal<Cursor>,
    (offset, height): (f64, f64),
    event: &leptos::ev::KeyboardEvent,
) -> Option<usize> {
    let target = event.target()?;
    let step = Step::of_key(&event.key())?;
    let source = state.sources.source.get_untracked()?;
    let rows = state.rows.get_untracked();
    let is_in_link = target.dyn_ref::<web_sys::Element>()?.has_attribute("data-row");
    // The row that had the focus may be out of sight.
    let has_place = || cursor.with_untracked(|cursor| cursor.place(&*source.rows, &rows).is_some());
    if !is_in_link && (Some(target) != event.current_target() || !has_place()) {
        return None;
    }
    let page = viewport(offset, height).page();
    cursor.try_update(|cursor| cursor.step(step, page, &*source.rows, &rows)).flatten()
}

/// Restores the focus to a row that moved, or to the table if the row is gone: the keyboard continues from there.
fn keep_focus(frame: NodeRef<html::Div>) {
    let active = || document().active_element();
    let (Some(frame), Some(focused)) = (frame.get_untracked(), active()) else { return };
    if !frame.contains(Some(&focused)) {
        return;
    }
    // Once the rows are drawn.
    queue_microtask(move || {
        let is_lost = active().is_none_or(|element| document().body().is_some_and(|body| *body == element));
        if is_lost {
            let moved = focused.dyn_into::<HtmlElement>().ok().filter(|focused| focused.is_connected());
            focus_in_place(moved.as_ref().unwrap_or(&frame));
        }
    });
}

/// Brings a row into view and moves the focus to its link.
fn show_row(frame: NodeRef<html::Div>, place: usize, is_windowed: bool) {
    let Some(frame) = frame.get_untracked() else { return };
    if is_windowed {
        let view = viewport(f64::from(frame.scroll_top()), f64::from(frame.client_height()));
        frame.set_scroll_top(view.offset_showing(place) as i32);
    }
    // Once it is drawn.
    request_animation_frame(move || {
        request_animation_frame(move || {
            let link = frame.query_selector(&format!("[data-row='{place}']")).ok().flatten();
            if let Some(link) = link.and_then(|link| link.dyn_into::<web_sys::HtmlElement>().ok()) {
                // A row that is gone again takes no focus.
                let _ = link.focus();
            }
        });
    });
}
