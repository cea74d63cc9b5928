//! One row of a list, cell by cell. Its elements are made once and show another record when the list is scrolled: all
//! that changes then are texts and a few attributes.

use leptos::prelude::*;

use super::cell_column::CellColumns;
use super::cell_text::text_of;
use super::drawn_rows::DrawnRow;
use super::records::{Format, Rows};
use super::row_actions::RowActions;
use super::row_cells::{CellText, NameCell, ValueCell, dynamic};
use super::row_signals::RowSignal;
use super::state::ListState;
use super::virtual_window::top_of;
use crate::components::{Icon, Shape};
use crate::data_grid::Cursor;
use crate::features::context::{href, use_formats, use_i18n};
use crate::features::detail_view::ReceivedButton;

/// What a row shows now.
#[derive(Clone, Copy)]
pub(super) struct ShownRow {
    pub(super) state: ListState,
    pub(super) cell_columns: CellColumns,
    row: RowSignal,
}

impl ShownRow {
    /// Reads its record, and follows it.
    pub(super) fn read<T: Default>(self, read: impl FnOnce(&dyn Rows, usize) -> T) -> T {
        let DrawnRow { row, .. } = self.row.row.get();
        let source = self.state.sources.source;
        source
            .with_untracked(|source| source.as_ref().map(|source| read(&*source.rows, row)))
            .unwrap_or_default()
    }

    /// The id of the record whose actions are open: one at a time.
    pub(super) fn open_actions(self) -> RwSignal<Option<String>> {
        self.state.open_actions
    }

    pub(super) fn position(self) -> usize {
        self.row.row.get().position
    }

    /// Its position among all rows of the table, counted from 1, the headings among them.
    fn index(self) -> Signal<String> {
        Signal::derive(move || (self.position() + 2).to_string())
    }

    /// How far below the first row it is. Only the styles of a long list use it.
    fn top(self) -> Signal<String> {
        Signal::derive(move || format!("{}px", top_of(self.state, self.position()) as u64))
    }

    /// What its link is found by.
    pub(super) fn key(self) -> Signal<String> {
        Signal::derive(move || self.position().to_string())
    }

    /// The texts of its cells in these columns.
    fn texts(self, columns: Vec<usize>) -> Memo<Vec<String>> {
        let (words, formats) = (use_i18n(), use_formats());
        Memo::new(move |_| {
            self.read(|rows, row| {
                let text =
                    |column: &usize| text_of(&rows.cell(row, *column), self.format(*column), &formats, words);
                columns.iter().map(text).collect()
            })
        })
    }

    pub(super) fn format(self, column: usize) -> Format {
        self.state.config.with_value(|config| config.formats[column])
    }

    /// The label of a cell on a phone, where no heading is above it; none where the value speaks for itself.
    pub(super) fn label(self, column: usize) -> Option<&'static str> {
        let label = self.state.config.with_value(|config| config.labels[column]);
        match self.format(column) {
            Format::Count | Format::Price | Format::Moment | Format::Flag | Format::Code => Some(label),
            Format::Text | Format::Status | Format::Personal | Format::Drawn => None,
        }
    }

    /// The address of its record, if that has a page.
    pub(super) fn link(self) -> Signal<String> {
        Signal::derive(move || {
            self.read(|rows, row| rows.route(row)).map(|route| href(&route)).unwrap_or_default()
        })
    }
}

/// A row of a list.
#[component]
pub(crate) fn TableRow(
    /// The list.
    state: ListState,
    /// What the row shows.
    row: RowSignal,
    /// The numbers of the columns that are shown.
    columns: Memo<Vec<usize>>,
    /// Where the keyboard is.
    cursor: RwSignal<Cursor>,
    /// What the cells of each column have in common.
    cell_columns: CellColumns,
) -> impl IntoView {
    let shown = ShownRow { state, row, cell_columns };
    let is_readable = Memo::new(move |_| shown.read(|rows, row| rows.problem(row).is_none()));
    dynamic(move || match is_readable.get() {
        true => view! { <ReadableRow shown columns=columns.get() cursor /> }.into_any(),
        false => view! { <UnreadableRow shown columns=columns.get().len() /> }.into_any(),
    })
}

/// A row whose record can be read.
#[component]
fn ReadableRow(
    /// What it shows.
    shown: ShownRow,
    /// The numbers of its columns.
    columns: Vec<usize>,
    /// Where the keyboard is.
    cursor: RwSignal<Cursor>,
) -> impl IntoView {
    let words = use_i18n();
    let state = shown.state;
    let id = Memo::new(move |_| shown.read(|rows, row| rows.id(row).to_owned()));
    let first = columns.first().copied();
    let name = Signal::derive(move || {
        let name = first.map(|column| shown.read(|rows, row| rows.cell(row, column).plain().into_owned()));
        name.unwrap_or_default()
    });
    let select_name = move || (words.list.select)(&name.get());
    let has_actions = state.config.with_value(|config| config.has_actions);
    let checked =
        Signal::derive(move || id.with(|id| state.selection.with(|selection| selection.contains(id))));
    let class = Signal::derive(move || shown.read(|rows, row| rows.class(row)).to_owned());
    let select = move |event: leptos::ev::MouseEvent| {
        let Some(source) = state.sources.source.get_untracked() else { return };
        let rows = state.rows.get_untracked();
        state.selection.update(|selection| {
            if event.shift_key() {
                selection.extend_to(untrack(|| shown.position()), &*source.rows, &rows);
            } else {
                selection.toggle(&id.get_untracked());
            }
        });
    };
    let texts = shown.texts(columns.clone());
    let cells = columns.iter().enumerate().map(|(place, column)| {
        let text = CellText { texts, place };
        match place {
            0 => view! { <NameCell shown column=*column text cursor /> }.into_any(),
            _ => view! { <ValueCell shown column=*column text /> }.into_any(),
        }
    });
    let cells = cells.collect_view();
    view! {
        <tr
            role="row"
            class=class
            hidden=shown.row.is_free
            aria-rowindex=shown.index()
            style:top=shown.top()
        >
            <td class="select" role="cell">
                <input type="checkbox" aria-label=select_name prop:checked=checked on:click=select />
            </td>
            {cells}
            {has_actions.then(|| view! { <RowActions shown name /> })}
        </tr>
    }
}

/// A row whose record can't be read, with the reason. Its page shows it as it was received; without one, a button does.
#[component]
fn UnreadableRow(
    /// What it shows.
    shown: ShownRow,
    /// How many columns there are.
    columns: usize,
) -> impl IntoView {
    let words = use_i18n();
    let has_actions = shown.state.config.with_value(|config| config.has_actions);
    let content = dynamic(move || {
        let text = shown.read(|rows, row| {
            let problem = (words.decode.problem)(rows.problem(row)?);
            Some((words.common.unreadable_row)(&problem))
        });
        let route = shown.read(|rows, row| rows.route(row));
        // Where there is no page that shows it.
        let received = match route {
            Some(_) => None,
            None => shown.read(|rows, row| rows.received(row).map(str::to_owned)),
        };
        let received = received.map(|text| view! { " " <ReceivedButton text=&text /> });
        let link = route.map(|route| {
            let id = route.record_id().map(|id| format!("#{id}"));
            view! {
                <a class="record-link" href=href(&route) data-row=shown.position().to_string()>
                    {id}
                </a>
                " "
            }
        });
        view! {
            {link}
            {text}
            {received}
        }
        .into_any()
    });
    view! {
        <tr
            class="unreadable"
            role="row"
            hidden=shown.row.is_free
            aria-rowindex=shown.index()
            style:top=shown.top()
        >
            <td role="cell" colspan=(columns + 1 + usize::from(has_actions)).to_string()>
                <Icon shape=Shape::Warning />
                " "
                {content}
            </td>
        </tr>
    }
}
