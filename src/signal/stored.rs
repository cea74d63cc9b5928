//! A value that belongs to a view and that nobody follows.

use super::writable::RwSignal;

/// A value that belongs to a view and that nobody follows.
pub struct StoredValue<T>(RwSignal<T>);

impl<T> Clone for StoredValue<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for StoredValue<T> {}

impl<T: Send + Sync + 'static> StoredValue<T> {
    /// Keeps a value.
    pub fn new(value: T) -> Self {
        Self(RwSignal::new(value))
    }

    /// What somebody says of it.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn with_value<U>(self, see: impl FnOnce(&T) -> U) -> U {
        self.0.with_untracked(see)
    }

    /// The value.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn get_value(self) -> T
    where
        T: Clone,
    {
        self.0.get_untracked()
    }

    /// Keeps another one, if it is still there.
    pub fn set_value(self, value: T) {
        self.update_value(|kept| *kept = value);
    }

    /// Changes it, if it is still there.
    pub fn update_value(self, change: impl FnOnce(&mut T)) {
        self.try_update_value(change);
    }

    /// The same, with what is said of it.
    pub fn try_update_value<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        self.0.try_update_untracked(change)
    }
}
