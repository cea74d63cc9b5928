//! What surrounds every page, and moving between pages.

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
mod stability;
mod start_trouble;
