//! The last steps, printed when something breaks.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;

/// How many steps are printed.
const MOST: usize = 25;

/// The last steps; they are printed when the log is dropped by a panic.
pub(crate) struct Log {
    seed: u64,
    count: Cell<usize>,
    last: RefCell<VecDeque<String>>,
}

impl Log {
    pub(crate) fn new(seed: u64) -> Self {
        Self { seed, count: Cell::new(0), last: RefCell::default() }
    }

    /// A step is about to be taken.
    pub(crate) fn add(&self, step: String) {
        let mut last = self.last.borrow_mut();
        if last.len() == MOST {
            last.pop_front();
        }
        last.push_back(format!("{:>5}  {step}", self.count.get()));
        self.count.set(self.count.get() + 1);
    }

    /// How many steps were taken.
    pub(crate) fn count(&self) -> usize {
        self.count.get()
    }
}

impl Drop for Log {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("── seed {}, the last steps:", self.seed);
            self.last.borrow().iter().for_each(|step| eprintln!("{step}"));
        }
    }
}
