//! A table that is copied for a spreadsheet.

use leptos::prelude::*;
use rust_decimal::Decimal;

use super::context::use_i18n;
use crate::components::{CopyButton, CopyWords};
use crate::data_grid::guarded;

/// Copies a table.
#[component]
pub(crate) fn CopyTableButton(
    /// The table as text (`table_text`).
    #[prop(into)]
    text: Signal<String>,
    /// What the table is called.
    #[prop(into)]
    name: String,
) -> impl IntoView {
    let words = &use_i18n().figures;
    let words =
        CopyWords { copy: words.copy_table, copied: words.table_copied, refused: words.table_refused };
    view! { <CopyButton text name words is_labelled=true /> }
}

/// A table as spreadsheets take it from the clipboard: a line for each row, with tabs between its cells.
pub(crate) fn table_text(headings: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let rows = rows.into_iter().map(|cells| cells.join("\t"));
    std::iter::once(headings.join("\t")).chain(rows).collect::<Vec<_>>().join("\n")
}

/// A name in a cell: no formula, and one cell only.
pub(crate) fn name_cell(name: &str) -> String {
    guarded(&name.replace(['\t', '\r', '\n'], " ")).into_owned()
}

/// An amount in a cell: as a number of the spreadsheet, with the sign before its fractional digits.
pub(crate) fn amount_cell(amount: Decimal, decimal_point: char) -> String {
    format!("{amount:.2}").replace('.', &decimal_point.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_cell_and_no_formula() {
        let rows = ["10:00\t–", "=1+1"].map(|name| vec![name_cell(name), "1200".to_owned()]);
        assert_eq!(table_text(&["Slot", "Expected"], rows), "Slot\tExpected\n10:00 –\t1200\n'=1+1\t1200");
    }
}
