//! A list that the worker reads, as the page takes it.

use std::collections::VecDeque;
use std::pin::pin;
use std::rc::Rc;
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::{Either, LocalBoxFuture, select};
use gloo_timers::future::sleep;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast;

use super::inbox::{End, Inbox};
use super::page::{ReadWorker, is_wanted};
use super::{Batch, List, LongListed, Outcome, PageSource, Service};
use crate::client::Client;
use crate::endpoint::Endpoint;
use crate::failure::Failure;
use crate::pages::PageRead;
use crate::retry;

/// A list that the worker reads. It ends when this is dropped.
struct LongList {
    worker: Rc<ReadWorker>,
    /// A worker that is silent for longer than any read takes is gone.
    silence: Duration,
    id: u32,
    inbox: Rc<Inbox>,
    pages: VecDeque<PageRead<Vec<u8>>>,
    failure: Option<Failure>,
}

/// Begins to read a list of such records.
pub(super) fn begin<T: LongListed>(
    client: &Client,
    endpoint: &Endpoint,
    first: u64,
    last_page: u64,
) -> Option<Box<dyn PageSource>> {
    let list = List { records: T::RECORDS, endpoint: endpoint.clone(), first, last_page };
    begin_list(client, list)
}

fn begin_list(client: &Client, list: List) -> Option<Box<dyn PageSource>> {
    if !is_wanted(client) {
        return None;
    }
    let worker = ReadWorker::ready()?;
    let settings = client.settings();
    let connection = client.connection();
    let service = Service {
        address: connection.address.to_string(),
        header: connection.header.name().to_owned(),
        scheme: connection.header.scheme().map(str::to_owned),
        token: connection.token.expose().to_owned(),
        concurrency: settings.concurrency,
        timeout: settings.timeout,
    };
    let (id, inbox) = worker.read(&postcard::to_allocvec(&(service, list)).ok()?, client);
    Some(Box::new(LongList {
        worker,
        silence: retry::longest(settings.timeout),
        id,
        inbox,
        pages: VecDeque::new(),
        failure: None,
    }))
}

impl PageSource for LongList {
    fn is_ahead(&self) -> bool {
        !self.pages.is_empty()
    }

    fn next(&mut self) -> LocalBoxFuture<'_, Outcome> {
        self.next_page().boxed_local()
    }
}

impl LongList {
    async fn next_page(&mut self) -> Outcome {
        loop {
            if let Some(read) = self.pages.pop_front() {
                return Outcome::Read(read);
            }
            if let Some(failure) = self.failure.take() {
                return Outcome::Failed(failure);
            }
            let message = match select(pin!(self.inbox.next()), pin!(sleep(self.silence))).await {
                Either::Left((Ok(message), _)) => message,
                Either::Left((Err(End::Closed), _)) => return Outcome::Failed(Failure::Cancelled),
                Either::Left((Err(End::Gone), _)) => return Outcome::Gone,
                // A browser may end a worker without a word.
                Either::Right(_) => {
                    self.worker.fail();
                    return Outcome::Gone;
                }
            };
            // A message that can't be read is not of this page's worker: the page reads on.
            let Some(batch) = self.take(&message) else { return Outcome::Gone };
            self.failure = batch.failure;
        }
    }

    /// Takes the message `[id, batch, page, …]`.
    fn take(&mut self, message: &Array) -> Option<Batch> {
        let bytes = |place: usize| Some(message.get(place as u32).dyn_into::<Uint8Array>().ok()?.to_vec());
        let batch: Batch = postcard::from_bytes(&bytes(1)?).ok()?;
        for (place, (number, asked_at)) in (2..).zip(&batch.pages) {
            let (number, asked_at) = (*number, *asked_at);
            self.pages.push_back(PageRead { number, asked_at, page: bytes(place)? });
        }
        Some(batch)
    }
}

impl Drop for LongList {
    fn drop(&mut self) {
        self.worker.stop(self.id);
    }
}
