//! At most so many reads at once.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};

/// A limited number of places; callers that find none free wait, and the first to be woken takes one.
#[derive(Clone)]
pub(super) struct Semaphore(Arc<Mutex<Line>>);

struct Line {
    places: usize,
    taken: usize,
    waiting: VecDeque<Waker>,
}

/// A taken place, given back when dropped.
pub(super) struct Slot(Semaphore);

impl Semaphore {
    pub(super) fn new(number: usize) -> Self {
        Self(Arc::new(Mutex::new(Line { places: number.max(1), taken: 0, waiting: VecDeque::new() })))
    }

    /// How many places are free.
    pub(super) fn free(&self) -> usize {
        let line = self.line();
        line.places.saturating_sub(line.taken)
    }

    /// Has another number of places from now on: none of those taken ends for it.
    pub(super) fn resize(&self, places: usize) {
        self.change(|line| line.places = places);
    }

    /// Takes a place as soon as one is free.
    pub(super) async fn take(&self) -> Slot {
        poll_fn(|context| {
            let mut line = self.line();
            if line.taken >= line.places {
                line.waiting.push_back(context.waker().clone());
                return Poll::Pending;
            }
            line.taken += 1;
            Poll::Ready(Slot(self.clone()))
        })
        .await
    }

    fn change(&self, change: impl FnOnce(&mut Line)) {
        let waiting = {
            let mut line = self.line();
            change(&mut line);
            std::mem::take(&mut line.waiting)
        };
        // All that wait are woken: one that has given up meanwhile must not block the others.
        waiting.into_iter().for_each(Waker::wake);
    }

    fn line(&self) -> MutexGuard<'_, Line> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.0.change(|line| line.taken -= 1);
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn a_place_is_taken_once_and_there_may_be_more_or_fewer_of_them_later() {
        let semaphore = Semaphore::new(2);
        let take = || semaphore.take().now_or_never();
        let (first, second) = (take(), take());
        assert!(first.is_some() && second.is_some() && take().is_none());
        assert_eq!(semaphore.free(), 0);
        semaphore.resize(3);
        let third = take();
        assert!(third.is_some() && take().is_none());
        semaphore.resize(1);
        drop((first, second));
        assert!(take().is_none(), "the third is still taken");
        drop(third);
        assert_eq!(semaphore.free(), 1);
        assert!(take().is_some());
    }
}
