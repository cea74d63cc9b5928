//! The pages of a list, one after the other, several of which are asked for at once.

use futures_util::StreamExt;
use futures_util::future::LocalBoxFuture;
use futures_util::stream::FuturesOrdered;
use loket_models::Page;

use super::client::Client;
use super::endpoint::Endpoint;
use super::failure::Failure;
use super::operation::PagedQuery;
use super::reader::{Begin, Outcome, PageSource};

/// From this number of pages on, the worker reads a list: to start it takes longer than a few requests.
const LONG: u64 = 10;

/// A page that was read.
pub struct PageRead<T> {
    /// The number that it was asked for by, from 1.
    pub number: u64,
    /// When it was asked for, in milliseconds since 1970.
    pub asked_at: f64,
    /// What came.
    pub page: T,
}

/// Reads the pages of a list in their order: those of a long one in the worker, if it can be had.
pub struct PageReader<T> {
    list: PagedQuery<T>,
    reading: Reading,
}

impl<T> PageReader<T> {
    /// Reads on from a page.
    pub fn new(client: Client, list: PagedQuery<T>, first: u64) -> Self {
        let begin = list.in_worker.map(|list| list.begin);
        let reading = Reading {
            client,
            endpoint: list.endpoint().clone(),
            begin,
            next: first,
            asked: first,
            under_way: FuturesOrdered::new(),
            in_worker: None,
        };
        Self { list, reading }
    }

    /// Whether the page that comes next has come already.
    pub fn is_ahead(&self) -> bool {
        self.reading.in_worker.as_ref().is_some_and(|source| source.is_ahead())
    }

    /// The page that comes next. `last_page` is the number of the last one, as far as the pages before have said.
    pub async fn next(&mut self, last_page: u64) -> Result<PageRead<Page<T>>, Failure> {
        loop {
            let PageRead { number, asked_at, page } = self.reading.next(last_page).await?;
            let page = match page {
                Content::Text(text) => self.list.page(number).decode(&text).map_err(Failure::DecodeError)?,
                Content::Decoded(bytes) => {
                    let Some(page) = self.list.in_worker.and_then(|list| (list.decode)(&bytes)) else {
                        self.reading.go_on_here(number);
                        continue;
                    };
                    page
                }
            };
            return Ok(PageRead { number, asked_at, page });
        }
    }
}

/// A page as it comes.
enum Content {
    /// The service's answer.
    Text(String),
    /// What the worker made of it.
    Decoded(Vec<u8>),
}

/// The text of a page, and when that was asked for, in milliseconds since 1970.
type PageText = Result<(f64, String), Failure>;

/// The reading of a list of any kind: its code is compiled once, rather than for each kind.
struct Reading {
    client: Client,
    endpoint: Endpoint,
    /// How the worker begins to read it; none where the page has to read.
    begin: Option<Begin>,
    /// The page that comes next.
    next: u64,
    /// The first page that was not asked for yet.
    asked: u64,
    under_way: FuturesOrdered<LocalBoxFuture<'static, PageText>>,
    in_worker: Option<Box<dyn PageSource>>,
}

impl Reading {
    async fn next(&mut self, last_page: u64) -> Result<PageRead<Content>, Failure> {
        if last_page >= LONG && self.in_worker.is_none() && self.asked <= last_page {
            let begin = |begin: Begin| begin(&self.client, &self.endpoint, self.asked, last_page);
            self.in_worker = self.begin.and_then(begin);
        }
        // What was asked for here comes first.
        if let Some(list) = self.in_worker.as_mut().filter(|_| self.under_way.is_empty()) {
            match list.next().await {
                Outcome::Read(PageRead { number, asked_at, page }) => {
                    self.next = number + 1;
                    return Ok(PageRead { number, asked_at, page: Content::Decoded(page) });
                }
                Outcome::Failed(failure) => return Err(failure),
                Outcome::Gone => self.go_on_here(self.next),
            }
        }
        self.ask_here(last_page);
        let number = self.next;
        self.next += 1;
        let (asked_at, text) = self.under_way.next().await.unwrap_or(Err(Failure::Cancelled))?;
        Ok(PageRead { number, asked_at, page: Content::Text(text) })
    }

    /// Reads in the page, from where the worker was.
    fn go_on_here(&mut self, next: u64) {
        (self.in_worker, self.begin) = (None, None);
        (self.next, self.asked) = (next, next);
    }

    /// Asks for as many pages as may be under way, unless the worker does.
    fn ask_here(&mut self, last_page: u64) {
        let most = if self.in_worker.is_some() { 0 } else { self.client.settings().concurrency };
        while self.under_way.is_empty() || (self.asked <= last_page && self.under_way.len() < most) {
            let asked_at = js_sys::Date::now();
            let text = self.client.clone().text(self.endpoint.page(self.asked));
            self.under_way.push_back(Box::pin(async move { Ok((asked_at, text.await?)) }));
            self.asked += 1;
        }
    }
}
