//! The browser's storage. It may be full or forbidden: then what would be stored lasts until the next reload, no more.

use leptos::prelude::window;

/// One of the two storages that an origin has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Storage {
    /// Of one tab, until it is closed.
    Session,
    /// Of all tabs of this device.
    Local,
}

impl Storage {
    /// What is stored under a key.
    pub fn get(self, key: &str) -> Option<String> {
        self.opened()?.get_item(key).ok().flatten()
    }

    /// Stores a text under a key; whether that worked.
    pub fn set(self, key: &str, text: &str) -> bool {
        self.opened().is_some_and(|storage| storage.set_item(key, text).is_ok())
    }

    /// Stores a text under a key, or nothing.
    pub fn set_or_remove(self, key: &str, text: Option<&str>) {
        match text {
            Some(text) => drop(self.set(key, text)),
            None => self.remove(key),
        }
    }

    /// Removes what is stored under a key, if anything is.
    pub fn remove(self, key: &str) {
        if let Some(storage) = self.opened() {
            // Storage that can't be written has nothing to remove.
            let _ = storage.remove_item(key);
        }
    }

    /// All keys that begin so.
    pub fn keys(self, prefix: &str) -> Vec<String> {
        let Some(storage) = self.opened() else { return Vec::new() };
        let keys = (0..storage.length().unwrap_or_default()).filter_map(|at| storage.key(at).ok().flatten());
        keys.filter(|key| key.starts_with(prefix)).collect()
    }

    fn opened(self) -> Option<web_sys::Storage> {
        let storage = match self {
            Self::Session => window().session_storage(),
            Self::Local => window().local_storage(),
        };
        storage.ok().flatten()
    }
}
