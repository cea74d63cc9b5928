//! Shops: the list, one shop, and its forms.

mod create;
mod detail;
mod edit;
mod edit_unshown;
mod list;
