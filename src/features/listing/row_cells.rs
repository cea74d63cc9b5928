//! The cells of a row.

use leptos::prelude::*;

use super::cell_text::class_of;
use super::records::Format;
use super::row::ShownRow;
use crate::data_grid::{Cell, Cursor};

/// The first cell, which leads to the record if it has a page.
#[component]
pub(super) fn NameCell(
    /// What the row shows.
    shown: ShownRow,
    /// The number of the column.
    column: usize,
    /// Where the keyboard is.
    cursor: RwSignal<Cursor>,
) -> impl IntoView {
    let state = shown.state;
    let has_link = Memo::new(move |_| shown.read(|rows, row| rows.route(row).is_some()));
    let put = move |_| {
        let Some(source) = state.sources.source.get_untracked() else { return };
        let rows = state.rows.get_untracked();
        cursor.update(|cursor| {
            cursor.put(untrack(|| shown.position()), &*source.rows, &rows);
        });
    };
    let text = shown.text(column);
    // A link must have a text: that of a record without a name is its id.
    let text = Signal::derive(move || match text.get() {
        text if text.trim().is_empty() && has_link.get() => {
            shown.read(|rows, row| format!("#{}", rows.id(row)))
        }
        text => text,
    });
    let content = dynamic(move || match has_link.get() {
        true => view! {
            <a
                class="record-link"
                href=shown.link()
                data-row=shown.key()
                on:focus=put
            >
                <CellContent shown column text />
            </a>
        }
        .into_any(),
        false => view! { <CellContent shown column text /> }.into_any(),
    });
    view! {
        <th
            scope="row"
            role="rowheader"
            class=class_of(shown.format(column))
            class:long=shown.layout.may_be_too_long(column, text)
        >
            {content}
        </th>
    }
}

/// Any other cell.
#[component]
pub(super) fn ValueCell(
    /// What the row shows.
    shown: ShownRow,
    /// The number of the column.
    column: usize,
) -> impl IntoView {
    let text = shown.text(column);
    view! {
        <td
            role="cell"
            data-label=shown.label(column)
            class=class_of(shown.format(column))
            class:leading=shown.is_leading(column)
            class:nothing=shown.is_nothing(column, text)
            class:long=shown.layout.may_be_too_long(column, text)
        >
            <CellContent shown column text />
        </td>
    }
}

/// What a cell shows: a view such as badges, or its text.
#[component]
fn CellContent(
    /// What the row shows.
    shown: ShownRow,
    /// The number of the column.
    column: usize,
    /// The text.
    text: Signal<String>,
) -> impl IntoView {
    if !shown.state.config.with_value(|config| config.have_views[column]) {
        return view! { <bdi>{text}</bdi> }.into_any();
    }
    let view = move || {
        let view = shown.read(|rows, row| rows.view(row, column));
        view.unwrap_or_else(|| view! { <bdi>{text}</bdi> }.into_any())
    };
    if shown.format(column) != Format::Status {
        return dynamic(view);
    }
    // A badge is made anew only for another status.
    let status = Memo::new(move |_| {
        let is_term = shown.read(|rows, row| matches!(rows.cell(row, column), Cell::Term(_)));
        (text.get(), is_term)
    });
    dynamic(move || {
        // Only what is read follows: to track a memo would not compute it.
        status.with(|_| ());
        untrack(view)
    })
}

/// A view that is rendered anew when a signal that it reads changes. The closure is boxed, so that the code for it is
/// compiled once: a row has many of them.
pub(super) fn dynamic(content: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    let content: Box<dyn Fn() -> AnyView + Send + Sync> = Box::new(content);
    (move || content()).into_any()
}
