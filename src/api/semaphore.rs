//! At most so many reads at once.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};

/// A limited number of places; callers that find none free wait, and the first to be woken takes one.
#[derive(Clone)]
pub(super) struct Semaphore(Arc<Mutex<Line>>);

struct Line {
    free: usize,
    waiting: VecDeque<Waker>,
}

/// A taken place, given back when dropped.
pub(super) struct Slot(Semaphore);

impl Semaphore {
    pub(super) fn new(number: usize) -> Self {
        Self(Arc::new(Mutex::new(Line { free: number.max(1), waiting: VecDeque::new() })))
    }

    /// Takes a place as soon as one is free.
    pub(super) async fn take(&self) -> Slot {
        poll_fn(|context| {
            let mut line = self.line();
            if line.free == 0 {
                line.waiting.push_back(context.waker().clone());
                return Poll::Pending;
            }
            line.free -= 1;
            Poll::Ready(Slot(self.clone()))
        })
        .await
    }

    fn line(&self) -> MutexGuard<'_, Line> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let waiting = {
            let mut line = self.0.line();
            line.free += 1;
            std::mem::take(&mut line.waiting)
        };
        // All that wait are woken: one that has given up meanwhile must not block the others.
        waiting.into_iter().for_each(Waker::wake);
    }
}
