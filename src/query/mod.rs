//! What has been read: one cache by endpoint, behind signals.
//!
//! A view watches an entry: it sees the cached value at once, and the entry is read again in the background. Two views
//! of the same endpoint watch the same entry. What is being read for views alone is given up with the last of them.
//!
//! [`use_query`] takes anything [`Readable`]: a record, a page, all pages of a list, its newest records.

mod client;
mod entries;
mod entry;
mod newer_versions;
mod newest;
mod normalize;
mod readable;
mod reading;
mod use_query;
mod walk;

pub use self::client::{Batch, QueryClient};
pub use self::newest::NewestQuery;
pub use self::normalize::Holding;
pub use self::readable::{Readable, UntilRefreshed};
pub use self::reading::Reading;
pub use self::use_query::{QueryValue, UseQuery, use_query, use_query_if};
pub use self::walk::PagedResult;
