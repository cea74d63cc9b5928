//! The sign-in: an address, a token, and a test of the two.

mod check;
mod draft;
mod view;

pub(crate) use view::{SignInDraft, SignInPage};
