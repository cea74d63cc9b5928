//! What has come from the worker for a list, and is not taken yet.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::future::poll_fn;
use std::task::{Poll, Waker};
use std::time::Duration;

use js_sys::Array;

use crate::client::Client;

/// What has come for a list.
pub(super) struct Inbox {
    /// The page's client of the same service.
    client: Client,
    batches: RefCell<VecDeque<Array>>,
    waker: RefCell<Option<Waker>>,
    end: Cell<Option<End>>,
}

/// Why nothing comes any more.
#[derive(Clone, Copy)]
pub(super) enum End {
    /// The worker is gone: the page may read on.
    Gone,
    /// The session is over.
    Closed,
}

impl Inbox {
    /// Nothing has come yet.
    pub(super) fn new(client: Client) -> Self {
        Self { client, batches: RefCell::default(), waker: RefCell::default(), end: Cell::default() }
    }

    /// Takes a message with a batch.
    pub(super) fn put(&self, message: Array) {
        self.batches.borrow_mut().push_back(message);
        self.wake();
    }

    /// Takes note that nothing comes any more.
    pub(super) fn end(&self, end: End) {
        self.end.set(Some(end));
        self.wake();
    }

    /// Leaves the service alone for so long, in the page as in the worker.
    pub(super) fn pause(&self, pause: Duration) {
        self.client.pause(pause);
    }

    /// The next message, or why none comes.
    pub(super) async fn next(&self) -> Result<Array, End> {
        poll_fn(|context| {
            if let Some(message) = self.batches.borrow_mut().pop_front() {
                return Poll::Ready(Ok(message));
            }
            if let Some(end) = self.end.get() {
                return Poll::Ready(Err(end));
            }
            self.waker.replace(Some(context.waker().clone()));
            Poll::Pending
        })
        .await
    }

    fn wake(&self) {
        self.waker.take().into_iter().for_each(Waker::wake);
    }
}
