//! Shops: the list, one shop as its customers get it, and its forms.

mod color;
mod detail;
mod fields;
mod forms;
mod item_state;
mod link;
mod list;
mod payment;
mod shop_tickets;

pub(crate) use detail::ShopPage;
pub(crate) use forms::{CreateShopOfEventPage, CreateShopPage, EditShopPage};
pub(crate) use link::LiveLink;
pub(crate) use list::ShopListPage;
