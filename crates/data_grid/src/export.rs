//! Rows as a CSV file (RFC 4180) that spreadsheets open with a double click.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::cell::{Cell, Term};
use super::csv_injection::guarded;
use super::grid::Grid;

/// How many parts of a cell have columns at most; with more, the cell has one.
const MOST_PARTS: usize = 100;

/// Without it, spreadsheets take UTF-8 for the system's older encoding.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// What separates cells. Spreadsheets expect it by the system's language: a semicolon where the comma is the decimal
/// separator, as in Dutch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Separator {
    /// `,`
    Comma,
    /// `;`
    Semicolon,
}

impl Separator {
    fn character(self) -> char {
        match self {
            Self::Comma => ',',
            Self::Semicolon => ';',
        }
    }
}

/// How texts are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Texts {
    /// With an apostrophe where a spreadsheet would run a text as a formula, or round a long number.
    Guarded,
    /// As they are: for scanners and mail merges.
    Raw,
}

/// How values are written, by language and time zone.
pub struct Dialect {
    /// How texts are written.
    pub texts: Texts,
    /// What separates cells.
    pub separator: Separator,
    /// The decimal separator.
    pub decimal: char,
    /// What a set flag is called.
    pub yes: String,
    /// What a flag that is not set is called.
    pub no: String,
    /// The word for an order that is paid.
    pub paid: String,
    /// The text of a moment, from its microseconds since 1970 began.
    pub moment: Box<dyn Fn(i64) -> String>,
}

impl Dialect {
    /// A cell's text. Only a cell's own text can come from a visitor; the others are what this dialect makes of them, and
    /// meant to be read as values.
    fn spelled<'a>(&'a self, cell: &'a Cell<'_>) -> Cow<'a, str> {
        match cell {
            Cell::Nothing => Cow::Borrowed(""),
            Cell::Flag(true) => Cow::Borrowed(&self.yes),
            Cell::Flag(false) => Cow::Borrowed(&self.no),
            Cell::Term(Term::Paid) => Cow::Borrowed(&self.paid),
            Cell::Number(number) => {
                Cow::Owned(number.to_string().replace('.', self.decimal.encode_utf8(&mut [0; 4])))
            }
            Cell::Moment(microseconds) => Cow::Owned((self.moment)(*microseconds)),
            Cell::Text(text) if self.texts == Texts::Raw => Cow::Borrowed(text),
            Cell::Text(text) => guarded(text),
        }
    }
}

/// Writes a CSV file in steps, so that a long list never holds up the page: rows go in by the chunk, with a pause
/// between chunks.
pub struct Exporter {
    dialect: Dialect,
    columns: Vec<FileColumn>,
    has_headings: bool,
    text: String,
}

/// A column of a list, in a file.
struct FileColumn {
    column: usize,
    label: String,
    /// What its parts are called, each of which has a column; none where the cell is one.
    parts: Option<BTreeSet<Option<String>>>,
}

impl Exporter {
    /// How many rows are added at once: too few to be noticed.
    pub const CHUNK: usize = 100;

    /// A file with these columns, each by its number and the label in its heading.
    pub fn new(dialect: Dialect, columns: Vec<(usize, String)>) -> Self {
        let columns = columns.into_iter().map(|(column, label)| FileColumn { column, label, parts: None });
        let text = String::from(BYTE_ORDER_MARK);
        Self { dialect, columns: columns.collect(), has_headings: false, text }
    }

    /// Takes in which parts the cells of rows have: all of them have to be known before the first row is added. Another program
    /// expects the same columns each time.
    pub fn prepare(&mut self, grid: &dyn Grid, rows: &[usize]) {
        if self.dialect.texts == Texts::Raw {
            return;
        }
        self.columns.iter_mut().for_each(|column| column.prepare(grid, rows));
    }

    /// Adds rows.
    pub fn push(&mut self, grid: &dyn Grid, rows: &[usize]) {
        if !std::mem::replace(&mut self.has_headings, true) {
            let headings: Vec<String> = self.columns.iter().flat_map(FileColumn::headings).collect();
            let mut headings = headings.iter().map(|heading| heading.as_str().into());
            push_line(&mut self.text, &self.dialect, &mut headings);
        }
        for row in rows {
            let mut cells = Vec::with_capacity(self.columns.len());
            self.columns.iter().for_each(|column| column.push_cells(grid, *row, &mut cells));
            push_line(&mut self.text, &self.dialect, &mut cells.into_iter());
        }
    }

    /// The next piece of the file: what was added since the piece before.
    pub fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }
}

impl FileColumn {
    fn prepare(&mut self, grid: &dyn Grid, rows: &[usize]) {
        for parts in rows.iter().filter_map(|row| grid.parts(*row, self.column)) {
            let known = self.parts.get_or_insert_default();
            for (name, _) in parts {
                // Beyond that, they are no names of fields.
                if known.len() <= MOST_PARTS {
                    known.insert(name);
                }
            }
        }
    }

    /// The names of its parts, unless it is one column.
    fn names(&self) -> Option<&BTreeSet<Option<String>>> {
        self.parts.as_ref().filter(|names| (1..=MOST_PARTS).contains(&names.len()))
    }

    /// A part without a name has that of the column.
    fn headings(&self) -> Vec<String> {
        let heading = |name: &Option<String>| match name {
            Some(name) => format!("{}: {name}", self.label),
            None => self.label.clone(),
        };
        match self.names() {
            Some(names) => names.iter().map(heading).collect(),
            None => vec![self.label.clone()],
        }
    }

    fn push_cells<'a>(&self, grid: &'a dyn Grid, row: usize, cells: &mut Vec<Cell<'a>>) {
        let Some(names) = self.names() else { return cells.push(grid.cell(row, self.column)) };
        let parts = grid.parts(row, self.column).unwrap_or_default();
        // An order has the same part for each of its tickets.
        cells.extend(names.iter().map(|name| {
            let texts = parts.iter().filter(|part| part.0 == *name).map(|part| part.1.as_str());
            Cell::from(texts.collect::<Vec<_>>().join("; "))
        }));
    }
}

fn push_line(line: &mut String, dialect: &Dialect, cells: &mut dyn Iterator<Item = Cell<'_>>) {
    let separator = dialect.separator.character();
    let start = line.len();
    for (place, cell) in cells.enumerate() {
        if place > 0 {
            line.push(separator);
        }
        let text = dialect.spelled(&cell);
        if text.bytes().any(|byte| matches!(byte, b'"' | b'\r' | b'\n') || char::from(byte) == separator) {
            line.push('"');
            line.push_str(&text.replace('"', "\"\""));
            line.push('"');
        } else {
            line.push_str(&text);
        }
    }
    if line.len() == start {
        // The only column is empty here: many readers skip a blank line, and the row with it.
        line.push_str("\"\"");
    }
    line.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rust_decimal::Decimal;

    use super::super::grid::Part;
    use super::super::sample::{Sample, any_cell};
    use super::*;

    fn dialect(separator: Separator, decimal: char) -> Dialect {
        let moment = Box::new(|microseconds| format!("at {microseconds}"));
        Dialect {
            texts: Texts::Guarded,
            separator,
            decimal,
            yes: "ja".into(),
            no: "nee".into(),
            paid: "betaald".into(),
            moment,
        }
    }

    fn exported(grid: &dyn Grid, dialect: Dialect, labels: &[&str], rows: &[usize], chunk: usize) -> String {
        let columns = labels.iter().map(|label| (*label).to_owned()).enumerate().collect();
        let mut exporter = Exporter::new(dialect, columns);
        rows.chunks(chunk).for_each(|rows| exporter.prepare(grid, rows));
        exporter.push(grid, &[]);
        let mut text = exporter.take();
        for rows in rows.chunks(chunk) {
            exporter.push(grid, rows);
            text.push_str(&exporter.take());
        }
        text
    }

    #[test]
    fn a_dutch_spreadsheet_gets_its_separators() {
        let grid = Sample::new(vec![
            vec!["Balkon; \"rij 1\"".into(), Decimal::new(5900, 2).into(), true.into(), Cell::Moment(7)],
            vec!["Zaal\r\nlinks".into(), Decimal::new(-5, 1).into(), false.into(), Cell::Nothing],
        ]);
        let labels = ["Naam", "Prijs", "Verborgen", "Van"];
        assert_eq!(
            exported(&grid, dialect(Separator::Semicolon, ','), &labels, &[1, 0], 1),
            "\u{feff}Naam;Prijs;Verborgen;Van\r\n\
             \"Zaal\r\nlinks\";-0,5;nee;\r\n\
             \"Balkon; \"\"rij 1\"\"\";59,00;ja;at 7\r\n",
        );
    }

    #[test]
    fn a_decimal_comma_between_commas_is_quoted() {
        let grid = Sample::column([Decimal::new(15, 1).into()]);
        let text = exported(&grid, dialect(Separator::Comma, ','), &["=1"], &[0], 1);
        assert_eq!(text, "\u{feff}'=1\r\n\"1,5\"\r\n");
    }

    #[test]
    fn barcodes_keep_their_digits_and_formulas_stay_texts() {
        let grid = Sample::texts(&["8712345678901", "=1+1", ""]);
        let text = exported(&grid, dialect(Separator::Semicolon, '.'), &["Barcode"], &[0, 1, 2], 2);
        assert_eq!(text, "\u{feff}Barcode\r\n'8712345678901\r\n'=1+1\r\n\"\"\r\n");
    }

    #[test]
    fn raw_texts_are_left_as_they_are() {
        let grid = Sample::texts(&["8712345678901", "=1+1", "a;b"]);
        let dialect = Dialect { texts: Texts::Raw, ..dialect(Separator::Semicolon, '.') };
        let text = exported(&grid, dialect, &["Barcode"], &[0, 1, 2], 2);
        assert_eq!(text, "\u{feff}Barcode\r\n8712345678901\r\n=1+1\r\n\"a;b\"\r\n");
    }

    /// A list of what was filled in, part by part.
    struct Answers(Vec<Vec<(&'static str, &'static str)>>);

    impl Grid for Answers {
        fn row_count(&self) -> usize {
            self.0.len()
        }

        fn column_count(&self) -> usize {
            2
        }

        fn id(&self, _row: usize) -> &str {
            ""
        }

        fn cell(&self, row: usize, _column: usize) -> Cell<'_> {
            Cell::from(format!("row {row}"))
        }

        fn parts(&self, row: usize, column: usize) -> Option<Vec<Part>> {
            let part = |(name, text): &(&str, &str)| {
                (Some((*name).to_owned()).filter(|name| !name.is_empty()), (*text).to_owned())
            };
            (column == 1).then(|| self.0[row].iter().map(part).collect())
        }

        fn is_searched(&self, _column: usize) -> bool {
            false
        }
    }

    #[test]
    fn each_part_of_a_cell_has_a_column() {
        let grid = Answers(vec![
            vec![("Size", "M"), ("", "gift")],
            vec![],
            vec![("Diet", "=1+1"), ("Size", "L"), ("Size", "S")],
        ]);
        let text = exported(&grid, dialect(Separator::Comma, '.'), &["Name", "Filled in"], &[0, 1, 2], 2);
        let expected = "\u{feff}Name,Filled in,Filled in: Diet,Filled in: Size\r\n\
            row 0,gift,,M\r\nrow 1,,,\r\nrow 2,,'=1+1,L; S\r\n";
        assert_eq!(text, expected);
        let nothing = exported(&Answers(vec![vec![]]), dialect(Separator::Comma, '.'), &["a", "b"], &[], 1);
        assert_eq!(nothing, "\u{feff}a,b\r\n");
    }

    /// Reads a file as strictly as the standard allows: lines end with CRLF, quotes enclose whole cells only.
    fn read(text: &str, separator: char) -> Option<Vec<Vec<String>>> {
        let mut rest = text.strip_prefix('\u{feff}')?;
        let (mut lines, mut line) = (Vec::new(), Vec::new());
        while !rest.is_empty() {
            let mut cell = String::new();
            if let Some(quoted) = rest.strip_prefix('"') {
                rest = quoted;
                loop {
                    let (part, after) = rest.split_once('"')?;
                    cell.push_str(part);
                    rest = after;
                    let Some(after) = rest.strip_prefix('"') else { break };
                    cell.push('"');
                    rest = after;
                }
            } else {
                let end = rest.find([separator, '"', '\r', '\n'])?;
                cell.push_str(&rest[..end]);
                rest = &rest[end..];
            }
            line.push(cell);
            if let Some(after) = rest.strip_prefix("\r\n") {
                lines.push(std::mem::take(&mut line));
                rest = after;
            } else {
                rest = rest.strip_prefix(separator)?;
            }
        }
        line.is_empty().then_some(lines)
    }

    fn cell() -> impl Strategy<Value = Cell<'static>> {
        prop_oneof![
            any_cell(),
            "[ab1=+@,;\"\t\r\n-]{0,8}".prop_map(Cell::from),
            any::<String>().prop_map(Cell::from)
        ]
    }

    proptest! {
        #[test]
        fn a_strict_reader_gets_the_same_cells_and_no_formula(
            cells in prop::collection::vec([cell(), cell(), cell()], 0..12),
            separator in prop::sample::select(vec![Separator::Comma, Separator::Semicolon]),
            chunk in 1_usize..5,
        ) {
            let grid = Sample::new(cells.iter().map(|line| line.to_vec()).collect());
            let rows: Vec<usize> = (0..cells.len()).collect();
            let labels = ["one", "two", "three"];
            let text = exported(&grid, dialect(separator, ','), &labels, &rows, chunk);
            let lines = read(&text, separator.character());
            prop_assert!(lines.is_some(), "{text:?}");
            let lines = lines.unwrap_or_default();
            prop_assert_eq!(&lines[0], &labels);
            prop_assert_eq!(lines.len(), cells.len() + 1);
            for (line, cells) in lines[1..].iter().zip(&cells) {
                for (read, cell) in line.iter().zip(cells) {
                    let expected = match cell {
                        Cell::Text(text) => text.replace('\'', ""),
                        Cell::Number(number) => number.to_string().replace('.', ","),
                        Cell::Moment(microseconds) => format!("at {microseconds}"),
                        Cell::Flag(flag) => if *flag { "ja" } else { "nee" }.to_owned(),
                        Cell::Term(Term::Paid) => "betaald".to_owned(),
                        Cell::Nothing => String::new(),
                    };
                    prop_assert_eq!(read.replace('\'', ""), expected);
                    let is_number = matches!(cell, Cell::Number(_));
                    prop_assert!(is_number || !read.trim_start().starts_with(['=', '+', '-', '@']));
                }
            }
        }
    }
}
