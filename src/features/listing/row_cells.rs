//! The cells of a row.

use leptos::prelude::*;

use super::cell_text::{NOTHING, class_of};
use super::records::Format;
use super::row::ShownRow;
use crate::data_grid::{Cell, Cursor};

/// The text of a cell. Those of a row are one memo: when a row shows another record, nearly all of them change.
#[derive(Clone, Copy)]
pub(super) struct CellText {
    pub(super) texts: Memo<Vec<String>>,
    /// Which of them it is.
    pub(super) place: usize,
}

impl CellText {
    fn with<T>(self, read: impl FnOnce(&str) -> T) -> T {
        self.texts.with(|texts| read(texts.get(self.place).map(String::as_str).unwrap_or_default()))
    }

    fn get(self) -> String {
        self.with(str::to_owned)
    }
}

/// The first cell, which leads to the record if it has a page.
#[component]
pub(super) fn NameCell(
    /// What the row shows.
    shown: ShownRow,
    /// The number of the column.
    column: usize,
    /// The text.
    text: CellText,
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
    // A link must have a text: that of a record without a name is its id.
    let text = Signal::derive(move || match text.get() {
        text if text.trim().is_empty() && has_link.get() => {
            shown.read(|rows, row| format!("#{}", rows.id(row)))
        }
        text => text,
    });
    let of_column = shown.cell_columns.get(column);
    let class = move || {
        let is_long = text.with(|text| of_column.get().is_too_long(text));
        class_list(shown.format(column), &[("long", is_long)])
    };
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
        <th scope="row" role="rowheader" class=class>
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
    /// The text.
    text: CellText,
) -> impl IntoView {
    let label = shown.label(column);
    let of_column = shown.cell_columns.get(column);
    // One attribute: several classes that come and go would each follow the row.
    let class = move || {
        let of_column = of_column.get();
        text.with(|text| {
            // On a phone, what has neither a value nor a label is left out.
            let is_nothing = label.is_none() && text == NOTHING;
            let classes = [
                ("leading", of_column.is_leading),
                ("nothing", is_nothing),
                ("long", of_column.is_too_long(text)),
            ];
            class_list(shown.format(column), &classes)
        })
    };
    view! {
        <td role="cell" data-label=label class=class>
            <CellContent shown column text=Signal::derive(move || text.get()) />
        </td>
    }
}

/// The class of a cell: that of its format, and those of the others that are so.
fn class_list(format: Format, others: &[(&'static str, bool)]) -> String {
    let others = others.iter().filter_map(|(class, is_so)| is_so.then_some(*class));
    let all = std::iter::once(class_of(format)).chain(others).filter(|class| !class.is_empty());
    all.collect::<Vec<_>>().join(" ")
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
