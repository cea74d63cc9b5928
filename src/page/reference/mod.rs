//! The lists that other records refer to.

mod pages;

pub use pages::reference_page;
