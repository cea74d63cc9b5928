//! What the customer of a checkout session is asked.

mod asking;
mod fields;

pub use asking::CheckoutFieldsPage;
