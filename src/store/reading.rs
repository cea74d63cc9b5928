//! What is known of something that is read.

use std::sync::Arc;

use crate::api::Failure;

/// The state of something that is read: what is there, what went wrong last, and whether it is being read now.
#[derive(Debug)]
pub struct Reading<T> {
    /// What was read last.
    pub value: Option<Arc<T>>,
    /// Why the last try failed; what was read before may still be there.
    pub failure: Option<Failure>,
    /// Whether it is being read now.
    pub under_way: bool,
    /// Whether somebody paused it before it was whole.
    pub is_paused: bool,
}

impl<T> Clone for Reading<T> {
    fn clone(&self) -> Self {
        Self {
            value: self.value.clone(),
            failure: self.failure.clone(),
            under_way: self.under_way,
            is_paused: self.is_paused,
        }
    }
}

impl<T> Default for Reading<T> {
    fn default() -> Self {
        Self { value: None, failure: None, under_way: false, is_paused: false }
    }
}
