//! What stands around every page, and how one moves about.

mod keyboard;
mod places;
mod preferences;
