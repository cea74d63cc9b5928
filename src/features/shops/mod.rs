//! Shops: the list, one shop as its customers get it, and its forms.

mod color;
mod detail;
mod fields;
mod forms;
mod link;
mod list;
mod payment;
mod shop_tickets;

pub use detail::ShopPage;
pub use forms::{CreateShopPage, EditShopPage};
pub use link::LiveLink;
pub use list::ShopListPage;
