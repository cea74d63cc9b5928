//! A list that the worker reads, as the page takes it.

use std::collections::VecDeque;
use std::pin::pin;
use std::rc::Rc;
use std::time::Duration;

use futures_util::future::{Either, select};
use gloo_timers::future::sleep;

use super::inbox::{End, Inbox};
use super::page::ReadWorker;
use super::{Batch, InWorker, List, Service};
use crate::client::Client;
use crate::failure::Failure;
use crate::operation::PagedQuery;
use crate::pages::PageRead;

/// A worker that is silent for longer than any pause and any request take is gone.
const SILENCE: Duration = Duration::from_secs(120);

/// A list that the worker reads. It ends when this is dropped.
pub struct LongList<T> {
    worker: Rc<ReadWorker>,
    id: u32,
    inbox: Rc<Inbox>,
    decode: fn(&[u8]) -> Option<Batch<T>>,
    pages: VecDeque<PageRead<T>>,
    failure: Option<Failure>,
}

/// What came of a list in the worker.
pub enum Outcome<T> {
    /// A page.
    Read(PageRead<T>),
    /// No more can be read.
    Failed(Failure),
    /// There is no worker: the page has to read on.
    Gone,
}

impl<T> LongList<T> {
    /// Begins to read a list from a page on; none where the page has to read, as it does until the worker has started.
    pub(crate) fn begin(client: &Client, list: &PagedQuery<T>, first: u64, last_page: u64) -> Option<Self> {
        let InWorker { records, decode } = list.in_worker?;
        // Where one read alone may be under way, the worker would have another one beside it.
        let settings = client.settings();
        if settings.concurrency < 2 {
            return None;
        }
        let worker = ReadWorker::ready()?;
        let connection = client.connection();
        let service = Service {
            address: connection.address.to_string(),
            header: connection.header.name().to_owned(),
            scheme: connection.header.scheme().map(str::to_owned),
            token: connection.token.expose().to_owned(),
            concurrency: settings.concurrency,
            timeout: settings.timeout,
        };
        let list = List { records, endpoint: list.endpoint().clone(), first, last_page };
        let (id, inbox) = worker.read(service, list, client);
        Some(Self { worker, id, inbox, decode, pages: VecDeque::new(), failure: None })
    }

    /// Whether the next page has come already.
    pub(crate) fn is_ahead(&self) -> bool {
        !self.pages.is_empty()
    }

    /// The next page.
    pub(crate) async fn next(&mut self) -> Outcome<T> {
        loop {
            if let Some(read) = self.pages.pop_front() {
                return Outcome::Read(read);
            }
            if let Some(failure) = self.failure.take() {
                return Outcome::Failed(failure);
            }
            let bytes = match select(pin!(self.inbox.next()), pin!(sleep(SILENCE))).await {
                Either::Left((Ok(bytes), _)) => bytes,
                Either::Left((Err(End::Closed), _)) => return Outcome::Failed(Failure::Cancelled),
                Either::Left((Err(End::Gone), _)) => return Outcome::Gone,
                // A browser may end a worker without a word.
                Either::Right(_) => {
                    self.worker.fail();
                    return Outcome::Gone;
                }
            };
            // What can't be read is of no worker that this page knows.
            let Some(batch) = (self.decode)(&bytes.to_vec()) else { return Outcome::Gone };
            self.pages.extend(batch.pages);
            self.failure = batch.failure;
        }
    }
}

impl<T> Drop for LongList<T> {
    fn drop(&mut self) {
        self.worker.stop(self.id);
    }
}
