//! What has been read: shared, shown again, read again, given up.

mod agreeing;
mod breaking_off;
mod concurrency;
mod emptying;
mod purchases;
mod refusing;
mod shifting;
mod touching;
mod walking;
mod watching;
mod writing;
