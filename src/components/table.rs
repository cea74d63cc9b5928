//! A table that is on the page as a whole.

use leptos::prelude::*;

/// The heading of a column.
#[derive(Clone, Copy)]
pub enum TableColumn {
    /// Of what is read.
    Text(&'static str),
    /// Of what is compared by its digits.
    Number(&'static str),
    /// Of what only developers need.
    Developer(&'static str),
    /// Of a state and what it can be switched to.
    States(&'static str),
}

/// A table in a frame, which scrolls sideways where it is wider than the page: by keys too.
#[component]
pub fn PlainTable<'a>(
    /// What it holds, for those who come upon the frame.
    #[prop(into)]
    name: String,
    /// Its columns.
    columns: &'a [TableColumn],
    /// The heading of each printed page.
    #[prop(optional)]
    paper_heading: Option<Signal<String>>,
    /// Whether on a phone each row is a block, in which each cell has the label of its `data-label`.
    #[prop(optional)]
    is_stacked: bool,
    /// Its `tbody` elements.
    children: Children,
) -> impl IntoView + use<> {
    let columns_count = columns.len();
    let headings = columns.iter().copied().map(|column| view! { <Heading column /> }).collect_view();
    view! {
        <div class="table-frame" role="group" aria-label=name tabindex="0">
            <table class=if is_stacked { "table stacked" } else { "table" }>
                <thead>
                    {paper_heading.map(|text| view! { <PrintHeading columns=columns_count text /> })}
                    <tr>{headings}</tr>
                </thead>
                {children()}
            </table>
        </div>
    }
}

/// The first row of a table's head, which browsers print on each sheet of paper.
#[component]
pub fn PrintHeading(
    /// How many columns the table has.
    columns: usize,
    /// The text of the row.
    #[prop(into)]
    text: Signal<String>,
) -> impl IntoView {
    view! {
        <tr class="print-only">
            <th class="print-heading" colspan=columns.to_string()>
                {text}
            </th>
        </tr>
    }
}

/// The heading of a column.
#[component]
fn Heading(
    /// The column.
    column: TableColumn,
) -> impl IntoView {
    let (label, class) = match column {
        TableColumn::Text(label) => (label, ""),
        TableColumn::Number(label) => (label, "number"),
        TableColumn::Developer(label) => (label, "developer"),
        TableColumn::States(label) => (label, "states"),
    };
    view! {
        <th scope="col" class=class>
            {label}
        </th>
    }
}
