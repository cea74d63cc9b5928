//! A table that is on the page as a whole.

use crate::view::{View, view};
use leptos::prelude::*;

/// The heading of a column.
#[derive(Clone, Copy)]
pub enum Column {
    /// Of what is read.
    Text(&'static str),
    /// Of what is compared by its digits.
    Number(&'static str),
    /// Of what only developers need.
    Developer(&'static str),
    /// Of a state and what it can be switched to.
    States(&'static str),
}

/// A table in a frame, which scrolls sideways where it is wider than the page: by keys too. `name` says what it holds
/// to whoever comes upon the frame, `bodies` are its `tbody` elements.
pub fn plain_table(name: &str, columns: &[Column], bodies: View) -> View {
    table(name, columns, View::Nothing, bodies)
}

/// The same for paper, with a heading on each sheet of it.
pub fn printed_table(name: &str, columns: &[Column], heading: Signal<String>, bodies: View) -> View {
    table(name, columns, print_heading(columns.len(), heading), bodies)
}

/// The first row of a table's head, which browsers print on each sheet of paper.
pub fn print_heading(columns: usize, heading: Signal<String>) -> View {
    view! { <tr class="print-only"><th class="print-heading" colspan=columns.to_string()>{heading}</th></tr> }
}

fn table(name: &str, columns: &[Column], print_heading: View, bodies: View) -> View {
    let headings: Vec<View> = columns.iter().copied().map(heading).collect();
    view! {
        <div class="table-frame" role="group" aria-label=name.to_owned() tabindex="0">
            <table class="table">
                <thead>
                    {print_heading}
                    <tr>{headings}</tr>
                </thead>
                {bodies}
            </table>
        </div>
    }
}

fn heading(column: Column) -> View {
    let (label, class) = match column {
        Column::Text(label) => (label, ""),
        Column::Number(label) => (label, "number"),
        Column::Developer(label) => (label, "developer"),
        Column::States(label) => (label, "states"),
    };
    view! { <th scope="col" class=class>{label}</th> }
}
