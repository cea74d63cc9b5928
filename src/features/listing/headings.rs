//! The headings of a list's columns: order, width, and a box that selects all rows.

use leptos::ev;
use leptos::prelude::*;
use web_sys::Element;

use super::cell_text::class_of;
use super::column_layout::{ColumnLayout, scale};
use super::records::Format;
use super::state::ListState;
use crate::components::{Icon, Shape, is_phone};
use crate::data_grid::{Coverage, Direction, Sort};
use crate::features::context::use_i18n;

/// The row of headings.
#[component]
pub(super) fn Headings(
    /// The list.
    state: ListState,
    /// How wide its columns are.
    layout: ColumnLayout,
) -> impl IntoView {
    let words = &use_i18n().list;
    let coverage = Memo::new(move |_| {
        let source = state.sources.source.get();
        source.map_or(Coverage::None, |source| {
            state.rows.with(|rows| state.selection.with(|selection| selection.coverage(&*source.rows, rows)))
        })
    });
    let select_all = move |event: ev::Event| {
        let is_on = event_target_checked(&event);
        let Some(source) = state.sources.source.get_untracked() else { return };
        let rows = state.rows.get_untracked();
        state.selection.update(|selection| selection.set_all(is_on, &*source.rows, &rows));
    };
    let heading = move |column: usize| view! { <ColumnHeading state layout column /> };
    let has_actions = state.config.with_value(|config| config.has_actions);
    let columns = move || state.columns().into_iter().map(heading).collect_view();
    view! {
        <tr role="row">
            <th scope="col" class="select" role="columnheader">
                <input
                    type="checkbox"
                    aria-label=words.select_all
                    disabled=move || state.rows.with(Vec::is_empty)
                    prop:checked=move || coverage.get() == Coverage::All
                    prop:indeterminate=move || coverage.get() == Coverage::Some
                    on:change=select_all
                />
            </th>
            {columns}
            {has_actions.then(|| view! {
                <th scope="col" class="row-actions" role="columnheader">
                    <span class="visually-hidden">{words.actions}</span>
                </th>
            })}
        </tr>
    }
}

/// The heading of a column, with its order.
#[component]
fn ColumnHeading(
    /// The list.
    state: ListState,
    /// How wide its columns are.
    layout: ColumnLayout,
    /// The number of the column.
    column: usize,
) -> impl IntoView {
    let (key, label, format) = state
        .config
        .with_value(|config| (config.keys[column], config.labels[column], config.formats[column]));
    let sort = move || state.sort();
    let link = Signal::derive(move || {
        let next = state.next_sort(column);
        state.link(state.query.with(|query| query.sorted(next.map(|next| next.to_string()))))
    });
    let direction = move || sort().filter(|sort| sort.column() == column).map(Sort::direction);
    let sorted = move || {
        direction().map(|direction| match direction {
            Direction::Ascending => "ascending",
            Direction::Descending => "descending",
        })
    };
    let arrow = move || {
        direction().map(|direction| match direction {
            Direction::Ascending => view! { <Icon shape=Shape::Up /> },
            Direction::Descending => view! { <Icon shape=Shape::Down /> },
        })
    };
    let resize = move |event: ev::KeyboardEvent| {
        let is_wider = event.key() == "ArrowRight";
        // On a phone, no column has a width.
        if event.shift_key() && !is_phone() && (is_wider || event.key() == "ArrowLeft") {
            event.prevent_default();
            layout.step(&event_target::<Element>(&event), key, is_wider);
        }
    };
    let content = match format {
        Format::Drawn => label.into_any(),
        _ => view! {
            <a href=link data-keeps-scroll="" aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight" on:keydown=resize>
                {label}
                {arrow}
            </a>
        }
        .into_any(),
    };
    view! {
        <th scope="col" role="columnheader" class=class_of(format) data-key=key aria-sort=sorted>
            {content}
            <ResizeHandle layout column key />
        </th>
    }
}

/// An edge that is being dragged.
#[derive(Clone, Copy)]
struct Drag {
    /// Where the pointer was pressed.
    x: i32,
    /// The scale of the page.
    scale: f64,
    /// The width that the column had, once the pointer has moved.
    width: Option<u32>,
}

/// The edge of a heading: dragged, it makes the column wider or narrower; pressed twice, as wide as its content. By
/// keyboard the heading itself does.
#[component]
fn ResizeHandle(
    /// How wide the columns are.
    layout: ColumnLayout,
    /// The number of the column.
    column: usize,
    /// Its name.
    key: &'static str,
) -> impl IntoView {
    let drag = StoredValue::new(None::<Drag>);
    let press = move |event: ev::PointerEvent| {
        if event.button() != 0 {
            return;
        }
        event.prevent_default();
        // A pointer that is gone already drags nothing.
        let _ = event_target::<Element>(&event).set_pointer_capture(event.pointer_id());
        drag.set_value(Some(Drag { x: event.client_x(), scale: scale(), width: None }));
    };
    let follow = move |event: ev::PointerEvent| {
        let Some(Drag { x, scale, width }) = drag.get_value() else { return };
        let moved = f64::from(event.client_x() - x) / scale;
        // A press without a move chooses nothing.
        if width.is_none() && moved == 0.0 {
            return;
        }
        let Some(width) = width.or_else(|| layout.take_widths(&event_target::<Element>(&event), key)) else {
            return;
        };
        drag.set_value(Some(Drag { x, scale, width: Some(width) }));
        layout.set(key, (f64::from(width) + moved).round() as u32);
    };
    let release = move |_| drag.set_value(None);
    view! {
        <span
            class="resize"
            aria-hidden="true"
            on:pointerdown=press
            on:pointermove=follow
            on:pointerup=release
            on:pointercancel=release
            on:dblclick=move |_| layout.fit(column)
        ></span>
    }
}
