//! The pagination envelope ("Pagination envelope").

use rusqlite::{Connection, Row, ToSql};
use serde::Serialize;

use crate::problems::Problems;
use crate::refusal::Refusal;
use crate::request::Call;

/// The size of a page where the interface shows no other.
const PAGE_SIZE: i64 = 20;
/// The size of a page of purchases.
pub(crate) const PURCHASES_PAGE_SIZE: i64 = 50;
/// The largest page that can be asked for.
const LARGEST_PAGE: i64 = 100;

/// The page that is asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paging {
    number: i64,
    size: i64,
}

/// The records of a table for which a condition holds.
pub(crate) struct Selection<'a> {
    pub(crate) table: &'a str,
    pub(crate) condition: &'a str,
    pub(crate) parameters: &'a [&'a dyn ToSql],
}

/// A page of records, as it is sent.
#[derive(Debug, Serialize)]
pub(crate) struct Page<T> {
    data: Vec<T>,
    links: Links,
    meta: Meta,
}

#[derive(Debug, Serialize)]
struct Links {
    first: String,
    last: String,
    prev: Option<String>,
    next: Option<String>,
}

#[derive(Debug, Serialize)]
struct Meta {
    current_page: i64,
    from: Option<i64>,
    last_page: i64,
    path: String,
    per_page: i64,
    to: Option<i64>,
    total: i64,
}

impl Paging {
    /// Reads `page`; the size is fixed.
    pub(crate) fn of_size(call: &Call, size: i64) -> Result<Self, Refusal> {
        let problems = Problems::default();
        let paging = Self { number: number(call, "page", i64::MAX / LARGEST_PAGE, 1, &problems), size };
        if problems.is_empty() { Ok(paging) } else { Err(Refusal::Invalid(problems)) }
    }

    /// Reads `page` and `per_page`, which only List orders has.
    pub(crate) fn with_per_page(call: &Call, problems: &Problems) -> Self {
        Self {
            number: number(call, "page", i64::MAX / LARGEST_PAGE, 1, problems),
            size: number(call, "per_page", LARGEST_PAGE, PAGE_SIZE, problems),
        }
    }

    /// The number of records before this page.
    fn offset(self) -> i64 {
        (self.number - 1) * self.size
    }
}

fn number(call: &Call, name: &str, most: i64, otherwise: i64, problems: &Problems) -> i64 {
    let Some(text) = call.parameter(name) else { return otherwise };
    match text.parse() {
        Ok(number) if (1..=most).contains(&number) => number,
        _ => {
            problems.add(name, format!("The {name} field must be an integer between 1 and {most}."));
            otherwise
        }
    }
}

impl<T> Page<T> {
    /// A page of a whole table.
    pub(crate) fn of_table(
        connection: &Connection,
        call: &Call,
        table: &str,
        view: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Self, Refusal> {
        let paging = Paging::of_size(call, PAGE_SIZE)?;
        Self::select(connection, call, paging, &Selection { table, condition: "true", parameters: &[] }, view)
    }

    /// A page of a selection, by id.
    pub(crate) fn select(
        connection: &Connection,
        call: &Call,
        paging: Paging,
        selection: &Selection<'_>,
        view: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Self, Refusal> {
        let Selection { table, condition, parameters } = selection;
        let total = connection
            .prepare_cached(&format!("select count(*) from {table} where {condition}"))?
            .query_row(*parameters, |row| row.get(0))?;
        let order = if call.newest_first { "id desc" } else { "id" };
        // The ids of the page come from an index alone, so that the rows on the pages before it need not be read.
        let (size, offset) = (paging.size, paging.offset());
        let ids =
            format!("select id from {table} where {condition} order by {order} limit {size} offset {offset}");
        let records = connection
            .prepare(&format!("select * from {table} where id in ({ids}) order by {order}"))?
            .query_map(*parameters, view)?
            .collect::<rusqlite::Result<_>>()?;
        Ok(Self::new(call, paging, total, records))
    }

    /// Wraps the records that `paging` asked for, out of `total`.
    ///
    /// The links name the page and nothing else, which is all that the interface shows of them.
    fn new(call: &Call, paging: Paging, total: i64, data: Vec<T>) -> Self {
        let Paging { number, size } = paging;
        let last_page = ((total + size - 1) / size).max(1);
        let link = |page: i64| format!("{}?page={page}", call.url);
        let count = i64::try_from(data.len()).unwrap_or(i64::MAX);
        let from = (!data.is_empty()).then(|| paging.offset() + 1);
        Self {
            links: Links {
                first: link(1),
                last: link(last_page),
                prev: (number > 1).then(|| link(number - 1)),
                next: (number < last_page).then(|| link(number + 1)),
            },
            meta: Meta {
                current_page: number,
                from,
                last_page,
                path: call.url.clone(),
                per_page: size,
                to: from.map(|from| from + count - 1),
                total,
            },
            data,
        }
    }
}
