//! What the customer of a checkout session is asked.

mod fields;
mod session_form;

pub(crate) use session_form::{CheckoutFieldsPage, CheckoutQuery};
