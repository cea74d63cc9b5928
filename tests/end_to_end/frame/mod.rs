//! What stands around every page, and how one moves about.

mod developer;
mod first_request;
mod keyboard;
mod markup;
mod navigation;
mod opening;
mod palette;
mod parts;
mod places;
mod preferences;
mod start_trouble;
