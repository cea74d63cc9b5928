//! The pagination envelope ("Pagination envelope").

use rusqlite::{Connection, Row};
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

    /// The number of records on a full page.
    pub(crate) fn size(self) -> i64 {
        self.size
    }

    /// The number of records before this page.
    pub(crate) fn offset(self) -> i64 {
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
    /// A page of a whole table, by id.
    pub(crate) fn of_table(
        connection: &Connection,
        call: &Call,
        table: &str,
        view: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Self, Refusal> {
        let paging = Paging::of_size(call, PAGE_SIZE)?;
        let total = connection.query_row(&format!("select count(*) from {table}"), [], |row| row.get(0))?;
        let records = connection
            .prepare_cached(&format!("select * from {table} order by id limit ? offset ?"))?
            .query_map([paging.size(), paging.offset()], view)?
            .collect::<rusqlite::Result<_>>()?;
        Ok(Self::new(call, paging, total, records))
    }

    /// Wraps the records that `paging` asked for, out of `total`.
    ///
    /// The links name the page and nothing else, which is all that the interface shows of them.
    pub(crate) fn new(call: &Call, paging: Paging, total: i64, data: Vec<T>) -> Self {
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
