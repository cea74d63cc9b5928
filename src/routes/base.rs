//! The path that the app is mounted below.

use std::fmt;

/// The path that the app is mounted below: empty, or `/admin`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Base(String);

impl Base {
    /// The base of a path such as `/admin/`.
    pub fn new(path: &str) -> Self {
        Self(path.trim_end_matches('/').to_owned())
    }

    /// The rest of a path below the base.
    pub fn strip<'a>(&self, path: &'a str) -> Option<&'a str> {
        path.strip_prefix(&self.0).filter(|rest| rest.is_empty() || rest.starts_with('/'))
    }
}

impl fmt::Display for Base {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}
