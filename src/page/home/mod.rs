//! Today.

mod pages;

pub use pages::home_page;
