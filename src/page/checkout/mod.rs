//! What the customer of a checkout session is asked.

mod pages;

pub use pages::checkout_fields_page;
