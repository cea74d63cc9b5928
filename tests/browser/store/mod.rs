//! What has been read: shared, shown again, read again, given up.

mod refusing;
mod walking;
mod watching;
mod writing;
