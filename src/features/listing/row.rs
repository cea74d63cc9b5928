//! One row of a list, cell by cell.

use leptos::prelude::*;
use std::sync::Arc;

use super::records::{Format, Rows};
use super::state::State;
use crate::components::{Icon, Shape};
use crate::data_grid::{Cell, Cursor, Term};
use crate::features::context::{href, use_formats, use_i18n};
use crate::i18n::{Formats, Messages};

pub(crate) fn class_of(format: Format) -> Option<&'static str> {
    match format {
        Format::Count | Format::Price => Some("number"),
        Format::Code => Some("code"),
        Format::Personal => Some("personal"),
        Format::Moment => Some("moment"),
        Format::Text | Format::Flag | Format::Drawn => None,
    }
}

#[component]
pub(crate) fn TableRow<'a>(
    /// The list.
    state: State,
    /// The records.
    rows: &'a Arc<dyn Rows>,
    /// The numbers of the columns that are shown.
    columns: Vec<usize>,
    /// The number of its record.
    row: usize,
    /// Its place.
    place: usize,
    /// Where the keyboard is.
    cursor: RwSignal<Cursor>,
) -> impl IntoView + use<> {
    let words = use_i18n();
    let formats = use_formats();
    if let Some(problem) = rows.problem(row) {
        let text = (words.common.unreadable_row)(&problem.place, &problem.reason);
        let columns = (columns.len() + 1).to_string();
        // Its page shows it as it was received.
        let link = rows.route(row).map(|route| {
            let id = route.record_id().map(|id| format!("#{id}")).unwrap_or_default();
            view! {
                <a class="record-link" href=href(&route) data-row=place.to_string()>
                    {id}
                </a>
                " "
            }
        });
        return view! {
            <tr class="unreadable">
                <td colspan=columns>
                    <Icon shape=Shape::Warning />
                    " "
                    {link}
                    {text}
                </td>
            </tr>
        }
        .into_any();
    }
    let id = rows.id(row).to_owned();
    let name = columns.first().map(|column| rows.cell(row, *column).plain().into_owned()).unwrap_or_default();
    let held = id.clone();
    let checked = Signal::derive(move || state.selection.with(|selection| selection.contains(&held)));
    let select = move |event: leptos::ev::MouseEvent| {
        let Some(source) = state.sources.source.get_untracked() else { return };
        let rows = state.rows.get_untracked();
        state.selection.update(|selection| {
            if event.shift_key() {
                selection.extend_to(place, &*source.rows, &rows);
            } else {
                selection.toggle(&id);
            }
        });
    };
    let link = rows.route(row).map(|route| href(&route));
    let cells: Vec<AnyView> = columns
        .iter()
        .enumerate()
        .map(|(index, column)| {
            let (key, format) =
                state.config.with_value(|frame| (frame.keys[*column], frame.formats[*column]));
            let content = rows.view(row, key).unwrap_or_else(|| {
                let text = written(&rows.cell(row, *column), format, &formats, words);
                view! { <bdi>{text}</bdi> }.into_any()
            });
            match (index, &link) {
                (0, Some(link)) => {
                    let put = move |_| {
                        let Some(source) = state.sources.source.get_untracked() else { return };
                        let rows = state.rows.get_untracked();
                        cursor.update(|cursor| {
                            cursor.put(place, &*source.rows, &rows);
                        });
                    };
                    view! {
                        <th scope="row" class=class_of(format)>
                            <a class="record-link" href=link.clone() data-row=place.to_string() on:focus=put>
                                {content}
                            </a>
                        </th>
                    }
                    .into_any()
                }
                (0, None) => view! {
                    <th scope="row" class=class_of(format)>
                        {content}
                    </th>
                }
                .into_any(),
                _ => view! { <td class=class_of(format)>{content}</td> }.into_any(),
            }
        })
        .collect();
    view! {
        <tr class=rows.class(row) aria-rowindex=(place + 2).to_string()>
            <td class="select">
                <input
                    type="checkbox"
                    aria-label=(words.list.select)(&name)
                    prop:checked=checked
                    on:click=select
                />
            </td>
            {cells}
        </tr>
    }
    .into_any()
}

/// The word for a term.
pub(crate) fn term_text(term: Term, words: &'static Messages) -> &'static str {
    match term {
        Term::Paid => words.order.paid,
    }
}

/// A cell as people read it.
fn written(cell: &Cell<'_>, format: Format, formats: &Formats, words: &'static Messages) -> String {
    match cell {
        Cell::Nothing => "—".to_owned(),
        Cell::Flag(flag) => if *flag { words.common.yes } else { words.common.no }.to_owned(),
        Cell::Term(term) => term_text(*term, words).to_owned(),
        Cell::Number(number) if format == Format::Price => formats.amount(*number),
        Cell::Number(number) => {
            u64::try_from(*number).map_or_else(|_| number.to_string(), |number| formats.integer(number))
        }
        Cell::Moment(at) => crate::models::value::Timestamp::from_microseconds(*at)
            .map(|moment| formats.moment(moment))
            .unwrap_or_default(),
        Cell::Text(text) => text.clone().into_owned(),
    }
}
