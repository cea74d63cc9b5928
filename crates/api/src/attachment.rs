//! A file that travels in a body.

use std::fmt;
use std::sync::Arc;

/// A file that a person chose: its name, its media type and its content.
#[derive(Clone, PartialEq, Eq)]
pub struct Attachment {
    /// Its name, as on the person's machine.
    pub name: String,
    /// Its media type, such as `image/png`; empty if the browser knows none.
    pub media_type: String,
    /// Its content.
    pub content: Arc<[u8]>,
}

impl fmt::Debug for Attachment {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} ({}, {} bytes)", self.name, self.media_type, self.content.len())
    }
}
